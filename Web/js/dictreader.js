// Reads the artefacts of dictc through their WebAssembly reader. No dependency; browsers and Node.
//
//     const reader = await DictReader.load(new URL("dictreader.wasm", import.meta.url));
//     const lexicon = reader.open(await (await fetch("en.lexicon")).arrayBuffer());
//     lexicon.complete("peaf");   // ["peafowl", "peafowls"]
//
// Numbers of sentences, packs and ranks are as in the artefacts; the types are in dictreader.d.ts.

const statuses = {
  "-1": "notAnArtefact", "-2": "unsupportedVersion", "-3": "wrongLength", "-4": "checksumMismatch",
  "-5": "damaged", "-6": "wrongKind", "-7": "invalidArgument", "-8": "none", "-11": "tooMuch", "-12": "noMemory",
};
const INVALID_ARGUMENT = -7;
const NONE = -8;
const NO_MEMORY = -12;
const checks = { trusting: 0, verifying: 1, thorough: 2 };
const languages = ["", "en", "nl"];
const encoder = new TextEncoder();
// A mark at the start of a text is part of it.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** A call that failed; `status` names the class of the fault. */
export class DictReaderError extends Error {
  constructor(number) {
    const status = statuses[number] ?? "unknown";
    super(`the reader refuses: ${status}`);
    this.name = "DictReaderError";
    this.status = status;
  }
}

/** The module, and all that crosses its border. */
export class DictReader {
  #exports;

  constructor(instance) { this.#exports = instance.exports; }

  /** Loads the module from an address, a response, bytes or a compiled module. */
  static async load(source) {
    if (source instanceof WebAssembly.Module) {
      return new this(await WebAssembly.instantiate(source, {}));
    }
    if (typeof source === "string" || source instanceof URL) source = await fetch(source);
    if (source instanceof Response) {
      if (!source.ok) throw new Error(`${source.url}: status ${source.status}`);
      // Compiled as it arrives, where the server knows the type.
      const isTyped = /^application\/wasm\b/.test(source.headers.get("Content-Type"));
      if (isTyped) return new this((await WebAssembly.instantiateStreaming(source, {})).instance);
      source = await source.arrayBuffer();
    }
    return new this((await WebAssembly.instantiate(source, {})).instance);
  }

  /** Opens the artefact in `bytes`, of whatever kind it is. */
  open(bytes, { check = "verifying" } = {}) {
    if (!Object.hasOwn(checks, check)) throw new DictReaderError(INVALID_ARGUMENT);
    const data = new Uint8Array(bytes.buffer ?? bytes, bytes.byteOffset ?? 0, bytes.byteLength);
    if (check === "thorough") this.#reserve(16 * data.length);
    const start = this.#allocate(data.length + 16);
    new Uint8Array(this.#exports.memory.buffer).set(data, start + 16);
    // The first bytes of the block take the address of the open artefact.
    const status = this.#exports.dr_adopt(start + 16, data.length, checks[check], 0, start);
    if (status !== 0) {
      this.#exports.free(start);
      throw new DictReaderError(status);
    }
    const handle = new DataView(this.#exports.memory.buffer).getUint32(start, true);
    const kind = kinds[this.#exports.dr_kind(handle)];
    return new kind(this, handle, start);
  }

  /** How many letters two words have in common, each copy counted once. */
  hint(one, other) {
    return this.with([one, other], (a, b) => check(this.#exports.dr_hint(a.start, a.length, b.start, b.length)));
  }

  /** The colours of a Wordle guess: "green", "yellow" or "gray" for each letter. */
  marks(guess, secret) {
    return this.with([guess, secret], (a, b) => {
      if (a.length !== b.length) throw new DictReaderError(INVALID_ARGUMENT);
      const marks = this.bytes((buffer, room) => this.#exports.dr_marks(a.start, b.start, a.length, buffer, room));
      return Array.from(marks, (mark) => ["gray", "yellow", "green"][mark]);
    });
  }

  /** Calls a function of the module by its name. */
  call(name, ...values) { return this.#exports[name](...values); }

  /** Calls `body` with the places of `inputs`, texts or bytes, in the module's memory. */
  with(inputs, body) {
    const places = [];
    try {
      for (const input of inputs) {
        const data = typeof input === "string" ? encoder.encode(input) : input;
        const start = this.#allocate(data.length);
        new Uint8Array(this.#exports.memory.buffer).set(data, start);
        places.push({ start, length: data.length });
      }
      return body(...places);
    } finally {
      for (const { start } of places) this.#exports.free(start);
    }
  }

  /** What `write`, a call that fills a buffer and answers how much there is, gives; null for none. */
  bytes(write, size = 1, room = 1024) {
    for (;;) {
      const start = this.#allocate(room * size);
      try {
        const count = Number(write(start, room));
        if (count === NONE) return null;
        if (check(count) <= room) {
          return new Uint8Array(this.#exports.memory.buffer, start, count * size).slice();
        }
        room = count;
      } finally {
        this.#exports.free(start);
      }
    }
  }

  /** The UTF-8 text that `write` gives. */
  text(write) {
    const bytes = this.bytes(write);
    return bytes && decoder.decode(bytes);
  }

  /** The words, one a line, that `write` gives. */
  words(write) { return (this.text(write) ?? "").split("\n").slice(0, -1); }

  /** The 32-bit numbers that `write` gives. */
  numbers(write) {
    const bytes = this.bytes(write, 4);
    return bytes && Array.from(new Int32Array(bytes.buffer));
  }

  /** The 32-bit number at `address` of the module's memory. */
  number(address) { return new DataView(this.#exports.memory.buffer).getInt32(address, true); }

  #allocate(size) {
    // The module takes sizes of 32 bits.
    const start = size < 2 ** 31 ? this.#exports.malloc(size) : 0;
    if (start === 0) throw new DictReaderError(NO_MEMORY);
    return start >>> 0;
  }

  /** Sees to it that the module, which ends where it asks for memory in vain, has so many bytes that nothing uses. */
  #reserve(size) {
    if (size >= 2 ** 32 || !this.#exports.reserve(size)) throw new DictReaderError(NO_MEMORY);
  }
}

/** `value`, unless it is no whole number from `least` to `most`: WebAssembly would take another for it. */
function whole(value, least, most) {
  if (!Number.isInteger(value) || value < least || value > most) throw new DictReaderError(INVALID_ARGUMENT);
  return value;
}

/** A number of 32 bits, with or without a sign. */
export const int32 = (value) => whole(value, -(2 ** 31), 2 ** 31 - 1);
const uint32 = (value) => whole(value, 0, 2 ** 32 - 1);

/** A number of 64 bits without a sign, given as a number or a big one. */
export function uint64(value) {
  if (typeof value !== "bigint") return BigInt(whole(value, 0, Number.MAX_SAFE_INTEGER));
  if (value < 0n || value >= 2n ** 64n) throw new DictReaderError(INVALID_ARGUMENT);
  return value;
}

/** `number`, unless it stands for a fault. */
function check(number) {
  if (number < 0) throw new DictReaderError(Number(number));
  return Number(number);
}

/** `number`, or null where it says that there is none. */
const orNull = (number) => (Number(number) === NONE ? null : check(number));

/** An open artefact; `close` gives its memory back. */
export class Artefact {
  #reader;
  #block;

  constructor(reader, handle, block) {
    this.#reader = reader;
    this.handle = handle;
    this.#block = block;
    this.language = languages[reader.call("dr_language", handle)];
    this.identity = BigInt.asUintN(64, reader.call("dr_identity", handle)).toString(16).padStart(16, "0");
    this.count = Number(reader.call("dr_count", handle));
  }

  get reader() { return this.#reader; }

  /** Calls the function dr_NAME on the artefact with the places of `texts` before other `values`. */
  ask(name, texts, ...values) {
    if (this.handle === 0) throw new DictReaderError(INVALID_ARGUMENT);
    return this.#reader.with(texts, (...places) =>
      this.#reader.call(name, this.handle, ...places.flatMap(({ start, length }) => [start, length]), ...values));
  }

  close() {
    if (this.handle === 0) return;
    this.#reader.call("dr_close_memory", this.handle);
    this.#reader.call("free", this.#block);
    this.handle = 0;
  }
}

/** A set of words. */
export class Lexicon extends Artefact {
  get kind() { return "lexicon"; }
  contains(text) { return check(this.ask("dr_contains", [text])) === 1; }
  fold(text) { return this.reader.text((...room) => this.ask("dr_fold", [text], ...room)); }
  rank(text) { return orNull(this.ask("dr_rank", [text])); }
  word(rank) { return this.reader.text((...room) => this.ask("dr_word", [], uint64(rank), ...room)); }
  countPrefix(prefix) { return orNull(this.ask("dr_count_prefix", [prefix])) ?? 0; }
  nextLetters(prefix) { return this.reader.text((...room) => this.ask("dr_next_letters", [prefix], ...room)) ?? ""; }
  complete(prefix, limit = 100) { return this.#words("dr_complete", prefix, limit); }
  match(pattern, limit = 100) { return this.#words("dr_match", pattern, limit); }
  anagrams(letters, limit = 100) { return this.#words("dr_anagrams", letters, limit); }
  neighbours(word, limit = 100) { return this.#words("dr_neighbours", word, limit); }

  #words(name, text, limit) {
    return this.reader.words((...room) => this.ask(name, [text], int32(limit), ...room));
  }
}

/** The packs of the word guessing game. */
export class Levels extends Artefact {
  get kind() { return "levels"; }

  pack(set, level) {
    return this.reader.with([new Uint8Array(4)], ({ start }) => {
      const words = this.reader.text((...room) => this.ask("dr_pack", [], int32(set), int32(level), start, ...room));
      if (words === null) return null;
      const attempts = this.reader.number(start);
      return { attempts: attempts === 0 ? null : attempts, words: words.split("\n").slice(0, -1) };
    });
  }
}

/** The secrets of Wordle. */
export class Answers extends Artefact {
  get kind() { return "answers"; }
  contains(text) { return check(this.ask("dr_contains", [text])) === 1; }
  answer(index) { return this.reader.text((...room) => this.ask("dr_answer", [], uint32(index), ...room)); }

  get days() {
    const numbers = this.reader.numbers((...room) => this.ask("dr_days", [], ...room));
    return numbers && { first: numbers[0], count: numbers[1] };
  }
}

/** The phrases of Hangman. */
export class Phrases extends Artefact {
  get kind() { return "phrases"; }

  phrase(index) {
    return this.reader.with([new Uint8Array(8)], ({ start }) => {
      const text = this.reader.text((...room) =>
        this.ask("dr_phrase", [], uint32(index), start, start + 4, ...room));
      if (text === null) return null;
      return { text, misses: this.reader.number(start), tier: this.reader.number(start + 4) };
    });
  }
}

/** The sentences of FillMeUp; offsets and lengths count UTF-8 bytes. */
export class Sentences extends Artefact {
  get kind() { return "sentences"; }
  sentence(index) { return this.reader.text((...room) => this.ask("dr_sentence", [], uint32(index), ...room)); }
  gapAnswer(number) { return this.reader.text((...room) => this.ask("dr_gap_answer", [], uint32(number), ...room)); }
  countPlaying(lexicalClass) { return check(this.ask("dr_count_playing", [], int32(lexicalClass))); }
  sentencePlaying(lexicalClass, number) {
    return orNull(this.ask("dr_sentence_playing", [], int32(lexicalClass), uint32(number)));
  }
  rivals(index, gap) {
    return this.reader.numbers((...room) => this.ask("dr_rivals", [], uint32(index), uint32(gap), ...room));
  }

  tokens(index) {
    const numbers = this.reader.numbers((...room) => this.ask("dr_tokens", [], uint32(index), ...room));
    return numbers && triples(numbers, (offset, length, tag) => ({ offset, length, tag }));
  }

  gaps(index) {
    const numbers = this.reader.numbers((...room) => this.ask("dr_gaps", [], uint32(index), ...room));
    return numbers && triples(numbers, (token, lexicalClass, answer) => ({ token, lexicalClass, answer }));
  }
}

/** What `make` makes of each three `numbers`. */
function triples(numbers, make) {
  return Array.from({ length: numbers.length / 3 }, (_, index) => make(...numbers.slice(3 * index, 3 * index + 3)));
}

const kinds = { 1: Lexicon, 2: Levels, 3: Answers, 4: Phrases, 5: Sentences };
