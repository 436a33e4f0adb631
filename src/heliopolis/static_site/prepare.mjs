// Run by Node when the folder is written: Python for browsers compiles all sources there, and draws the first page.
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

process.on("uncaughtException", (error) => {
  console.error(error.message.trim());
  process.exit(1);
});
const folder = path.resolve(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "runtime", "pyodide.mjs")));
const python = await loadPyodide({ indexURL: path.join(folder, "runtime", path.sep) });
python.FS.mkdirTree("/folder");
python.mountNodeFS("/folder", folder);
python.unpackArchive(new Uint8Array(readFileSync(path.join(folder, "heliopolis.zip"))), "zip", { extractDir: "/lib/python3.14/site-packages" });
await python.pyimport("heliopolis.static_site.preparing").prepare("/folder");
process.exit(0);
