// The word and the guess of the day: the same for everybody with the same packs, told by the date alone.

import { keep, kept } from "./store.js";
import { WordGame } from "./wordgames.js";

/** The games that have one. */
export const dailyGames = ["wordle", "guess"];
/** The level of the pack of the day from Sunday on: easy on Monday, the hardest on Sunday. */
const levels = [5, 1, 2, 2, 3, 3, 4];

/** The number of the day where the player is; day 0 was 1 January 1970, a Thursday. */
export function today() {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** A day as people write it. */
export function dateOf(day, text) {
  const form = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };
  return new Intl.DateTimeFormat(text.locale, form).format(day * 86_400_000);
}

/** The game of a day; null where the packs do not fit. */
export function startDaily(reader, name, packs, day) {
  return name === "wordle" ? dailyWordle(reader, packs, day) : dailyGuess(reader, packs, day);
}

/** Each day has the answer after that of the day before. */
function dailyWordle(reader, packs, day) {
  const game = WordGame.start(reader, "wordle", packs, 0n);
  for (let step = day % packs[0].count; game && step > 0; step--) game.send("next");
  return game;
}

/** A pack of the day's level. A level opens once those below it are won, which the hints alone suffice for. */
function dailyGuess(reader, packs, day) {
  const game = WordGame.start(reader, "guess", packs, BigInt(day));
  const level = levels[(day + 4) % 7];
  for (let round = 0; game && game.view.reachedLevel < level && round < 500; round++) {
    if (round > 0) game.send("next");
    let { words } = game.view;
    while (game.view.standing === "open" && words.length > 0) {
      const [guess] = words;
      const { hint } = game.move(`guess ${guess}`).guesses.at(-1);
      words = words.slice(1).filter((word) => reader.hint(word, guess) === hint);
    }
  }
  game?.send(`level ${level}`);
  return game;
}

const key = (language, name) => `${language}/results-${name}`;

/** The results of days, the latest last: the day, and how many guesses were needed, 0 for a loss. */
function resultsOf(language, name) {
  const list = kept(key(language, name));
  const isResult = (entry) => Array.isArray(entry) && entry.length === 2 && entry.every(Number.isSafeInteger);
  return Array.isArray(list) ? list.filter(isResult) : [];
}

/** The result of a day; undefined where it is not over. */
export const resultOf = (language, name, day) => resultsOf(language, name).find(([other]) => other === day)?.[1];

/** Keeps what became of the game of a day, once. */
export function keepResult(language, name, day, view) {
  if (view.standing === "open" || resultOf(language, name, day) !== undefined) return;
  const guesses = view.standing === "won" ? view.guesses.length : 0;
  keep(key(language, name), [...resultsOf(language, name), [day, guesses]]);
}

/** The figures of all days, as those of a game; a day that was missed ends a streak. `most` is the number of tries. */
export function dailyStatistics(language, name, day, most) {
  const results = resultsOf(language, name);
  const distribution = Array.from({ length: most }, (_, index) => results.filter(([, guesses]) => guesses === index + 1).length);
  const won = results.filter(([, guesses]) => guesses > 0);
  let [streak, bestStreak, last] = [0, 0, null];
  for (const [date] of won) {
    streak = date - 1 === last ? streak + 1 : 1;
    bestStreak = Math.max(bestStreak, streak);
    last = date;
  }
  const isAlive = last === day || (last === day - 1 && resultOf(language, name, day) === undefined);
  const winPercentage = results.length > 0 ? Math.floor((100 * won.length) / results.length) : 0;
  return { played: results.length, won: won.length, winPercentage, streak: isAlive ? streak : 0, bestStreak, distribution };
}
