"use strict";
// The guide's card: which one is to be read, where it stands, and the veil with holes for what it speaks of. No game is known.
(() => {
  const SVG = "http://www.w3.org/2000/svg", own = `guide ${location.pathname}`;
  const card = () => document.querySelector("#guide .note:not([hidden])");
  let state = { off: false, read: [], ...shelf.read(own, {}) }, spot = null;
  // Read on the page from which the table was begun.
  const known = sessionStorage.getItem("about read");
  if (known && all("#guide .note").some(({ dataset }) => dataset.note === known)) {
    state.read.push(known);
    sessionStorage.removeItem("about read");
    shelf.keep(own, state);
  }

  // --- which card -------------------------------------------------------------------------------------------------
  function look() {
    const guide = document.getElementById("guide");
    if (!guide) return;
    const notes = all(".note", guide), now = state.off ? null : notes.find(({ dataset }) => !state.read.includes(dataset.note));
    for (const each of notes) each.hidden = each !== now;
    const recall = guide.querySelector(".recall");
    recall.hidden = Boolean(now) || !(state.off || notes.length);
    guide.classList.toggle("wide", Boolean(now) && now.classList.contains("wide"));
    if (now) announce("table:quiet");
    spot = null;
    if (inFlow()) fit(guide, now);
    turnTo(now);
    if (inFlow()) spare(guide, now);
    suggest(now);
    put();
    grown.disconnect();
    for (const each of all("#prompt, #choices")) grown.observe(each);
  }
  const grown = new ResizeObserver(() => requestAnimationFrame(put));
  // On a phone the card stands between boards and question, which share what it leaves.
  const inFlow = () => root().matches(".form-phone");
  const LEAST_SHARE = 0.8;
  function fit(guide, now) {
    fold(guide, now, Boolean(now && now.querySelector(".fold") && wished.get(now.dataset.note)));
    announce("table:fit");
  }
  // A card of tasks that leaves too little for the boards they are done on is folded to its heading.
  function spare(guide, now) {
    if (!now || !now.querySelector(".fold") || wished.has(now.dataset.note) || now.matches(".done, .missed") || now.querySelector("details[open]")) return;
    wished.set(now.dataset.note, all(".part.shown svg").some((board) => board.getBoundingClientRect().height < LEAST_SHARE * board.viewBox.baseVal.height));
    if (wished.get(now.dataset.note)) fit(guide, now);
  }
  // Where boards have tabs, the one that a card speaks of is opened with it, unless the list is folded away and the question
  // answered on another.
  let turned = "";
  function turnTo(now) {
    const name = now ? `${now.dataset.note} ${root().dataset.screen}` : "", fresh = name !== turned;
    turned = name;
    if (!now || !fresh || now.matches(".wide") || root().matches(".sheet-low")) return;
    const spoken = now.dataset.things.split(" ").filter(Boolean).map((id) => document.getElementById(id)).filter(Boolean);
    const part = spoken.length && !spoken.some(shown) && spoken[0].closest(".part");
    if (part) announce("table:turn-to", part.id);
  }
  function suggest(now) {
    for (const each of all(".suggested")) each.classList.remove("suggested");
    if (!now || !now.dataset.try) return;
    for (const each of all(`[data-choice="${CSS.escape(now.dataset.try)}"]`)) each.classList.add("suggested");
    const row = document.querySelector("#choices .suggested");
    if (row) row.scrollIntoView({ block: "nearest" });
  }
  document.addEventListener("click", (event) => {
    const pressed = event.target.closest && event.target.closest("[data-guide]"), now = card();
    if (!pressed) return void requestAnimationFrame(put);
    if (pressed.dataset.guide === "fold") {
      wished.set(now.dataset.note, !document.getElementById("guide").classList.contains("folded"));
      return again();
    }
    if (pressed.dataset.guide === "next" && now) state.read.push(now.dataset.note);
    if (pressed.dataset.guide === "off") state.off = true;
    if (pressed.dataset.guide === "on") {
      // Who has read all there is wants the last of it again.
      const names = all("#guide .note").map(({ dataset }) => dataset.note), last = names.every((name) => state.read.includes(name)) ? names.at(-1) : "";
      state = { off: false, read: state.read.filter((name) => name !== last) };
    }
    shelf.keep(own, state);
    look();
    hold();
  });
  // Who reads by keys keeps the focus on the card, also where the page is renewed under it or the next one is yet to come.
  let held = false;
  function hold() {
    const next = card();
    (next ? next.querySelector("[data-guide=next]") : root()).focus({ preventScroll: true });
  }
  for (const kind of ["focusin", "pointerdown"]) document.addEventListener(kind, ({ target }) => { held = Boolean(target.closest("#guide")) || held && target === root(); });
  const renewed = () => {
    look();
    if (held && [document.body, root()].includes(document.activeElement)) hold();
  };
  document.addEventListener("toggle", (event) => { if (event.target.matches(".because")) again(); }, true);
  function again() {
    spot = null;
    if (inFlow()) fit(document.getElementById("guide"), card());
    put();
  }

  // --- where it stands: never over what it speaks of, nor over the question and its answers ------------------------
  const NEVER = [["#strip, .ask, #choices, .controls, #tabs, .notice, .part.means, .top", 1000]];
  const RATHER_NOT = [[".part svg [data-choice]:not([data-short])", 20], [".part.own", 1], [".part.common", 0.6], [".part.rival", 0.3], ["#log", 0.2]];
  const seen = (box) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  // Once it is over, the next question can wait: what it speaks of is to be seen rather than the answers.
  const LATER = [["#strip, .controls, #tabs, .notice, .top", 1000], [".ask, #choices", 0.2]];
  const boxOf = (thing) => thing && thing.getBoundingClientRect();
  const shown = (thing) => thing && !thing.closest(".part.whole:not(.large)") && seen(boxOf(thing));
  function things(now) {
    return now.dataset.things.split(" ").filter(Boolean).map((id) => document.getElementById(id)).filter(shown);
  }
  // The places that a turn names; the one that is pointed at is lit.
  const told = (now) => [...new Set(all(".turn-line [data-thing]", now).filter((each) => each.getClientRects().length).map(({ dataset }) => dataset.thing))]
    .map((id) => document.getElementById(id)).filter(shown);
  // Beside the boards of a small screen a card of tasks that would cover what they are done with is folded to its heading.
  const wished = new Map();
  function fold(guide, now, folded) {
    guide.classList.toggle("folded", folded);
    const button = now && now.querySelector(".fold");
    if (button) button.setAttribute("aria-expanded", !folded);
  }
  function covers(guide, now, marked) {
    const { offsetWidth: width, offsetHeight: height } = guide, tasks = now.querySelector(".tasks");
    const live = tasks ? all(".part svg [data-choice]", root()).filter(shown) : [];
    return [...marked, ...live].map(boxOf).some(({ left, right, top, bottom }) =>
      left < spot.x + width && spot.x < right && top < spot.y + height && spot.y < bottom);
  }
  let pointed = null;
  for (const kind of ["pointerover", "click"]) document.addEventListener(kind, ({ target }) => {
    const found = target.closest && target.closest(".guide .turn-line [data-thing]");
    if (found === pointed) return;
    if (pointed) pointed.classList.remove("pointed");
    pointed = found;
    if (found) found.classList.add("pointed");
    put();
  });
  function stand(guide, now, marked, spoken) {
    const small = root().matches(".form-landscape"), over = now.matches(".done:not(.going), .missed");
    // A list that opens, or is measured late, asks for another place.
    const kept = all("#prompt, #choices").map(boxOf).map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round));
    const screen = `${innerWidth} ${innerHeight} ${root().dataset.layout} ${kept} ${marked.map((each) => each.id)} ${now.offsetHeight}`;
    if (!spot || spot.screen !== screen) {
      fold(guide, now, false);
      // On a small screen a board may be all that it speaks of: rather that than the list.
      const missed = small ? 30 : 1000;
      const boxes = spoken.map((box) => [box, missed]).concat(told(now).map((each) => [boxOf(each), missed / 10]));
      const place = () => window.freePlace(guide, [...(over ? LATER : NEVER), ...RATHER_NOT], boxes);
      spot = { ...place(), screen };
      if (small && now.querySelector(".fold") && (wished.get(now.dataset.note) ?? (!over && covers(guide, now, marked)))) {
        fold(guide, now, true);
        spot = { ...place(), screen };
      }
    }
    Object.assign(guide.style, { left: `${spot.x}px`, top: `${spot.y}px` });
  }
  function put() {
    const now = card(), guide = document.getElementById("guide");
    if (!guide) return veil([], null);
    if (!now) return rest(guide.querySelector(".recall")), veil([], null);
    if (now.classList.contains("wide")) {
      guide.classList.remove("folded");
      Object.assign(guide.style, { left: "", top: "" });
      return veil([], null, [], true);
    }
    const lit = pointed && pointed.isConnected ? [document.getElementById(pointed.dataset.thing)].filter(shown) : [];
    const marked = things(now), rows = all("#choices .suggested, .part svg .suggested").filter(shown);
    const list = boxOf(document.querySelector("#choices .rows"));
    const within = (row) => !row.closest("#choices") ? boxOf(row) : cut(boxOf(row), list);
    if (inFlow()) Object.assign(guide.style, { left: "", top: "" });
    else stand(guide, now, marked, [...marked, ...rows].map(within));
    const holes = together([...marked, ...lit].map(boxOf));
    const commit = all("#commit:enabled").filter(shown).map(boxOf);
    veil(together([...holes, ...rows.map(within), ...commit]), boxOf(guide), holes.length ? holes : rows.map(within));
    // What glides to its place is pointed at where it comes to rest.
    const gliding = marked.flatMap((each) => each.getAnimations().filter(({ playState }) => playState === "running"));
    if (gliding.length) Promise.allSettled(gliding.map(({ finished }) => finished)).then(() => requestAnimationFrame(put));
  }

  // The button that calls it back lies on a small screen where it covers least, elsewhere in its corner.
  function rest(recall) {
    const free = !recall.hidden && root().matches(".form-phone, .form-landscape") && window.freePlace(recall, [...NEVER, ...RATHER_NOT]);
    Object.assign(recall.style, free ? { left: `${free.x}px`, top: `${free.y}px`, right: "auto", bottom: "auto" } : { left: "", top: "", right: "", bottom: "" });
  }

  // --- the veil: clicks go through it -----------------------------------------------------------------------------
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", "veil");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
  const drawn = (name, attributes) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  // What is seen of a row in its list, which scrolls.
  const cut = (box, list) => {
    const top = Math.max(box.top, list.top), bottom = Math.max(top, Math.min(box.bottom, list.bottom));
    return { left: box.left, right: box.right, top, bottom, width: box.width, height: bottom - top };
  };
  // Holes that touch become one.
  function together(boxes) {
    const joined = [];
    for (let { left, top, right, bottom } of boxes) {
      for (let at = joined.length - 1; at >= 0; at--) {
        const other = joined[at];
        if (left - 8 > other.right || other.left - 8 > right || top - 8 > other.bottom || other.top - 8 > bottom) continue;
        [left, top, right, bottom] = [Math.min(left, other.left), Math.min(top, other.top), Math.max(right, other.right), Math.max(bottom, other.bottom)];
        joined.splice(at, 1);
        at = joined.length;
      }
      joined.push({ left, top, right, bottom, width: right - left, height: bottom - top });
    }
    return joined;
  }
  const hole = ({ left, top, width, height }) => {
    const [x, y, w, h, r] = [left - 5, top - 5, width + 10, height + 10, 10];
    return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  };
  function veil(boxes, from, towards = [], whole = false) {
    sheet.replaceChildren();
    sheet.classList.toggle("dark", whole);
    if (!boxes.length && !whole) return;
    const holes = boxes.map(hole).join("");
    // A hole within another would be dark again: every hole is cut on its own.
    const mask = drawn("mask", { id: "guide-holes" });
    mask.append(drawn("path", { d: `M0 0h${innerWidth}v${innerHeight}H0z`, fill: "#fff" }), ...boxes.map((box) => drawn("path", { d: hole(box), fill: "#000" })));
    sheet.append(mask, drawn("path", { class: "cover", d: `M0 0h${innerWidth}v${innerHeight}H0z`, mask: "url(#guide-holes)" }), drawn("path", { class: "rim", d: holes }));
    if (from) arrow(from, towards);
  }
  function arrow(from, boxes) {
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const near = boxes.map((box) => {
      const x = Math.max(from.left, Math.min(middle(box)[0], from.right)), y = Math.max(from.top, Math.min(middle(box)[1], from.bottom));
      const tox = Math.max(box.left - 5, Math.min(x, box.right + 5)), toy = Math.max(box.top - 5, Math.min(y, box.bottom + 5));
      return { x, y, tox, toy, far: Math.hypot(tox - x, toy - y) };
    }).sort((one, other) => one.far - other.far)[0];
    if (!near || near.far < 24) return;
    const turn = Math.atan2(near.toy - near.y, near.tox - near.x) * 180 / Math.PI;
    sheet.append(drawn("path", { class: "arrow", d: `M${near.x} ${near.y}L${near.tox} ${near.toy}` }),
      drawn("path", { class: "arrow-head", d: "M0 0l-13 -7v14z", transform: `translate(${near.tox} ${near.toy}) rotate(${turn})` }));
  }

  document.addEventListener("table:shown", renewed);
  const layout = document.getElementById("layout");
  // What was measured before the boards had their places does not hold.
  if (layout) layout.addEventListener("load", () => { wished.clear(); renewed(); });
  addEventListener("resize", () => requestAnimationFrame(put));
  addEventListener("scroll", () => requestAnimationFrame(put), true);
  look();
})();
