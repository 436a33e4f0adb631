// The worker in which the program runs: starts Python, opens what the device keeps, and answers what comes over the channel.
import { begin, HOME } from "./python.js";

const DEVICE = "/device", WARM_SECONDS = 1, KEEP_SECONDS = 10;
const FILES = ["tables.sqlite", "tables.sqlite-wal"];
const channel = new BroadcastChannel(`heliopolis ${HOME.pathname}`);
const sockets = new Map();
let python = null, program = null;

// --- what the device keeps: files of the browser's own, written to before a call returns ---------------------
async function open(folder, name) {
  const file = await folder.getFileHandle(name, { create: true });
  for (let left = 50; ; left--) {
    try {
      return await file.createSyncAccessHandle();
    } catch (fault) {
      // The previous page may still hold the files.
      if (!left) throw fault;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}
function lay(FS, path, handle) {
  FS.writeFile(path, "");
  const { node } = FS.lookupPath(path), usual = node.node_ops;
  node.node_ops = {
    ...usual,
    getattr: (one) => ({ ...usual.getattr(one), size: handle.getSize() }),
    setattr(one, { size, ...rest }) {
      if (size !== undefined) handle.truncate(size);
      usual.setattr(one, rest);
    },
  };
  node.stream_ops = {
    read: (_, buffer, offset, length, position) => handle.read(buffer.subarray(offset, offset + length), { at: position }),
    write: (_, buffer, offset, length, position) => handle.write(buffer.subarray(offset, offset + length), { at: position }),
    llseek: (stream, offset, whence) => offset + (whence === 1 ? stream.position : whence === 2 ? handle.getSize() : 0),
    fsync: () => { handle.flush(); return 0; },
  };
}
async function keep() {
  const { FS } = python, folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(encodeURIComponent(`heliopolis ${HOME.pathname}`), { create: true });
  FS.mkdirTree(DEVICE);
  for (const name of FILES) lay(FS, `${DEVICE}/${name}`, await open(folder, name));
  // Analyses can be made again: so they may be kept a while later.
  const analyses = await python.mountNativeFS(`${DEVICE}/analyses`, await folder.getDirectoryHandle("analyses", { create: true }));
  const keepOn = () => setTimeout(() => analyses.syncfs().finally(keepOn), KEEP_SECONDS * 1000);
  keepOn();
}

// --- workers that think --------------------------------------------------------------------------------------
function think(ready, answered) {
  const begun = ready.copy(), done = answered.copy();
  const thinker = new Worker(new URL("thinker.js", HOME), { type: "module" });
  thinker.addEventListener("message", ({ data }) => data.ready ? begun() : done(data.found && python.toPy(data.found)));
  thinker.addEventListener("error", () => done(null));
  return { ask: (task) => thinker.postMessage(task.toJs()), end: () => thinker.terminate() };
}

// --- what pages ask for --------------------------------------------------------------------------------------
async function answer({ ask, method, path, headers: told, body }) {
  const found = await program.answer(method, path, python.toPy(told), python.toPy(new Uint8Array(body || 0)));
  const headers = found.headers.toJs();
  channel.postMessage({ answer: ask, status: found.status, headers, body: found.body.toJs() });
  // Another store has taken the place of what this program has read.
  if (headers.some(([name]) => name === "x-restarts")) channel.postMessage({ restart: true });
  found.destroy();
}
async function follow({ socket, open: path, headers }) {
  const heard = program.line();
  sockets.set(socket, heard);
  const code = await program.follow(path, python.toPy(headers), heard, (kind, text) => channel.postMessage({ to: socket, kind, text }));
  sockets.delete(socket);
  heard.destroy();
  channel.postMessage({ to: socket, kind: "close", code });
}
channel.onmessage = ({ data }) => {
  if (!program) return;
  if (data.ask) answer(data).catch((fault) => { channel.postMessage({ answer: data.ask, status: 500, headers: [], body: "" }); throw fault; });
  else if (data.open) follow(data);
  else if (data.socket && sockets.has(data.socket)) sockets.get(data.socket).put_nowait(data.left ? null : data.text);
};

async function start() {
  const tell = (started) => channel.postMessage({ started });
  const begun = await begin({ tell });
  python = begun.python;
  await keep();
  tell(0.8);
  program = await begun.inside.start(DEVICE, `${HOME.pathname}app`, location.origin, think);
  channel.postMessage({ ready: true });
  // Once the first pages are there.
  setTimeout(() => begun.keep().finally(() => program.warm()), WARM_SECONDS * 1000);
}
start().catch((fault) => { channel.postMessage({ broken: String(fault && fault.message || fault).slice(-2000) }); throw fault; });
