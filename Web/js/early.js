// Which packs each game is played with, and the first requests for them. They go out while the other modules are still on
// their way, so this one imports none.

/** The packs of each game. For the Wordle, `guesses` has the words of the lexicon that are as long as an answer. */
export const kindsOf = {
  guess: ["levels"], ghost: ["lexicon"], wordle: ["answers", "guesses"], hangman: ["phrases"], fill: ["sentences"],
};

/** The answers on their way for the game that the address names. */
export const requests = new Map();

function chosen() {
  try { return localStorage.getItem("wordgames/language"); } catch { return null; }
}

const language = chosen() ?? (navigator.language?.startsWith("nl") ? "nl" : "en");
const packs = (kindsOf[location.hash.slice(1).replace("daily-", "")] ?? []).map((kind) => `packs/${language}.${kind}`);
for (const name of packs.length > 0 ? ["page.wasm", ...packs] : []) {
  // Asked for by a page that is being loaded, it is a file of the page's own release.
  const request = fetch(new URL(`../${name}`, import.meta.url));
  // Whoever takes it sees what went wrong.
  request.catch(() => {});
  requests.set(name, request);
}
