// Starts Python with the program: in the worker that runs it, and in those that think.
import { loadPyodide } from "./runtime/pyodide.mjs";

export const HOME = new URL(".", location.href);
const PACKAGES = "/lib/python3.14/site-packages/", MEMORY = new URL("memory", HOME);

// The memory of a Python that has imported everything is kept and makes other starts quick; the first worker that
// thinks rehearses the first pages, too.
export async function begin({ rehearses = false, tell = () => {} } = {}) {
  const reply = await fetch(MEMORY), kept = new Uint8Array(await reply.arrayBuffer());
  if (!kept.length) return load(null, true, rehearses, tell);
  try {
    return await load(kept, rehearses && reply.headers.get("x-rehearsed") !== "true", rehearses, tell);
  } catch (fault) {
    console.info("Python begins from nothing:", fault);
    await fetch(MEMORY, { method: "DELETE" });
    return load(null, false, false, tell);
  }
}
async function load(memory, keeps, rehearses, tell) {
  const sources = fetch(new URL("program", HOME)).then((reply) => reply.arrayBuffer());
  if (memory) makeRoom(memory);
  const python = await loadPyodide({ indexURL: new URL("runtime/", HOME).href, _makeSnapshot: keeps, ...(memory && { _loadSnapshot: memory }) });
  tell(0.3);
  unpack(python.FS, await sources);
  tell(0.4);
  python.runPython(`from heliopolis.static_site import inside\n${keeps && rehearses ? "inside.rehearse()" : ""}`);
  tell(0.7);
  const body = keeps && python.makeMemorySnapshot();
  // To be called once more urgent things are done.
  const keep = async () => { if (body) await fetch(MEMORY, { method: "PUT", headers: { "x-rehearsed": rehearses }, body }); };
  const inside = python.pyimport("heliopolis.static_site.inside");
  inside.awake();
  return { python, inside, keep };
}
// Python must find as much memory as the kept one has; its header says where that begins.
function makeRoom(memory) {
  const usual = WebAssembly.instantiateStreaming, [, begins] = new Uint32Array(memory.buffer);
  WebAssembly.instantiateStreaming = async (...given) => {
    WebAssembly.instantiateStreaming = usual;
    const made = await usual(...given), has = made.instance.exports.memory;
    has.grow((memory.length - begins - has.buffer.byteLength) / 65536);
    return made;
  };
}
// All files in one: the length of a list, the list, and one file after the other.
function unpack(FS, packed) {
  const begins = 4 + new DataView(packed).getUint32(0), made = new Set();
  let at = begins;
  for (const [name, length] of JSON.parse(new TextDecoder().decode(new Uint8Array(packed, 4, begins - 4)))) {
    const path = PACKAGES + name, folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, new Uint8Array(packed, at, length), { canOwn: true });
    at += length;
  }
}
