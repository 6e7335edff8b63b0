// The page: header, language, and which screen is shown. The address after # names the game.

import { today } from "./daily.js";
import { openDialog, tool } from "./dialog.js";
import { element, render } from "./dom.js";
import { homeScreen } from "./home.js";
import { keepOffline } from "./offline.js";
import { GameSession } from "./session.js";
import { applySettings, settingsForm } from "./settings.js";
import { language, setLanguage } from "./store.js";
import en from "./texts/en.js";
import nl from "./texts/nl.js";

const texts = { en, nl };
const screen = document.getElementById("screen");
const announcer = document.getElementById("announcer");
let code = language();
let session = null;

/** Shows what the address names. */
async function show() {
  session?.close();
  session = null;
  const text = texts[code];
  const address = location.hash.slice(1);
  const isGame = GameSession.isThere(address);
  document.documentElement.lang = code;
  announcer.textContent = "";
  if (isGame) session = new GameSession(address, code, text, screen, (line) => { announcer.textContent = line; });
  document.title = isGame ? `${session.title} · ${text.title}` : text.title;
  render(document.getElementById("header"), header(text, isGame));
  if (isGame) await session.open();
  else render(screen, homeScreen(text, code));
}

function header(text, isGame) {
  const choice = (value, name) => element("button", {
    type: "button", id: `language-${value}`, lang: value, "aria-label": name, title: name, "aria-pressed": String(value === code),
    onclick: () => {
      code = value;
      setLanguage(value);
      show().then(() => keepOffline(code));
    },
  }, value.toUpperCase());
  return [
    element("a", { class: "wordmark", href: "#", "aria-label": isGame ? text.home : text.title },
      isGame ? element("span", { "aria-hidden": "true" }, "‹") : null, text.title),
    element("div", { class: "row" },
      tool("settings", text.settings.title, () => openDialog(text, text.settings.title, settingsForm(text, () => session?.show()))),
      element("div", { class: "switch", role: "group", "aria-label": text.language },
        choice("en", "English"), choice("nl", "Nederlands"))),
  ];
}

addEventListener("hashchange", () => {
  show();
  screen.focus({ preventScroll: true });
  scrollTo(0, 0);
});
addEventListener("keydown", (event) => session?.key(event));
// A page that stayed open over midnight has the games of another day.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && session && session.day !== null && session.day !== today()) show();
});
applySettings();
// What is kept for offline use is fetched once the game is there.
show().then(() => keepOffline(code));
