"use strict";
// What every script asks of the page: its table, and what lies there.
const root = () => document.getElementById("table");
const all = (pattern, from = document) => [...from.querySelectorAll(pattern)];
const named = (choice) => all(`[data-choice="${CSS.escape(choice)}"]`);
const announce = (what, detail) => document.dispatchEvent(new CustomEvent(what, { detail }));
// What has no name but a title, such as the dragon, answers by that before the whole board does.
const thingAt = (target) => {
  const found = target.closest && target.closest("svg [id]");
  return found && !/^seat\d+$/.test(found.id) ? found : (target.closest && target.closest("svg :has(> title)")) || found;
};
// What is drawn above a thing that can be chosen does not shield it: a mark, a number, a piece. A board that was
// opened over the others does.
const choiceAt = ({ target, clientX: x, clientY: y }) => {
  const found = target.closest && target.closest("[data-choice]");
  if (found || x === undefined || !target.closest || !target.closest(".part svg")) return found;
  const within = target.closest(".part.large") || document;
  return document.elementsFromPoint(x, y).map((each) => each.closest(".part svg [data-choice]")).find((each) => each && within.contains(each));
};
// What this browser keeps: a value by its name. It may keep nothing, or something broken.
const shelf = {
  read(name, otherwise) {
    try { return JSON.parse(localStorage.getItem(name)) ?? otherwise; } catch { return otherwise; }
  },
  keep(name, value) {
    try { localStorage.setItem(name, JSON.stringify(value)); } catch { /* a browser that keeps nothing */ }
  },
  drop(name) {
    try { localStorage.removeItem(name); } catch { /* nothing was kept */ }
  },
};
// A page says to the server whether it can be seen: no notification is sent for what a player sees.
function inSight(line) {
  const tell = () => { if (line.readyState === WebSocket.OPEN) line.send(document.hidden ? "hidden" : "shown"); };
  line.addEventListener("open", () => { if (document.hidden) tell(); });
  line.addEventListener("close", () => document.removeEventListener("visibilitychange", tell));
  document.addEventListener("visibilitychange", tell);
}
