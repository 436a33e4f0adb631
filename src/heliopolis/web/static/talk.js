"use strict";
// Talk in the place of the log, or always in sight where players wait: opened and shut, counted while shut, muted by each
// for themselves; times are those of the reader's place.
(() => {
  const kept = (name, value) => {
    try {
      if (value !== undefined) localStorage.setItem(name, value);
      return localStorage.getItem(name);
    } catch { return null; } // a browser that keeps nothing
  };
  const table = location.pathname.split("/").slice(0, 3).join("/"), HIGH = 320, LOG = 'a[href="#log"], [data-opens=log]';
  const panel = () => document.getElementById("talk");
  const opener = () => document.querySelector("[data-talk]");
  let muted = new Set(JSON.parse(kept(`muted ${table}`) || "[]")), open = false, seen = Number(kept(`talk ${table}`) ?? -1);

  function local(time) {
    const when = new Date(time.dateTime), clock = { hour: "2-digit", minute: "2-digit" };
    const today = when.toDateString() === new Date().toDateString();
    time.title = when.toLocaleString(document.documentElement.lang);
    time.textContent = when.toLocaleString(document.documentElement.lang, today ? clock : { day: "numeric", month: "short", ...clock });
  }
  function show() {
    const talk = panel();
    if (!talk) return;
    const button = opener(), read = open || !button, lines = all("li[data-number]", talk);
    for (const line of lines) line.hidden = muted.has(line.dataset.from);
    for (const time of all("time", talk)) local(time);
    const last = Math.max(-1, ...lines.map(({ dataset }) => Number(dataset.number)));
    if (read && last > seen) kept(`talk ${table}`, seen = last);
    const fresh = lines.filter((line) => !line.hidden && !("own" in line.dataset) && Number(line.dataset.number) > seen).length;
    for (const each of all(LOG)) {
      if (fresh) each.dataset.unread = fresh;
      else delete each.dataset.unread;
    }
    if (button) {
      const count = button.querySelector("b");
      count.hidden = !fresh;
      count.textContent = fresh || "";
      const log = document.getElementById("log"), wide = open && log.closest(".form-desktop");
      log.classList.toggle("talking", open);
      log.style.minHeight = wide ? `${Math.min(HIGH, innerHeight - log.getBoundingClientRect().top - 12)}px` : "";
      button.setAttribute("aria-expanded", open);
    }
    const note = talk.querySelector(".muted"), hidden = lines.filter((line) => line.hidden).length;
    if (note) {
      note.hidden = !hidden;
      note.querySelector("span").textContent = hidden ? `${note.dataset.told} ${hidden}` : "";
    }
    const said = talk.querySelector(".said");
    if (said && read) said.scrollTop = said.scrollHeight;
  }
  function mute(names) {
    muted = names;
    kept(`muted ${table}`, JSON.stringify([...muted]));
    show();
  }
  function turn(wanted) {
    open = wanted;
    show();
    const text = document.getElementById("talk-text");
    if (open && text && matchMedia("(hover: hover)").matches) text.focus();
  }
  document.addEventListener("click", ({ target }) => {
    const muting = target.closest("[data-mute]");
    if (target.closest("[data-talk]")) turn(!open);
    // Who comes for what is new sees it right away.
    if (target.closest("[data-unread]")) turn(true);
    if (muting) mute(new Set([...muted, muting.closest("li").dataset.from]));
    if (target.closest("[data-unmute]")) mute(new Set());
  });
  document.addEventListener("keydown", ({ key, target }) => {
    if (key !== "Escape" || !open || !target.closest("#log.talking")) return;
    turn(false);
    opener().focus();
  });
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("[data-say], [data-note]")) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form)), wrong = panel().querySelector(".wrong");
    const reply = await fetch(form.action, { method: "POST", body, headers: { "x-quiet": "1" } }).catch(() => null);
    if (reply && reply.ok && form.matches("[data-say]")) form.elements.text.value = "";
    if (!wrong) return;
    wrong.hidden = Boolean(reply && reply.ok);
    if (!wrong.hidden) wrong.textContent = reply ? new DOMParser().parseFromString(await reply.text(), "text/html").body.textContent : document.getElementById("lost")?.dataset.told || "";
  });
  document.addEventListener("table:shown", show);
  const layout = document.getElementById("layout");
  if (layout) layout.addEventListener("load", show);
  show();
})();
