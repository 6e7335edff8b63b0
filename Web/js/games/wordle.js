// Wordle: a board of tiles, and a keyboard that takes their colours.

import { element } from "../dom.js";
import { keyboard, typedLetter } from "../keyboard.js";
import { settings } from "../settings.js";
import { figures } from "../statistics.js";
import { button, endPanel } from "./end.js";

const marks = { g: "right", y: "near", x: "wrong" };

export class Screen {
  #session;
  #entry = "";
  #isShaking = false;
  /** The row whose marks are new, and turn up one by one. */
  #newRow = null;

  constructor(session) { this.#session = session; }

  render(view) {
    const text = this.#session.text;
    return {
      facts: [`${view.guesses.length} / ${view.tries}`, settings.hard && text.settings.hard.name],
      stage: this.#board(view),
      hasKeys: true,
      below: view.standing === "open" ? keyboard(text, (key) => this.#press(key), {
        mark: (letter) => marks[view.keyboard[letter.charCodeAt(0) - 97]] ?? null, extra: settings,
      }) : this.#end(view),
    };
  }

  progress({ statistics }) {
    const { wordle: text } = this.#session.text;
    return statistics.played > 0 ? text.progress(statistics.played, statistics.streak) : null;
  }

  #board(view) {
    const text = this.#session.text;
    const rows = Array.from({ length: view.tries }, (_, row) => {
      const word = view.guesses[row] ?? "";
      const isEntry = row === view.guesses.length && view.standing === "open";
      const letters = [...(isEntry ? this.#entry : word)];
      const spoken = letters.map((letter, at) =>
        [letter.toUpperCase(), text.marks[marks[view.marks[row]?.[at]]]].filter(Boolean).join(" ")).join(", ");
      return element("div", {
        role: "img", "aria-label": text.wordle.row(row + 1, letters.length > 0, spoken),
        class: isEntry && this.#isShaking ? "shake" : row === this.#newRow ? "turning" : "",
      }, Array.from({ length: view.length }, (_, at) => element("span", {
        class: letters[at] ? "tile typed" : "tile", "data-mark": marks[view.marks[row]?.[at]],
      }, letters[at] ?? "")));
    });
    [this.#isShaking, this.#newRow] = [false, null];
    const board = element("div", { class: "board", role: "group", "aria-label": text.wordle.board }, rows);
    board.style.setProperty("--columns", view.length);
    board.style.setProperty("--rows", view.tries);
    return board;
  }

  #end(view) {
    const { wordle: text, figures: labels, next, share, daily } = this.#session.text;
    const isDaily = this.#session.day !== null;
    return endPanel(
      view.standing === "won" ? text.won(view.guesses.length) : text.lost(view.secret.toUpperCase()),
      figures(labels, this.#session.statistics(view)),
      isDaily ? null : button(next, () => this.#next(), { isMain: true, id: "next" }),
      button(share, () => this.#session.shareResult(), { isMain: isDaily, id: "share" }),
      isDaily ? button(daily.more, () => { location.hash = "wordle"; }, { id: "more" }) : null);
  }

  #next() {
    this.#entry = "";
    this.#session.show(this.#session.move("next"));
    this.#session.root.focus({ preventScroll: true });
  }

  #press(key) {
    const view = this.#session.view;
    if (view.standing !== "open") return;
    if (key === "Enter") return this.#guess(view);
    const letters = [...this.#entry];
    if (key === "Backspace") letters.pop();
    else if (letters.length < view.length) letters.push(key);
    this.#entry = letters.join("");
    this.#session.show(view);
    this.#session.announce(this.#entry.toUpperCase().split("").join(" "));
  }

  #guess(before) {
    const { wordle: text, marks: names } = this.#session.text;
    const entry = this.#entry;
    const fault = settings.hard && entry.length === before.length ? hardFault(before, entry, text) : null;
    if (fault) {
      this.#isShaking = true;
      return this.#session.show(before, fault, "bad");
    }
    const view = this.#session.move(`guess ${entry}`);
    if (view.guesses.length === before.guesses.length) {
      this.#isShaking = true;
      const reason = {
        wrongLength: text.wrongLength(view.length), notAWord: text.notAWord(entry.toUpperCase()),
        notLetters: text.notLetters,
      }[view.answer];
      return this.#session.show(view, reason ?? "", "bad");
    }
    this.#entry = "";
    this.#newRow = view.guesses.length - 1;
    this.#session.show(view);
    const spoken = [...view.marks.at(-1)].map((mark, at) => `${view.guesses.at(-1)[at].toUpperCase()} ${names[marks[mark]]}`);
    const end = view.standing === "open" ? "" : document.querySelector(".end .display").textContent;
    this.#session.announce(`${spoken.join(", ")}. ${end}`);
  }

  key(event) {
    const letter = typedLetter(event);
    const isCommand = event.key === "Enter" || event.key === "Backspace";
    // Enter on a focused button presses that button, unless it is one of the keyboard.
    if (isCommand && event.target.closest?.("button:not(.key), a")) return;
    if (!letter && !isCommand) return;
    event.preventDefault();
    // Who types is done with the button pressed last: Enter is for the guess from now on.
    if (event.target.closest?.("button:not(.key), a")) this.#session.root.focus({ preventScroll: true });
    this.#press(letter ?? event.key);
  }
}

/** Where hints must be used: what a guess lacks of those so far, in words; null where it has all. */
function hardFault(view, guess, text) {
  for (const [row, word] of view.guesses.entries()) {
    const shown = [...view.marks[row]];
    const stray = shown.findIndex((mark, at) => mark === "g" && guess[at] !== word[at]);
    if (stray >= 0) return text.mustStay(word[stray].toUpperCase(), stray + 1);
    const count = (letters, letter) => [...letters].filter((other) => other === letter).length;
    const known = [...word].filter((_, at) => shown[at] !== "x");
    const missing = known.find((letter) => count(guess, letter) < count(known, letter));
    if (missing) return text.mustHave(missing.toUpperCase());
  }
  return null;
}
