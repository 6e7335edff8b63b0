// What the page remembers from visit to visit: games, and what players set. Where the browser keeps nothing, that lasts as long as the
// page; where players set nothing, the system decides about contrast and motion.

import { element } from "./dom.js";

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

const system = { contrast: matchMedia("(prefers-contrast: more)"), still: matchMedia("(prefers-reduced-motion: reduce)") };
const names = ["hard", "crossOut", "contrast", "still", "enterLeft"];
const chosen = Object(kept("settings"));

/** Whether guesses must use the hints, words that cannot be are crossed out, colours are strong, nothing moves, Enter is on the left. */
export const settings = {
  hard: false,
  crossOut: false,
  contrast: system.contrast.matches,
  still: system.still.matches,
  enterLeft: true,
  ...Object.fromEntries(names.filter((name) => typeof chosen[name] === "boolean").map((name) => [name, chosen[name]])),
};

for (const [name, query] of Object.entries(system)) {
  query.addEventListener("change", () => {
    if (typeof Object(kept("settings"))[name] !== "boolean") settings[name] = query.matches;
    applySettings();
  });
}

/** Lets the style sheets know. */
export function applySettings() {
  document.documentElement.toggleAttribute("data-contrast", settings.contrast);
  document.documentElement.toggleAttribute("data-still", settings.still);
}

/** A switch for each setting; `changed` is called after each change. */
export function settingsForm(text, changed) {
  return element("div", { class: "settings" }, names.map((name) => element("label", {},
    element("span", {}, element("b", {}, text.settings[name].name), element("small", {}, text.settings[name].about)),
    element("input", {
      type: "checkbox", id: `set-${name}`, checked: settings[name],
      onchange: (event) => {
        settings[name] = event.target.checked;
        keep("settings", { ...Object(kept("settings")), [name]: settings[name] });
        applySettings();
        changed();
      },
    }))));
}
