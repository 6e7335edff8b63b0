// Wordle: a board of tiles, and a keyboard that takes their colours.

import { button, endPanel, keyboard, typedLetter } from "../controls.js";
import { element } from "../dom.js";
import { countdown } from "../home.js";
import { chart, figures } from "../results.js";
import { settings } from "../store.js";

const marks = { g: "right", y: "near", x: "wrong" };
/** How long a tile turns, and after how long the next one begins, in milliseconds. */
const [turn, step] = [360, 250];

export class Screen {
  #session;
  #entry = "";
  #isShaking = false;
  #isPopping = false;
  /** The row that turns tile by tile, since when, and the keys as they were before; null where none does. */
  #turning = null;

  constructor(session) { this.#session = session; }

  render(view) {
    const text = this.#session.text;
    const keys = this.#turning?.keys ?? view.keyboard;
    return {
      facts: [`${view.guesses.length} / ${view.tries}`, settings.hard && text.settings.hard.name],
      stage: this.#board(view),
      hasKeys: true,
      below: view.standing === "open" || this.#turning ? keyboard(text, (key) => this.#press(key), {
        mark: (letter) => marks[keys[letter.charCodeAt(0) - 97]] ?? null, extra: settings,
      }) : this.#end(view),
    };
  }

  progress({ statistics }) {
    const { wordle: text } = this.#session.text;
    return statistics.played > 0 ? text.progress(statistics.played, statistics.streak) : null;
  }

  underWay(view) {
    const { wordle: text } = this.#session.text;
    return view.standing === "open" && view.guesses.length > 0 ? text.underWay(view.guesses.length, view.tries) : null;
  }

  #board(view) {
    const text = this.#session.text;
    const rows = Array.from({ length: view.tries }, (_, row) => {
      const word = view.guesses[row] ?? "";
      const isEntry = row === view.guesses.length && view.standing === "open";
      const letters = [...(isEntry ? this.#entry : word)];
      const isTurning = row === this.#turning?.row;
      const spoken = letters.map((letter, at) =>
        [letter.toUpperCase(), !isTurning && text.marks[marks[view.marks[row]?.[at]]]].filter(Boolean).join(" ")).join(", ");
      const node = element("div", {
        role: "img", "aria-label": text.wordle.row(row + 1, letters.length > 0, spoken),
        class: isEntry && this.#isShaking ? "shake" : isTurning ? "turning" : row === view.guesses.length - 1 ? "last" : "",
      }, Array.from({ length: view.length }, (_, at) => {
        const tile = element("span", {
          class: ["tile", letters[at] && "typed", isEntry && this.#isPopping && at === letters.length - 1 && "pop"].filter(Boolean).join(" "),
          "data-mark": marks[view.marks[row]?.[at]],
        }, letters[at] ?? "");
        tile.style.setProperty("--at", at);
        return tile;
      }));
      // Drawn anew on the way, a row goes on where it was.
      if (isTurning) node.style.setProperty("--since", `${Math.round(performance.now() - this.#turning.since)}ms`);
      return node;
    });
    [this.#isShaking, this.#isPopping] = [false, false];
    const board = element("div", { class: "board", role: "group", "aria-label": text.wordle.board }, rows);
    const values = { columns: view.length, rows: view.tries, turn: `${turn}ms`, step: `${step}ms` };
    for (const [name, value] of Object.entries(values)) board.style.setProperty(`--${name}`, value);
    return board;
  }

  #end(view) {
    const { wordle: text, figures: labels, next, share, daily } = this.#session.text;
    const isDaily = this.#session.day !== null;
    const statistics = this.#session.statistics(view);
    return endPanel(
      view.standing === "won" ? text.won(view.guesses.length) : text.lost(view.secret.toUpperCase()),
      [figures(labels, statistics), chart(labels, statistics, view.standing === "won" ? view.guesses.length : 0),
        isDaily && !this.#session.daily.isLate && element("p", { class: "faint" }, countdown(this.#session.text))],
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
    if (key === "Enter") this.#turned();
    const view = this.#session.view;
    if (view.standing !== "open") return;
    if (key === "Enter") return this.#guess(view);
    const letters = [...this.#entry];
    if (key === "Backspace") letters.pop();
    else if (letters.length < view.length) letters.push(key);
    this.#isPopping = letters.length > this.#entry.length;
    this.#entry = letters.join("");
    this.#session.show(view);
    this.#session.announce(this.#entry.toUpperCase().split("").join(" "));
  }

  #guess(before) {
    const { wordle: text } = this.#session.text;
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
    if (settings.still) return this.#tell(view);
    const row = view.guesses.length - 1;
    const time = turn + step * (view.length - 1);
    this.#turning = { row, since: performance.now(), keys: before.keyboard, timer: setTimeout(() => this.#turned(), time) };
    this.#session.show(view);
  }

  /** Ends the turning of a row, if one turns, and tells what became of the guess. */
  #turned() {
    if (!this.#turning) return;
    clearTimeout(this.#turning.timer);
    this.#turning = null;
    this.#tell(this.#session.view);
  }

  #tell(view) {
    const { marks: names } = this.#session.text;
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

  close() { clearTimeout(this.#turning?.timer); }
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
