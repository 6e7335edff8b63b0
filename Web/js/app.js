// The page: header, language, and which screen is shown. The address after # names the game.

import { element, render } from "./dom.js";
import { language, setLanguage } from "./store.js";
import { homeScreen } from "./home.js";
import { GameSession } from "./session.js";
import { packsOf } from "./wordgames.js";
import en from "./texts/en.js";
import nl from "./texts/nl.js";

const texts = { en, nl };
const screen = document.getElementById("screen");
const announcer = document.getElementById("announcer");
let code = language();
let session = null;

/** Shows what the address names. */
function show() {
  session?.close();
  session = null;
  const text = texts[code];
  const name = location.hash.slice(1);
  const isGame = Object.hasOwn(packsOf, name);
  document.documentElement.lang = code;
  document.title = isGame ? `${text.names[name]} · ${text.title}` : text.title;
  announcer.textContent = "";
  render(document.getElementById("header"), header(text, isGame));
  if (isGame) {
    session = new GameSession(name, code, text, screen, (line) => { announcer.textContent = line; });
    session.open();
  } else {
    render(screen, homeScreen(text));
  }
}

function header(text, isGame) {
  const choice = (value, name) => element("button", {
    type: "button", id: `language-${value}`, lang: value, "aria-label": name, title: name, "aria-pressed": String(value === code),
    onclick: () => {
      code = value;
      setLanguage(value);
      show();
    },
  }, value.toUpperCase());
  return [
    element("a", { class: "wordmark", href: "#", "aria-label": isGame ? text.home : text.title },
      isGame ? element("span", { "aria-hidden": "true" }, "‹") : null, text.title),
    element("div", { class: "switch", role: "group", "aria-label": text.language },
      choice("en", "English"), choice("nl", "Nederlands")),
  ];
}

addEventListener("hashchange", () => {
  show();
  screen.focus({ preventScroll: true });
  scrollTo(0, 0);
});
addEventListener("keydown", (event) => session?.key(event));
show();

// Without one, as on a plain address without encryption, the page works online only.
navigator.serviceWorker?.register("service-worker.js", { updateViaCache: "none" }).catch((error) => console.warn(error.message));
