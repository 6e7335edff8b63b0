// Hangman: a phrase, a keyboard and a drawing that grows.

import { button, endPanel, keyboard, typedLetter } from "../controls.js";
import { drawing, element } from "../dom.js";

const frame = "M20 188h100M44 188V16h78v22M44 50l34-34";
const parts = [
  "M122 38a17 17 0 1 0 .01 0", "M122 72v52", "M122 84l-24 22", "M122 84l24 22", "M122 124l-20 34", "M122 124l20 34",
];

export class Screen {
  #session;

  constructor(session) { this.#session = session; }

  render(view) {
    const { hangman: text } = this.#session.text;
    const isOver = view.standing !== "open";
    return {
      facts: [text.score(view.wins, view.losses)],
      stage: [this.#tiers(view), this.#picture(view), this.#phrase(view)],
      hasKeys: true,
      below: isOver ? this.#end(view) : keyboard(this.#session.text, (letter) => this.#guess(letter), {
        isUsed: (letter) => view.guesses.includes(letter),
        mark: (letter) => (!view.guesses.includes(letter) ? null : view.misses.includes(letter) ? "wrong" : "right"),
      }),
    };
  }

  progress(view) { return this.#session.text.hangman.score(view.wins, view.losses); }

  underWay(view) {
    const { hangman: text } = this.#session.text;
    return view.standing === "open" && view.guesses !== "" ? text.underWay(view.maximumMisses - view.misses.length) : null;
  }

  #tiers(view) {
    const { hangman: text } = this.#session.text;
    const choice = (tier) => element("button", {
      type: "button", id: `tier-${tier}`, "aria-pressed": String(String(view.tier ?? "all") === tier),
      onclick: () => this.#start(`tier ${tier}`),
    }, text.tiers[tier]);
    return element("div", { class: "row centred" },
      element("div", { class: "switch", role: "group", "aria-label": text.difficulty }, ["all", "0", "1", "2", "3"].map(choice)));
  }

  #picture(view) {
    const { hangman: text } = this.#session.text;
    const line = (d, className) => drawing("path", { d, class: className });
    return drawing("svg", {
      class: "gallows", viewBox: "0 0 180 200", role: "img",
      "aria-label": text.picture(view.misses.length, view.maximumMisses),
      fill: "none", stroke: "currentColor", "stroke-width": 5, "stroke-linecap": "round", "stroke-linejoin": "round",
    }, line(frame, "frame"), parts.map((part, index) =>
      line(part, index < view.misses.length ? "part drawn" : "part")));
  }

  /** The phrase word by word, so that no line breaks inside one. */
  #phrase(view) {
    const { hangman: text } = this.#session.text;
    const open = glyphsOf(view.phrase, view.glyphs);
    const words = [[]];
    view.glyphs.forEach((glyph, index) => {
      if (glyph.isSpace) words.push([]);
      else words.at(-1).push({ ...glyph, late: glyph.text == null ? open[index] : null });
    });
    const spoken = words.map((word) => word.map((glyph) => glyph.text ?? glyph.late ?? text.blank).join(" ")).join(", ");
    return element("div", { class: "phrase", role: "img", "aria-label": `${text.phrase}: ${spoken}` },
      words.filter((word) => word.length > 0).map((word) => element("span", { class: word.length > 12 ? "long" : "" }, word.map((glyph) => element("i", {
        class: [glyph.isLetter ? "letter" : "sign", glyph.late ? "late" : ""].join(" "),
      }, glyph.text ?? glyph.late ?? "\u00a0")))));
  }

  #end(view) {
    const { hangman: text, next } = this.#session.text;
    return endPanel(view.standing === "won" ? text.won : text.lost, element("p", { class: "faint" }, view.phrase),
      button(next, () => this.#start("next"), { isMain: true, id: "next" }));
  }

  #start(message) {
    const { hangman: text } = this.#session.text;
    const view = this.#session.move(message);
    this.#session.show(view, view.answer === "noSuchTier" ? text.noSuchTier : "");
    if (message === "next") this.#session.root.focus({ preventScroll: true });
  }

  #guess(letter) {
    const { hangman: text } = this.#session.text;
    const view = this.#session.move(`guess ${letter}`);
    const name = letter.toUpperCase();
    const line = {
      opened: text.opened(name), missed: text.missed(name, view.maximumMisses - view.misses.length),
      repeated: text.repeated(name),
    }[view.answer];
    if (view.standing === "open") return this.#session.show(view, line ?? "");
    this.#session.show(view);
    this.#session.announce(`${line ?? ""} ${view.standing === "won" ? text.won : text.lost}. ${view.phrase}`);
  }

  key(event) {
    const letter = typedLetter(event);
    if (!letter || document.querySelector(".end")) return;
    event.preventDefault();
    this.#guess(letter);
  }
}

/** The texts of the glyphs of a phrase that is told at the end: each takes as much of it as it shows, or a character with its accents. */
function glyphsOf(phrase, glyphs) {
  if (phrase == null) return [];
  let rest = phrase;
  return glyphs.map(({ text }) => {
    const piece = text ?? rest.match(/^.\p{M}*/u)?.[0] ?? "";
    rest = rest.slice(piece.length);
    return piece;
  });
}
