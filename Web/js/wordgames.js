// The five games through the WebAssembly module wordgames.wasm: every rule is in there.
//
//     const reader = await DictReader.load("wordgames.wasm");
//     const game = WordGame.start(reader, "wordle", [answers, lexicon]);
//     game.move("guess crane");   // { answer: "marked", standing: "open", … }

import { int32, uint64 } from "./dictreader.js";

const numbers = { guess: 1, ghost: 2, wordle: 3, hangman: 4, fill: 5 };

/** The kinds of artefacts that each game is played with. */
export const packsOf = {
  guess: ["levels"], ghost: ["lexicon"], wordle: ["answers", "lexicon"], hangman: ["phrases"], fill: ["sentences"],
};

/** A game on open artefacts, which stay open until `close`. */
export class WordGame {
  #reader;
  #handle;

  constructor(reader, handle) {
    this.#reader = reader;
    this.#handle = handle;
  }

  /** A new game; null where the packs do not fit or have nothing to play. */
  static start(reader, name, packs, seed = crypto.getRandomValues(new BigUint64Array(1))[0]) {
    const handle = reader.call("gf_new", numbers[name] ?? 0, uint64(seed), ...handles(packs));
    return handle === 0 ? null : new this(reader, handle);
  }

  /** The game of a day, in days since 1970-01-01; null where there is none, as of other games than the Wordle and the word guess. */
  static startOn(reader, name, packs, day) {
    const handle = reader.call("gf_new_on", numbers[name] ?? 0, int32(day), ...handles(packs));
    return handle === 0 ? null : new this(reader, handle);
  }

  /** The game that `saved` keeps; null where the bytes keep none that can be played with the packs. */
  static restore(reader, saved, packs) {
    const handle = reader.with([saved], ({ start, length }) =>
      reader.call("gf_restore", start, length, ...handles(packs)));
    return handle === 0 ? null : new this(reader, handle);
  }

  /** Makes the move that `message` names, and answers the view. */
  move(message) {
    this.send(message);
    return this.view;
  }

  /** Makes a move without looking at what it led to. */
  send(message) {
    this.#reader.with([message], ({ start, length }) => this.#reader.call("gf_move", this.#handle, start, length));
  }

  /** What a player may see. */
  get view() {
    return JSON.parse(this.#reader.text((...room) => this.#reader.call("gf_view", this.#handle, ...room)));
  }

  /** The whole game as bytes. */
  save() { return this.#reader.bytes((...room) => this.#reader.call("gf_save", this.#handle, ...room)); }

  close() {
    this.#reader.call("gf_free", this.#handle);
    this.#handle = 0;
  }
}

/** The handles of two packs, 0 where there is none. */
const handles = (packs) => [packs[0]?.handle ?? 0, packs[1]?.handle ?? 0];
