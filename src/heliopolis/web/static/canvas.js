"use strict";
// The screen: which of the offered canvases the boards are drawn for.
const Canvas = (() => {
  const offered = document.querySelector('meta[name="screens"]');
  const canvases = offered ? offered.content.split(" ").map((name) => {
    const [form, size] = name.split("-"), [width, height] = size.split("x").map(Number);
    return { name, form, width, height };
  }) : [];
  function formOf(width, height) {
    if (height <= 500 && width > height) return "landscape";
    if (width <= 700) return "phone";
    if (height > width) return "tablet";
    // All boards at once, unless the letters of a tablet's are larger.
    const unit = (form) => Math.max(...canvases.filter((each) => each.form === form).map((each) => Math.min(1, width / each.width, height / each.height)));
    return unit("desktop") > Math.min(0.99, unit("side")) ? "desktop" : "side";
  }
  // Of the canvases of a form the one that fills the window best without being scaled down; of equals the largest.
  function name() {
    const width = innerWidth, height = innerHeight, form = formOf(width, height);
    // A frame that is not shown yet has no size.
    if (!width || !height) return "";
    const value = (canvas) => {
      if (form === "phone") return -Math.abs(canvas.height / canvas.width - height / width);
      const unit = Math.min(width / canvas.width, height / canvas.height);
      const filled = Math.round((canvas.width * unit * canvas.height * unit) / (width * height) * 20) / 20;
      return (unit > 0.995 ? 10 : unit) + filled + canvas.width / 1e5;
    };
    const fitting = canvases.filter((canvas) => canvas.form === form).sort((a, b) => value(b) - value(a));
    return fitting.length ? fitting[0].name : "";
  }
  return { name };
})();
