// Wordle: a board of tiles, and a keyboard that takes their colours.

import { element } from "../dom.js";
import { keyboard, typedLetter } from "../keyboard.js";
import { button, endPanel } from "./end.js";

const marks = { g: "right", y: "near", x: "wrong" };

export class WordleScreen {
  #session;
  #entry = "";
  #isShaking = false;

  constructor(session) { this.#session = session; }

  render(view) {
    const text = this.#session.text;
    return {
      facts: [`${view.guesses.length} / ${view.tries}`],
      content: ({ line }) => [
        this.#board(view), line,
        view.standing === "open" ? keyboard(text, (key) => this.#press(key), {
          mark: (letter) => marks[view.keyboard[letter.charCodeAt(0) - 97]] ?? null, extra: true,
        }) : this.#end(view),
      ],
    };
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
        class: isEntry && this.#isShaking ? "shake" : "",
      }, Array.from({ length: view.length }, (_, at) => element("span", {
        class: letters[at] ? "tile typed" : "tile", "data-mark": marks[view.marks[row]?.[at]],
      }, letters[at] ?? "")));
    });
    this.#isShaking = false;
    return element("div", { class: "board", role: "group", "aria-label": text.wordle.board }, rows);
  }

  #end(view) {
    const { wordle: text, next } = this.#session.text;
    const { statistics } = view;
    const fact = (label, value) => element("div", {}, element("dt", {}, label), element("dd", {}, String(value)));
    const most = Math.max(1, ...statistics.distribution);
    return endPanel(
      view.standing === "won" ? text.won(view.guesses.length) : text.lost(view.secret.toUpperCase()),
      [
        element("dl", { class: "statistics" }, fact(text.played, statistics.played),
          fact(text.percentage, statistics.winPercentage), fact(text.streak, statistics.streak),
          fact(text.best, statistics.bestStreak)),
        element("ol", { class: "chart" }, statistics.distribution.map((wins, index) =>
          element("li", { "aria-label": text.distribution(index + 1, wins) },
            element("span", {}, String(index + 1)), element("meter", { min: 0, max: most, value: wins, "aria-hidden": "true" }),
            element("span", {}, String(wins))))),
      ],
      button(next, () => this.#next(), { isMain: true, id: "next" }));
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
    this.#session.show(view);
    const spoken = [...view.marks.at(-1)].map((mark, at) => `${view.guesses.at(-1)[at].toUpperCase()} ${names[marks[mark]]}`);
    const end = view.standing === "open" ? "" : document.querySelector(".end .display").textContent;
    this.#session.announce(`${spoken.join(", ")}. ${end}`);
    if (end) document.getElementById("next")?.focus({ preventScroll: true });
  }

  key(event) {
    const letter = typedLetter(event);
    const isCommand = event.key === "Enter" || event.key === "Backspace";
    // Enter on a focused button presses that button, unless it is one of the keyboard.
    if (isCommand && event.target.closest?.("button:not(.key), a")) return;
    if (!letter && !isCommand) return;
    event.preventDefault();
    this.#press(letter ?? event.key);
  }
}
