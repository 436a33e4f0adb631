"use strict";
// Following the others: what happened since your last turn, replays of it, gains that fly, sounds. For any game.
(() => {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const ways = () => document.querySelector("details.ways");
  const kept = (store, name, value) => {
    try {
      if (value !== undefined) store.setItem(name, value);
      return store.getItem(name);
    } catch { return null; } // a browser that keeps nothing
  };

  // --- since your last turn: shown once for each turn, and never in the way of the next act --------------------
  let open = "", spot = null;
  const card = () => document.getElementById("digest");
  // Who has chosen nothing sees it when rounds end, and every turn in their first game.
  function liked() {
    const liking = ways() ? ways().dataset.digest : "usual";
    if (liking !== "usual") return liking;
    const first = kept(localStorage, "first-table") || kept(localStorage, "first-table", location.pathname);
    return first === location.pathname ? "turns" : "rounds";
  }
  const wanted = (found) => liked() === "turns" || (liked() === "rounds" && found.hasAttribute("data-round"));
  function look() {
    const found = card(), news = found && found.dataset.news;
    if (!news) return close();
    const name = `digest ${location.pathname}`;
    if (open !== news) {
      if (kept(sessionStorage, name) === news || !wanted(found)) return close();
      kept(sessionStorage, name, news);
      [open, spot] = [news, null];
    }
    found.hidden = false;
    put();
  }
  function mark() {
    for (const each of all("button[name=digest]")) each.setAttribute("aria-pressed", each.value === liked());
  }
  function close() {
    const found = card();
    if (found && found.contains(document.activeElement)) root().focus({ preventScroll: true });
    if (found) found.hidden = true;
    open = "";
  }
  // Where it covers least: never the question, its list or what it can be answered by; where there is no such place it
  // is folded to its heading. What covers what, by how much it would be missed.
  const MISSED = [["#strip, .ask, #choices > :not(form), #choices form li, .controls, #tabs, .notice, .part.means, .top", 1000], [".part svg [data-choice]:not([data-short])", 100],
    [".part svg [data-short]", 4], [".part.rival", 3], [".part.common", 1.5], [".part.own", 1], ["#log", 0.1], [".part.own svg :is(text, use)", 60]];
  const NEVER = 100, PIECES = 60, LEAST_READ = 84;
  // All of it shows, or at least two rows; where there is little room, it has no foot.
  function sized(found, width, maxHeight) {
    const since = found.querySelector(".since"), read = () => since.clientHeight >= Math.min(since.scrollHeight, LEAST_READ);
    Object.assign(found.style, { width, maxHeight });
    found.classList.remove("brief");
    return read() || (found.classList.add("brief"), read());
  }
  // It lies over the other players’ boards, or below the last choice if there is room.
  function fit(found) {
    const form = root().querySelector("#choices > form"), last = form && form.querySelector("ol > li:last-child");
    const { bottom, width } = form ? form.getBoundingClientRect() : {}, high = last && bottom - last.getBoundingClientRect().bottom - 12;
    const fits = high > 0 && !root().matches(".form-phone, .form-landscape") && sized(found, `${Math.min(460, width)}px`, `${high}px`);
    if (!fits) sized(found, "", "");
  }
  function fold(found, folded) {
    found.classList.toggle("folded", folded);
    found.querySelector("[data-fold]").setAttribute("aria-expanded", !folded);
  }
  // ``more`` are boxes beside those of the patterns, each with how much it would be missed.
  function free(found, patterns = MISSED, more = []) {
    const boxes = patterns.flatMap(([pattern, missed]) => all(pattern, root()).map((each) => [each.getBoundingClientRect(), missed]))
      .concat(more).filter(([box]) => box.width && box.height && box.bottom > 0 && box.top < innerHeight);
    const main = root().getBoundingClientRect(), wide = found.offsetWidth, high = found.offsetHeight;
    // It shares an edge with something, or lies next to what it may not cover.
    const within = (least, most) => (each) => Math.round(Math.max(least, Math.min(each, most)));
    // Small pieces lie everywhere: they count, but their edges are not tried.
    const edges = boxes.filter(([, missed]) => missed !== PIECES);
    const acrossFrom = Math.max(0, main.left) + 8, acrossTo = Math.min(innerWidth, main.right) - wide - 8;
    const across = new Set(edges.flatMap(([box, missed]) => missed >= NEVER ? [box.right + 6, box.left - wide - 6, box.left] : [box.left, box.right - wide]).map(within(acrossFrom, acrossTo)));
    const down = new Set(edges.flatMap(([box, missed]) => missed >= NEVER ? [box.bottom + 6, box.top - high - 6] : [box.top, box.bottom - high]).map(within(8, Math.min(innerHeight, main.bottom) - high - 8)));
    let best = { cost: Infinity };
    for (const y of [...down].sort((one, other) => other - one)) for (const x of across) {
      let cost = 0, covers = false;
      for (const [box, missed] of boxes) {
        const area = Math.max(0, Math.min(box.right, x + wide) - Math.max(box.left, x)) * Math.max(0, Math.min(box.bottom, y + high) - Math.max(box.top, y));
        cost += area * missed;
        covers ||= area > 0 && missed >= NEVER;
      }
      if (cost < best.cost) best = { x, y, cost, covers };
    }
    return best;
  }
  window.freePlace = free;
  // What is to be read first has the room.
  document.addEventListener("table:quiet", () => close());
  function put() {
    const found = card(), screen = `${innerWidth} ${innerHeight} ${root().dataset.layout}`;
    if (!open) return;
    if (!spot || spot.screen !== screen) {
      fold(found, false);
      fit(found);
      spot = { ...free(found), screen, folded: false };
      if (spot.covers) {
        fold(found, true);
        spot = { ...free(found), screen, folded: true };
      }
    }
    fold(found, spot.folded);
    Object.assign(found.style, { left: `${spot.x}px`, top: `${spot.y}px` });
  }
  const sheet = document.getElementById("layout");
  if (sheet) sheet.addEventListener("load", () => { spot = null; put(); });
  addEventListener("resize", () => put());
  // It goes with the first click beside it, which does what it does without the card too.
  document.addEventListener("click", (event) => {
    if (!open) return;
    const found = card();
    if (!found.contains(event.target)) return close();
    if (event.target.closest("[data-close]")) return close();
    if (!event.target.closest("[data-fold]")) return;
    spot.folded = !spot.folded;
    fold(found, spot.folded);
    if (!spot.folded) Object.assign(spot, free(found));
    put();
  }, true);
  document.addEventListener("keydown", (event) => {
    if (watching && event.key === " ") { event.preventDefault(); event.stopImmediatePropagation(); return stop(); }
    if (!open || event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  }, true);

  // --- warnings are read once -------------------------------------------------------------------------------------
  const told = new Set((kept(sessionStorage, `told ${location.pathname}`) || "").split("\n"));
  function warnings() {
    for (const each of all(".notice[data-once]")) each.hidden = told.has(each.dataset.once);
  }
  document.addEventListener("click", (event) => {
    const gone = event.target.closest && event.target.closest("[data-dismiss]");
    if (!gone) return;
    told.add(gone.closest("[data-once]").dataset.once);
    kept(sessionStorage, `told ${location.pathname}`, [...told].join("\n"));
    warnings();
  });

  // --- preferences that are set beside what they are about ------------------------------------------------------
  document.addEventListener("submit", async (event) => {
    const form = event.target, pressed = event.submitter;
    if (!form.matches("#choices .foot form, #digest form") || !pressed) return;
    event.preventDefault();
    await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, pressed)), redirect: "manual" }).catch(() => null);
    if (ways()) ways().dataset[pressed.name] = pressed.value;
    for (const each of all(`.ways button[name=${pressed.name}]`)) each.setAttribute("aria-pressed", each.value === pressed.value);
    sounding();
    mark();
  });
  const loud = () => Boolean(document.querySelector('[data-sound="on"]'));
  function sounding() {
    for (const each of all("#choices .sound")) {
      each.setAttribute("aria-pressed", loud());
      each.value = loud() ? "off" : "on";
    }
  }

  // --- a turn in the log lights up its places on the boards when it is pointed at, tapped or focused -----
  let recalled = null;
  const turnAt = ({ target }) => target.closest && target.closest("#table .turn[data-places]");
  function recall(turn, tapped) {
    for (const each of all(".part .recalled")) each.classList.remove("recalled");
    recalled = turn;
    const things = turn ? turn.dataset.places.split(" ").map((id) => id && document.getElementById(id)).filter(Boolean) : [];
    for (const each of things) each.classList.add("recalled");
    const part = tapped && things.map((each) => each.closest(".part:not(.rival, .whole, .means)")).find(Boolean);
    if (part && root().matches(".form-phone, .form-landscape")) announce("table:turn-to", part.id);
  }
  document.addEventListener("pointerover", (event) => {
    const turn = turnAt(event);
    if (turn !== recalled && event.pointerType === "mouse") recall(turn);
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) recall(turnAt(event)); });
  document.addEventListener("click", (event) => {
    const turn = turnAt(event);
    if (turn ? event.target.closest(".row") : recalled) recall(turn, true);
  });

  // --- watching turns again: the boards of one ply after the other, each with its sentence, long enough to be read --
  let watching = 0;
  const caption = document.createElement("div");
  caption.className = "caption";
  caption.setAttribute("role", "status");
  function tell(link, page, step, steps) {
    const told = page.getElementById("ask"), prompt = document.querySelector(".ask").getBoundingClientRect();
    const count = Object.assign(document.createElement("small"), { textContent: `\u25B7 ${step}/${steps}` });
    const end = Object.assign(document.createElement("button"), { type: "button", textContent: link.dataset.stop });
    const words = document.createElement("p");
    words.append(...(told ? [...told.cloneNode(true).childNodes] : []));
    caption.replaceChildren(count, words, end);
    document.body.append(caption);
    Object.assign(caption.style, { left: `${prompt.left}px`, top: `${prompt.top}px`, minHeight: `${prompt.height}px` });
    return Math.max(1000, Math.min(4000, words.textContent.length * 40));
  }
  function stop() {
    if (!watching) return;
    watching = 0;
    caption.remove();
    document.body.classList.remove("watching");
    announce("table:renew");
  }
  async function watch(link) {
    const mine = watching = Date.now(), version = root().dataset.version;
    close();
    document.body.classList.add("watching");
    const plies = link.dataset.watch.split(" ");
    for (const [step, ply] of plies.entries()) {
      const reply = await fetch(`${link.dataset.step}?ply=${ply}`).catch(() => null);
      const page = reply && reply.ok && new DOMParser().parseFromString(await reply.text(), "text/html");
      if (watching !== mine) return;
      if (root().dataset.version !== version) return stop();
      if (!page) continue;
      announce("table:boards", { page });
      const long = tell(link, page, step + 1, plies.length);
      await new Promise((done) => setTimeout(done, long));
      if (watching !== mine) return;
    }
    stop();
  }
  document.addEventListener("click", (event) => {
    const link = event.target.closest && event.target.closest("a[data-watch]");
    if (watching && !link) return stop();
    if (!link || event.ctrlKey || event.metaKey || still.matches) return;
    event.preventDefault();
    watch(link);
  });

  // --- gains fly from where they happened -----------------------------------------------------------------------
  let seen = null, newest = 0;
  function news() {
    const found = [], now = new Map(), before = newest;
    for (const turn of all("#gains > li")) {
      const items = all("li", turn), key = `${turn.dataset.turn} ${turn.dataset.seat}`, known = seen && seen.get(key);
      const began = parseInt(turn.dataset.turn);
      now.set(key, { items: items.length, plies: turn.dataset.plies });
      newest = Math.max(newest, began);
      // Older turns come back into the list when newer ones are undone.
      if (!seen || began < before) continue;
      for (const item of items.slice(known ? known.items : 0)) found.push([item, turn.dataset.seat]);
      if (!known || known.plies !== turn.dataset.plies) found.moved = true;
    }
    seen = now;
    return found;
  }
  const RISES = 60;
  const middle = (box) => box && box.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
  const boxOf = (thing) => thing && middle(thing.getBoundingClientRect());
  function fly([item, seat], order) {
    const place = boxOf(item.dataset.place && document.getElementById(item.dataset.place));
    const pill = boxOf(document.querySelector(`.scores > :nth-child(${seat})`));
    const travels = item.dataset.kind === "piece", from = travels ? pill : place || pill;
    if (!from || (travels && !place)) return;
    const one = document.createElement("div");
    one.className = "flying";
    one.setAttribute("aria-hidden", "true");
    one.append(item.firstElementChild.cloneNode(true));
    document.body.append(one);
    // It rises to its end within the screen, and what it adds to stays to be read: from a pill it starts below.
    const half = one.offsetWidth / 2 + 4, below = !travels && !place ? RISES + one.offsetHeight : 0;
    one.style.left = `${Math.max(half, Math.min(innerWidth - half, from[0]))}px`;
    one.style.top = `${Math.max(travels ? 30 : RISES + one.offsetHeight, from[1] + below)}px`;
    const at = (x, y, size, opacity, offset) => ({ transform: `translate(calc(-50% + ${x}px),calc(-50% + ${y}px)) scale(${size})`, opacity, offset });
    const [dx, dy] = travels ? [place[0] - from[0], place[1] - from[1]] : [0, 0];
    const moves = travels ? [at(0, 0, 1, 0.2, 0), at(dx, dy, 1.2, 1, 0.7), at(dx, dy, 1, 0, 1)]
      : [at(0, 0, 0.7, 0, 0), at(0, -14, 1.1, 1, 0.2), at(0, -36, 1, 1, 0.7), at(0, -RISES, 1, 0, 1)];
    const shown = one.animate(moves, { duration: travels ? 900 : 1500, delay: order * 120, fill: "backwards", easing: "ease-out" });
    shown.finished.then(() => one.remove(), () => one.remove());
  }

  // --- small sounds ---------------------------------------------------------------------------------------------
  const TONES = { turn: [[660, 0], [880, 0.14]], place: [[196, 0]], gain: [[523, 0]], points: [[659, 0], [880, 0.09]], end: [[523, 0], [659, 0.15], [784, 0.3], [1046, 0.45]] };
  let speaker = null;
  function sound(kind) {
    if (!loud()) return;
    speaker = speaker || new AudioContext();
    for (const [pitch, after] of TONES[kind]) {
      const tone = speaker.createOscillator(), volume = speaker.createGain(), at = speaker.currentTime + after;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.06, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
      tone.connect(volume).connect(speaker.destination);
      tone.start(at);
      tone.stop(at + 0.25);
    }
  }

  // --- the end opens by itself, once, to players who saw the last turn: Back leads to the table again, and who begins
  // something meanwhile stays. Where motion is not welcome, nothing goes by itself.
  const STAY = 3000;
  let leaving = 0;
  function leave(turns) {
    const end = document.querySelector(".controls a[data-opens-itself]");
    if (end && !still.matches) leaving = setTimeout(() => { if (!document.hidden) location.assign(end.href); }, STAY + turns * 120);
  }
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, () => clearTimeout(leaving), true);

  let over = false;
  function shown({ detail } = {}) {
    if (!root()) return;
    look();
    mark();
    sounding();
    warnings();
    const found = news(), ended = Boolean(document.querySelector('.controls a[href$="/end"]'));
    if (!still.matches) found.forEach(fly);
    const closed = ended && !over && Boolean(document.body.dataset.followed);
    if (closed) leave(found.length);
    if (closed) sound("end");
    else if (detail && detail.called) sound("turn");
    else if (found.some(([item]) => item.dataset.kind === "points")) sound("points");
    else if (found.some(([item]) => item.dataset.kind !== "piece")) sound("gain");
    else if (found.length || found.moved) sound("place");
    over = ended;
    document.body.dataset.followed = "1";
  }
  document.addEventListener("table:shown", shown);
  shown();
})();
