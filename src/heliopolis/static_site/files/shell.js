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
function place() {
  const { pathname, search, hash } = frame.contentWindow.location;
  const path = pathname.slice(APP.pathname.length) + search + hash;
  document.title = frame.contentDocument.title || "Heliopolis";
  if (pathname.startsWith(APP.pathname) && path !== location.hash.slice(1)) history.replaceState(null, "", path ? `#${path}` : HOME.pathname);
}
frame.addEventListener("load", () => {
  if (frame.contentWindow.location.href === "about:blank") return;
  start.hidden = true;
  frame.hidden = false;
  place();
  new MutationObserver(place).observe(frame.contentDocument.head, { childList: true, characterData: true, subtree: true });
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
  update.querySelector("button").addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    fresh.postMessage("take over");
  });
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
  if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  if (navigator.storage.persist) navigator.storage.persist();
  navigator.locks.request(`heliopolis ${HOME.pathname}`, run);
  const { href } = wanted();
  frame.src = href.startsWith(APP.href) ? href : APP.href;
  document.body.append(frame);
}
begin().catch((fault) => stop("broken", String(fault)));
