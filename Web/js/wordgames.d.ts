import type { Artefact, DictReader, Language } from "./dictreader.js";

export type GameName = "guess" | "ghost" | "wordle" | "hangman" | "fill";
export type Standing = "open" | "won" | "lost";

/** The kinds of artefacts that each game is played with. */
export const packsOf: Record<GameName, Artefact["kind"][]>;

/** What every view holds: what became of the last move, and the language. */
interface View {
  answer: string;
  language: Language;
}

/** Moves: `guess WORD`, `next`, `level NUMBER`. */
export interface GuessView extends View {
  level: number;
  reachedLevel: number;
  completions: number;
  /** 0 where they are not limited. */
  attempts: number;
  attemptsLeft: number | null;
  standing: Standing;
  words: string[];
  guesses: { word: string; hint: number }[];
  secret: string | null;
}

/** Moves: `say LETTER` or `say LETTER TURN`, `computer`, `next`, `seat S S NAME<tab>NAME`. */
export interface GhostView extends View {
  /** Strength 0 is a human, 1 to 3 the computer. */
  players: { name: string; strength: 0 | 1 | 2 | 3; wins: number }[];
  fragment: string;
  starter: 1 | 2;
  mover: 1 | 2 | null;
  winner: 1 | 2 | null;
  end: "word" | "dead" | null;
  /** At the end of a round, a word that could still be made before the last letter. */
  possible: string | null;
}

/** Moves: `guess WORD`, `next`. */
export interface WordleView extends View {
  length: number;
  tries: number;
  standing: Standing;
  guesses: string[];
  /** A string for each guess: g green, y yellow, x gray. */
  marks: string[];
  /** The marks of the keys a to z, a dot where a key has not been used. */
  keyboard: string;
  secret: string | null;
  /** At the end of a round, its result to share: the score, and a row of squares for each guess. */
  share: string[] | null;
  statistics: {
    played: number; won: number; winPercentage: number; streak: number; bestStreak: number; distribution: number[];
  };
}

/** Moves: `guess LETTER`, `next`, `tier NUMBER`, `tier all`. */
export interface HangmanView extends View {
  standing: Standing;
  tier: 0 | 1 | 2 | 3 | null;
  /** The phrase piece by piece; the text is null while it is hidden. */
  glyphs: { text: string | null; isLetter: boolean; isSpace: boolean }[];
  guesses: string;
  misses: string;
  maximumMisses: number;
  wins: number;
  losses: number;
  phrase: string | null;
}

/** Moves: `choose ROW OPTION`, `clear ROW`, `submit`, `next`, `replay`. Rows and options count from 0. */
export interface FillView extends View {
  level: number;
  reachedLevel: number;
  score: number;
  isSubmitted: boolean;
  isLevelUp: boolean;
  right: number | null;
  options: string[];
  rows: {
    class: "other" | "preposition" | "determiner" | "verb" | "noun" | "pronoun" | "conjunction";
    before: string; after: string; choice: number | null; hidden: string | null; isRight: boolean | null;
  }[];
}

interface Views {
  guess: GuessView;
  ghost: GhostView;
  wordle: WordleView;
  hangman: HangmanView;
  fill: FillView;
}

/** A game on open artefacts, which stay open until `close`. */
export class WordGame<Name extends GameName = GameName> {
  /** A new game, by chance where no seed is given; null where the packs do not fit or have nothing to play. */
  static start<Name extends GameName>(
    reader: DictReader, name: Name, packs: Artefact[], seed?: bigint | number): WordGame<Name> | null;
  /**
   * The game of a day, in days since 1970-01-01, which is the same for everybody with the same packs; null where there is none, as of
   * other games than the Wordle and the word guess.
   */
  static startOn<Name extends "guess" | "wordle">(
    reader: DictReader, name: Name, packs: Artefact[], day: number): WordGame<Name> | null;
  /** The game that `saved` keeps; null where the bytes keep none that can be played with the packs. */
  static restore(reader: DictReader, saved: Uint8Array, packs: Artefact[]): WordGame | null;
  /** What a player may see. */
  readonly view: Views[Name];
  /** Makes a move; one that is not possible changes nothing, and `answer` says why. */
  move(message: string): Views[Name];
  /** Makes a move without looking at what it led to. */
  send(message: string): void;
  /** The whole game as bytes. */
  save(): Uint8Array;
  close(): void;
}
