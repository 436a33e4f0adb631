"use strict";
// The record of puzzles: the table of a puzzle notes the first attempt, the pages show it (players.js sends it on).
(() => {
  const RECORD = "puzzles", START = 1000, STEP = 32, FEW = 3;
  const empty = { rating: START, tried: {}, solved: {}, days: [] };
  let record = empty;
  function read() { record = { ...empty, ...shelf.read(RECORD, {}) }; }
  const day = (ago = 0) => { const then = new Date(); then.setDate(then.getDate() - ago); return `${then.getFullYear()}-${then.getMonth() + 1}-${then.getDate()}`; };
  function streak() {
    let length = 0;
    for (let ago = record.days.includes(day()) ? 0 : 1; record.days.includes(day(ago)); ago += 1) length += 1;
    return length;
  }
  read();

  // --- at a table: the first attempt counts, a hint halves what it wins ---------------------------------------------
  function note() {
    const card = document.querySelector('#guide .note[data-note^="puzzle/"]');
    if (!card) return;
    const [, game, id, outcome, rating, themes] = card.dataset.note.split("/"), name = `${game}/${id}`, hint = `hint ${name}`;
    if (outcome === "sought") {
      for (const each of all(".hint", card)) each.addEventListener("toggle", () => { if (each.open) sessionStorage.setItem(hint, "1"); }, { once: true });
      return;
    }
    const seen = `seen ${location.pathname}`, done = outcome === "done";
    if (sessionStorage.getItem(seen) === null) {
      let change = 0;
      if (!record.tried[name]) {
        const expected = 1 / (1 + 10 ** ((Number(rating) - record.rating) / 400));
        change = Math.round(STEP * ((done ? 1 : 0) - expected) * (done && sessionStorage.getItem(hint) ? 0.5 : 1));
        // However hard it is, a try always counts.
        change ||= done ? 1 : -1;
        record.rating += change;
        record.tried[name] = 1;
      }
      if (done) {
        record.solved[name] = themes;
        if (!record.days.includes(day())) record.days = [...record.days.slice(-400), day()];
      }
      sessionStorage.setItem(seen, change);
      shelf.keep(RECORD, record);
      announce("progress:made");
    }
    const change = Number(sessionStorage.getItem(seen));
    const line = card.querySelector(".record");
    if (!line) return;
    line.hidden = false;
    line.querySelector("[data-record=rating]").textContent = change ? `${record.rating} (${change > 0 ? "+" : "−"}${Math.abs(change)})` : record.rating;
    line.querySelector("[data-record=streak]").textContent = streak();
  }
  document.addEventListener("table:shown", note);
  note();

  // --- on the pages of puzzles ------------------------------------------------------------------------------------
  function show() {
    const main = document.querySelector("main.puzzles");
    if (!main) return;
    const game = main.dataset.game, solved = Object.keys(record.solved).filter((name) => name.startsWith(`${game}/`));
    for (const each of all("[data-puzzle]", main)) {
      const done = `${game}/${each.dataset.puzzle}` in record.solved, state = each.querySelector(".state");
      each.classList.toggle("done", done);
      if (state) state.textContent = done ? state.dataset.done : "";
    }
    // Who has solved few gets an easy one for the day, where there is one.
    const days = all(".today[data-who]", main), wanted = solved.length < FEW ? "few" : "all";
    if (days.some(({ dataset }) => dataset.who === wanted)) for (const each of days) each.hidden = each.dataset.who !== wanted;
    for (const each of all(".theme", main)) {
      const listed = all("[data-puzzle]", each), done = listed.filter(({ classList }) => classList.contains("done")).length;
      if (done) each.querySelector(".count").textContent = `${done} / ${listed.length}`;
    }
    const own = document.getElementById("record");
    if (!own) return;
    own.hidden = !Object.keys(record.tried).length;
    const figures = { rating: record.rating, streak: streak(), solved: solved.length };
    for (const each of all("[data-record]", own)) each.textContent = figures[each.dataset.record];
  }
  document.addEventListener("progress:told", () => { read(); show(); });
  addEventListener("pageshow", ({ persisted }) => { if (persisted) { read(); show(); } });
  show();
})();
