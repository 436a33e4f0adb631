"use strict";
// Where the program runs in the browser, no server answers a WebSocket: its messages go over a channel to the worker
// that runs it. All other scripts stay as they are.
(() => {
  const home = new URL("..", document.querySelector("link[rel=manifest]").href).pathname;
  const channel = new BroadcastChannel(`heliopolis ${home}`), lines = new Map();
  const HEADERS = { "accept-language": navigator.languages.join(","), "user-agent": navigator.userAgent };
  window.WebSocket = class extends EventTarget {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSING = 2;
    static CLOSED = 3;
    constructor(address) {
      super();
      const { pathname, search } = new URL(address);
      this.readyState = 0;
      this.id = crypto.randomUUID();
      this.path = pathname + search;
      lines.set(this.id, this);
      this.ask();
    }
    ask() {
      channel.postMessage({ socket: this.id, open: this.path, headers: { ...HEADERS, cookie: document.cookie } });
    }
    send(text) {
      channel.postMessage({ socket: this.id, text });
    }
    close() {
      channel.postMessage({ socket: this.id, left: true });
      this.happen("close", { code: 1000 });
    }
    happen(kind, more = {}) {
      if (this.readyState === 3) return;
      this.readyState = kind === "close" ? 3 : 1;
      if (kind === "close") lines.delete(this.id);
      const event = Object.assign(new Event(kind), more);
      this.dispatchEvent(event);
      if (this[`on${kind}`]) this[`on${kind}`](event);
    }
  };
  channel.onmessage = ({ data: { to, kind, text, code, ready } }) => {
    // Another worker runs the program now, which knows of no line: open ones break, and pages take new ones.
    if (ready) for (const line of [...lines.values()]) line.readyState ? line.happen("close", { code: 1006 }) : line.ask();
    const line = lines.get(to);
    if (line) line.happen(kind, kind === "message" ? { data: text } : { code });
  };
  addEventListener("pagehide", () => { for (const line of [...lines.values()]) line.close(); });
})();
