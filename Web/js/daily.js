// The word and the guess of the day: the same for everybody with the same packs, told by the date alone.

import { keep, kept, savedGame } from "./store.js";

/** The games that have one. */
export const dailyGames = ["wordle", "guess"];

/** The day where the player is, as a number: day 0 was 1 January 1970, a Thursday. */
export function today() {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** The minutes until the next day begins where the player is. */
export function minutesLeft() {
  const now = new Date();
  return Math.ceil((new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) - now) / 60_000);
}

/** A day as "2026-12-24". */
const textOf = (day) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** A day as people write it, in full or as `form` says. */
export function dateOf(day, text, form = { day: "numeric", month: "long", year: "numeric" }) {
  return new Intl.DateTimeFormat(text.locale, { ...form, timeZone: "UTC" }).format(day * 86_400_000);
}

/** What an address such as "daily-wordle", of today, or "daily-wordle/2026-12-24" names; null where there is no such day yet. */
export function dailyOf(address) {
  const [, name, text] = /^daily-(\w+?)(?:\/(\d{4}-\d\d-\d\d))?$/.exec(address) ?? [];
  if (!dailyGames.includes(name)) return null;
  const day = text === undefined ? today() : Date.parse(text) / 86_400_000;
  const isThere = day >= 0 && day <= today() && (text ?? textOf(day)) === textOf(day);
  return isThere ? { name, day, isLate: day < today() } : null;
}

/** The address of a day's game, which is the same on every day. */
export const dailyAddress = (name, day) => `daily-${name}/${textOf(day)}`;

/** Where the results of days are kept: of those played on the day, and of those played later, which count for no streak. */
const key = (language, name, isLate) => `${language}/${isLate ? "late" : "results"}-${name}`;

/** The results, the latest last: the day, and how many guesses were needed, 0 for a loss. */
function resultsOf(language, name, isLate = false) {
  const list = kept(key(language, name, isLate));
  const isResult = (entry) => Array.isArray(entry) && entry.length === 2 && entry.every(Number.isSafeInteger);
  return Array.isArray(list) ? list.filter(isResult) : [];
}

/** The result of a day; undefined where it is not over. */
export const resultOf = (language, name, day) =>
  [false, true].flatMap((isLate) => resultsOf(language, name, isLate)).find(([other]) => other === day)?.[1];

/** Keeps what became of the game of a day, once. */
export function keepResult(language, name, { day, isLate }, view) {
  if (view.standing === "open" || resultOf(language, name, day) !== undefined) return;
  const guesses = view.standing === "won" ? view.guesses.length : 0;
  keep(key(language, name, isLate), [...resultsOf(language, name, isLate), [day, guesses]]);
}

/** What became of a day's game: "open", "new", or how many guesses were needed, 0 for a loss. */
export function dailyState(language, name, day = today()) {
  return resultOf(language, name, day) ?? (savedGame(language, dailyAddress(name, day)) ? "open" : "new");
}

/** The figures of all days, as those of a game; a day that was missed ends a streak. `most` is the number of tries. */
export function dailyStatistics(language, name, most) {
  const [results, day] = [resultsOf(language, name), today()];
  const distribution = Array.from({ length: most }, (_, index) => results.filter(([, guesses]) => guesses === index + 1).length);
  const won = results.filter(([, guesses]) => guesses > 0);
  let [streak, bestStreak, last] = [0, 0, null];
  for (const [date] of won) {
    streak = date - 1 === last ? streak + 1 : 1;
    bestStreak = Math.max(bestStreak, streak);
    last = date;
  }
  const isAlive = last === day || (last === day - 1 && results.every(([date]) => date !== day));
  const winPercentage = results.length > 0 ? Math.floor((100 * won.length) / results.length) : 0;
  return { played: results.length, won: won.length, winPercentage, streak: isAlive ? streak : 0, bestStreak, distribution };
}
