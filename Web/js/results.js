// What became of rounds: their figures, how many guesses the won ones took, and the texts by which players tell others.

import { element } from "./dom.js";

/** Four numbers about all rounds. */
export function figures(text, statistics) {
  const fact = (label, value) => element("div", {}, element("dt", {}, label), element("dd", {}, String(value)));
  return element("dl", { class: "statistics" },
    fact(text.played, statistics.played), fact(text.percentage, statistics.winPercentage),
    fact(text.streak, statistics.streak), fact(text.best, statistics.bestStreak));
}

/** How often which number of guesses was needed; `now` is that of the round just won, if any. */
export function chart(text, { distribution }, now = 0) {
  const most = Math.max(1, ...distribution);
  return element("ol", { class: "chart" }, distribution.map((wins, index) =>
    element("li", { class: index + 1 === now ? "now" : "", "aria-label": text.distribution(index + 1, wins) },
      element("span", {}, String(index + 1)), element("meter", { min: 0, max: most, value: wins, "aria-hidden": "true" }),
      element("span", {}, String(wins)))));
}

/** The squares of a high contrast, whose colours differ for everybody. */
const contrasting = { "🟩": "🟧", "🟨": "🟦" };

/** A Wordle's result as text: no letter of it is told. */
export function wordleResult(title, { share: [score, ...rows] }, { hard, contrast }) {
  const shown = contrast ? rows.map((row) => row.replace(/🟩|🟨/gu, (square) => contrasting[square])) : rows;
  return [`${title}: ${score}${hard ? "*" : ""}`, ...shown].join("\n");
}

/** The result of a round of word guessing: the hints, without a word. */
export function guessResult(title, view) {
  const hints = view.guesses.map(({ word, hint }) => (word === view.secret ? "✓" : String(hint)));
  return `${title}: ${[...hints, ...(view.standing === "won" ? [] : ["✗"])].join(" · ")}`;
}

/** Shares a text; answers "shared", "copied", "cancelled" or "failed". */
export async function share(text) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if (error.name === "AbortError") return "cancelled";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}
