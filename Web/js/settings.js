// What players can set. Where they have not, the system decides about contrast and motion.

import { element } from "./dom.js";
import { keep, kept } from "./store.js";

const asks = (query) => matchMedia(query).matches;
const names = ["hard", "contrast", "still", "enterLeft"];
const chosen = Object(kept("settings"));

/** Whether guesses must use the hints, colours are strong, nothing moves, Enter is on the left. */
export const settings = {
  hard: false,
  contrast: asks("(prefers-contrast: more)"),
  still: asks("(prefers-reduced-motion: reduce)"),
  enterLeft: true,
  ...Object.fromEntries(names.filter((name) => typeof chosen[name] === "boolean").map((name) => [name, chosen[name]])),
};

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
