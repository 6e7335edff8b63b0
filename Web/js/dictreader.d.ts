/** The class of a fault, as the C interface numbers them. */
export type Status =
  | "notAnArtefact" | "unsupportedVersion" | "wrongLength" | "checksumMismatch" | "damaged" | "wrongKind"
  | "invalidArgument" | "none" | "tooMuch" | "noMemory" | "unknown";

/**
 * A call that failed. Every number has to be a whole one of 32 bits, a rank one of 64; any other is an `invalidArgument`.
 * A list of words with more than 64 MiB is `tooMuch`, and so is a search that reads more than 100 million letters and 100 for each
 * byte of the lexicon.
 */
export class DictReaderError extends Error {
  readonly status: Status;
}

/** How much of a file is checked when it is opened: its tables, every byte against the checksums, or the contents too. */
export type Check = "trusting" | "verifying" | "thorough";

export type Language = "en" | "nl";
export type Mark = "green" | "yellow" | "gray";

/** The WebAssembly module. */
export class DictReader {
  /** Loads the module from an address, a response, bytes or a compiled module. */
  static load(source: string | URL | Response | BufferSource | WebAssembly.Module): Promise<DictReader>;
  /** Opens the artefact in `bytes`, which are copied; throws a `DictReaderError` where they are none. */
  open(bytes: ArrayBuffer | ArrayBufferView, options?: { check?: Check }): Lexicon | Levels | Answers | Phrases | Sentences;
  /** How many letters two words have in common, each copy counted once. */
  hint(one: string, other: string): number;
  /** The colours of a Wordle guess, a mark for each letter. */
  marks(guess: string, secret: string): Mark[];
}

/** An open artefact. */
export abstract class Artefact {
  readonly kind: "lexicon" | "levels" | "answers" | "phrases" | "sentences";
  readonly language: Language;
  /** The checksum of the header, 16 hexadecimal digits: another file has another. */
  readonly identity: string;
  /** How many words, packs, answers, phrases or sentences there are. */
  readonly count: number;
  /** Gives the memory back; the artefact answers nothing more. */
  close(): void;
}

/** A set of words. Texts are folded as at the build: case and accents do not matter. */
export class Lexicon extends Artefact {
  readonly kind: "lexicon";
  contains(text: string): boolean;
  /** The letters a to z of a text; null where it holds anything else. */
  fold(text: string): string | null;
  /** The place of a word in order, from 0; null where it is none. */
  rank(text: string): number | null;
  word(rank: number | bigint): string | null;
  countPrefix(prefix: string): number;
  /** The letters that may follow, ascending. */
  nextLetters(prefix: string): string;
  complete(prefix: string, limit?: number): string[];
  /** The words that match a pattern: `?` is a letter, `*` any number of them. */
  match(pattern: string, limit?: number): string[];
  anagrams(letters: string, limit?: number): string[];
  /** The words one edit away, but none that should never be shown, such as a slur. */
  neighbours(word: string, limit?: number): string[];
}

/** The packs of the word guessing game; sets and levels count from 1. */
export class Levels extends Artefact {
  readonly kind: "levels";
  /** A pack, attempts null where they are not limited; null where there is no such pack. */
  pack(set: number, level: number): { attempts: number | null; words: string[] } | null;
}

/** The secrets of Wordle. */
export class Answers extends Artefact {
  readonly kind: "answers";
  contains(text: string): boolean;
  answer(index: number): string | null;
  /** The day of the first answer, in days since 1970-01-01, and how many answers from there on are those of days; null if none is. */
  readonly days: { first: number; count: number } | null;
}

/** The phrases of Hangman. */
export class Phrases extends Artefact {
  readonly kind: "phrases";
  /** A phrase, the misses that a good player makes, and its tier from 0, the easiest, to 3. */
  phrase(index: number): { text: string; misses: number; tier: number } | null;
}

/** The sentences of FillMeUp; offsets and lengths count UTF-8 bytes. */
export class Sentences extends Artefact {
  readonly kind: "sentences";
  sentence(index: number): string | null;
  tokens(index: number): { offset: number; length: number; tag: number }[] | null;
  gaps(index: number): { token: number; lexicalClass: number; answer: number }[] | null;
  /** The numbers of the answers that fit a gap as well as its own, ascending. */
  rivals(index: number, gap: number): number[] | null;
  gapAnswer(number: number): string | null;
  countPlaying(lexicalClass: number): number;
  sentencePlaying(lexicalClass: number, number: number): number | null;
}
