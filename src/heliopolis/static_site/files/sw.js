"use strict";
// The service worker: keeps the files of this release, and hands what pages of the program ask for to the worker that
// runs it, in whichever tab that lives. RELEASE and FILES stand above, where the folder was written.
const HOME = new URL(registration.scope), APP = `${HOME.pathname}app/`, FIXED = new Set(FILES.map(({ name }) => HOME.pathname + name));
const KEPT = `heliopolis ${HOME.pathname} `, NOW = KEPT + RELEASE;
const TYPES = { css: "text/css", html: "text/html", js: "text/javascript", json: "application/json", mjs: "text/javascript", png: "image/png", svg: "image/svg+xml", wasm: "application/wasm", webmanifest: "application/manifest+json", zip: "application/zip" };
const MEMORY = `${HOME.pathname}memory`;
// What scripts and workers of the folder may do; pages of the program say so themselves.
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";
const channel = new BroadcastChannel(`heliopolis ${HOME.pathname}`);
const waiting = new Map();

// --- the files of this release -------------------------------------------------------------------------------
addEventListener("install", (event) => event.waitUntil(load()));
addEventListener("activate", (event) => event.waitUntil(settle()));
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
  if (data === "claim") clients.claim();
});
async function load() {
  const here = await caches.open(NOW), before = await kept();
  const total = FILES.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const file of FILES) {
    const address = new URL(file.name, HOME).href, old = before.get(file.hash);
    if (old) await here.put(address, old);
    else {
      const begun = done;
      const data = await fetched(file, (bytes) => channel.postMessage({ loaded: (begun + Math.min(bytes, file.bytes)) / total }));
      const headers = { "content-type": TYPES[file.name.split(".").pop()] || "application/octet-stream", "x-hash": file.hash };
      if (file.name.endsWith("js")) headers["content-security-policy"] = POLICY;
      await here.put(address, new Response(data, { headers }));
    }
    done += file.bytes;
    channel.postMessage({ loaded: done / total });
  }
}
// Files that an earlier release has too need not be fetched again.
async function kept() {
  const found = new Map();
  for (const name of (await caches.keys()).filter((each) => each.startsWith(KEPT))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const reply = await cache.match(request);
      found.set(reply.headers.get("x-hash"), reply);
    }
  }
  return found;
}
async function fetched({ name, packed }, tell) {
  const reply = await fetch(new URL(packed ? `${name}.gz` : name, HOME), { cache: "no-cache" });
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  const parts = [], reader = reply.body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    tell(bytes += value.length);
  }
  const data = new Blob(parts);
  if (!packed) return data;
  // Some hosts say that such a file is compressed, and then it arrives unpacked.
  const [first, second] = new Uint8Array(await data.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return data;
  return new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}
async function settle() {
  for (const name of await caches.keys()) if (name.startsWith(KEPT) && name !== NOW) await caches.delete(name);
  await clients.claim();
}

// --- what is asked for ---------------------------------------------------------------------------------------
addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (origin !== HOME.origin || !pathname.startsWith(HOME.pathname)) return;
  event.respondWith(pathname.startsWith(APP) && !FIXED.has(pathname) ? page(request) : file(request));
});
async function file(request) {
  const address = new URL(request.url);
  address.search = address.hash = "";
  if (address.pathname === MEMORY) return memory(request);
  if (address.href === HOME.href) address.pathname += "index.html";
  return (await (await caches.open(NOW)).match(address.href)) || fetch(request);
}
// The memory of a Python of this release, with which others begin.
async function memory(request) {
  const here = await caches.open(NOW), nothing = new Response(null, { status: 204 });
  if (request.method === "GET") return (await here.match(MEMORY)) || nothing;
  if (request.method === "DELETE") await here.delete(MEMORY);
  else {
    const headers = { "x-rehearsed": request.headers.get("x-rehearsed") };
    await here.put(MEMORY, new Response(await request.arrayBuffer(), { headers }));
  }
  return nothing;
}
async function page(request) {
  const { origin, pathname, search, hash } = new URL(request.url);
  // A page of the program that would fill a tab is shown within ours, which runs the program.
  if (request.mode === "navigate" && request.destination === "document") return Response.redirect(`${HOME.href}#${pathname.slice(APP.length)}${search}${hash}`);
  const headers = { "accept-language": navigator.languages.join(","), "user-agent": navigator.userAgent };
  for (const name of ["accept", "content-type", "content-length", "x-quiet"]) if (request.headers.has(name)) headers[name] = request.headers.get(name);
  // A form of another site says where it comes from, or nothing.
  if (request.referrer) headers.origin = new URL(request.referrer).origin;
  if (self.cookieStore) headers.cookie = (await cookieStore.getAll()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const body = request.method === "GET" ? null : await request.arrayBuffer();
  const id = crypto.randomUUID(), asked = { ask: id, method: request.method, path: pathname + search, headers, body };
  const { status, headers: told, body: text } = await new Promise((answer) => {
    waiting.set(id, { asked, answer });
    channel.postMessage(asked);
  });
  const goes = told.find(([name]) => name === "location");
  if (goes && status > 300 && status < 400) return Response.redirect(new URL(goes[1], origin), status);
  return new Response([204, 304].includes(status) ? null : text, { status, headers: told });
}
channel.onmessage = ({ data }) => {
  // A worker that has just begun has not heard what was asked before.
  if (data.ready) for (const { asked } of waiting.values()) channel.postMessage(asked);
  if (!data.answer || !waiting.has(data.answer)) return;
  waiting.get(data.answer).answer(data);
  waiting.delete(data.answer);
};
