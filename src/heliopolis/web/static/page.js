"use strict";
// Carries choices up and fresh pages down. What a page means, it does not know.
(() => {
  const root = () => document.getElementById("table");
  const bubble = document.getElementById("bubble");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const all = (pattern, from = document) => [...from.querySelectorAll(pattern)];
  const named = (choice) => all(`[data-choice="${CSS.escape(choice)}"]`);
  const lost = document.getElementById("lost");
  let socket = null, patience = 250, kept = null, pointed = null, tab = null, large = null, asked = null;

  // --- morph: make the page like the fresh one, keeping what it has -----------------------------------------
  const px = (value) => value.replace(/translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)/, "translate($1px,$2px)");
  function glide(piece, from, to) {
    if (still.matches || !from || !from.startsWith("translate(") || !to.startsWith("translate(")) return;
    piece.animate([{ transform: px(from) }, { transform: px(to) }], { duration: 250, easing: "ease-in-out" });
  }
  function morph(old, fresh) {
    if (fresh.hasAttribute("data-same")) return;
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && !(name === "open" && old.id)) old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) {
      const before = old.getAttribute(name);
      if (before === value) continue;
      if (name === "transform" && old.id) glide(old, before, value);
      old.setAttribute(name, value);
    }
    let next = old.firstChild;
    for (const child of [...fresh.childNodes]) {
      let match = null;
      if (child.id) {
        const found = document.getElementById(child.id);
        if (found && found.nodeName === child.nodeName && root().contains(found) && !found.contains(old)) match = found;
      } else if (next && next.nodeName === child.nodeName && !next.id) match = next;
      if (!match) old.insertBefore(document.importNode(child, true), next);
      else {
        if (match === next) next = next.nextSibling;
        else old.insertBefore(match, next);
        if (child.nodeType === Node.ELEMENT_NODE) morph(match, child);
        else if (match.data !== child.data) match.data = child.data;
      }
    }
    while (next) [next, old] = [next.nextSibling, (next.remove(), old)];
  }
  function show(html) {
    const page = new DOMParser().parseFromString(html, "text/html");
    const fresh = page.getElementById("table");
    if (!fresh || !root()) return;
    const focus = document.activeElement, wasChoosing = focus && focus.closest("#choices, .controls");
    const wasMine = root().hasAttribute("data-mine"), was = root().dataset.version;
    morph(root(), fresh);
    if (was !== root().dataset.version && !refused) hush();
    if (wasChoosing && (!document.contains(focus) || focus.disabled)) (all("#choices button")[0] || all(".end:enabled")[0] || root()).focus({ preventScroll: true });
    if (!wasMine && root().hasAttribute("data-mine")) ring();
    settle();
    // What was only named and is not here any more must be sent once more.
    if (root().querySelector("[data-same]")) renew();
  }
  // What the visitor has opened or points at is put back onto the fresh page.
  function settle() {
    const main = root();
    document.title = main.dataset.title || document.title;
    // A section that was only named still has the version it was sent with.
    for (const field of all("input[name=version]", main)) field.value = main.dataset.version;
    const layout = document.getElementById("layout");
    if (layout && main.dataset.layout && layout.getAttribute("href") !== main.dataset.layout) layout.href = main.dataset.layout;
    const question = main.dataset.question;
    if (question !== asked) {
      asked = question;
      const live = main.querySelector("svg [data-choice]");
      const home = live ? live.closest("[id^=part-]") : main.querySelector(".part.own") || main.querySelector(".part");
      if (live) requestAnimationFrame(() => live.scrollIntoView({ block: "nearest", inline: "center" }));
      if (home && (live || !tab || main.hasAttribute("data-asked"))) tab = home.id;
    }
    for (const link of all("a[data-tab]")) {
      const here = link.dataset.tab === tab;
      link.toggleAttribute("aria-current", here);
      const panel = document.getElementById(link.dataset.tab);
      if (panel) panel.classList.toggle("shown", here);
    }
    const turn = main.querySelector(".turns [aria-current]");
    if (turn) turn.parentElement.scrollTop = turn.offsetTop - turn.parentElement.offsetTop - 60;
    for (const part of all(".part.rival")) part.classList.toggle("large", part.id === large);
    point(pointed);
  }

  // --- transport --------------------------------------------------------------------------------------------
  function connect(mark = root().dataset.mark) {
    const line = socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${root().dataset.live}?mark=${mark}`);
    line.onopen = () => { patience = 250; online(true); again(); };
    line.onmessage = (message) => { if (line === socket) show(message.data); };
    line.onclose = () => {
      if (line !== socket) return;
      online(false);
      setTimeout(() => { if (line === socket) connect(); }, patience);
      patience = Math.min(patience * 2, 4000);
    };
  }
  // What cannot be sent is told, kept and sent again; another choice takes its place.
  let there = true;
  function online(now = there) {
    there = now;
    document.body.classList.toggle("offline", !there || Boolean(kept));
    if (lost) lost.textContent = kept ? lost.dataset.kept : there ? "" : lost.dataset.told;
  }
  const LOST = [502, 503, 504];
  async function send(post) {
    const reply = await fetch(post.action, { method: "POST", body: post.body, headers: { "x-quiet": "1" } }).catch(() => null);
    if (!reply || LOST.includes(reply.status)) return false;
    if (!reply.ok) {
      refuse(await reply.text());
      renew();
    } else setTimeout(() => { if (Number(root().dataset.version) < Number(reply.headers.get("x-version"))) renew(); }, 2000);
    return true;
  }
  async function again() {
    const post = kept;
    if (!post || post.busy) return;
    post.busy = true;
    const sent = await send(post);
    post.busy = false;
    if (post === kept && sent) keep(null);
    else if (kept) setTimeout(again, 2000);
  }
  function keep(post) {
    kept = post;
    const choice = kept && kept.body.get("choice");
    for (const each of all("[data-choice]")) each.classList.toggle("sending", each.dataset.choice === choice);
    online();
  }
  // A page that finds itself stale takes another line, which begins with the whole table.
  function renew() {
    const before = socket;
    connect("");
    if (before) before.close();
  }
  async function look(address) {
    const reply = await fetch(address);
    if (reply.ok) show(await reply.text());
    return reply.ok;
  }
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("[data-quiet]")) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const post = { action: form.action, body };
    if (await send(post)) keep(null);
    else {
      keep(post);
      setTimeout(again, 2000);
    }
    if (!socket || socket.readyState !== WebSocket.OPEN) look(location.href).catch(() => {});
  });
  let wanted = 0;
  document.addEventListener("input", async (event) => {
    const form = event.target.form;
    if (!form || !form.matches("[data-follow]")) return;
    const mine = ++wanted, address = `${form.action}?${new URLSearchParams(new FormData(form))}`;
    const reply = await fetch(address);
    if (mine !== wanted || !reply.ok) return;
    history.replaceState(null, "", address);
    show(await reply.text());
  });

  // --- pointing, choosing, asking why -----------------------------------------------------------------------
  function point(choice) {
    for (const each of all(".pointed")) each.classList.remove("pointed");
    pointed = choice;
    if (choice) for (const each of named(choice)) each.classList.add("pointed");
  }
  // What is drawn above a thing that can be chosen does not shield it: a mark, a number, a piece.
  const choiceAt = ({ target, clientX: x, clientY: y }) => {
    const found = target.closest && target.closest("[data-choice]");
    if (found || x === undefined || !target.closest || !target.closest(".part svg")) return found;
    return document.elementsFromPoint(x, y).map((each) => each.closest(".part svg [data-choice]")).find(Boolean);
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => {
    const found = choiceAt(event);
    point(found ? found.dataset.choice : null);
  });
  // What is told because the mouse rests on a thing goes when the mouse leaves it for anything but the bubble.
  let dwell = 0, leave = 0, hovered = null, refused = false;
  function hush() {
    [hovered, leave, refused] = [null, clearTimeout(leave), false];
    if (bubble) bubble.hidden = true;
  }
  function tell(html, bad, at) {
    if (!bubble || !html) return;
    bubble.innerHTML = html;
    bubble.classList.toggle("bad", Boolean(bad));
    bubble.hidden = false;
    const { offsetWidth: wide, offsetHeight: high } = bubble;
    const x = at ? at.x + 14 : innerWidth / 2 - wide / 2, y = at ? at.y + 14 : innerHeight / 2;
    bubble.style.left = `${Math.max(8, Math.min(x, innerWidth - wide - 8))}px`;
    bubble.style.top = `${Math.max(8, Math.min(y, innerHeight - high - 8))}px`;
  }
  // Why something was not done stays to be read, though the page is made anew under it.
  function refuse(html) {
    hush();
    tell(html, true);
    refused = true;
  }
  async function why(thing, at, short) {
    const main = root(), title = thing.querySelector(":scope > title");
    if (!short && title) tell(new Option(title.textContent).innerHTML, false, at);
    if (!main.dataset.why || (short && !main.hasAttribute("data-mine"))) return;
    // A piece may lie on what is meant: everything under the pointer is asked about.
    const things = [thing, ...document.elementsFromPoint(at.x, at.y).map(thingAt)].filter(Boolean);
    const places = [...new Set(things.map(({ id }) => id))].map((id) => ["place", id]);
    const reply = await fetch(`${main.dataset.why}?${new URLSearchParams([...places, ["short", short ? "1" : ""]])}`);
    if (reply.status !== 200) return;
    tell(await reply.text(), true, at);
    hovered = short ? thing : null;
  }
  const thingAt = (target) => target.closest && target.closest("svg [id]");
  document.addEventListener("click", (event) => {
    for (const each of all("details.ways[open], details.drop-down[open]")) if (!each.contains(event.target)) each.open = false;
    const found = choiceAt(event);
    if (found && found.nodeName !== "BUTTON") return choose(found.dataset.choice);
    const link = event.target.closest("a[data-tab]");
    if (link) { tab = link.dataset.tab; settle(); if (getComputedStyle(link.parentElement).display !== "none") event.preventDefault(); return; }
    const follow = event.target.closest("a[data-follow]");
    if (follow && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      look(follow.href).then((done) => done && history.replaceState(null, "", follow.href));
      return;
    }
    if (bubble && !bubble.contains(event.target)) hush();
    const rival = event.target.closest(".part.rival");
    if (rival) { large = large === rival.id ? null : rival.id; return settle(); }
    const thing = thingAt(event.target);
    if (thing && root()) why(thing, { x: event.clientX, y: event.clientY }, false);
  });
  document.addEventListener("pointermove", (event) => {
    clearTimeout(dwell);
    if (event.pointerType !== "mouse" || !root()) return;
    const thing = thingAt(event.target), at = { x: event.clientX, y: event.clientY };
    if (hovered) {
      const there = document.elementsFromPoint(at.x, at.y).some((each) => hovered.contains(each) || bubble.contains(each));
      if (!there) leave ||= setTimeout(hush, 300);
      else { leave = clearTimeout(leave); return; }
    }
    if (thing && !choiceAt(event)) dwell = setTimeout(() => why(thing, at, true), 450);
  });
  function choose(choice) {
    const button = named(choice).find((each) => each.nodeName === "BUTTON");
    if (button) button.form.requestSubmit(button);
  }
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
    const found = choiceAt(event);
    if (event.key === "Escape") {
      for (const each of all("details.ways[open], details.drop-down[open]")) {
        if (each.contains(document.activeElement)) each.querySelector("summary").focus();
        each.open = false;
      }
      hush();
      large = null;
      if (root()) settle();
      return;
    }
    if (found && found.nodeName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      return choose(found.dataset.choice);
    }
    const key = all(`[data-key="${CSS.escape(event.key)}"]`)[0];
    if (key && !key.disabled) { event.preventDefault(); return key.click(); }
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const buttons = all("#choices button[data-choice]");
    if (step && buttons.length && !event.target.closest("nav") && !event.target.matches(".part")) {
      event.preventDefault();
      const here = buttons.indexOf(document.activeElement);
      buttons[(here + step + buttons.length) % buttons.length].focus();
    }
  });

  // --- it is your turn --------------------------------------------------------------------------------------
  function ring() {
    if (!document.querySelector('[data-sound="on"]')) return;
    const sound = new AudioContext();
    [660, 880].forEach((pitch, order) => {
      const tone = sound.createOscillator(), loud = sound.createGain(), at = sound.currentTime + order * 0.14;
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.12, at);
      loud.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
      tone.connect(loud).connect(sound.destination);
      tone.start(at);
      tone.stop(at + 0.3);
    });
  }

  document.documentElement.classList.add("scripted");
  if (root()) settle();
  if (root() && root().dataset.live) connect();
})();
