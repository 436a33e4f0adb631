"use strict";
// The service worker: shows notices while no page is open, and how many games wait on the icon of the installed app.
addEventListener("install", () => skipWaiting());
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
