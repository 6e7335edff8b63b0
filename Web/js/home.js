// The first screen: the games of the day, and the five games with how far the player has come.

import { dailyGames, dailyState, dailyStatistics, dateOf, minutesLeft, today } from "./daily.js";
import { drawing, element } from "./dom.js";
import { progressOf } from "./session.js";
import { packsOf } from "./wordgames.js";

const icons = {
  guess: "M8 12h32M8 24h32M8 36h20M34 36l3 3 6-7",
  ghost: "M12 42V22a12 12 0 0 1 24 0v20l-6-5-6 5-6-5zM20 22v2M28 22v2",
  wordle: "M5 17h10v14H5zM19 17h10v14H19zM33 17h10v14H33zM8 24l2 2 3-4",
  hangman: "M8 42h18M14 42V6h18v6M32 21a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9v10M26 25h12",
  fill: "M6 14h36M6 25h8M34 25h8M18 28h12M6 36h24",
  "daily-wordle": "M8 10h32v30H8zM8 19h32M17 6v8M31 6v8M19 25h10v9H19z",
  "daily-guess": "M8 10h32v30H8zM8 19h32M17 6v8M31 6v8M18 29l4 4 8-8",
};

function card(address, title, about, open, progress) {
  return element("li", {}, element("a", { href: `#${address}` },
    drawing("svg", { viewBox: "0 0 48 48", "aria-hidden": "true" }, drawing("path", {
      d: icons[address], fill: "none", stroke: "currentColor", "stroke-width": 2.5,
      "stroke-linecap": "round", "stroke-linejoin": "round",
    })),
    element("h2", {}, title),
    element("p", {}, about, open && element("span", { class: "open" }, open),
      progress && element("span", { class: "progress" }, progress))));
}

/** How long it is until the next day's games; app.js keeps it up to date. */
export function countdown(text) {
  const minutes = minutesLeft();
  return element("span", { "data-countdown": true }, text.daily.nextIn(Math.floor(minutes / 60), minutes % 60));
}

function dailyCard(name, text, language) {
  const { streak } = dailyStatistics(language, name, 0);
  return card(`daily-${name}`, text.daily[name], streak > 0 ? text.daily.streak(streak) : "", text.daily.state(dailyState(language, name)));
}

export function homeScreen(text, language) {
  return [
    element("div", { class: "welcome" },
      element("h1", {}, text.welcome),
      element("p", { class: "faint" }, dateOf(today(), text, { weekday: "long", day: "numeric", month: "long" }))),
    element("nav", { "aria-label": text.daily.title },
      element("ul", { class: "menu daily" }, dailyGames.map((name) => dailyCard(name, text, language))),
      element("p", { class: "part-of-day faint" }, countdown(text), element("a", { href: "#archive-wordle" }, text.daily.earlier))),
    element("nav", { "aria-label": text.home },
      element("ul", { class: "menu" }, Object.keys(packsOf).map((name) => card(
        name, text.names[name], text.about[name], ...progressOf(language, name).reverse())))),
  ];
}
