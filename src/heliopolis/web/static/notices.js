"use strict";
// Notices: the time zone that the browser knows, and a link that stops them at once.
(() => {
  const zone = document.querySelector("input[data-zone=unset]");
  if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
  // Whoever opens the link of a notice has clicked once already; programs that look at links run no scripts.
  const form = document.querySelector("form[data-at-once]");
  if (form) form.requestSubmit();
})();
