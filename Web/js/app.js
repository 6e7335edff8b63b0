// The page: header, language, and which screen is shown. The address after # names the game.

import { today } from "./daily.js";
import { drawing, element, openDialog, render, tool } from "./dom.js";
import { loadTexts } from "./early.js";
import { countdown, homeScreen } from "./home.js";
import { GameSession } from "./session.js";
import { applySettings, language, setLanguage, settingsForm } from "./store.js";

const screen = document.getElementById("screen");
const announcer = document.getElementById("announcer");
let code = language();
let session = null;
/** The service worker, which keeps the page itself and the packs of the languages that are played. */
let registration = null;
/** The day whose games are shown. */
let day = today();

/** Shows what the address names. */
async function show() {
  const text = await loadTexts(code);
  session?.close();
  session = null;
  day = today();
  const address = location.hash.slice(1);
  const archive = /^archive-(wordle|guess)$/.exec(address)?.[1];
  const isGame = GameSession.isThere(address);
  document.documentElement.lang = code;
  announcer.textContent = "";
  if (isGame) session = new GameSession(address, code, text, screen, (line) => { announcer.textContent = line; });
  const title = session?.title ?? (archive && text.daily.earlier);
  document.title = title ? `${title} · ${text.title}` : `${text.title}: ${text.subtitle}`;
  render(document.getElementById("header"), header(text, Boolean(title)));
  if (isGame) return session.open();
  if (!archive) return render(screen, homeScreen(text, code));
  const { firstDay, showArchive } = await import(`./archive.js?release=${self.release}`);
  const begin = await firstDay(code);
  if (location.hash.slice(1) === address) showArchive(screen, archive, text, code, begin);
}

/** The eye of a peacock's feather. */
const sign = () => drawing("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" },
  drawing("path", { d: "M12 1.500c6 4.500 8.500 8.500 8.500 12.500a8.500 8.500 0 0 1-17 0c0-4 2.500-8 8.500-12.500z", fill: "#2e7d64" }),
  drawing("ellipse", { cx: 12, cy: 14.5, rx: 6, ry: 6.5, fill: "#efc62f" }),
  drawing("circle", { cx: 12, cy: 15.5, r: 4, fill: "#17466b" }));

function header(text, isInside) {
  const choice = (value, name) => element("button", {
    type: "button", id: `language-${value}`, lang: value, "aria-label": name, title: name, "aria-pressed": String(value === code),
    onclick: () => loadTexts(value).then(() => {
      code = value;
      setLanguage(value);
      return show().then(() => keepOffline(code));
    }).catch((error) => console.warn(error.message)),
  }, value.toUpperCase());
  return [
    element("a", { class: "wordmark", href: "#", "aria-label": isInside ? `${text.title}: ${text.home}` : text.title },
      isInside ? element("span", { "aria-hidden": "true" }, "‹") : null, sign(), text.title),
    element("div", { class: "row" },
      tool("settings", text.settings.title, () => openDialog(text, text.settings.title, settingsForm(text, () => session?.show()))),
      element("div", { class: "switch", role: "group", "aria-label": text.language },
        choice("en", "English"), choice("nl", "Nederlands"))),
  ];
}

/** Keeps the page, and the packs of a language, for offline use. */
async function keepOffline(language) {
  try {
    // Without a worker, as on a plain address without encryption, the page works online only.
    registration ??= navigator.serviceWorker?.register("service-worker.js", { updateViaCache: "none" });
    if (!await registration) return;
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ keep: language, release: self.release });
  } catch (error) {
    console.warn(error.message);
  }
}

/** A page that stays open has other games of the day from midnight on; a round that is under way goes on. */
function followDay() {
  const isOfToday = session === null || (session.daily && !session.daily.isLate && !session.isUnderWay);
  if (day !== today() && isOfToday) show();
  else loadTexts(code).then((text) => document.querySelectorAll("[data-countdown]").forEach((node) => node.replaceWith(countdown(text))));
}

addEventListener("hashchange", () => {
  show();
  screen.focus({ preventScroll: true });
  scrollTo(0, 0);
});
addEventListener("keydown", (event) => session?.key(event));
document.addEventListener("visibilitychange", () => { if (!document.hidden) followDay(); });
setInterval(followDay, 10_000);
applySettings();
// What is kept for offline use is fetched once the game is there.
show().then(() => keepOffline(code));
