// A worker that thinks: does the tasks of bots, hints and analyses, one at a time.
import { begin } from "./python.js";

begin({ rehearses: true }).then(({ python, inside, keep }) => {
  addEventListener("message", ({ data }) => {
    const found = inside.think(python.toPy(data));
    postMessage({ found: found.toJs() });
    found.destroy();
  });
  postMessage({ ready: true });
  keep();
}).catch((fault) => { postMessage({ found: null }); throw fault; });
