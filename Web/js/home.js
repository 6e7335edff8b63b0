// The first screen: the games of the day, and the five games with how far the player has come.

import { dailyGames, dateOf, today } from "./daily.js";
import { drawing, element } from "./dom.js";
import { dailyState, progressOf } from "./session.js";
import { packsOf } from "./wordgames.js";

const icons = {
  guess: "M8 12h32M8 24h32M8 36h20M34 36l3 3 6-7",
  ghost: "M12 42V22a12 12 0 0 1 24 0v20l-6-5-6 5-6-5zM20 22v2M28 22v2",
  wordle: "M5 17h10v14H5zM19 17h10v14H19zM33 17h10v14H33zM8 24l2 2 3-4",
  hangman: "M8 42h18M14 42V6h18v6M32 21a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9v10M26 25h12",
  fill: "M6 14h36M6 25h8M34 25h8M18 28h12M6 36h24",
};

function card(address, icon, title, about, progress) {
  return element("li", {}, element("a", { href: `#${address}` },
    drawing("svg", { viewBox: "0 0 48 48", "aria-hidden": "true" }, drawing("path", {
      d: icons[icon], fill: "none", stroke: "currentColor", "stroke-width": 2.5,
      "stroke-linecap": "round", "stroke-linejoin": "round",
    })),
    element("h2", {}, title),
    element("p", {}, about, progress && element("b", { class: "progress" }, progress))));
}

export function homeScreen(text, language) {
  return [
    element("div", { class: "welcome" },
      element("h1", {}, text.title), element("p", { class: "faint" }, text.welcome)),
    element("nav", { "aria-label": text.daily.title },
      element("ul", { class: "menu daily" }, dailyGames.map((name) => card(
        `daily-${name}`, name, text.daily[name], dateOf(today(), text), text.daily.state(dailyState(language, name)))))),
    element("nav", { "aria-label": text.home },
      element("ul", { class: "menu" }, Object.keys(packsOf).map((name) => card(
        name, name, text.names[name], text.about[name], progressOf(language, name))))),
  ];
}
