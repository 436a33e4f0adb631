"use strict";
// The overview of the game over the table: fetched when a player first asks for it, and kept.
(() => {
  const sheet = document.getElementById("overview");
  if (!sheet) return;
  const place = sheet.querySelector(".sheet");
  async function fill() {
    if (place.childElementCount) return true;
    const reply = await fetch(sheet.dataset.fetch).catch(() => null);
    if (!reply || !reply.ok) return false;
    const page = new DOMParser().parseFromString(await reply.text(), "text/html");
    place.replaceChildren(...[...page.body.childNodes].map((node) => document.importNode(node, true)));
    return true;
  }
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-overview]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (sheet.open) return;
    sheet.showModal();
    place.focus();
    if (!await fill()) { sheet.close(); open(link.href); }
  });
  sheet.addEventListener("click", ({ target }) => { if (target === sheet || target.closest("[data-close]")) sheet.close(); });
  // Keys are for what is read: the table below must not be played by them.
  sheet.addEventListener("keydown", (event) => event.stopPropagation());
})();
