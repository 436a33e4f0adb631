"use strict";
// Which lessons are done: the table of a lesson notes it, the pages of lessons show it (players.js sends it on).
(() => {
  const LEARNT = "learnt", PLAYED = "guided", ABOUT = "about read";
  let learnt = [], played = [];
  function read() {
    learnt = shelf.read(LEARNT, []);
    if (!Array.isArray(learnt)) learnt = [];
    played = shelf.read(PLAYED, []);
    if (!Array.isArray(played)) played = [];
  }
  read();

  // --- at a table: a lesson that is done is noted -----------------------------------------------------------------
  function note() {
    for (const { dataset } of all('#guide .note.done[data-note^="lesson/"]')) {
      const name = dataset.note.split("/").slice(1, 3).join("/");
      if (!learnt.includes(name)) { learnt.push(name); shelf.keep(LEARNT, learnt); announce("progress:made"); }
    }
  }
  // A guided game that is over is noted too, with its game.
  function over() {
    const guide = document.querySelector('#guide[data-for="first-game"]:has(.note[data-note="end"])'), game = guide && guide.dataset.game;
    if (game && !played.includes(game)) { played.push(game); shelf.keep(PLAYED, played); announce("progress:made"); }
  }
  for (const each of [note, over]) { document.addEventListener("table:shown", each); each(); }
  // What the page of a lesson has explained, its table does not repeat.
  const page = document.querySelector("main.lesson");
  if (page) page.addEventListener("submit", () => sessionStorage.setItem(ABOUT, `lesson/${page.dataset.lesson}/about`));

  // --- on the pages of lessons ------------------------------------------------------------------------------------
  function show() {
    const lessons = all(".chapters [data-lesson]"), open = (each) => !learnt.includes(each.dataset.lesson);
    for (const each of lessons) {
      each.classList.toggle("done", !open(each));
      each.classList.remove("now");
      each.querySelector(".state").textContent = open(each) ? "" : each.dataset.done;
    }
    for (const path of all(".path")) {
      const own = lessons.filter((each) => path.contains(each)), done = own.filter((each) => !open(each)).length;
      const told = path.querySelector("[data-progress]");
      told.textContent = told.dataset.progress.replace("%", done);
      path.querySelector("header progress").value = done;
      const next = own.find(open);
      if (next) { next.classList.add("now"); next.querySelector(".state").textContent = next.dataset.now; }
      for (const chapter of all(".chapter:not(.first)", path)) {
        const listed = all("[data-lesson]", chapter), count = listed.filter((each) => !open(each)).length;
        chapter.querySelector("progress").value = count;
        chapter.classList.toggle("done", count === listed.length);
        chapter.classList.toggle("now", Boolean(next) && chapter.contains(next));
      }
    }
    for (const card of all("[data-first]").filter(({ dataset }) => played.includes(dataset.first))) {
      card.querySelector("h3").textContent = card.dataset.played;
      card.querySelector("p").textContent = card.dataset.again;
    }
    const strip = document.getElementById("go-on"), forget = document.querySelector("[data-forget]");
    if (!strip) return;
    const known = lessons.filter((each) => !open(each)), last = known.length ? learnt[learnt.length - 1].split("/")[0] : played.at(-1);
    const next = lessons.find((each) => open(each) && each.dataset.lesson.startsWith(`${last}/`)) || lessons.find(open);
    // After the last lesson of a game come its puzzles and games.
    const through = known.length && !lessons.some((each) => open(each) && each.dataset.lesson.startsWith(`${last}/`));
    strip.hidden = !known.length && !played.length;
    forget.hidden = !known.length;
    const own = through && document.getElementById(`learn-${last}`), after = next && !through;
    strip.querySelector("[data-next]").hidden = !after;
    for (const each of all("[data-after]", strip)) each.hidden = !through;
    strip.querySelector("h2").textContent = after ? strip.dataset.told.replace("%", next.dataset.title) : strip.dataset.all;
    strip.querySelector("p").textContent = (own || next?.closest(".path"))?.querySelector("h2").textContent ?? "";
    const puzzles = strip.querySelector("[data-after].main");
    if (own) puzzles.setAttribute("href", puzzles.getAttribute("href").replace(/\/puzzles.*/, `/puzzles/${last}`));
    if (next) strip.querySelector("[data-next]").setAttribute("href", next.querySelector("a").getAttribute("href"));
  }
  document.addEventListener("click", ({ target }) => {
    if (!target.closest || !target.closest("[data-forget]")) return;
    learnt = [];
    shelf.keep(LEARNT, learnt);
    announce("progress:made", { forgets: true });
    show();
  });
  document.addEventListener("progress:told", () => { read(); show(); });
  addEventListener("pageshow", ({ persisted }) => { if (persisted) { read(); show(); } });
  show();
})();
