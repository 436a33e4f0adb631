"use strict";
// Notifications: to this browser, the time zone that the browser knows, and a link that stops them at once.
(() => {
  const zone = document.querySelector("input[data-zone=unset]");
  if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
  // A reader who opens the link has clicked once already; programs that look at links run no scripts.
  const form = document.querySelector("form[data-at-once]");
  if (form) form.requestSubmit();

  // What the server refuses is said beside the form, which keeps what was typed.
  const words = async (reply) => new DOMParser().parseFromString(await reply.text(), "text/html").body.textContent.trim();
  for (const each of document.querySelectorAll(".add-way form")) each.addEventListener("submit", async (event) => {
    event.preventDefault();
    const reply = await fetch(each.action, { method: "POST", body: new URLSearchParams(new FormData(each)), headers: { "x-quiet": "1" } });
    if (reply.ok) {
      location.replace(`${reply.url}#you-notices`);
      return location.reload();
    }
    const said = each.querySelector("[role=alert]") || each.appendChild(document.createElement("p"));
    said.setAttribute("role", "alert");
    said.textContent = await words(reply);
  });

  // Browsers lend notices to pages by HTTPS, and to those of this machine.
  const push = document.querySelector(".add-push");
  if (!push || !("serviceWorker" in navigator) || !window.PushManager || !window.Notification) return;
  const { subscribe, key } = push.dataset, told = push.querySelector("p");
  push.hidden = false;
  push.querySelector("button").addEventListener("click", async () => {
    if (await Notification.requestPermission() !== "granted") { told.textContent = told.dataset.refused; return; }
    try {
      const ready = await navigator.serviceWorker.ready;
      const mine = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const reply = await fetch(subscribe, { method: "POST", body: JSON.stringify(mine), headers: { "x-quiet": "1" } });
      if (!reply.ok) throw new Error(await words(reply));
      location.assign("?notices=added#you-notices");
    } catch (error) {
      told.textContent = `${told.dataset.failed} ${error.message}`;
    }
  });
})();
