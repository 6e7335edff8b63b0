// Word guessing: the words on display are buttons.

import { element } from "../dom.js";
import { typedLetter } from "../keyboard.js";
import { button, endPanel } from "./end.js";

export class Screen {
  #session;

  constructor(session) { this.#session = session; }

  render(view) {
    const { guess: text } = this.#session.text;
    return {
      facts: [text.level(view.level), text.attempts(view.attemptsLeft), text.completions(view.completions)],
      stage: this.#words(view),
      below: [view.standing === "open" ? null : this.#end(view), this.#guesses(view)],
    };
  }

  progress(view) {
    const { guess: text } = this.#session.text;
    return [text.level(view.reachedLevel), text.completions(view.completions)].filter(Boolean).join(" · ");
  }

  #words(view) {
    const { guess: text } = this.#session.text;
    const hints = new Map(view.guesses.map(({ word, hint }) => [word, hint]));
    const isOver = view.standing !== "open";
    return element("ul", { class: "words", "data-count": view.words.length, "aria-label": text.words },
      view.words.map((word, index) => {
        const isSecret = word === view.secret;
        return element("li", {}, element("button", {
          type: "button", id: `word-${index}`, disabled: isOver, "data-word": word,
          class: isSecret ? "secret" : hints.has(word) ? "guessed" : "",
          "aria-label": hints.has(word) && !isSecret ? text.hint(word, hints.get(word)) : word,
          onclick: () => this.#guess(word),
        }, word, hints.has(word) && !isSecret ? pips(hints.get(word), word.length) : null));
      }));
  }

  #guesses(view) {
    const { guess: text } = this.#session.text;
    return element("ol", { class: "guesses", "aria-label": text.guesses },
      view.guesses.map(({ word, hint }) => element("li", { "aria-label": text.hint(word, hint) },
        element("span", { class: "word", "aria-hidden": "true" }, word), pips(hint, word.length))));
  }

  #end(view) {
    const { guess: text } = this.#session.text;
    const isWon = view.standing === "won";
    const secret = view.secret.toUpperCase();
    const title = isWon ? text.won(secret) : text.lost(secret);
    const { share, daily } = this.#session.text;
    if (this.#session.day !== null) {
      return endPanel(title, null,
        button(share, () => this.#session.shareResult(), { isMain: true, id: "share" }),
        button(daily.more, () => { location.hash = "guess"; }, { id: "more" }));
    }
    const label = !isWon ? text.again : view.level < 5 ? text.nextLevel : text.restart;
    return endPanel(title, null, button(label, () => this.#next(), { isMain: true, id: "next" }));
  }

  #next() {
    this.#session.show(this.#session.move("next"));
    this.#session.root.focus({ preventScroll: true });
  }

  #guess(word) {
    const { guess: text } = this.#session.text;
    const view = this.#session.move(`guess ${word}`);
    const last = view.guesses.at(-1);
    if (view.standing === "open") return this.#session.show(view, text.hint(word.toUpperCase(), last.hint));
    const isWon = view.standing === "won";
    this.#session.show(view);
    this.#session.announce((isWon ? text.won : text.lost)(view.secret.toUpperCase()));
  }

  /** Arrows go from word to word, a letter goes to the next word that begins with it. */
  key(event) {
    const words = [...document.querySelectorAll("[data-word]:not(:disabled)")];
    if (words.length === 0) return;
    const here = words.indexOf(document.activeElement);
    const columns = getComputedStyle(words[0].closest("ul")).gridTemplateColumns.split(" ").length;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    let next = null;
    if (step) {
      next = words[here < 0 ? 0 : here + step];
    } else {
      const letter = typedLetter(event);
      const order = words.slice(here + 1).concat(words.slice(0, here + 1));
      next = letter && order.find((word) => word.dataset.word.startsWith(letter));
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

/** `count` of `total` dots filled. */
function pips(count, total) {
  return element("span", { class: "pips", "aria-hidden": "true" },
    Array.from({ length: total }, (_, index) => element("i", { class: index < count ? "full" : "" })));
}
