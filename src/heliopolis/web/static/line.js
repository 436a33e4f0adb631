"use strict";
// The line to the server: carries choices up and fresh pages down, and keeps what could not be sent.
const Line = (() => {
  const lost = document.getElementById("lost");
  const GONE = 4404, DOUBLE = 500, SETTLED = 300;
  let socket = null, patience = 250, kept = null, sent = "", left = "";
  function connect(mark = root().dataset.mark) {
    const line = socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${root().dataset.live}?mark=${mark}&screen=${Canvas.name()}`);
    inSight(line);
    line.onopen = () => {
      patience = 250;
      online(true);
      // What was chosen on this page meanwhile goes out, unless the table has gone on.
      if (kept && kept.here) setTimeout(again, SETTLED);
    };
    line.onmessage = (message) => { if (line === socket) announce("table:arrived", message.data); };
    line.onclose = ({ code }) => {
      if (line !== socket) return;
      if (code === GONE) return location.reload();
      online(false);
      setTimeout(() => { if (line === socket) connect(); }, patience);
      patience = Math.min(patience * 2, 4000);
    };
  }
  addEventListener("online", () => { if (socket && socket.readyState !== WebSocket.OPEN) connect(); });
  // What cannot be sent is kept. It goes out when the line is back; a page that was loaded again asks first.
  let there = true;
  function online(now = there) {
    there = now;
    if (!lost) return;
    lost.hidden = there && !kept;
    const told = kept ? (there ? lost.dataset.again : lost.dataset.kept) : there ? "" : lost.dataset.told;
    if (lost.firstElementChild.textContent !== told) lost.firstElementChild.textContent = told;
    for (const each of all("button", lost)) each.hidden = !kept;
  }
  const LOST = [502, 503, 504];
  async function send(post) {
    const reply = await fetch(post.action, { method: "POST", body: post.body, headers: { "x-quiet": "1" } }).catch(() => null);
    if (!reply || !reply.ok) left = "";
    if (!reply || LOST.includes(reply.status)) return false;
    if (!reply.ok) {
      Bubble.refuse(await reply.text());
      renew();
      return true;
    }
    Bubble.forgive();
    // At a study, what is done leads to another page.
    if (reply.redirected && !root().dataset.live) {
      left = "";
      if (reply.url !== location.href) history.pushState(null, "", reply.url);
      announce("table:arrived", await reply.text());
      return true;
    }
    setTimeout(() => { if (Number(root().dataset.version) < Number(reply.headers.get("x-version"))) renew(); }, 2000);
    return true;
  }
  async function again() {
    const post = kept;
    if (!post || post.busy) return;
    post.busy = true;
    const sent = await send(post);
    post.busy = false;
    if (post === kept && sent) keep(null);
  }
  const unsent = `kept ${location.pathname}`;
  function keep(post) {
    kept = post;
    if (kept) sessionStorage.setItem(unsent, JSON.stringify([kept.action, String(kept.body)]));
    else sessionStorage.removeItem(unsent);
    sending();
    online();
  }
  function sending() {
    const choice = kept && kept.body.get("choice");
    for (const each of all("[data-choice]")) each.classList.toggle("sending", each.dataset.choice === choice);
  }
  // What was decided at another position has arrived after all, or cannot be done any more.
  function past() {
    const version = kept && kept.body.get("version");
    if (version && version !== root().dataset.version) keep(null);
    else if (kept) sending();
  }
  function recall() {
    const [action, body] = JSON.parse(sessionStorage.getItem(unsent) || "[]");
    if (action) keep({ action, body: new URLSearchParams(body) });
    past();
  }
  if (lost) {
    lost.querySelector("[data-again]").addEventListener("click", again);
    lost.querySelector("[data-drop]").addEventListener("click", () => keep(null));
  }
  // A page that finds itself stale takes another line, which begins with the whole table.
  function renew() {
    if (!root().dataset.live) return look(location.href).catch(() => {});
    const before = socket;
    connect("");
    if (before) before.close();
  }
  async function look(address) {
    const reply = await fetch(address);
    if (reply.ok) announce("table:arrived", await reply.text());
    return reply.ok;
  }
  // Before much is taken back, the page asks.
  const sure = document.getElementById("sure");
  function meant(button) {
    if (!sure || !button || !button.dataset.sure) return true;
    sure.querySelector("p").textContent = button.dataset.sure;
    sure.returnValue = "";
    sure.showModal();
    return new Promise((answer) => sure.addEventListener("close", () => answer(sure.returnValue === "yes"), { once: true }));
  }
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("[data-quiet]") || !root()) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    // The second click of a double click means the same as the first.
    const same = `${form.action} ${body}`;
    if (same === sent || !(await meant(event.submitter))) return;
    // Nothing more can be done at a position that a choice of this page leaves: the server would refuse it.
    const version = body.get("version");
    if (version && version === left) return;
    if (body.has("choice")) left = version;
    sent = same;
    setTimeout(() => { if (same === sent) sent = ""; }, DOUBLE);
    const post = { action: form.action, body, here: true };
    if (await send(post)) keep(null);
    else keep(post);
    if (root().dataset.live && (!socket || socket.readyState !== WebSocket.OPEN)) look(location.href).catch(() => {});
  });
  document.addEventListener("table:renew", renew);
  return { connect, renew, look, past, recall };
})();
