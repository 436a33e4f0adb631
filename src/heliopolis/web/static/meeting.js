"use strict";
// Links that are copied and shared, who comes and goes, and parts of pages that renew themselves.
(() => {
  // --- links ------------------------------------------------------------------------------------------------
  if (navigator.share) document.documentElement.classList.add("shares");
  // Browsers lend the clipboard to pages by HTTPS only; elsewhere the older way is tried, and the text stays selected.
  async function copied(text, field) {
    if (navigator.clipboard) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch { /* the older way then */ }
    }
    const lent = field || document.body.appendChild(Object.assign(document.createElement("input"), { value: text, readOnly: true }));
    lent.focus();
    lent.select();
    const done = document.execCommand("copy");
    if (!field) lent.remove();
    return done;
  }
  function say(button, text, look) {
    const label = button.querySelector("span"), before = button.dataset.before || label.textContent;
    button.dataset.before = before;
    label.textContent = text;
    button.classList.add(look);
    clearTimeout(Number(button.dataset.timer));
    button.dataset.timer = setTimeout(() => {
      label.textContent = before;
      button.classList.remove(look);
      delete button.dataset.before;
    }, 3000);
  }
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest("[data-copy]"), share = event.target.closest("[data-share]");
    const code = event.target.closest(".code-frame");
    if (code) code.classList.toggle("large");
    if (copy) {
      const field = copy.parentElement.querySelector("input[readonly]");
      const done = await copied(copy.dataset.copy, field);
      say(copy, done ? copy.dataset.copied : copy.dataset.selected, done ? "done" : "selected");
    } else if (share && navigator.share) {
      navigator.share({ title: share.dataset.text, text: share.dataset.text, url: share.dataset.share }).catch(() => {});
    }
    const sent = event.target.closest("[data-file]");
    if (sent) {
      const data = await (await fetch(sent.dataset.file)).blob();
      const files = [new File([data], sent.dataset.file.split("/").pop(), { type: data.type })];
      // Where files cannot be shared, the picture is saved.
      if (navigator.canShare && navigator.canShare({ files })) navigator.share({ files, title: sent.dataset.text }).catch(() => {});
      else sent.parentElement.querySelector("a[download]").click();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") for (const code of all(".code-frame.large")) code.classList.remove("large");
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches("input[readonly]")) event.target.select();
  });

  // --- who comes and goes -----------------------------------------------------------------------------------
  let people = new Map(), silence = 0;
  const arrivals = document.getElementById("arrivals");
  function look() {
    const now = new Map(all("#presence [data-person]").map((each) => [each.dataset.person, each]));
    const told = [];
    for (const [person, each] of now) {
      const before = people.get(person);
      if (before && before !== each.dataset.state) told.push(each.dataset.state === "here" ? each.dataset.come : each.dataset.gone);
    }
    people = new Map([...now].map(([person, each]) => [person, each.dataset.state]));
    if (!told.length || !arrivals) return;
    arrivals.textContent = told.join(" ");
    clearTimeout(silence);
    silence = setTimeout(() => { arrivals.textContent = ""; }, 5000);
  }
  document.addEventListener("table:shown", look);
  look();

  // --- a part of a page that renews itself ------------------------------------------------------------------
  const part = document.querySelector("[data-part]:not(svg)");
  let patience = 250;
  // The title and the icon of the installed app show how many games wait.
  function badge() {
    const listed = document.querySelector("[data-part][data-title]"), found = listed && /^\((\d+)\)/.exec(listed.dataset.title);
    if (listed && navigator.setAppBadge) (found ? navigator.setAppBadge(Number(found[1])) : navigator.clearAppBadge()).catch(() => {});
  }
  badge();
  function renewed(html) {
    const old = document.getElementById(part.id), fresh = new DOMParser().parseFromString(html, "text/html").getElementById(part.id);
    if (!old || !fresh || old.outerHTML === fresh.outerHTML) return;
    document.title = fresh.dataset.title || document.title;
    if (fresh.dataset.goes && !old.dataset.goes) return location.assign(fresh.dataset.goes);
    const focus = document.activeElement, focused = old.contains(focus), typed = focused && focus.matches("input") && focus.form;
    old.replaceWith(document.importNode(fresh, true));
    badge();
    const shown = document.getElementById(part.id), same = typed && [...shown.querySelectorAll("form")].find(({ action }) => action === typed.action);
    // A player who is writing keeps their place.
    const next = (same && same.elements[focus.name]) || shown.querySelector("button, a");
    if (same) next.value = focus.value;
    if (focused && next) next.focus({ preventScroll: true });
  }
  function follow() {
    const line = new WebSocket(location.origin.replace(/^http/, "ws") + part.dataset.part);
    inSight(line);
    line.onopen = () => { patience = 250; };
    line.onmessage = (message) => renewed(message.data);
    line.onclose = () => {
      setTimeout(follow, patience);
      patience = Math.min(patience * 2, 8000);
    };
  }
  if (part && !document.querySelector("#table[data-live]")) {
    follow();
    document.addEventListener("submit", (event) => {
      if (!event.target.matches("[data-quiet]")) return;
      event.preventDefault();
      const body = new URLSearchParams(new FormData(event.target, event.submitter));
      fetch(event.target.action, { method: "POST", body, headers: { "x-quiet": "1" } })
        .then((reply) => { if (!reply.ok) location.reload(); }, () => {});
    });
  }

  // --- a new game: what cannot be played with so many players is not offered --------------------------------
  function offer() {
    const seats = all(".seats select"), taken = String(seats.filter(({ value }) => value !== "nobody").length);
    if (!seats.length) return;
    for (const each of all("[data-players]")) {
      each.hidden = !each.dataset.players.split(" ").includes(taken);
      const choice = each.querySelector("input");
      choice.disabled = each.hidden;
      if (each.hidden && choice.checked) each.parentElement.querySelector("label:not([hidden]) input").checked = true;
    }
  }
  document.addEventListener("change", (event) => { if (event.target.matches(".seats select")) offer(); });
  offer();
})();
