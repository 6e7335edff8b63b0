// Hands a result to others: by the system's own sheet on phones, else by the clipboard.

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
