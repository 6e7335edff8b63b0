// The figures of rounds that were played: four numbers, and how many guesses the won ones took.

import { element } from "./dom.js";

export function figures(text, statistics) {
  const fact = (label, value) => element("div", {}, element("dt", {}, label), element("dd", {}, String(value)));
  return element("dl", { class: "statistics" },
    fact(text.played, statistics.played), fact(text.percentage, statistics.winPercentage),
    fact(text.streak, statistics.streak), fact(text.best, statistics.bestStreak));
}

export function chart(text, { distribution }) {
  const most = Math.max(1, ...distribution);
  return element("ol", { class: "chart" }, distribution.map((wins, index) =>
    element("li", { "aria-label": text.distribution(index + 1, wins) },
      element("span", {}, String(index + 1)), element("meter", { min: 0, max: most, value: wins, "aria-hidden": "true" }),
      element("span", {}, String(wins)))));
}
