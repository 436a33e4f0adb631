// The page around all others: starts the program in a worker, and shows its pages in a frame that fills it. Title and
// address follow the frame.
const HOME = new URL(".", location.href), APP = new URL("app/", HOME);
const TEXTS = JSON.parse(document.getElementById("texts").textContent);
const language = navigator.languages.map((each) => each.slice(0, 2)).find((each) => TEXTS[each]) || "en";
const say = (name) => TEXTS[language][name];
const start = document.getElementById("start"), state = document.getElementById("state"), bar = start.querySelector("progress");
const update = document.getElementById("update");
document.documentElement.lang = language;
for (const each of document.querySelectorAll("[data-text]")) each.textContent = say(each.dataset.text);
bar.setAttribute("aria-label", say("starting"));

// Of the bar, the first half is what is fetched, the rest what starts.
const channel = new BroadcastChannel(`heliopolis ${HOME.pathname}`);
channel.onmessage = ({ data }) => {
  if (data.loaded) bar.value = data.loaded / 2;
  if (data.started) bar.value = 0.5 + data.started / 2;
  if (data.broken) stop("broken", data.broken);
  if (data.restart) location.reload();
};
function stop(name, fault = "") {
  state.textContent = say(name);
  state.title = fault;
  state.setAttribute("role", "alert");
  bar.hidden = true;
}

// --- the frame -----------------------------------------------------------------------------------------------
const frame = document.createElement("iframe");
frame.title = "Heliopolis";
frame.hidden = true;
const wanted = () => new URL(location.hash.slice(1), APP);
let pressed = null;
const alike = (page, html) => [...page.querySelectorAll("a, button")].filter((each) => each.outerHTML === html);
// Until the program answers, the lobby is there as a picture of itself: what is pressed there is done afterwards.
async function preview() {
  const text = await (await fetch(new URL(`first-${language}.html`, HOME))).text();
  frame.srcdoc = text.replaceAll("/ROOT/", HOME.pathname);
}
function previewed() {
  const { contentDocument: shown } = frame;
  show();
  shown.addEventListener("click", (event) => {
    const hit = event.target.closest("a, button");
    if (!hit) return;
    event.preventDefault();
    for (const each of shown.querySelectorAll("[aria-busy]")) each.removeAttribute("aria-busy");
    pressed = { html: hit.outerHTML, place: alike(shown, hit.outerHTML).indexOf(hit) };
    hit.setAttribute("aria-busy", "true");
    state.textContent = say("pressed");
  });
}
function show() {
  start.classList.add("beside");
  frame.hidden = false;
}
function place() {
  const { pathname, search, hash } = frame.contentWindow.location;
  const path = pathname.slice(APP.pathname.length) + search + hash;
  document.title = frame.contentDocument.title || "Heliopolis";
  if (pathname.startsWith(APP.pathname) && path !== location.hash.slice(1)) history.replaceState(null, "", path ? `#${path}` : HOME.pathname);
}
// Browsers ask the host for what is downloaded, not the service worker: so it is fetched first.
async function save(event) {
  const link = event.target.closest("a[download]");
  if (!link) return;
  event.preventDefault();
  const reply = await fetch(link.href), file = document.createElement("a");
  file.href = URL.createObjectURL(await reply.blob());
  file.download = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") || "")?.[1] || "";
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 60000);
}
frame.addEventListener("load", () => {
  const { href } = frame.contentWindow.location;
  if (href === "about:srcdoc") return previewed();
  if (href === "about:blank") return;
  start.hidden = true;
  show();
  place();
  frame.contentDocument.addEventListener("click", save);
  new MutationObserver(place).observe(frame.contentDocument.head, { childList: true, characterData: true, subtree: true });
  const same = pressed && alike(frame.contentDocument, pressed.html)[pressed.place];
  pressed = null;
  if (same) same.click();
});
addEventListener("hashchange", () => {
  const { href } = wanted();
  if (href.startsWith(APP.href) && frame.contentWindow && frame.contentWindow.location.href !== href) frame.contentWindow.location.replace(href);
});

// --- one worker for all tabs: the tab that has the lock runs the program, and when it goes, the next one does ------
function run() {
  return new Promise(() => { new Worker(new URL("worker.js", HOME), { type: "module" }).addEventListener("error", (event) => stop("broken", event.message)); });
}
function offer(registration) {
  const fresh = registration.waiting;
  if (!fresh || !navigator.serviceWorker.controller) return;
  update.hidden = false;
  update.querySelector("button").addEventListener("click", () => fresh.postMessage("take over"));
}
async function begin() {
  if (!navigator.serviceWorker || !navigator.locks || !navigator.storage || !navigator.storage.getDirectory || !window.DecompressionStream) return stop("old-browser");
  const registration = await navigator.serviceWorker.register(new URL("sw.js", HOME), { updateViaCache: "none" });
  offer(registration);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming.addEventListener("statechange", () => {
      if (coming.state === "installed") offer(registration);
      if (coming.state === "redundant" && !navigator.serviceWorker.controller) stop("broken");
    });
  });
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    // At the first visit, and where a visitor has reloaded past what is kept.
    const taken = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    registration.active.postMessage("claim");
    await taken;
  }
  // In one of the tabs someone has switched to a new version.
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  if (navigator.storage.persist) navigator.storage.persist();
  navigator.locks.request(`heliopolis ${HOME.pathname}`, run);
  await drawn;
  const { href } = wanted();
  // What is there stays until the answer comes.
  frame.contentWindow.location.replace(href.startsWith(APP.href) ? href : APP.href);
}
document.body.prepend(frame);
const drawn = location.hash ? null : preview().catch(() => {});
begin().catch((fault) => stop("broken", String(fault)));
