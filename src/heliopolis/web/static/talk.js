"use strict";
// Talk in the place of the log: opened and shut, counted while shut, muted by each for themselves.
(() => {
  const kept = (name, value) => {
    try {
      if (value !== undefined) localStorage.setItem(name, value);
      return localStorage.getItem(name);
    } catch { return null; } // a browser that keeps nothing
  };
  const table = location.pathname.split("/").slice(0, 3).join("/");
  const panel = () => document.getElementById("talk");
  let muted = new Set(JSON.parse(kept(`muted ${table}`) || "[]")), open = false, seen = Number(kept(`talk ${table}`) ?? -1);

  function show() {
    const talk = panel(), opener = document.querySelector("[data-talk]");
    if (!talk || !opener) return;
    const lines = all("li[data-number]", talk);
    for (const line of lines) line.hidden = muted.has(line.dataset.from);
    const last = Math.max(-1, ...lines.map(({ dataset }) => Number(dataset.number)));
    if (open && last > seen) kept(`talk ${table}`, seen = last);
    const fresh = lines.filter((line) => !line.hidden && !("own" in line.dataset) && Number(line.dataset.number) > seen).length;
    const count = opener.querySelector("b");
    count.hidden = !fresh;
    count.textContent = fresh || "";
    document.documentElement.classList.toggle("spoken", Boolean(fresh));
    document.getElementById("log").classList.toggle("talking", open);
    opener.setAttribute("aria-expanded", open);
    const note = talk.querySelector(".muted"), hidden = lines.filter((line) => line.hidden).length;
    if (note) {
      note.hidden = !hidden;
      note.querySelector("span").textContent = hidden ? note.dataset.told.replace("#", hidden) : "";
    }
    const said = talk.querySelector(".said");
    if (said && open) said.scrollTop = said.scrollHeight;
  }
  function mute(names) {
    muted = names;
    kept(`muted ${table}`, JSON.stringify([...muted]));
    show();
  }
  document.addEventListener("click", ({ target }) => {
    const muting = target.closest("[data-mute]");
    if (target.closest("[data-talk]")) {
      open = !open;
      show();
      const text = document.getElementById("talk-text");
      if (open && text && matchMedia("(hover: hover)").matches) text.focus();
    }
    if (muting) mute(new Set([...muted, muting.closest("li").dataset.from]));
    if (target.closest("[data-unmute]")) mute(new Set());
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
  show();
})();
