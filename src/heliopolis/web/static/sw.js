"use strict";
// The service worker: shows notices while no page is open, how many games wait on the icon of the installed app, and,
// where nothing can be reached, a page that says so. It keeps no other page.
const OFFLINE = new URL("offline", registration.scope).href;
addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open("offline").then((kept) => kept.add(OFFLINE)));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  event.respondWith(fetch(event.request).catch(async (fault) => {
    const page = await caches.match(OFFLINE);
    if (page) return page;
    throw fault;
  }));
});
addEventListener("push", (event) => {
  const told = event.data.json(), { title, body, language: lang, link, stop, stopText } = told;
  const shown = registration.showNotification(title, { body, lang, tag: "turns", data: { link, stop }, actions: [{ action: "stop", title: stopText }] });
  event.waitUntil(Promise.all([shown, navigator.setAppBadge ? navigator.setAppBadge(told.count) : null]));
});
addEventListener("notificationclick", (event) => {
  const { link, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "stop" ? fetch(stop, { method: "POST" }) : clients.openWindow(link));
});
