// The worker in which the program runs: starts Python, opens what the device keeps, and answers what comes over the channel.
import { loadPyodide } from "./runtime/pyodide.mjs";

const HOME = new URL(".", location.href), PACKAGES = "/lib/python3.14/site-packages", DEVICE = "/device";
const COMPILED = new URL("compiled.zip", HOME), IDLE_SECONDS = 20;
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
      // The page that was here before may not have let go yet.
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
async function keep(FS) {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(encodeURIComponent(`heliopolis ${HOME.pathname}`), { create: true });
  FS.mkdirTree(DEVICE);
  for (const name of FILES) lay(FS, `${DEVICE}/${name}`, await open(folder, name));
}

// --- what pages ask for --------------------------------------------------------------------------------------
async function answer({ ask, method, path, headers, body }) {
  const found = await program.answer(method, path, python.toPy(headers), python.toPy(new Uint8Array(body || 0)));
  channel.postMessage({ answer: ask, status: found.status, headers: found.headers.toJs(), body: found.body.toJs() });
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
  if (data.ask) answer(data);
  else if (data.open) follow(data);
  else if (data.socket && sockets.has(data.socket)) sockets.get(data.socket).put_nowait(data.left ? null : data.text);
};

async function start() {
  const sources = fetch(new URL("heliopolis.zip", HOME)).then((reply) => reply.arrayBuffer());
  python = await loadPyodide({ indexURL: new URL("runtime/", HOME).href });
  channel.postMessage({ started: 0.3 });
  python.unpackArchive(await sources, "zip", { extractDir: PACKAGES });
  const compiled = await (await fetch(COMPILED)).arrayBuffer();
  if (compiled.byteLength) python.unpackArchive(compiled, "zip", { extractDir: PACKAGES });
  await keep(python.FS);
  channel.postMessage({ started: 0.4 });
  python.pyimport("sys").dont_write_bytecode = false;
  const inside = python.pyimport("heliopolis.static_site.inside");
  program = await inside.start(DEVICE, `${HOME.pathname}app`, location.origin);
  channel.postMessage({ ready: true });
  // Once the first pages are there.
  if (!compiled.byteLength) setTimeout(() => fetch(COMPILED, { method: "PUT", body: inside.compiled(PACKAGES).toJs() }), IDLE_SECONDS * 1000);
}
start().catch((fault) => { channel.postMessage({ broken: String(fault && fault.message || fault).slice(-2000) }); throw fault; });
