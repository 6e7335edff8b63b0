// A game on the screen: its packs opened, taken up where it was left, kept after each move.

import { dailyGames, dailyStatistics, dateOf, keepResult, resultOf, startDaily, today } from "./daily.js";
import { openDialog, tool } from "./dialog.js";
import { element, render } from "./dom.js";
import { loadPacks, loadReader, loadScreen } from "./library.js";
import { settings } from "./settings.js";
import { guessResult, share, wordleResult } from "./share.js";
import { chart, figures } from "./statistics.js";
import { keep, kept, savedGame, saveGame } from "./store.js";
import { packsOf, WordGame } from "./wordgames.js";

/** So long after the end of a round, presses that were meant for what stood there before begin no other. */
const settling = 500;

export class GameSession {
  #game = null;
  #screen = null;
  #isClosed = false;
  #wasOpen = true;

  /** `address` names the game, "daily-" before it that of the day. */
  constructor(address, language, text, root, announce) {
    const name = address.replace("daily-", "");
    Object.assign(this, { address, name, language, text, root, announce });
    this.day = name === address ? null : today();
  }

  /** Whether there is such a game. */
  static isThere(address) {
    return Object.hasOwn(packsOf, address) || dailyGames.some((name) => address === `daily-${name}`);
  }

  get title() { return this.day === null ? this.text.names[this.name] : this.text.daily[this.name]; }

  /** Opens the packs and shows the game, or says that it is not to be had. */
  async open() {
    render(this.root, this.#notice(element("p", { class: "message" }, this.text.loading)));
    try {
      const [reader, packs, { Screen }] = await Promise.all([
        loadReader(), loadPacks(this.language, this.name), loadScreen(this.name),
      ]);
      if (this.#isClosed) return;
      this.#game = this.#restored(reader, packs) ?? this.#started(reader, packs);
      if (!this.#game) throw new Error(`${this.address}: nothing to play`);
      this.#screen = new Screen(this);
    } catch (error) {
      console.warn(error.message);
      if (!this.#isClosed) this.#refuse();
      return;
    }
    this.show();
  }

  /** The game as it was left, unless it is that of another day or cannot go on. */
  #restored(reader, packs) {
    const saved = savedGame(this.language, this.address);
    if (!saved || (this.day !== null && kept(this.#dayKey) !== this.day)) return null;
    const game = WordGame.restore(reader, saved, packs);
    if (!game || this.day === null || ["restored", "carriedOver"].includes(game.view.answer)) return game;
    game.close();
    return null;
  }

  #started(reader, packs) {
    return this.day === null ? WordGame.start(reader, this.name, packs) : startDaily(reader, this.name, packs, this.day);
  }

  get #dayKey() { return `${this.language}/${this.address}/day`; }

  #refuse() {
    render(this.root, this.#notice(
      element("p", { class: "message" }, this.text.missing),
      element("div", { class: "row centred" },
        element("button", { type: "button", class: "button", onclick: () => this.open() }, this.text.retry))));
    this.announce(this.text.missing);
  }

  #notice(...content) {
    return element("section", { class: "game" }, element("header", {}, element("h1", {}, this.title)), content);
  }

  get view() { return this.#game.view; }

  /** Makes a move and keeps the game; answers the view, which is not shown yet. */
  move(message) {
    const view = this.#game.move(message);
    saveGame(this.language, this.address, this.#game.save());
    if (this.day === null) {
      keep(`${this.language}/${this.name}/progress`, this.#screen.progress(view));
    } else {
      keep(this.#dayKey, this.day);
      keepResult(this.language, this.name, this.day, view);
    }
    return view;
  }

  /** Shows the view with a line of text. */
  show(view = this.view, message = "", mood = "") {
    if (this.#isClosed || !this.#screen) return;
    const { facts, stage, below, idle = "", hasKeys = false } = this.#screen.render(view);
    const day = this.day === null ? null : dateOf(this.day, this.text);
    render(this.root, element("section", { class: `game ${this.name}${hasKeys ? " keys" : ""}`, "data-answer": view.answer },
      element("header", {},
        element("div", {},
          element("h1", {}, this.title),
          element("div", { class: "facts" }, [day, ...facts].filter(Boolean).map((fact) => element("span", {}, fact)))),
        element("div", { class: "tools" },
          this.statistics(view) && tool("statistics", this.text.statistics, () => this.#showStatistics()),
          tool("help", this.text.howTo, () => this.#showRules()))),
      element("div", { class: "stage" }, stage),
      element("div", { class: "below" },
        element("p", { class: `message ${mood}`, "aria-hidden": "true" }, message || idle), below)));
    if (message) this.announce(message);
    this.#settle();
  }

  /** Sees to it that the panel of an end that has just come is not pressed by mistake, and is read from its title. */
  #settle() {
    const end = this.root.querySelector(".end");
    const isNew = end !== null && this.#wasOpen;
    this.#wasOpen = end === null;
    if (!isNew) return;
    end.classList.add("settling");
    setTimeout(() => end.classList.remove("settling"), settling);
    const focused = document.activeElement;
    if (focused === document.body || this.root.contains(focused)) document.getElementById("end").focus({ preventScroll: true });
  }

  #showRules() {
    openDialog(this.text, this.title, this.day === null ? null : element("p", {}, this.text.daily.about),
      element("ul", { class: "rules" }, this.text.rules[this.name].map((line) => element("li", {}, line))));
  }

  /** The figures of this game, of its days where it is that of the day; null where there are none. */
  statistics(view) {
    if (this.day === null) return view.statistics ?? null;
    return dailyStatistics(this.language, this.name, this.day, view.tries ?? 0);
  }

  #showStatistics() {
    const statistics = this.statistics(this.view);
    const text = this.text.figures;
    openDialog(this.text, this.text.statistics, element("p", { class: "faint" }, this.title), figures(text, statistics),
      statistics.distribution.length > 1 && chart(text, statistics));
  }

  /** Shares the result, and says what became of it. */
  async shareResult() {
    const { view, text } = this;
    const title = this.day === null ? this.title : `${this.title}, ${dateOf(this.day, text)}`;
    const result = this.name === "wordle" ? wordleResult(title, view, settings) : guessResult(title, view);
    const outcome = await share(result);
    if (outcome === "failed") openDialog(text, text.share, element("pre", {}, result));
    else this.show(view, { copied: text.copied, shared: text.shared }[outcome] ?? "");
  }

  /** Hands a key press to the screen. */
  key(event) {
    if (this.#screen && !document.querySelector("dialog[open]")) this.#screen.key?.(event);
  }

  close() {
    this.#isClosed = true;
    this.#screen?.close?.();
    this.#screen = null;
    this.#game?.close();
    this.#game = null;
  }
}

/** How far the player has come with a game, in a line; null where it was not played. */
export function progressOf(language, name) {
  const line = kept(`${language}/${name}/progress`);
  return typeof line === "string" ? line : null;
}

/** What became of a daily game today: "open", "new", or how many guesses were needed, 0 for a loss. */
export function dailyState(language, name) {
  const day = today();
  return resultOf(language, name, day) ?? (kept(`${language}/daily-${name}/day`) === day ? "open" : "new");
}
