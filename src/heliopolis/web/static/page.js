"use strict";
// Shows fresh pages, and what is pointed at, picked and chosen on them. What a page means, it does not know.
(() => {
  let pointed = null, picked = null, tab = null, home = null, large = null, asked = null, leaf = 0, sought = null;

  // Only secure pages and those of this machine may have a service worker.
  // A page within another belongs to a build without a server, whose own service worker is there already.
  if (navigator.serviceWorker && self === top) navigator.serviceWorker.register(new URL("sw.js", document.querySelector("link[rel=manifest]").href)).catch(() => {});

  // --- the screen: boards are drawn for the one that fits, and again when it changes ---------------------------
  let screen = Canvas.name();
  function measure() {
    const before = screen;
    screen = Canvas.name();
    // Boards for the screen before may be on their way.
    if (!screen || !root() || (root().dataset.screen === screen && (!before || before === screen))) return;
    document.cookie = `screen=${screen};path=/;max-age=31536000;samesite=lax`;
    if (root().dataset.live) Line.renew();
    else Line.look(location.href);
  }
  let sized = 0;
  addEventListener("resize", () => { clearTimeout(sized); sized = setTimeout(measure, 150); });
  const tabbed = () => root().matches(".form-phone, .form-landscape");

  // --- showing: the page is made like the fresh one, and what the visitor has opened is put back --------------
  function show(html) {
    const page = new DOMParser().parseFromString(html, "text/html");
    const fresh = page.getElementById("table");
    if (!fresh || !root()) return;
    // Another page is to be seen: the game has begun, or is played once more elsewhere.
    if (fresh.dataset.page !== root().dataset.page) return location.reload();
    if (fresh.dataset.goes && fresh.dataset.goes !== root().dataset.goes) return location.assign(fresh.dataset.goes);
    const focus = document.activeElement, wasChoosing = focus && focus.closest("#choices, .controls");
    const wasMine = root().hasAttribute("data-mine"), was = root().dataset.version;
    const wasAsked = root().dataset.question, stays = new Set(all(".part", fresh).filter((part) => part.hasAttribute("data-same")).map(({ id }) => id));
    // What others changed on a board that is not in sight is marked on its tab.
    if (!wasMine && was !== fresh.dataset.version) for (const part of all(".part:not(.rival, .whole, .means)")) {
      if (!stays.has(part.id) && part.dataset.in !== tab) changed.add(part.dataset.in);
    }
    morph(root(), fresh);
    shorten();
    if (was !== root().dataset.version) Bubble.outlive();
    if (wasAsked !== root().dataset.question) {
      pick(null);
      sheet = "";
      const list = document.querySelector("#choices ol");
      if (list) list.scrollTop = 0;
    }
    if (wasChoosing && (!document.contains(focus) || focus.disabled)) (byKeys && (all("#choices button[data-choice]")[0] || all(".end:enabled")[0]) || root()).focus({ preventScroll: true });
    settle();
    // What was only named and is not here any more must be sent once more.
    if (root().querySelector("[data-same]")) Line.renew();
    Line.past();
    announce("table:shown", { fresh: was !== root().dataset.version, called: !wasMine && root().hasAttribute("data-mine") });
  }
  // Another position's boards are shown for a while, until the table is sent again.
  document.addEventListener("table:boards", ({ detail }) => {
    for (const fresh of all(".part", detail.page)) {
      const old = document.getElementById(fresh.id);
      if (old && root().contains(old)) morph(old, fresh, root());
    }
    settle();
  });
  document.addEventListener("table:arrived", ({ detail }) => show(detail));
  // What can be clicked besides the answers is sent apart from the boards, which are the same for all visitors.
  const SHORT = ["data-choice", "data-short", "tabindex", "role", "aria-label"], AT_ONCE = "data-at-once";
  // Even the same value, set once more, has styles computed once more.
  const attribute = (thing, name, value) => thing.getAttribute(name) === value || thing.setAttribute(name, value);
  function shorten() {
    const ways = all("#shortcuts li"), stay = new Set(ways.map(({ dataset }) => dataset.at));
    for (const thing of all(".part [data-short]")) if (!stay.has(thing.id)) for (const name of [...SHORT, AT_ONCE]) thing.removeAttribute(name);
    for (const { dataset, textContent } of ways) {
      const thing = document.getElementById(dataset.at), values = [dataset.click, "", "-1", "button", textContent];
      if (!thing || (thing.dataset.choice && thing.dataset.short === undefined)) continue;
      SHORT.forEach((name, place) => attribute(thing, name, values[place]));
      thing.toggleAttribute(AT_ONCE, "atOnce" in dataset);
    }
    // What holds other things that can be chosen is no button: a screen reader would skip what is in it.
    for (const thing of all(".part svg [data-choice]")) attribute(thing, "role", thing.querySelector("[data-choice]") ? "group" : "button");
  }
  const changed = new Set();
  let sheet = "", drawer = false;
  // What lies around the table depends on its screen, and on a small one on its menu.
  function surround() {
    const form = [...root().classList].find((name) => name.startsWith("form-"));
    if (form) document.body.dataset.form = form.slice("form-".length);
    document.body.classList.toggle("menu-open", Boolean(document.querySelector("#menu[open]")));
  }
  // What the visitor has opened or points at is put back onto the fresh page.
  function settle() {
    const main = root();
    document.title = main.dataset.title || document.title;
    surround();
    // A section that was only named still has the version it was sent with.
    for (const field of all("input[name=version]", main)) field.value = main.dataset.version;
    const layout = document.getElementById("layout");
    if (layout && main.dataset.layout && layout.getAttribute("href") !== main.dataset.layout) layout.href = main.dataset.layout;
    // Drawn for another screen, the boards have other tabs.
    const question = `${main.dataset.question} ${main.dataset.screen}`;
    if (question !== asked) {
      asked = question;
      const live = main.querySelector("svg [data-choice]:not([data-short])");
      const board = live && live.closest(".part");
      home = board ? board.dataset.in : null;
      // A question that no board answers leaves the view where it is.
      if (home) [tab, leaf] = [home, 0];
      if (board && main.matches(".form-phone") && told(main, board)) sheet = "sheet-low";
      tab ||= (main.querySelector(".part.own") || main.querySelector(".part") || { dataset: {} }).dataset.in;
      if (board && tabbed()) requestAnimationFrame(() => board.scrollIntoView({ block: "nearest" }));
    }
    if (!all("a[data-tab]").some((link) => link.dataset.tab === tab)) tab = (main.querySelector("a[data-tab]") || { dataset: {} }).dataset.tab;
    changed.delete(tab);
    for (const link of all("a[data-tab]")) {
      link.toggleAttribute("aria-current", link.dataset.tab === tab);
      link.classList.toggle("asks", link.dataset.tab === home && main.hasAttribute("data-asked"));
      link.classList.toggle("changed", changed.has(link.dataset.tab));
    }
    for (const each of ["sheet-low", "sheet-high"]) main.classList.toggle(each, sheet === each);
    // Boards that share a tab: those that are asked about come first, else as many as fit are shown; the tab turns over
    // to the others. The list of choices has the height that the boards leave.
    const here = all(".part:not(.rival, .whole, .means)").filter((part) => part.dataset.in === tab);
    const wanted = tab === home ? here.filter((part) => part.querySelector("[data-choice]:not([data-short])")) : [];
    const leaves = tabbed() ? [...leavesOf(wanted), ...leavesOf(here.filter((part) => !wanted.includes(part)))] : [here];
    if (sought) leaf = Math.max(0, leaves.findIndex((parts) => parts.some(({ id }) => id === sought)));
    sought = null;
    const count = Math.max(leaves.length, 1);
    leaf = (leaf + count) % count;
    const open = leaves[leaf] || [];
    for (const link of all("a[data-tab]")) {
      const dots = link.dataset.tab === tab && count > 1 ? leaves.map((_, at) => (at === leaf ? "●" : "○")).join("") : "";
      if (dots !== (link.dataset.pages || "")) link.dataset.pages = dots;
    }
    // A style of the page is computed again for all that it holds: it is set where it is used, and where it changes.
    const { style } = document.documentElement, list = main.matches(".form-phone") && `${Math.max(leastList(), spareHeight() - open.reduce((sum, part) => sum + heightOf(part), 0))}px`;
    if (list && style.getPropertyValue("--list") !== list) style.setProperty("--list", list);
    for (const part of all(".part:not(.means)")) {
      part.classList.toggle("shown", open.includes(part));
      part.classList.toggle("stacked", open.includes(part) && open.length > 1);
    }
    for (const panel of all("#log, .replay #choices")) panel.classList.toggle("shown", tabbed() ? panel.id === tab : drawer && panel.id === "log");
    for (const part of all(".part:is(.rival, .whole)")) part.classList.toggle("large", part.id === large);
    fit();
    frame();
    fill();
    point(pointed);
    if (picked && named(picked).length) pick(picked);
    remember();
  }

  // Many rows that say little more than the board are folded away to give it their room; the grip unfolds them.
  const MANY = 5, TWO_LINES = 40;
  function told(main, board) {
    const rows = all("#choices button[data-choice]", main), telling = rows.filter((row) => row.querySelector(".chip, .brief"));
    return rows.length > MANY && 3 * telling.length <= rows.length && rows.every(({ dataset }) => named(dataset.choice).some((each) => board.contains(each)));
  }
  // Where rows are too long for the list, or would stack their gains, all of them have price and gains below their name.
  function fit() {
    const list = document.querySelector("#choices .rows");
    if (!list) return;
    list.classList.remove("tight");
    const wraps = () => all(".gains", list).some((each) => each.childElementCount > 1 && each.offsetHeight > TWO_LINES);
    if (tabbed() && list.clientWidth) list.classList.toggle("tight", list.scrollWidth > list.clientWidth + 1 || wraps());
  }
  // A board that is shown over the others says in its head whose it is, and can be closed there.
  const head = document.getElementById("sheet-head");
  function frame() {
    const open = large && document.getElementById(large), seat = open && /seat(\d+)/.exec(open.id);
    if (!head) return;
    head.hidden = !open;
    if (!open) return head.parentElement === document.body || document.body.append(head);
    const name = seat && document.querySelector(`.scores [data-seat="${seat[1]}"] .seat`);
    head.firstElementChild.replaceChildren(...(name ? [name.cloneNode(true)] : []));
    if (head.parentElement !== open) open.append(head);
  }

  // All that another player has is fetched when it is asked for, and again after the table has changed.
  async function fill() {
    const part = large && document.getElementById(large), { version } = root().dataset;
    if (!part || !part.dataset.fetch || part.dataset.of === version) return;
    part.dataset.of = version;
    const reply = await fetch(part.dataset.fetch).catch(() => null);
    if (!reply || !reply.ok) return part.removeAttribute("data-of");
    const fresh = new DOMParser().parseFromString(await reply.text(), "text/html").querySelector("svg");
    if (!fresh || part.dataset.of !== version) return;
    for (const old of all(":scope > svg", part)) old.remove();
    part.prepend(document.importNode(fresh, true));
  }

  // --- a replay: its address is that of the position shown, and Back leads to the one before -----------------
  let wanted = 0, playing = 0;
  const LEAST_READ = 1500, MOST_READ = 7000, EACH_LETTER = 40;
  async function follow(address, keep, goesOn = false) {
    const mine = ++wanted;
    clearTimeout(playing);
    const reply = await fetch(address, { headers: { "x-listed": root().dataset.listed } }).catch(() => null);
    const page = reply && reply.ok && (await reply.text());
    if (mine !== wanted) return;
    if (!page) return play(false);
    if (keep && address !== location.href) history[keep](null, "", address);
    show(page);
    stage();
    play(goesOn);
  }
  // The turn that is shown, in a list that was not sent again.
  function stage() {
    const turns = all("[data-ply]"), version = Number(root().dataset.version);
    const last = Math.min(...turns.map(({ dataset }) => Number(dataset.ply)).filter((ply) => ply >= version));
    const shown = turns.filter(({ dataset }) => version && Number(dataset.ply) === last), list = document.querySelector(".turns");
    for (const each of turns) each.removeAttribute("aria-current");
    for (const each of shown) each.setAttribute("aria-current", "step");
    root().scrollTop = 0;
    if (list) list.scrollTop = shown.length ? shown[0].offsetTop - list.clientHeight / 3 : 0;
  }
  // It plays turn by turn, and shows each as long as it takes to read.
  function play(on) {
    clearTimeout(playing);
    if (!on) wanted++;
    const next = document.querySelector(".steps [data-key=PageDown]");
    if (!next) return;
    const read = document.getElementById("ask").textContent.length * EACH_LETTER;
    const goesOn = on && next.href !== location.href;
    document.querySelector(".steps [aria-pressed]").setAttribute("aria-pressed", goesOn);
    if (goesOn) playing = setTimeout(() => follow(next.href, "replaceState", true), Math.max(LEAST_READ, Math.min(MOST_READ, read)));
  }
  document.addEventListener("input", ({ target: { form } }) => {
    if (!form || !form.matches("[data-follow]")) return;
    follow(`${form.action}?${new URLSearchParams(new FormData(form))}`, "replaceState");
  });

  // --- pointing, choosing, asking why -----------------------------------------------------------------------
  function point(choice) {
    for (const each of all(".pointed")) each.classList.remove("pointed");
    if (choice) for (const each of named(choice)) each.classList.add("pointed");
    if (choice === pointed) return;
    pointed = choice;
    announce("table:pointed", { choice: choice || picked });
  }
  // By finger, the first tap picks and shows what would be; the second, or the wide button, chooses.
  function pick(choice) {
    const list = document.querySelector("#choices ol"), old = choice && list && named(choice).find((each) => list.contains(each));
    const top = old && old.getBoundingClientRect().top;
    // What a picked row shows takes no room from the board: the list keeps its height, the row its place.
    if (!choice) roomy();
    else if (list && tabbed() && !list.style.maxHeight && list.offsetHeight) list.style.maxHeight = `${list.offsetHeight}px`;
    picked = choice;
    for (const each of all("[data-choice]")) each.classList.toggle("picked", each.dataset.choice === choice);
    const wide = document.getElementById("commit"), row = choice && named(choice).find(({ nodeName }) => nodeName === "BUTTON");
    if (wide) {
      wide.dataset.idle ||= wide.textContent;
      wide.disabled = !choice;
      const thing = choice && named(choice)[0], price = row && row.querySelector(".price");
      const words = document.createElement("span");
      words.textContent = (row && row.dataset.label) || (thing && thing.getAttribute("aria-label")) || wide.dataset.idle;
      wide.classList.toggle("long", words.textContent.length > 20);
      wide.replaceChildren(words, ...(price && price.childElementCount ? [price.cloneNode(true)] : []));
      // Words stay whole: where they and the price have no room side by side, the price is read in the row.
      const cut = () => words.scrollHeight > words.clientHeight + 1 || wide.scrollWidth > wide.clientWidth;
      wide.classList.remove("tight");
      if (cut()) wide.classList.add("tight");
      if (cut()) wide.classList.add("long");
    }
    if (old && tabbed()) list.scrollTop += old.getBoundingClientRect().top - top;
    if (row) row.scrollIntoView({ block: "nearest" });
    announce("table:pointed", { choice });
  }
  // Where there is nothing to weigh, or the visitor likes it so, one tap chooses.
  const liking = () => document.querySelector("details.ways").dataset;
  const atOnce = (choice) => liking().taps === "one" || named(choice).some((each) => each.hasAttribute(AT_ONCE));
  function explainTaps() {
    if (shelf.read("tapped", false)) return;
    shelf.keep("tapped", true);
    Bubble.tell(new Option(liking().tapped).innerHTML);
  }
  function roomy() {
    const list = document.querySelector("#choices ol");
    if (list) list.style.maxHeight = "";
  }
  // Only players who use keys are led to the next choice; and a finger points at nothing, it picks.
  let byKeys = true;
  document.addEventListener("keydown", () => { byKeys = true; }, true);
  document.addEventListener("pointerdown", () => { byKeys = false; }, true);
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => {
    if (event.pointerType === "touch" || (kind === "focusin" && !byKeys)) return;
    const found = choiceAt(event);
    point(found ? found.dataset.choice : null);
  });
  // On a phone boards and choices share what the fixed rows leave; a board is never drawn smaller than it was made.
  // Beside a card of the guide a low screen has room for a single row: the one that the card speaks of.
  const LEAST_LIST = 118, ONE_ROW = 64, LOW = 700;
  const leastList = () => (root().clientHeight < LOW && root().querySelector(".guide:not(.wide) .note:not([hidden])") ? ONE_ROW : LEAST_LIST);
  const spareHeight = () => all("#strip, .part.means, .form-phone .guide:not(.wide), .ask, .controls, .tabs", root()).reduce((left, each) => left - each.offsetHeight, root().clientHeight);
  function heightOf(part) {
    const { width, height } = part.querySelector("svg").viewBox.baseVal;
    return height * Math.min(1, (root().clientWidth - 16) / width) + 12;
  }
  // The boards of a tab in groups that fit into the pane.
  function leavesOf(parts) {
    const list = root().querySelector(".choices"), rows = list && list.querySelector("ol");
    const whole = list ? list.offsetHeight + (rows ? rows.scrollHeight - rows.clientHeight : 0) : 0;
    const room = spareHeight() - Math.min(whole, 1.6 * leastList());
    const leaves = [];
    let left = 0;
    for (const part of parts) {
      const high = heightOf(part);
      if (leaves.length && high <= left && root().matches(".form-phone")) leaves[leaves.length - 1].push(part);
      else { leaves.push([part]); left = room; }
      left -= high;
    }
    return leaves;
  }
  document.addEventListener("table:turn-to", ({ detail }) => {
    const part = document.getElementById(detail);
    if (!tabbed() || !part || !part.dataset.in) return;
    [tab, sought] = [part.dataset.in, part.id];
    settle();
  });
  document.addEventListener("table:fit", settle);
  // All that another player has may be drawn apart from the few lines that are always in sight.
  const allOf = (id) => document.getElementById(`${id}whole`) || document.getElementById(id);
  document.addEventListener("click", (event) => {
    Bubble.clicked(event);
    const pill = event.target.closest("button[data-seat], [data-opens]");
    for (const each of all("details.ways[open], details.drop-down[open]")) {
      // On a phone the navigation is part of the menu.
      if (each.contains(event.target) || pill || (each.id === "menu" && event.target.closest(".top"))) continue;
      each.open = false;
      // A tap beside a menu closes it, and does nothing else.
      if (event.pointerType === "touch" && !event.target.closest("summary")) return event.preventDefault();
    }
    const found = choiceAt(event);
    if (found && event.pointerType === "touch" && picked !== found.dataset.choice && !found.closest(".advice") && !atOnce(found.dataset.choice)) {
      event.preventDefault();
      pick(found.dataset.choice);
      return explainTaps();
    }
    if (found && found.nodeName !== "BUTTON") return choose(found.dataset.choice);
    if (event.target.closest("#commit") && picked) return choose(picked);
    const link = event.target.closest("a[data-tab]");
    if (link) {
      event.preventDefault();
      leaf = tab === link.dataset.tab ? leaf + 1 : 0;
      tab = link.dataset.tab;
      return settle();
    }
    const steps = event.target.closest(".agenda");
    if (steps) return Bubble.tell(all("li", steps).map(({ className, textContent }) => `<p class="${className}">${new Option(textContent).innerHTML}</p>`).join(""), false, { x: event.clientX, y: event.clientY });
    if (event.target.closest("#ask") && home && tabbed()) { [tab, leaf] = [home, 0]; return settle(); }
    if (pill) {
      const board = pill.dataset.seat && allOf(`part-seat${pill.dataset.seat}`);
      const opens = document.getElementById(pill.dataset.opens || "projection");
      if (board) large = large === board.id ? null : board.id;
      else if (opens && opens.nodeName === "DETAILS") opens.open = !opens.open;
      else if (opens) drawer = !drawer;
      return settle();
    }
    const shown = event.target.closest("a[data-follow]");
    if (shown && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      return follow(shown.href, "pushState");
    }
    const button = event.target.closest(".steps [aria-pressed]");
    if (button) return play(button.getAttribute("aria-pressed") === "false");
    if (event.target.closest("[data-shut]")) { large = null; return settle(); }
    // A rival's board opens first; then its things answer too.
    const rival = event.target.closest(".part:is(.rival, .whole)"), thing = thingAt(event.target);
    if (rival && (large === null || !thing || /^seat\d+$/.test(thing.id))) {
      large = large === null ? allOf(rival.id).id : null;
      return settle();
    }
    if (thing && root()) Bubble.why(thing, { x: event.clientX, y: event.clientY }, false);
  });
  // On a phone, Back closes what is open before it leaves the table.
  const OPENED = "opened";
  let leaving = false;
  function remember() {
    const opened = Boolean(large || drawer || document.querySelector("details.drop-down[open]"));
    if (!tabbed() || leaving || opened === (history.state === OPENED)) return;
    leaving = !opened;
    if (opened) history.pushState(OPENED, "");
    else history.back();
  }
  function shut() {
    for (const each of all("details.ways[open], details.drop-down[open]")) each.open = false;
    [large, drawer] = [null, false];
    if (root()) settle();
  }
  document.addEventListener("toggle", ({ target }) => {
    if (!target.matches("details.drop-down") || !root()) return;
    surround();
    remember();
  }, true);
  addEventListener("popstate", () => {
    if (leaving) {
      leaving = false;
      if (root()) remember();
    } else if (history.state !== OPENED) shut();
    if (!root() || root().dataset.listed === undefined) return;
    follow(location.href);
  });
  // A long press explains, and what is pressed long is never done; a tap on the grip is none on what comes under the finger.
  let press = 0, pressed = false, grip = null;
  const commandAt = (target) => target.closest && target.closest(":is(.controls, #choices, .tabs, .topline) :is(button, summary, a)");
  function explain(command, at) {
    const name = command.querySelector(".long"), words = [command.getAttribute("aria-label") || (name || command).textContent, command.title];
    Bubble.tell(words.filter(Boolean).map((each) => `<p>${new Option(each.trim()).innerHTML}</p>`).join(""), false, at);
  }
  window.addEventListener("click", (event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  document.addEventListener("pointerdown", (event) => {
    pressed = false;
    document.documentElement.classList.toggle("by-finger", event.pointerType === "touch");
    grip = event.target.closest && event.target.closest(".grip") ? event.clientY : null;
    if (event.pointerType !== "touch" || !root()) return;
    const command = grip === null && commandAt(event.target), thing = !command && thingAt(event.target), at = { x: event.clientX, y: event.clientY };
    clearTimeout(press);
    if (command || thing) press = setTimeout(() => { pressed = true; Bubble.hush(); if (command) explain(command, at); else Bubble.why(thing, at, false); }, 500);
  });
  for (const kind of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(kind, (event) => {
    if (kind !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(press);
    if (kind === "pointermove" || grip === null) return;
    const moved = event.clientY - grip, main = root();
    const low = main.classList.contains("sheet-low"), high = main.classList.contains("sheet-high");
    sheet = moved > 24 ? (high ? "" : "sheet-low") : moved < -24 ? (low ? "" : "sheet-high") : low || high ? "" : "sheet-low";
    [grip, pressed] = [null, kind === "pointerup"];
    sought = document.querySelector(".part.shown")?.id;
    roomy();
    settle();
  });
  // A swipe over the boards turns to the other pages of their tab, unless it moves a page that was enlarged.
  let swiped = null;
  document.addEventListener("touchstart", (event) => {
    const [finger, ...more] = event.touches;
    swiped = !more.length && visualViewport.scale < 1.05 && event.target.closest(".part.shown") ? finger : null;
  }, { passive: true });
  document.addEventListener("touchend", ({ changedTouches: [finger] }) => {
    if (!swiped || !root() || !tabbed()) return;
    const across = finger.clientX - swiped.clientX, down = finger.clientY - swiped.clientY;
    if (Math.abs(across) < 48 || Math.abs(across) < 2 * Math.abs(down)) return;
    leaf -= Math.sign(across);
    settle();
  });
  document.addEventListener("keydown", () => { pressed = false; }, true);
  document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });
  function choose(choice) {
    const button = named(choice).find((each) => each.nodeName === "BUTTON");
    if (button) return button.form.requestSubmit(button);
    // A shortcut is in no list, but is sent by the same form.
    const form = document.querySelector("#choices form"), short = document.createElement("button");
    if (!form) return;
    Object.assign(short, { name: "choice", value: choice, hidden: true });
    form.append(short);
    form.requestSubmit(short);
    short.remove();
  }
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
    const found = choiceAt(event);
    if (event.key === "Escape") {
      const left = all("details.ways[open], details.drop-down[open]").find((each) => each.contains(document.activeElement));
      if (left) left.querySelector("summary").focus();
      Bubble.hush();
      return shut();
    }
    if (found && found.nodeName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      return choose(found.dataset.choice);
    }
    // With a panel open, what is typed may be meant for it.
    if (document.querySelector(PANELS)) return;
    const key = all(`[data-key="${CSS.escape(event.key)}"]`)[0];
    if (key && !key.disabled) { event.preventDefault(); return key.click(); }
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const buttons = all("#choices button[data-choice]");
    if (step && buttons.length && !event.target.closest("nav") && !event.target.matches(".part")) {
      event.preventDefault();
      const here = buttons.indexOf(document.activeElement);
      buttons[(here + step + buttons.length) % buttons.length].focus();
    }
  });

  const PANELS = "details.ways[open], details.drop-down[open], #log.talking";

  document.documentElement.classList.add("scripted");
  if (root()) { shorten(); settle(); Line.recall(); }
  if (root() && root().dataset.listed) stage();
  if (root() && root().dataset.live) Line.connect(root().dataset.screen === screen || !screen ? undefined : "");
  else measure();
  if (screen) document.cookie = `screen=${screen};path=/;max-age=31536000;samesite=lax`;
})();
