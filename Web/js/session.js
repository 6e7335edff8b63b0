// A game on the screen: its packs opened, taken up where it was left, kept after each move.

import { element, render } from "./dom.js";
import { loadPack, loadReader } from "./library.js";
import { savedGame, saveGame } from "./store.js";
import { packsOf, WordGame } from "./wordgames.js";
import { GuessScreen } from "./games/guess.js";
import { GhostScreen } from "./games/ghost.js";
import { WordleScreen } from "./games/wordle.js";
import { HangmanScreen } from "./games/hangman.js";
import { FillScreen } from "./games/fill.js";

const screens = {
  guess: GuessScreen, ghost: GhostScreen, wordle: WordleScreen, hangman: HangmanScreen, fill: FillScreen,
};

export class GameSession {
  #game = null;
  #screen = null;
  #isClosed = false;

  constructor(name, language, text, root, announce) {
    Object.assign(this, { name, language, text, root, announce });
  }

  /** Opens the packs and shows the game, or says that it is not to be had. */
  async open() {
    render(this.root, this.#notice(element("p", { class: "message" }, this.text.loading)));
    try {
      const packs = await Promise.all(packsOf[this.name].map((kind) => loadPack(this.language, kind)));
      const reader = await loadReader();
      if (this.#isClosed) return;
      const saved = savedGame(this.language, this.name);
      this.#game = (saved && WordGame.restore(reader, saved, packs)) ?? WordGame.start(reader, this.name, packs);
      if (!this.#game) throw new Error(`${this.name}: nothing to play`);
    } catch (error) {
      console.warn(error.message);
      if (!this.#isClosed) this.#refuse();
      return;
    }
    this.#screen = new screens[this.name](this);
    this.show();
  }

  #refuse() {
    render(this.root, this.#notice(
      element("p", { class: "message" }, this.text.missing),
      element("div", { class: "row centred" },
        element("button", { type: "button", class: "button", onclick: () => this.open() }, this.text.retry))));
    this.announce(this.text.missing);
  }

  #notice(...content) {
    return element("section", { class: "game" },
      element("header", {}, element("h1", {}, this.text.names[this.name])), content);
  }

  get view() { return this.#game.view; }

  /** Makes a move and keeps the game; answers the view, which is not shown yet. */
  move(message) {
    const view = this.#game.move(message);
    saveGame(this.language, this.name, this.#game.save());
    return view;
  }

  /** Shows the view with a line of text. */
  show(view = this.view, message = "", mood = "") {
    if (this.#isClosed) return;
    const { facts, content } = this.#screen.render(view);
    render(this.root, element("section", { class: "game", "data-answer": view.answer },
      element("header", {},
        element("h1", {}, this.text.names[this.name]),
        element("div", { class: "facts" }, facts.filter(Boolean).map((fact) => element("span", {}, fact)))),
      content({ line: element("p", { class: `message ${mood}`, "aria-hidden": "true" }, message) })));
    if (message) this.announce(message);
  }

  /** Hands a key press to the screen. */
  key(event) {
    if (this.#screen) this.#screen.key?.(event);
  }

  close() {
    this.#isClosed = true;
    this.#screen?.close?.();
    this.#screen = null;
    this.#game?.close();
    this.#game = null;
  }
}
