// Elements of the page, made without templates, and sheets above it: rules, statistics, settings.

const SVG = "http://www.w3.org/2000/svg";

const shapes = {
  help: "M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300M12 18v.01",
  statistics: "M6 20v-7M12 20V4M18 20v-11",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500a2.500 2.500 0 1 0 .01 0M8 14.500a2.500 2.500 0 1 0 .01 0",
  players: "M9 11a3.500 3.500 0 1 0-.01 0M3 20c0-4 2.500-6 6-6s6 2 6 6M16 4.500a3.500 3.500 0 0 1 0 6.500M17 14c2.500.5 4 2.500 4 6",
  close: "M6 6l12 12M18 6L6 18",
};

/** An element; properties that begin with "on" are listeners, the others attributes. */
export function element(name, properties = {}, ...children) {
  return fill(document.createElement(name), properties, children);
}

/** An element of a drawing. */
export function drawing(name, properties = {}, ...children) {
  return fill(document.createElementNS(SVG, name), properties, children);
}

function fill(node, properties, children) {
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value != null) node.setAttribute(key, value);
  }
  node.append(...children.flat().filter((child) => child != null && child !== false));
  return node;
}

/** Puts `children` into `root` in place of what is there; the element of the same id keeps the focus. */
export function render(root, ...children) {
  const { id } = document.activeElement ?? {};
  const hadFocus = root.contains(document.activeElement);
  root.replaceChildren(...children.flat().filter((child) => child != null && child !== false));
  if (!hadFocus) return;
  const next = (id && document.getElementById(id)) || root.querySelector("[data-focus]");
  if (next && !next.disabled) next.focus({ preventScroll: true });
  else root.querySelector("[data-focus]")?.focus({ preventScroll: true });
}

/** A button with a drawing and a spoken name. */
export function tool(name, label, onclick) {
  return element("button", { type: "button", class: "tool", id: `tool-${name}`, "aria-label": label, title: label, onclick },
    drawing("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, drawing("path", {
      d: shapes[name], fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round",
    })));
}

/** Opens a sheet, which Escape, its cross and a press beside it close. */
export function openDialog(text, title, ...content) {
  const dialog = element("dialog", {
    "aria-labelledby": "dialog-title",
    onclose: () => dialog.remove(),
    onclick: (event) => { if (event.target === dialog) dialog.close(); },
  }, element("div", { class: "sheet" },
    element("header", {}, element("h2", { id: "dialog-title" }, title), tool("close", text.close, () => dialog.close())), content));
  document.body.append(dialog);
  dialog.showModal();
}
