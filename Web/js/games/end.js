// The panel at the end of a round.

import { element } from "../dom.js";

/** The title takes the focus, not a button: a second Enter or tap must not begin another round. */
export function endPanel(title, content, ...buttons) {
  return element("div", { class: "end" },
    element("p", { class: "display", id: "end", tabindex: -1, "data-focus": true }, title), content,
    element("div", { class: "row centred" }, buttons));
}

export function button(label, onclick, { isMain = false, id = null, disabled = false } = {}) {
  return element("button", { type: "button", class: isMain ? "button main" : "button", id, onclick, disabled }, label);
}
