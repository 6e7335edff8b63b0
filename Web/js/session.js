// A game on the screen: its packs opened, taken up where it was left, kept after each move.

import { dailyAddress, dailyOf, dailyStatistics, dateOf, keepResult } from "./daily.js";
import { element, openDialog, render, tool } from "./dom.js";
import { loadPacks, loadReader, loadScreen } from "./library.js";
import { chart, figures, guessResult, share, wordleResult } from "./results.js";
import { keep, kept, saveGame, savedGame, settings } from "./store.js";
import { packsOf, WordGame } from "./wordgames.js";

/** So long after the end of a round, presses that were meant for what stood there before begin no other. */
const settling = 500;

export class GameSession {
  #game = null;
  #reader = null;
  #screen = null;
  #isClosed = false;
  #wasOpen = true;
  #hasMoved = false;

  /** `address` names the game, or that of a day: see `dailyOf`. */
  constructor(address, language, text, root, announce) {
    const daily = dailyOf(address);
    const [name, day] = [daily?.name ?? address, daily?.day ?? null];
    /** Under which name the game is kept, and shared. */
    const place = daily ? dailyAddress(name, day) : name;
    Object.assign(this, { address, place, name, daily, day, language, text, root, announce });
  }

  /** Whether there is such a game. */
  static isThere(address) { return Object.hasOwn(packsOf, address) || dailyOf(address) !== null; }

  get title() { return this.day === null ? this.text.names[this.name] : this.text.daily[this.name]; }

  /** The day as people write it, short. */
  get date() { return dateOf(this.day, this.text, { day: "numeric", month: "short", year: "numeric" }); }

  /** Opens the packs and shows the game, or says that it is not to be had. */
  async open() {
    render(this.root, this.#notice(element("p", { class: "message" }, this.text.loading)));
    try {
      const [reader, packs, { Screen }] = await Promise.all([
        loadReader(), loadPacks(this.language, this.name), loadScreen(this.name),
      ]);
      if (this.#isClosed) return;
      this.#reader = reader;
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

  /** The game as it was left, unless that of a day cannot go on. */
  #restored(reader, packs) {
    const saved = savedGame(this.language, this.place);
    if (!saved) return null;
    const game = WordGame.restore(reader, saved, packs);
    if (!game || this.day === null || ["restored", "carriedOver"].includes(game.view.answer)) return game;
    game.close();
    return null;
  }

  #started(reader, packs) {
    return this.day === null ? WordGame.start(reader, this.name, packs) : WordGame.startOn(reader, this.name, packs, this.day);
  }

  #refuse() {
    const reason = navigator.onLine ? this.text.missing : this.text.offline;
    render(this.root, this.#notice(
      element("p", { class: "message" }, reason),
      element("div", { class: "row centred" },
        element("button", { type: "button", class: "button", onclick: () => this.open() }, this.text.retry))));
    this.announce(reason);
  }

  #notice(...content) {
    return element("section", { class: "game" }, element("header", {}, element("h1", {}, this.title)), content);
  }

  get view() { return this.#game.view; }

  /** Whether a round has begun, and goes on. */
  get isUnderWay() { return this.#screen?.underWay(this.view) != null; }

  /** How many letters two words share. */
  hint(one, other) { return this.#reader.hint(one, other); }

  /** What the screen notes beside the game, for the next visit. */
  get notes() { return kept(`${this.language}/${this.place}/notes`); }

  set notes(value) {
    keep(`${this.language}/${this.place}/notes`, value);
    saveGame(this.language, this.place, this.#game.save());
  }

  /** Makes a move and keeps the game; answers the view, which is not shown yet. */
  move(message) {
    const view = this.#game.move(message);
    this.#hasMoved = true;
    saveGame(this.language, this.place, this.#game.save());
    if (this.daily) keepResult(this.language, this.name, this.daily, view);
    else if (this.#screen) keepProgress(this.language, this.name, this.#screen, view);
    return view;
  }

  /** Shows the view with a line of text. */
  show(view = this.view, message = "", mood = "") {
    if (this.#isClosed || !this.#screen) return;
    const { facts, stage, below, idle = "", hasKeys = false, standing = view.standing, tools = [] } = this.#screen.render(view);
    const day = this.day === null ? [] : [this.date];
    render(this.root, element("section", {
      class: `game ${this.name}${hasKeys ? " keys" : ""}`, "data-answer": view.answer, "data-standing": standing,
    },
      element("header", {},
        element("div", {},
          element("h1", {}, this.title),
          element("div", { class: "facts" }, [...day, ...facts].filter(Boolean).map((fact) => element("span", {}, fact)))),
        element("div", { class: "tools" }, tools,
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
    if (this.#hasMoved) end.closest(".game").classList.add("fresh");
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
    return dailyStatistics(this.language, this.name, view.tries ?? 0);
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
    const title = `${text.title} · ${this.title}${this.day === null ? "" : `, ${this.date}`}`;
    const result = this.name === "wordle" ? wordleResult(title, view, settings) : guessResult(title, view);
    const whole = `${result}\n${location.origin}${location.pathname}#${this.place}`;
    const outcome = await share(whole);
    if (outcome === "failed") openDialog(text, text.share, element("pre", {}, whole));
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

/** Keeps how far the player has come with a game, in a line, and what is under way, if anything. */
function keepProgress(language, name, screen, view) {
  keep(`${language}/${name}/progress`, [screen.progress(view) ?? "", screen.underWay(view) ?? ""]);
}

/** How far the player has come with a game, and what is under way: two lines, empty where there is nothing to say. */
export function progressOf(language, name) {
  const lines = kept(`${language}/${name}/progress`);
  return Array.isArray(lines) && lines.length === 2 && lines.every((line) => typeof line === "string") ? lines : ["", ""];
}
