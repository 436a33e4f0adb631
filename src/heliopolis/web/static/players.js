"use strict";
// Progress in lessons and puzzles belongs to the player, where this browser has one: what is new here is sent to the
// server, and the progress of the player’s other devices comes back. Between these, this browser keeps it.
(() => {
  const LAST = "told", SHELVES = ["learnt", "guided", "puzzles"];
  const empty = () => ({ learnt: [], guided: [], puzzles: { rating: 1000, tried: {}, solved: {}, days: [], rush: {} } });
  // Who has forgotten the player on this device leaves nothing of them here.
  if (document.querySelector("main[data-gone]")) for (const name of [LAST, ...SHELVES]) shelf.drop(name);

  const list = (name) => { const found = shelf.read(name, []); return Array.isArray(found) ? found : []; };
  const held = () => ({ learnt: list("learnt"), guided: list("guided"), puzzles: { ...empty().puzzles, ...shelf.read("puzzles", {}) } });
  const fresh = (now, before) => now.filter((each) => !before.includes(each));
  const newer = (now, before) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in before)));
  // What one holds and the other does not; a rating as if it had begun at the usual one.
  function since(now, before) {
    const rating = empty().puzzles.rating + now.puzzles.rating - before.puzzles.rating;
    const [tried, solved] = ["tried", "solved"].map((name) => newer(now.puzzles[name], before.puzzles[name]));
    const rush = Object.fromEntries(Object.entries(now.puzzles.rush).filter(([game, most]) => most > (before.puzzles.rush?.[game] ?? 0)));
    return { learnt: fresh(now.learnt, before.learnt), guided: fresh(now.guided, before.guided), puzzles: { rating, tried, solved, days: fresh(now.puzzles.days, before.puzzles.days), rush } };
  }
  const some = ({ learnt, guided, puzzles }) => learnt.length + guided.length + ["tried", "solved", "rush"].reduce((sum, name) => sum + Object.keys(puzzles[name]).length, 0) > 0;
  function both(one, more) {
    const rating = one.puzzles.rating + more.puzzles.rating - empty().puzzles.rating, rush = { ...one.puzzles.rush };
    for (const [game, most] of Object.entries(more.puzzles.rush)) rush[game] = Math.max(most, rush[game] ?? 0);
    return {
      learnt: [...one.learnt, ...fresh(more.learnt, one.learnt)], guided: [...one.guided, ...fresh(more.guided, one.guided)],
      puzzles: { rating, tried: { ...one.puzzles.tried, ...more.puzzles.tried }, solved: { ...one.puzzles.solved, ...more.puzzles.solved }, days: [...one.puzzles.days, ...fresh(more.puzzles.days, one.puzzles.days)], rush },
    };
  }

  let telling = false, again = false, forgetting = false;
  async function tell() {
    if (telling) { again = true; return; }
    telling = true;
    const forgets = forgetting;
    const last = { player: "", ...empty(), ...shelf.read(LAST, {}) }, now = held();
    const body = JSON.stringify({ player: last.player, news: since(now, last), forgets });
    const reply = await fetch(document.querySelector("details.ways").dataset.progress, { method: "POST", body, headers: { "x-quiet": "1" } }).catch(() => null);
    if (reply && reply.status === 200) {
      const told = await reply.json(), meanwhile = since(held(), now), all = both(told, meanwhile);
      shelf.keep(LAST, told);
      for (const name of SHELVES) shelf.keep(name, all[name]);
      again ||= some(meanwhile);
      forgetting &&= !forgets;
      announce("progress:told");
    }
    telling = false;
    if (again) { again = false; tell(); }
  }
  document.addEventListener("progress:made", ({ detail }) => {
    forgetting ||= Boolean(detail && detail.forgets);
    tell();
  });
  if (document.querySelector("main:is(.learn, .lesson, .puzzles)") || root()) tell();
})();
