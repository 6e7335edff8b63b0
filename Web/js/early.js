// Which packs each game is played with, and the first requests for them and for the page's texts. They go out while the other modules
// are still on their way, so this one imports none.

/** The packs of each game. For the Wordle, `guesses` has the words of the lexicon that are as long as an answer. */
export const kindsOf = {
  guess: ["levels"], ghost: ["lexicon"], wordle: ["answers", "guesses"], hangman: ["phrases"], fill: ["sentences"],
};

/** The answers on their way for the game that the address names. */
export const requests = new Map();

function chosen() {
  try { return /^(en|nl)$/.exec(localStorage.getItem("wordgames/language"))?.[0]; } catch { return undefined; }
}

const language = chosen() ?? (navigator.language?.startsWith("nl") ? "nl" : "en");
// Asked for by a page that is being loaded, a file is one of the page's own release.
const texts = new Map([[language, import(`./texts/${language}.js`)]]);
texts.get(language).catch(() => texts.delete(language));

/** What the page says in a language. */
export async function loadTexts(code) {
  if (!texts.has(code)) {
    const module = import(`./texts/${code}.js?release=${self.release}`);
    module.catch(() => texts.delete(code));
    texts.set(code, module);
  }
  return (await texts.get(code)).default;
}

const packs = (kindsOf[location.hash.slice(1).replace(/^daily-|\/.*/g, "")] ?? []).map((kind) => `packs/${language}.${kind}`);
for (const name of packs.length > 0 ? ["page.wasm", ...packs] : []) {
  const request = fetch(new URL(`../${name}`, import.meta.url));
  // Whoever takes it sees what went wrong.
  request.catch(() => {});
  requests.set(name, request);
}
