// Word guessing: the words on display are buttons.

import { button, endPanel, typedLetter } from "../controls.js";
import { element } from "../dom.js";
import { settings } from "../store.js";

export class Screen {
  #session;
  /** Whether a press crosses a word out instead of guessing it. */
  #isCrossing = false;
  /** The words that the player has crossed out, of those on display. */
  #crossed;
  /** The word that was pressed last although it is crossed out. */
  #doubted = null;

  constructor(session) {
    this.#session = session;
    const { words, crossed } = Object(session.notes);
    const isSame = words === session.view.words.join() && Array.isArray(crossed);
    this.#crossed = new Set(isSame ? crossed : []);
  }

  render(view) {
    const { guess: text } = this.#session.text;
    const isOpen = view.standing === "open";
    return {
      facts: [text.level(view.level), text.attempts(view.attemptsLeft), text.completions(view.completions)],
      stage: this.#words(view),
      idle: isOpen ? (this.#isCrossing ? text.crossTask : text.task) : "",
      below: isOpen ? element("div", { class: "row centred" }, element("button", {
        type: "button", class: "button toggle", id: "cross", "aria-pressed": String(this.#isCrossing), onclick: () => this.#toggle(view),
      }, text.cross)) : this.#end(view),
    };
  }

  progress(view) {
    const { guess: text } = this.#session.text;
    return [text.level(view.reachedLevel), text.completions(view.completions)].filter(Boolean).join(" · ");
  }

  underWay(view) {
    const { guess: text, underWay } = this.#session.text;
    if (view.standing !== "open" || view.guesses.length === 0) return null;
    return view.attemptsLeft == null ? underWay : `${underWay}: ${text.attempts(view.attemptsLeft)}`;
  }

  #words(view) {
    const { guess: text } = this.#session.text;
    const hints = new Map(view.guesses.map(({ word, hint }) => [word, hint]));
    const isOver = view.standing !== "open";
    const out = new Set(isOver || settings.crossOut ? this.#ruledOut(view) : []);
    return element("ul", { class: "words", "data-count": view.words.length, "aria-label": text.words },
      view.words.map((word, index) => {
        const hint = word === view.secret ? undefined : hints.get(word);
        const isOut = word !== view.secret && (out.has(word) || (!isOver && this.#crossed.has(word)));
        return element("li", {}, element("button", {
          type: "button", id: `word-${index}`, disabled: isOver, "data-word": word,
          class: word === view.secret ? "secret" : [hint !== undefined && "guessed", isOut && "crossed"].filter(Boolean).join(" "),
          "aria-label": hint !== undefined ? text.hint(word, hint) : isOut ? text.crossed(word) : word,
          onclick: () => this.#press(view, word, hint, isOut),
        }, element("span", {}, word), hint !== undefined && pips(hint, word.length)));
      }));
  }

  /** The words that the hints rule out. */
  #ruledOut({ words, guesses, secret }) {
    const misses = guesses.filter(({ word }) => word !== secret);
    return words.filter((word) => misses.some((guess) => guess.word === word || this.#session.hint(word, guess.word) !== guess.hint));
  }

  /** A word that was guessed costs no second attempt, and one that is crossed out none by mistake: only a second press guesses it. */
  #press(view, word, hint, isOut) {
    const { guess: text } = this.#session.text;
    const name = word.toUpperCase();
    const isSure = this.#doubted === word;
    this.#doubted = null;
    if (hint !== undefined) return this.#session.show(view, text.hint(name, hint));
    if (this.#isCrossing) return this.#cross(view, word);
    if (!isOut || isSure) return this.#guess(word);
    this.#doubted = word;
    return this.#session.show(view, `${text.crossed(name)} ${text.sure}`);
  }

  #toggle(view) {
    const { guess: text } = this.#session.text;
    this.#isCrossing = !this.#isCrossing;
    this.#session.show(view);
    this.#session.announce(this.#isCrossing ? text.crossTask : text.task);
  }

  /** Crosses a word out, or takes that back. */
  #cross(view, word) {
    const { guess: text } = this.#session.text;
    const isOut = !this.#crossed.delete(word);
    if (isOut) this.#crossed.add(word);
    this.#session.notes = { words: view.words.join(), crossed: [...this.#crossed] };
    this.#session.show(view);
    this.#session.announce(isOut ? text.crossed(word.toUpperCase()) : word);
  }

  #end(view) {
    const { guess: text } = this.#session.text;
    const isWon = view.standing === "won";
    const secret = view.secret.toUpperCase();
    const title = isWon ? text.won(secret) : text.lost(secret);
    const { share, daily } = this.#session.text;
    const left = view.words.length - 1 - this.#ruledOut(view).length;
    const content = element("p", { class: "faint" }, text.left(left));
    if (this.#session.day !== null) {
      return endPanel(title, content,
        button(share, () => this.#session.shareResult(), { isMain: true, id: "share" }),
        button(daily.more, () => { location.hash = "guess"; }, { id: "more" }));
    }
    const label = !isWon ? text.again : view.level < 5 ? text.nextLevel : text.restart;
    return endPanel(title, content, button(label, () => this.#next(), { isMain: true, id: "next" }));
  }

  #next() {
    this.#crossed.clear();
    this.#isCrossing = false;
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

  /** Arrows go from word to word, a letter goes to the next word that begins with it, and Delete crosses a word out. */
  key(event) {
    const words = [...document.querySelectorAll("[data-word]:not(:disabled)")];
    if (words.length === 0) return;
    const here = words.indexOf(document.activeElement);
    if (here >= 0 && ["Delete", "Backspace"].includes(event.key)) {
      const { word } = words[here].dataset;
      event.preventDefault();
      if (!words[here].classList.contains("guessed")) this.#cross(this.#session.view, word);
      return;
    }
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
