"use strict";
// Shows on the boards what a choice would bring, as long as one points at it. What that means, the server knows.
(() => {
  const SVG = "http://www.w3.org/2000/svg", WAIT = 80;
  const made = (name, look, from = "") => {
    const element = from ? document.createElementNS(from, name) : document.createElement(name);
    element.setAttribute("class", look);
    return element;
  };
  // What was sent holds for one position drawn for one screen.
  const drawn = () => `${root().dataset.version} ${root().dataset.screen}`;
  let kept = new Map(), version = "", wanted = null, timer = 0, asking = null, shown = null;

  // --- asking -----------------------------------------------------------------------------------------------
  function soon(choice) {
    if (choice === wanted) return;
    forget();
    wanted = choice;
    if (choice) timer = setTimeout(() => ask(choice), WAIT);
  }
  async function ask(choice) {
    const main = root();
    if (!main || !main.dataset.preview || !main.hasAttribute("data-asked")) return;
    if (version !== drawn()) [version, kept] = [drawn(), new Map()];
    let found = kept.get(choice);
    if (!found) {
      asking = new AbortController();
      const address = `${main.dataset.preview}?${new URLSearchParams({ choice, version: main.dataset.version })}`;
      const reply = await fetch(address, { signal: asking.signal, headers: { "x-quiet": "1" } }).catch(() => null);
      if (!reply || !reply.ok) return;
      found = await reply.json().catch(() => null);
      if (!found) return;
      if (version === drawn()) kept.set(choice, found);
    }
    if (choice === wanted && version === drawn()) show(found);
  }
  function forget() {
    clearTimeout(timer);
    if (asking) asking.abort();
    [wanted, asking] = [null, null];
    clear();
  }
  function clear() {
    shown = null;
    for (const each of all(".foreseen")) each.remove();
    for (const each of all(".foreseen-lit")) each.classList.remove("foreseen-lit");
    for (const each of all(".foreseen-whole")) each.classList.remove("foreseen-whole");
  }

  // --- showing ----------------------------------------------------------------------------------------------
  const read = (svg) => new DOMParser().parseFromString(`<svg xmlns="${SVG}">${svg}</svg>`, "image/svg+xml").documentElement;
  const seen = (element) => element && element.getClientRects().length > 0;
  function layer(svg) {
    let found = svg.querySelector(":scope > .foreseen");
    if (!found) {
      found = made("g", "foreseen", SVG);
      found.setAttribute("aria-hidden", "true");
      svg.append(found);
    }
    return found;
  }
  function ghost(svg, drawn) {
    const group = made("g", "ghost", SVG);
    for (const each of [...read(drawn).childNodes]) group.append(document.importNode(each, true));
    layer(svg).append(group);
    const { x, y, width, height } = group.getBBox(), room = svg.viewBox.baseVal;
    if (!width || width > room.width / 2 || height > room.height / 2) return;
    const line = made("rect", "ghost-line", SVG);
    for (const [name, value] of Object.entries({ x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 6 })) line.setAttribute(name, value);
    layer(svg).append(line);
  }
  function redrawn(part, drawn) {
    const fresh = document.importNode(read(drawn).firstElementChild, true);
    fresh.setAttribute("class", "foreseen");
    fresh.setAttribute("aria-hidden", "true");
    fresh.removeAttribute("aria-label");
    part.classList.add("foreseen-whole");
    part.append(fresh);
  }
  // Pills lie above the page, so that their size does not depend on the board's; none covers another.
  function board() {
    const found = made("div", "foreseen foreseen-pills");
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
    return found;
  }
  function place(pill, above, x, y, taken) {
    above.append(pill);
    const wide = pill.offsetWidth, high = pill.offsetHeight;
    const left = Math.max(4, Math.min(x - wide / 2, innerWidth - wide - 4));
    let top = Math.max(4, Math.min(y - high / 2, innerHeight - high - 4));
    for (let tries = 0; tries < 8; tries += 1) {
      const met = taken.find((each) => left < each.right && left + wide > each.left && top < each.bottom && top + high > each.top);
      if (!met) break;
      top = met.bottom + 2;
    }
    pill.style.left = `${left}px`;
    pill.style.top = `${top}px`;
    taken.push({ left, top, right: left + wide, bottom: top + high });
  }
  // A figure that changes is covered by what it becomes, if no neighbour would be; else that hangs below it, or above.
  function beside(pill, above, spot, others, taken) {
    above.append(pill);
    const free = (left, top) => ![...taken, ...others].some((each) => left < each.right && left + pill.offsetWidth > each.left && top < each.bottom && top + pill.offsetHeight > each.top);
    const at = (y) => place(pill, above, spot.x, y, taken);
    if (free(spot.x - pill.offsetWidth / 2, spot.y - pill.offsetHeight / 2)) return at(spot.y);
    pill.classList.add("short");
    const half = pill.offsetHeight / 2, below = spot.bottom + half + 1, over = spot.top - half - 1, left = spot.x - pill.offsetWidth / 2;
    at(!free(left, below - half) && free(left, over - half) && over > half ? over : below);
  }
  function neighbours(svg, spot) {
    const on = (box) => box.left <= spot.x && box.right >= spot.x && box.top <= spot.y && box.bottom >= spot.y;
    return all("text, use", svg).map((each) => each.getBoundingClientRect()).filter((box) => box.width && !on(box));
  }
  function route(places) {
    const things = places.map((id) => document.getElementById(id)).filter(seen);
    const svg = things.length > 1 && things[0].closest("svg");
    if (!svg) return;
    const back = svg.getScreenCTM().inverse();
    const points = things.map((each) => {
      const box = each.getBoundingClientRect();
      const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(back);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    });
    // The numbers of choices and the points they bring stay to be read: they lie above the way.
    const badges = all(".tag, .worth", svg).map((each) => {
      const { a, b, c, d, e, f } = back.multiply(each.getScreenCTM()), held = made("g", each.closest(".pointed, .picked") ? "pointed" : "", SVG);
      held.append(each.cloneNode(true));
      held.firstChild.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
      return held;
    });
    layer(svg).prepend(...["route-case", "route"].map((look) => {
      const line = made("polyline", look, SVG);
      line.setAttribute("points", points.join(" "));
      return line;
    }), ...badges);
  }
  function show(found) {
    clear();
    shown = found;
    const pills = board(), taken = [];
    for (const { part, ghosts, figures, redrawn: whole } of found.boards) {
      const section = document.getElementById(`part-${part}`), svg = section && section.querySelector(":scope > svg");
      if (!seen(svg)) continue;
      if (whole) redrawn(section, whole);
      for (const each of ghosts) ghost(svg, each);
      const to = svg.getScreenCTM();
      for (const { left, right, base, size, old, new: now, less } of figures) {
        const { x, y } = new DOMPoint((left + right) / 2, base - size * 0.35).matrixTransform(to);
        const spot = { x, y, top: y - size * to.a * 0.4, bottom: y + size * to.a * 0.4 };
        const pill = made("span", less ? "figure less" : "figure"), before = made("i", "");
        before.textContent = `${old} `;
        pill.append(before, `→ ${now}`);
        beside(pill, pills, spot, neighbours(svg, spot), taken);
      }
    }
    for (const each of found.routes) route(each);
    for (const { place: id, html, lit } of found.pills) {
      const thing = document.getElementById(id);
      if (!seen(thing)) continue;
      if (lit) thing.classList.add("foreseen-lit");
      const box = thing.getBoundingClientRect(), pill = made("span", "pill");
      pill.innerHTML = html;
      place(pill, pills, box.x + box.width / 2, box.bottom - Math.min(box.height / 4, 16), taken);
    }
    const score = document.querySelector(`.scores [data-seat="${found.seat + 1}"]`);
    if (!score) return;
    const would = made("span", "foreseen would"), more = made("b", "");
    would.setAttribute("aria-hidden", "true");
    more.textContent = `${found.change < 0 ? "−" : "+"}${Math.abs(found.change)}`;
    would.append(made("i", ""), more);
    would.firstChild.textContent = `→ ${found.total}`;
    score.append(would);
  }

  // --- advice: its colour on what is advised, in the list and on the board -----------------------------------------
  // Who has taken the first step of an advised turn finds the next one marked, as long as they keep to it.
  let told = "", way = "";
  document.addEventListener("submit", ({ submitter }) => {
    const chosen = submitter && submitter.name === "choice" ? `${submitter.value}+` : " ";
    way = way.startsWith(chosen) ? way.slice(chosen.length) : "";
  }, true);
  function mark() {
    for (const each of all(".advised")) each.classList.remove("advised");
    const best = document.querySelector(".advice [data-path]");
    if (best) way = `${best.dataset.path}+`;
    if (!way || !root().hasAttribute("data-asked")) return;
    const rows = all("#choices form [data-choice]");
    // A row may stand for several choices: the one that goes furthest along the advised way is meant.
    const found = () => rows.filter(({ dataset }) => way.startsWith(`${dataset.choice}+`)).sort((one, other) => other.dataset.choice.length - one.dataset.choice.length)[0];
    let row = found() || (best && rows.find(({ dataset }) => dataset.choice.startsWith(`${best.dataset.choice}+`)));
    // What the table has answered by itself, such as a payment, is skipped.
    for (; !best && !row && way; row = found()) way = way.replace(/^.*?[^/]\+|^.*$/, "");
    const path = way;
    if (!row) return;
    if (best) best.dataset.choice = row.dataset.choice;
    if (path !== told) row.scrollIntoView({ block: "nearest" });
    told = path;
    for (const each of all(`:is(#choices form, .part svg) [data-choice="${CSS.escape(row.dataset.choice)}"]`)) each.classList.add("advised");
  }
  mark();
  // The places of a step are lit while its words are pointed at.
  let lit = null;
  document.addEventListener("pointerover", ({ target }) => {
    const words = target.closest && target.closest(".advice [data-thing]");
    if (lit) lit.classList.remove("told-of");
    lit = words && document.getElementById(words.dataset.thing);
    if (lit) lit.classList.add("told-of");
  });

  // --- pointing ---------------------------------------------------------------------------------------------
  // The mouse that leaves gives way to the keyboard.
  const focused = () => document.activeElement?.matches("[data-choice]:focus-visible") ? document.activeElement.dataset.choice : null;
  document.addEventListener("table:pointed", ({ detail }) => soon(detail.choice || focused()));
  document.addEventListener("table:shown", ({ detail }) => {
    const choice = wanted;
    forget();
    if (!detail.fresh) soon(choice);
    mark();
  });
  document.addEventListener("submit", forget, true);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") forget(); });
  // What lies above the page goes along with what it is about.
  let frame = 0;
  for (const kind of ["scroll", "resize"]) window.addEventListener(kind, () => {
    cancelAnimationFrame(frame);
    if (shown) frame = requestAnimationFrame(() => { if (shown) show(shown); });
  }, { capture: true, passive: true });
  document.documentElement.addEventListener("pointerleave", () => soon(focused()));
})();
