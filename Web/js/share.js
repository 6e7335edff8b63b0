// Hands a result to others: by the system's own sheet on phones, else by the clipboard.

/** The square of a mark: a high contrast has colours that differ for everybody. */
const squares = {
  false: { g: "🟩", y: "🟨", x: "⬜" },
  true: { g: "🟧", y: "🟦", x: "⬜" },
};

/** A Wordle's result as text: no letter of it is told. */
export function wordleResult(title, view, { hard, contrast }) {
  const tries = view.standing === "won" ? view.guesses.length : "X";
  const rows = view.marks.map((marks) => [...marks].map((mark) => squares[contrast][mark]).join(""));
  return [`${title}: ${tries}/${view.tries}${hard ? "*" : ""}`, ...rows].join("\n");
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
