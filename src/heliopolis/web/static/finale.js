"use strict";
// The finale: totals count up while the bars grow, and a click shows all at once.
(() => {
  const main = document.querySelector("main.finale");
  if (!main) return;
  const EACH = 400, still = matchMedia("(prefers-reduced-motion: reduce)");
  const counters = [...main.querySelectorAll("[data-steps]")].map((place) => ({
    place, total: place.textContent, steps: place.dataset.steps.split(" ").map(Number),
  }));
  const seen = `finale ${location.pathname}`;
  let running = true;
  function all() {
    running = false;
    main.classList.add("shown");
    for (const { place, total } of counters) place.textContent = total;
  }
  // What a seat has so many milliseconds after the beginning: whole sources, and a part of the one that grows.
  function at(steps, time) {
    const source = Math.floor(time / EACH), part = (time % EACH) / EACH;
    return steps.reduce((sum, points, place) => sum + (place < source ? points : place === source ? points * part : 0), 0);
  }
  function count(begin) {
    return (now) => {
      if (!running) return;
      const time = now - begin, most = Math.max(0, ...counters.map(({ steps }) => steps.length)) * EACH;
      if (time >= most) {
        for (const { place, total } of counters) place.textContent = total;
        return;
      }
      for (const { place, steps } of counters) place.textContent = String(Math.floor(at(steps, time)));
      requestAnimationFrame(count(begin));
    };
  }
  let before = null;
  try {
    before = sessionStorage.getItem(seen);
    sessionStorage.setItem(seen, "1");
  } catch { /* a browser that keeps nothing shows it every time */ }
  if (still.matches || before || !main.classList.contains("over") || location.hash) all();
  else requestAnimationFrame((now) => count(now)(now));
  document.addEventListener("click", all);
  document.addEventListener("keydown", all);
  addEventListener("beforeprint", all);
})();
