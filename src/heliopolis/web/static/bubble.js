"use strict";
// The bubble: says what a thing is, what a choice would give and why something can’t be done.
const Bubble = (() => {
  const bubble = document.getElementById("bubble");
  // A bubble that shows because the mouse rests on a thing closes when the mouse goes anywhere but to the bubble.
  // A mouse that has not moved since the table changed asks about nothing.
  let dwell = 0, leave = 0, hovered = null, refused = false, resting = null, wondered = 0, spot = {};
  function hush() {
    [hovered, leave, refused, resting, wondered] = [null, clearTimeout(leave), false, null, wondered + 1];
    clearTimeout(dwell);
    if (bubble) bubble.hidden = true;
  }
  function tell(html, bad, at) {
    if (!bubble || !html) return;
    bubble.innerHTML = html;
    bubble.classList.toggle("bad", Boolean(bad));
    bubble.classList.remove("passable");
    bubble.hidden = false;
    const { offsetWidth: wide, offsetHeight: high } = bubble;
    const x = at ? at.x + 14 : innerWidth / 2 - wide / 2;
    // A finger hides what is below it.
    const over = at && (at.y + high + 22 > innerHeight || (document.documentElement.matches(".by-finger") && at.y > high + 30));
    const y = !at ? innerHeight / 2 : over ? at.y - high - 22 : at.y + 14;
    bubble.style.left = `${Math.max(8, Math.min(x, innerWidth - wide - 8))}px`;
    bubble.style.top = `${Math.max(8, Math.min(y, innerHeight - high - 8))}px`;
  }
  // What explains a choice lies beside it, where it covers least of what can be chosen and of what would be.
  // Players who compare choices read their rows, so covering rows costs most.
  const AWAY = 10, CLEAR = [["#prompt, #strip, #choices .choice, #choices > :not(form)", 40], [".foreseen-pills > *, .foreseen .ghost, .foreseen-lit", 3], [".part svg [data-choice], #digest", 1]];
  function aside(thing, at) {
    bubble.classList.add("passable");
    const { offsetWidth: wide, offsetHeight: high } = bubble, box = thing.getBoundingClientRect();
    const list = thing.closest("#choices"), { left, right } = list ? list.getBoundingClientRect() : box;
    const boxes = [[box, 40], ...CLEAR.flatMap(([pattern, missed]) => all(pattern).map((each) => [each.getBoundingClientRect(), missed]))].filter(([{ width }]) => width);
    const foot = Math.max(box.bottom, ...(list ? all(".choice", list).map((each) => each.getBoundingClientRect().bottom) : []));
    const within = (value, most) => Math.max(8, Math.min(value, most - 8));
    const shared = (x, y, each) => Math.max(0, Math.min(x + wide, each.right) - Math.max(x, each.left)) * Math.max(0, Math.min(y + high, each.bottom) - Math.max(y, each.top));
    const rises = [box.top, box.bottom - high, at.y - high / 2];
    const spots = [...(list ? [[right - wide - AWAY, foot + AWAY]] : []), ...rises.flatMap((y) => [[left - wide - AWAY, y], [right + AWAY, y]]), [at.x - wide / 2, box.bottom + AWAY], [at.x - wide / 2, box.top - high - AWAY]]
      .map(([x, y]) => [within(x, innerWidth - wide), within(y, innerHeight - high)])
      .map(([x, y]) => ({ x, y, covers: boxes.reduce((sum, [each, missed]) => sum + missed * shared(x, y, each), 0) }));
    const best = spots.reduce((one, other) => (other.covers < one.covers ? other : one));
    bubble.style.left = `${best.x}px`;
    bubble.style.top = `${best.y}px`;
  }
  document.addEventListener("table:tell", ({ detail }) => {
    tell(detail.html, false, detail.at);
    hovered = detail.thing;
  });
  // A refusal stays to be read, even when the page below it changes.
  function refuse(html) {
    hush();
    tell(html, true);
    refused = true;
  }
  async function why(thing, at, short) {
    const main = root(), title = thing.querySelector(":scope > title");
    if (!main.dataset.why || !(thing.id || thing.dataset.choice)) { if (!short && title) tell(new Option(title.textContent).innerHTML, false, at); return; }
    // A piece may lie on what is meant: everything under the pointer is asked about.
    const things = [thing, ...document.elementsFromPoint(at.x, at.y).map(thingAt)].filter(Boolean);
    const found = short && thing.closest("[data-choice]"), row = thing.nodeName === "BUTTON", mine = ++wondered;
    const places = row ? [["choice", thing.dataset.choice]] : [...new Set(things.map(({ id }) => id))].map((id) => ["place", id]);
    const reply = await fetch(`${main.dataset.why}?${new URLSearchParams([...places, ["short", short ? "1" : ""]])}`).catch(() => null);
    if (!reply || reply.status !== 200) return;
    const html = await reply.text();
    // Who has gone on meanwhile does not want to know any more.
    if (mine !== wondered || (short && (resting !== thing || !document.contains(thing)))) return;
    tell(html, reply.headers.get("x-barred"), at);
    if (found) aside(found, at);
    hovered = short ? thing : null;
  }
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || !root() || (event.clientX === spot.x && event.clientY === spot.y)) return;
    clearTimeout(dwell);
    const row = event.target.closest && event.target.closest("#choices form button[data-choice]");
    const thing = row || thingAt(event.target), at = spot = { x: event.clientX, y: event.clientY };
    resting = thing;
    if (hovered) {
      const { left, right, top, bottom } = bubble.getBoundingClientRect();
      const there = (at.x >= left && at.x <= right && at.y >= top && at.y <= bottom) || document.elementsFromPoint(at.x, at.y).some((each) => hovered.contains(each));
      if (!there) leave ||= setTimeout(hush, 300);
      else { leave = clearTimeout(leave); return; }
    }
    // What can be chosen shows first what it would bring.
    if (thing) dwell = setTimeout(() => why(thing, at, true), choiceAt(event) ? 700 : 450);
  });
  const clicked = ({ target }) => { if (bubble && !bubble.contains(target)) hush(); };
  // The table has changed, so the bubble closes; a refusal stays to be read.
  const outlive = () => { if (!refused) hush(); };
  // Something was done: why something else was not is old.
  const forgive = () => { if (refused) hush(); };
  return { tell, hush, refuse, forgive, why, clicked, outlive };
})();
