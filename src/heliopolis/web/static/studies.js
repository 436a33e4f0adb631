"use strict";
// Studies: marks on the boards, and advice that is still being looked for.
(() => {
  const SVG = "http://www.w3.org/2000/svg", LOOK = 1000, ROOM = 5;
  let marking = 0, first = null, frame = 0, waiting = 0;
  const made = (name, values, above) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
    return above.appendChild(element);
  };

  // --- drawing: marks lie above the page, as arrows lead from board to board ---------------------------------
  const layer = made("svg", { id: "mark-layer", "aria-hidden": "true" }, document.body);
  const boxOf = (name) => {
    const thing = document.getElementById(name), box = thing && thing.getBoundingClientRect();
    const part = thing && thing.closest(".part"), large = document.querySelector(".part.large");
    return box && box.width && part && (!large || large === part) ? box : null;
  };
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  function ring(box, look) {
    made("rect", { class: look, x: box.left - ROOM, y: box.top - ROOM, width: box.width + 2 * ROOM, height: box.height + 2 * ROOM, rx: 10 }, layer);
  }
  function arrow(from, to) {
    const [x, y] = middle(from), [right, below] = middle(to), long = Math.hypot(right - x, below - y) || 1;
    const [dx, dy] = [(right - x) / long, (below - y) / long], head = 16, [endX, endY] = [right - dx * 4, below - dy * 4];
    made("line", { class: "mark-arrow", x1: x, y1: y, x2: endX - dx * head * 0.7, y2: endY - dy * head * 0.7 }, layer);
    const [baseX, baseY] = [endX - dx * head, endY - dy * head], half = head * 0.6;
    made("path", { class: "mark-head", d: `M${endX} ${endY}L${baseX - dy * half} ${baseY + dx * half}L${baseX + dy * half} ${baseY - dx * half}z` }, layer);
  }
  function draw() {
    frame = 0;
    layer.replaceChildren();
    for (const { dataset } of all("#marks [data-marks]")) {
      const boxes = dataset.marks.split(" ").map(boxOf);
      if (boxes.some((box) => !box)) continue;
      if (boxes.length > 1) arrow(...boxes);
      else ring(boxes[0], "mark-ring");
    }
    const begun = first && boxOf(first);
    if (begun) ring(begun, "mark-ring mark-begun");
  }
  const soon = () => { frame ||= requestAnimationFrame(draw); };

  // --- marking: with the tool in hand, a tap on a thing marks it, or begins and ends an arrow ------------------
  function take(tool) {
    [marking, first] = [tool, null];
    for (const each of all("[data-marking]")) each.setAttribute("aria-pressed", Number(each.dataset.marking) === tool);
    document.documentElement.classList.toggle("marking", Boolean(tool));
    soon();
  }
  function send(from, to) {
    const form = document.querySelector("#study-mark form");
    for (const [name, value] of [["from", from], ["to", to]]) {
      const field = form.elements[name];
      if (![...field.options].some((each) => each.value === value)) field.append(new Option(value, value));
      field.value = value;
    }
    form.requestSubmit();
  }
  document.addEventListener("click", (event) => {
    const tool = event.target.closest("[data-marking]");
    if (tool) {
      const wanted = Number(tool.dataset.marking);
      take(marking === wanted ? 0 : wanted);
      if (marking) Bubble.tell(new Option(tool.dataset.told).innerHTML);
      return;
    }
    const thing = marking && event.target.closest(".part svg") && thingAt(event.target);
    if (!thing || !thing.id) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const begun = first;
    first = null;
    if (marking === 1) send(thing.id, "");
    else if (!begun) first = thing.id;
    else if (begun !== thing.id) send(begun, thing.id);
    soon();
  }, true);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && marking) take(0); });

  // --- the page as it is now --------------------------------------------------------------------------------
  function look() {
    for (const each of all("[data-marking]")) each.setAttribute("aria-pressed", Number(each.dataset.marking) === marking);
    clearTimeout(waiting);
    if (document.querySelector("#advice.thinking")) waiting = setTimeout(() => Line.look(location.href).catch(look), LOOK);
    soon();
  }
  document.addEventListener("table:shown", look);
  for (const kind of ["resize", "scroll", "click", "load"]) addEventListener(kind, soon, true);
  new ResizeObserver(soon).observe(root());
  look();
})();
