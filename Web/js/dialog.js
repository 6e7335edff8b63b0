// A sheet above the page: rules, statistics, settings.

import { drawing, element } from "./dom.js";

const shapes = {
  help: "M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300M12 18v.01",
  statistics: "M6 20v-7M12 20V4M18 20v-11",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500a2.500 2.500 0 1 0 .01 0M8 14.500a2.500 2.500 0 1 0 .01 0",
  close: "M6 6l12 12M18 6L6 18",
};

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
