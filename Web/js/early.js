// Which files each game is played with, and the first requests for them: they go out while the modules are still on their
// way. The page's modules take up what is here; see library.js.

(() => {
  /** The packs of each game. For the Wordle, `guesses` has the words of the lexicon that are as long as an answer. */
  const kinds = {
    guess: ["levels"], ghost: ["lexicon"], wordle: ["answers", "guesses"], hangman: ["phrases"], fill: ["sentences"],
  };
  /** The page's own release: files.js says which that is, and the service worker keeps it. */
  const place = (name) => `${name}?release=${self.release}`;
  const requests = new Map();

  function kept(key) {
    try { return localStorage.getItem(`wordgames/${key}`); } catch { return null; }
  }

  const language = kept("language") ?? (navigator.language?.startsWith("nl") ? "nl" : "en");
  const needed = kinds[location.hash.slice(1).replace("daily-", "")] ?? [];
  const names = needed.map((kind) => `packs/${language}.${kind}`);
  for (const name of needed.length > 0 ? ["wordgames.wasm", ...names] : []) {
    const request = fetch(place(name));
    // Whoever takes it sees what went wrong.
    request.catch(() => {});
    requests.set(name, request);
  }
  self.early = { kinds, requests };
})();
