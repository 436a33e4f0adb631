"use strict";
// Clocks count down to the moment that the server gave, by the server’s time.
(() => {
  const DAY = 86400, HOUR = 3600, LATE = 3;
  const told = document.querySelector("[data-now]");
  // What the page took to come is no difference between two clocks.
  const behind = told ? Number(told.dataset.now) - Date.now() / 1000 : 0, ahead = Math.abs(behind) > LATE ? behind : 0;
  const two = (number) => String(number).padStart(2, "0");
  function shown(seconds, [day, hour, minute]) {
    const left = Math.abs(seconds), sign = seconds < 0 ? "\u2212" : "";
    const hours = Math.floor(left % DAY / HOUR), minutes = Math.floor(left % HOUR / 60);
    if (left >= DAY) return `${sign}${Math.floor(left / DAY)}\u00a0${day} ${hours}\u00a0${hour}`;
    if (left >= HOUR) return `${sign}${hours}\u00a0${hour} ${two(minutes)}\u00a0${minute}`;
    return `${sign}${minutes}:${two(left % 60)}`;
  }
  function count() {
    const now = Date.now() / 1000 + ahead;
    for (const each of document.querySelectorAll("time[data-due]")) {
      const left = Math.ceil(Number(each.dataset.due) - now), text = shown(left, each.dataset.units.split(" "));
      if (each.textContent !== text) each.textContent = text;
      const face = each.closest(".clock") || each;
      face.classList.toggle("soon", left < Number(each.dataset.soon));
    }
  }
  document.addEventListener("table:shown", count);
  setInterval(count, 500);
  count();
})();
