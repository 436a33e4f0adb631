// Measures the page it runs in: what is too small, cut off, covered or lies on something else.
// Called with {text: smallest letters, target: smallest live target}, both in pixels on the screen.
(least) => {
  const findings = [];
  const root = document.documentElement, wide = innerWidth, high = innerHeight;
  const all = (css) => [...document.querySelectorAll(css)];
  const round = (value) => Math.round(value * 10) / 10;
  const boxOf = ({ left, top, right, bottom }) => [left, top, right, bottom].map(round);
  const width = (box) => box[2] - box[0], height = (box) => box[3] - box[1];
  const meet = (one, other) =>
    [Math.max(one[0], other[0]), Math.max(one[1], other[1]), Math.min(one[2], other[2]), Math.min(one[3], other[3])];
  const SCREEN = [0, 0, wide, high], ON_BOARDS = 20;
  const style = new Map();
  const look = (element) => {
    if (!style.has(element)) style.set(element, getComputedStyle(element));
    return style.get(element);
  };

  function where(element) {
    const names = [];
    for (let up = element; up && up !== document.body && names.length < 3; up = up.parentElement) {
      const look = up.getAttribute("class"), name = up.nodeName.toLowerCase();
      if (up.id) { names.unshift(`#${up.id}`); if (up instanceof HTMLElement) break; }
      else if (look || !names.length) names.unshift(look ? `${name}.${look.trim().split(/\s+/).join(".")}` : name);
    }
    const home = element.closest(".part, .panel, section[id], main, header");
    if (home && home.id && !names.includes(`#${home.id}`)) names.unshift(`#${home.id}`);
    return names.join(" ");
  }
  function found(kind, element, box, text, figure) {
    findings.push({ kind, where: where(element), text: text.trim().replace(/\s+/g, " ").slice(0, 60), figure, box });
  }

  // Hidden for the eye: kept for screen readers, closed, or transparent.
  const seen = new Map();
  function visible(element) {
    if (!seen.has(element)) {
      const up = element.parentElement, now = look(element);
      const shown = now.display !== "none" && now.visibility === "visible" && Number(now.opacity) > 0.05 &&
        !(now.clipPath.startsWith("inset(50%") || (now.position === "absolute" && element.clientWidth <= 1 && element.clientHeight <= 1 && now.overflow === "hidden"));
      seen.set(element, shown && (!up || visible(up)) && (!(element instanceof HTMLElement) || element.checkVisibility()));
    }
    return seen.get(element);
  }

  // What cuts a thing off: the frames around it, each with whether one may scroll there, across and down.
  const kept = new Map();
  function frames(element) {
    if (kept.has(element)) return kept.get(element);
    const all = [], now = look(element), up = element.parentElement;
    const fixed = element instanceof HTMLElement && now.position === "fixed";
    if (up && !fixed) all.push(...frames(up));
    const own = [];
    if (element instanceof SVGSVGElement) {
      if (now.overflow !== "visible") own.push({ element, box: boxOf(element.getBoundingClientRect()), across: false, down: false });
    } else if (element instanceof HTMLElement && element !== document.body && element !== root) {
      const x = now.overflowX, y = now.overflowY;
      if (x !== "visible" || y !== "visible") {
        const outer = element.getBoundingClientRect();
        const left = outer.left + element.clientLeft, top = outer.top + element.clientTop;
        own.push({
          element, box: [left, top, left + element.clientWidth, top + element.clientHeight].map(round),
          // Choices are read from above, and more of them is never to the side.
          across: (x === "auto" || x === "scroll") && !element.closest("#choices"), down: y === "auto" || y === "scroll",
        });
      }
    }
    kept.set(element, [...all, ...own]);
    return kept.get(element);
  }
  const stuck = [look(root).overflowY, look(document.body).overflowY].some((value) => value === "hidden" || value === "clip");
  // The part of a box that can be seen, and which frame cuts a piece of it away for good.
  function shown(element, box) {
    let left = box, cut = null;
    const all = [{ element: root, box: stuck ? SCREEN : [0, -1e6, wide, 1e6], across: false, down: false }, ...frames(element)];
    for (const frame of [...all].reverse()) {
      const over = [frame.box[0] - left[0], frame.box[1] - left[1], left[2] - frame.box[2], left[3] - frame.box[3]];
      const most = Math.max(frame.across ? 0 : Math.max(over[0], over[2]), frame.down ? 0 : Math.max(over[1], over[3]));
      if (most > 1.5 && !cut && width(left) > 0 && height(left) > 0) cut = { frame: frame.element, most };
      left = meet(left, frame.box);
      // Scrolled out of sight: nothing outside cuts it any more.
      if (width(left) <= 0.5 || height(left) <= 0.5) break;
    }
    return { left: meet(left, SCREEN), cut };
  }
  // Things of different layers may cover each other.
  function layer(element) {
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      if (!(up instanceof HTMLElement)) continue;
      const now = look(up);
      if (now.position === "fixed" || (now.zIndex !== "auto" && now.zIndex !== "0" && now.position !== "static")) return up;
    }
    return null;
  }

  // Texts ----------------------------------------------------------------------------------------------------
  const texts = [], range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement, words = node.data;
    if (!words.trim() || element.closest("script, style, noscript, title, desc, symbol, defs, option, template") || !visible(element)) continue;
    const drawn = element instanceof SVGElement;
    let size = parseFloat(look(element).fontSize), turned = false;
    if (drawn) {
      const to = element.getScreenCTM();
      size *= Math.sqrt(Math.abs(to.a * to.d - to.b * to.c));
      turned = Math.abs(to.b) > 0.01 || Math.abs(to.c) > 0.01;
    }
    range.selectNodeContents(node);
    // The room between lines is no part of the letters.
    // A range knows nothing of letters that are squeezed into a length.
    const squeezed = drawn && element.hasAttribute("textLength");
    const boxes = (squeezed ? [element.getBoundingClientRect()] : [...range.getClientRects()]).filter((each) => each.width > 0.5 && each.height > 0.5).map((each) => {
      const spare = Math.max(0, each.height - size) / 2;
      return [each.left, each.top + spare, each.right, each.bottom - spare].map(round);
    });
    let told = false, inSight = false;
    for (const box of boxes) {
      const { left, cut } = shown(element, box);
      const sight = width(left) > 1 && height(left) > 1;
      inSight ||= sight;
      // The steps of a turn are shown as far as there is room.
      const spare = cut && !sight && cut.frame.closest(".agenda");
      if (cut && !told && !spare && (sight || cut.frame !== root || stuck)) {
        told = true;
        found("cut off", element, box, words, `${round(cut.most)} px outside ${where(cut.frame) || "the page"}`);
      }
      if (sight) texts.push({ element, words: words.trim(), box: left, size, turned, layer: layer(element) });
    }
    if (inSight && size < least.text - 0.15) found("small text", element, boxes[0], words, `${round(size)} px`);
    if (inSight && !drawn && !told) {
      for (let up = element; up && up !== document.body; up = up.parentElement) {
        const now = look(up);
        if (now.display !== "inline" && now.overflowX !== "visible" && now.overflowX !== "auto" && now.overflowX !== "scroll" && up.scrollWidth > up.clientWidth + 1 && now.textOverflow === "ellipsis") {
          found("cut off", element, boxes[0], words, `${up.scrollWidth - up.clientWidth} px behind …`);
          break;
        }
      }
      const home = element.closest(".panel, .part");
      if (home && !frames(element).some((each) => home.contains(each.element) && each.element !== home)) {
        const own = boxOf(home.getBoundingClientRect());
        const over = Math.max(...boxes.map((box) => Math.max(own[0] - box[0], own[1] - box[1], box[2] - own[2], box[3] - own[3])));
        if (over > 1.5 && layer(element) === layer(home)) found("outside its panel", element, boxes[0], words, `${round(over)} px`);
      }
    }
  }
  // Letters do not fill the height of their line.
  const core = ({ box, size }) => [box[0] + 0.5, box[1] + 0.22 * size, box[2] - 0.5, box[3] - 0.2 * size];
  const inOrder = texts.filter((each) => !each.turned).map((each) => ({ ...each, core: core(each) })).sort((one, other) => one.core[1] - other.core[1]);
  // What a choice is worth is on a plate of its own, which may hide what is printed there, but only all of it.
  const hides = (upper, lower) => {
    const plate = upper.element.closest(".worth");
    if (!plate || !(lower.element.compareDocumentPosition(plate) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
    const box = boxOf(plate.getBoundingClientRect()), both = meet(box, lower.core);
    return width(both) >= width(lower.core) && height(both) >= height(lower.core);
  };
  for (let place = 0; place < inOrder.length; place++) {
    const one = inOrder[place];
    for (let next = place + 1; next < inOrder.length && inOrder[next].core[1] < one.core[3]; next++) {
      const other = inOrder[next], both = meet(one.core, other.core);
      if (width(both) < 1.5 || height(both) < 1.5 || one.layer !== other.layer || one.element === other.element) continue;
      const twin = one.words === other.words && Math.abs(one.box[0] - other.box[0]) < 3 && Math.abs(one.box[1] - other.box[1]) < 3;
      if (!twin && !hides(one, other) && !hides(other, one)) found("texts overlap", one.element, both, one.words, `"${other.words.slice(0, 40)}" in ${where(other.element)}`);
    }
  }

  // Icons that are drawn after a figure of the same board lie on it; a piece may lie on the name of its field.
  const PIECES = '[id$="/disk"]';
  const icons = all("svg use").filter((each) => !each.closest(`symbol, defs, .foreseen, ${PIECES}`) && visible(each)).map((each) => ({ each, svg: each.ownerSVGElement, box: boxOf(each.getBoundingClientRect()) }));
  for (const { element, words, box, size } of texts) {
    if (!(element instanceof SVGElement) || element.closest(".tag, .worth, .foreseen")) continue;
    const letters = core({ box, size });
    for (const icon of icons) {
      if (icon.svg !== element.ownerSVGElement || !(element.compareDocumentPosition(icon.each) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
      const both = meet(letters, icon.box);
      if (width(both) > 0.4 * width(letters) && height(both) > 0.4 * height(letters)) found("icon on text", element, both, words, `${icon.each.getAttribute("href")} in ${where(icon.each)}`);
    }
  }

  // Panels ---------------------------------------------------------------------------------------------------
  const panels = [...document.querySelectorAll(".panel, .part, [data-slot]")].filter((each) => visible(each) && width(boxOf(each.getBoundingClientRect())) > 1);
  const slots = {};
  for (const panel of panels) {
    // What a panel’s own frame hides is inside it, and is reported there.
    const box = boxOf(panel.getBoundingClientRect()), { left, cut } = shown(panel.parentElement, box);
    if (panel.id && layer(panel) === null) slots[panel.id] = { box, kind: panel.classList.contains("rival") ? "rival" : panel.classList.contains("own") ? "own" : "" };
    if (cut && width(left) > 0 && height(left) > 0) found("panel cut off", panel, box, panel.getAttribute("aria-label") || "", `${round(cut.most)} px outside ${where(cut.frame) || "the page"}`);
    for (const other of panels) {
      if (panel === other || panel.contains(other) || other.contains(panel) || layer(panel) !== layer(other)) continue;
      if (!(panel.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
      const both = meet(left, shown(other.parentElement, boxOf(other.getBoundingClientRect())).left);
      if (width(both) > 1.5 && height(both) > 1.5) found("panels overlap", panel, both, "", `${where(other)}, ${round(width(both))} x ${round(height(both))} px`);
    }
  }
  if (root.scrollWidth > wide + 1) found("page too wide", root, [0, 0, root.scrollWidth, high], "", `${root.scrollWidth - wide} px`);

  // Targets --------------------------------------------------------------------------------------------------
  const choiceOf = (element) => element.closest("[data-choice]")?.dataset.choice;
  for (const target of document.querySelectorAll("[data-choice]")) {
    if (!visible(target) || target.closest("#advice, .advice")) continue;
    const shape = target.querySelector(":scope > .ring, :scope > .ring-fine") || target;
    const whole = boxOf(shape.getBoundingClientRect()), { left } = shown(target, whole);
    if (width(left) < 4 || height(left) < 4) continue;
    const name = target.getAttribute("aria-label") || target.textContent;
    const smallest = Math.min(width(whole), height(whole));
    // A City grows and its cells shrink: what can be had by a row of full size as well may be smaller on the boards.
    const row = target instanceof SVGElement && (target.dataset.short !== undefined || document.querySelector(`#choices button[data-choice="${CSS.escape(target.dataset.choice)}"]`));
    if (smallest < (row ? Math.min(ON_BOARDS, least.target) : least.target) - 0.5) found("small target", target, whole, name, `${round(width(whole))} x ${round(height(whole))} px`);
    const [x, y] = [(left[0] + left[2]) / 2, (left[1] + left[3]) / 2];
    const stack = document.elementsFromPoint(x, y);
    const first = stack.findIndex((each) => choiceOf(each) !== undefined);
    const over = stack.slice(0, first < 0 ? stack.length : first).find((each) => each instanceof HTMLElement && !each.contains(target));
    // The card at the beginning of a turn lies on the table until it is put away.
    if (stack[0] && stack[0].closest("#digest")) continue;
    if (first < 0 || choiceOf(stack[first]) !== target.dataset.choice || over) {
      const by = over || (first >= 0 ? stack[first] : stack[0]);
      found("target covered", target, whole, name, `its centre by ${by ? where(by) : "nothing"}`);
    }
  }
  return { findings, slots };
}
