// What games are played by: the keyboard of letters on the page, the letters that players type on a real one, and the panel at the end of
// a round with its buttons.

import { element } from "./dom.js";

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** The keyboard. `mark` gives the mark of a letter ("right", "near", "wrong") or none; with `extra` there are Enter and a key that erases, Enter on the left where `extra.enterLeft` says so. */
export function keyboard(text, press, { mark = () => null, isUsed = () => false, isOff = false, extra = null } = {}) {
  const key = (letter) => element("button", {
    type: "button", class: "key", id: `key-${letter}`, "data-mark": mark(letter),
    "aria-label": [letter.toUpperCase(), text.marks[mark(letter)]].filter(Boolean).join(", "),
    disabled: isOff || isUsed(letter), onclick: () => press(letter),
  }, letter);
  const wide = (id, label, sign) => element("button", {
    type: "button", class: "key wide", id: `key-${id}`, "aria-label": label, disabled: isOff, onclick: () => press(id),
  }, sign);
  const ends = extra && [wide("Enter", text.enter, text.enter), wide("Backspace", text.erase, "⌫")];
  if (extra && !extra.enterLeft) ends.reverse();
  return element("div", { class: "keyboard", role: "group", "aria-label": text.letters, "aria-disabled": String(isOff) },
    rows.map((row, index) => element("div", {},
      index === 2 && ends?.[0], [...row].map(key), index === 2 && ends?.[1])));
}

/** The letter that a key press types; null where it is none, or belongs to the browser or a field. */
export function typedLetter(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (event.target.closest?.("input, select, textarea")) return null;
  return [...event.key].length === 1 && /\p{L}/u.test(event.key) ? event.key.toLowerCase() : null;
}

/** The title takes the focus, not a button: a second Enter or tap must not begin another round. */
export function endPanel(title, content, ...buttons) {
  return element("div", { class: "end" },
    element("p", { class: "display", id: "end", tabindex: -1, "data-focus": true }, title), content,
    element("div", { class: "row centred" }, buttons));
}

export function button(label, onclick, { isMain = false, id = null, disabled = false } = {}) {
  return element("button", { type: "button", class: isMain ? "button main" : "button", id, onclick, disabled }, label);
}
