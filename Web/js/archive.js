// The games of past days, month by month: a link for each day, with what became of it.

import { dailyAddress, dailyGames, dailyState, dateOf, today } from "./daily.js";
import { element, render } from "./dom.js";
import { loadPacks } from "./library.js";

const monthOf = (day) => { const date = new Date(day * 86_400_000); return 12 * date.getUTCFullYear() + date.getUTCMonth(); };
const firstOf = (month) => Date.UTC(Math.floor(month / 12), month % 12, 1) / 86_400_000;
/** How many days after a Monday a day is. */
const afterMonday = (day) => (day + 3) % 7;

/** The first day whose games are offered: that of the answers, or a year ago where none is to be had. */
export async function firstDay(language) {
  const packs = await loadPacks(language, "wordle").catch(() => []);
  return Math.min(packs[0]?.days?.first ?? today() - 365, today());
}

/** Shows the month of the day in which the player is, and lets others be chosen, from that of the day `begin` on. */
export function showArchive(root, name, text, language, begin, month = monthOf(today())) {
  const [first, last] = [monthOf(begin), monthOf(today())];
  const go = (to) => () => showArchive(root, name, text, language, begin, to);
  const step = (id, label, sign, to) => element("button", {
    type: "button", class: "button", id, "aria-label": label, disabled: to < first || to > last, onclick: go(to),
  }, sign);
  render(root, element("section", { class: "game archive" },
    element("header", {}, element("h1", {}, text.daily.earlier),
      element("div", { class: "switch", role: "group", "aria-label": text.daily.title }, dailyGames.map((game) => element("button", {
        type: "button", id: `archive-${game}`, "aria-pressed": String(game === name), onclick: () => { location.hash = `archive-${game}`; },
      }, text.daily.short[game])))),
    element("div", { class: "row" },
      step("month-before", text.daily.monthBefore, "‹", month - 1),
      element("h2", { "aria-live": "polite" }, dateOf(firstOf(month), text, { month: "long", year: "numeric" })),
      step("month-after", text.daily.monthAfter, "›", month + 1)),
    element("ol", { class: "month" }, weekdays(text), days(name, text, language, begin, month))));
}

const weekdays = (text) => Array.from({ length: 7 }, (_, index) =>
  element("li", { class: "weekday", "aria-hidden": "true" }, dateOf(4 + index, text, { weekday: "short" })));

function days(name, text, language, begin, month) {
  const from = Math.max(firstOf(month), begin);
  const to = Math.min(firstOf(month + 1) - 1, today());
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const day = from + index;
    const state = dailyState(language, name, day);
    const kind = { new: "new", open: "open", 0: "missed" }[state] ?? "found";
    const item = element("li", {}, element("a", {
      href: `#${dailyAddress(name, day)}`, class: day === today() ? `${kind} today` : kind,
      "aria-label": `${dateOf(day, text)}, ${text.daily.state(state)}`,
    }, String(new Date(day * 86_400_000).getUTCDate()),
    state !== "new" && element("small", {}, { open: "…", 0: "✗" }[state] ?? `✓ ${state}`)));
    if (index === 0) item.style.setProperty("grid-column-start", afterMonday(day) + 1);
    return item;
  });
}
