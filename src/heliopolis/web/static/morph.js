"use strict";
// Makes what is shown like what is fresh, keeping what it has: what has a name is found wherever it lies in the page, and
// glides to its new place.
const morph = (() => {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const px = (value) => value.replace(/translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)/, "translate($1px,$2px)");
  function glide(piece, from, to) {
    if (still.matches || !from || !from.startsWith("translate(") || !to.startsWith("translate(")) return;
    piece.animate([{ transform: px(from) }, { transform: px(to) }], { duration: 250, easing: "ease-in-out" });
  }
  function morph(old, fresh, page) {
    if (fresh.hasAttribute("data-same")) return;
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && !(name === "open" && old.id)) old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) {
      const before = old.getAttribute(name);
      if (before === value) continue;
      if (name === "transform" && old.id) glide(old, before, value);
      old.setAttribute(name, value);
    }
    let next = old.firstChild;
    for (const child of [...fresh.childNodes]) {
      let match = null;
      if (child.id) {
        const found = document.getElementById(child.id);
        if (found && found.nodeName === child.nodeName && page.contains(found) && !found.contains(old)) match = found;
      } else if (next && next.nodeName === child.nodeName && !next.id) match = next;
      if (!match) old.insertBefore(document.importNode(child, true), next);
      else {
        if (match === next) next = next.nextSibling;
        else old.insertBefore(match, next);
        if (child.nodeType === Node.ELEMENT_NODE) morph(match, child, page);
        else if (match.data !== child.data) match.data = child.data;
      }
    }
    while (next) [next, old] = [next.nextSibling, (next.remove(), old)];
  }
  return (old, fresh, page = old) => morph(old, fresh, page);
})();
