// The panel at the end of a round.

import { element } from "../dom.js";

export function endPanel(title, content, ...buttons) {
  return element("div", { class: "end" },
    element("p", { class: "display" }, title), content,
    element("div", { class: "row centred" }, buttons));
}

/** A button; the main one takes the focus when the round is over. */
export function button(label, onclick, { isMain = false, id = null, disabled = false } = {}) {
  return element("button", {
    type: "button", class: isMain ? "button main" : "button", id, onclick, disabled, "data-focus": isMain,
  }, label);
}
