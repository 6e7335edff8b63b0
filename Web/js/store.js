// What the page remembers from visit to visit. Where the browser keeps nothing, games last as long as the page.

const prefix = "wordgames/";

function read(key) {
  try { return localStorage.getItem(prefix + key); } catch { return null; }
}

function write(key, value) {
  try { localStorage.setItem(prefix + key, value); } catch { /* Nothing is kept: see above. */ }
}

/** The language that the player chose, or else the browser's, or English. */
export function language() {
  const kept = read("language");
  if (kept === "en" || kept === "nl") return kept;
  return navigator.language?.startsWith("nl") ? "nl" : "en";
}

export function setLanguage(code) { write("language", code); }

/** The bytes of a game; null where none are kept. */
export function savedGame(language, name) {
  try {
    const text = read(`${language}/${name}`);
    return text && Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch { return null; }
}

export function saveGame(language, name, bytes) {
  write(`${language}/${name}`, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
}

/** A value that was kept under a name; null where there is none. */
export function kept(name) {
  try { return JSON.parse(read(name)); } catch { return null; }
}

export function keep(name, value) { write(name, JSON.stringify(value)); }
