// The games of the day, what is shared of them, their figures, and the progress on the first screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { go, openGame, pack } from "../setting.mjs";

const minutes = 60_000;
const noon = Date.UTC(2026, 10, 23, 12);

/** Sets the clock of a page that is not loaded yet, and keeps what it copies. */
const clock = (time) => async (page) => {
  await page.send("Emulation.setTimezoneOverride", { timezoneId: "Europe/Amsterdam" });
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `
    const begin = performance.now(), Real = Date;
    self.Date = class extends Real {
      constructor(...values) { super(...(values.length > 0 ? values : [self.Date.now()])); }
      static now() { return ${time} + Number(sessionStorage.getItem("later") ?? 0) + Math.floor(performance.now() - begin); }
    };
    self.copied = [];
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { self.copied.push(text); } } });
  ` });
};

/** Goes on by so many days, and loads the page again. */
async function later(page, days) {
  await page.value(`sessionStorage.setItem("later", ${days * 24 * 60 * minutes})`);
  await page.reload();
}

/** Loses the round, and gives its secret away. */
async function lose(page) {
  const { answer } = await someAnswers();
  await page.until(`document.querySelector(".tile")`);
  for (let row = 0; row < 6 && await page.value(`!document.querySelector(".end")`); row++) {
    await page.typeAll(answer);
    await page.type("Enter");
    await page.until(`document.querySelectorAll(".tile[data-mark]").length === ${5 * (row + 1)}`);
  }
  return (await page.value(`document.querySelector(".end .display").textContent`)).match(/The word was ([A-Z]+)/)?.[1];
}

async function someAnswers() {
  const answers = await pack("en.answers");
  return { answer: answers.answer(7), answers: Array.from({ length: answers.count }, (_, index) => answers.answer(index)) };
}

test("the word of the day is that of the date, for everybody, and the next one the day after", async () => {
  const page = await openGame("daily-wordle", { before: clock(noon) });
  const secret = await lose(page);
  assert.match(await page.value(`document.querySelector(".facts").textContent`), /23 November 2026/);
  const other = await openGame("daily-wordle", { before: clock(noon + 5 * 60 * minutes) });
  assert.equal(await lose(other), secret);
  const { answers } = await someAnswers();
  const next = answers[(answers.indexOf(secret.toLowerCase()) + 1) % answers.length];
  // It stays as it is on the same day, and there is another on the next.
  await page.reload();
  await page.until(`document.querySelector(".end")`);
  assert.equal(await page.value(`Boolean(document.querySelector("#next"))`), false);
  await later(page, 1);
  await page.until(`document.querySelector(".tile") && !document.querySelector(".end")`);
  await page.typeAll(next);
  await page.type("Enter");
  await page.until(`document.querySelector(".end .display").textContent === "Marvellous!"`);
  await page.press("#share");
  await page.until(`self.copied.length === 1`);
  assert.deepEqual(await page.value(`self.copied`), ["Word of the day, 24 November 2026: 1/6\n🟩🟩🟩🟩🟩"]);
  await page.until(`document.querySelector(".message").textContent.includes("Copied")`);

  // Played twice, won once, and one day in a row, until a day is missed.
  const figures = () => page.value(`[...document.querySelectorAll("dialog .statistics dd")].map((figure) => figure.textContent)`);
  await page.press("#tool-statistics");
  assert.deepEqual(await figures(), ["2", "50", "1", "1"]);
  await later(page, 3);
  await page.until(`document.querySelector(".tile")`);
  await page.press("#tool-statistics");
  assert.deepEqual(await figures(), ["2", "50", "0", "1"]);
  assert.deepEqual(page.complaints, []);
});

test("the guess of the day is of the weekday's level, the same for everybody, and is shared without a word", async () => {
  const words = `[...document.querySelectorAll("[data-word]")].map((word) => word.dataset.word)`;
  const packs = await pack("en.levels");
  const seen = new Map();
  // From a Monday on.
  for (const [day, level] of [1, 2, 2, 3, 3, 4, 5].entries()) {
    for (const hours of [0, 6]) {
      const page = await openGame("daily-guess", { before: clock(noon + (24 * day + hours) * 60 * minutes) });
      await page.until(`document.querySelector("[data-word]")`);
      const shown = await page.value(words);
      assert.match(await page.value(`document.querySelector(".facts").textContent`), new RegExp(`Level ${level} of 5`));
      assert.deepEqual(seen.get(day) ?? shown, shown);
      seen.set(day, shown);
      assert.ok(Array.from({ length: 40 }, (_, set) => packs.pack(set + 1, level)).some((pack) => pack?.words.join() === shown.join()));
      if (day > 0 || hours > 0) {
        await page.close();
        continue;
      }
      while (await page.value(`!document.querySelector(".end")`)) await page.press("[data-word]:not(:disabled):not(.guessed)");
      await page.press("#share");
      await page.until(`self.copied.length === 1`);
      const [text] = await page.value(`self.copied`);
      assert.match(text, /^Guess of the day, 23 November 2026: (\d · )*✓$/);
      await page.close();
    }
  }
});

test("the first screen tells how far the player has come", async () => {
  const page = await openGame("", { before: clock(noon) });
  const lines = () => page.value(`[...document.querySelectorAll(".menu a")].map((link) => [link.hash, link.querySelector(".progress")?.textContent ?? ""].join(" ").trim())`);
  assert.deepEqual(await lines(), ["#daily-wordle", "#daily-guess", "#guess", "#ghost", "#wordle", "#hangman", "#fill"]);
  await go(page, "daily-wordle");
  await lose(page);
  await go(page, "wordle");
  await lose(page);
  await go(page, "daily-guess");
  await page.press("[data-word]");
  await go(page, "guess");
  await page.press("[data-word]");
  await go(page, "hangman");
  await page.typeAll("zq");
  await go(page, "");
  const found = await lines();
  assert.match(found[0], /^#daily-wordle (Not found|Found in \d guess(es)?)$/);
  assert.match(found[1], /^#daily-guess (In progress|Found in 1 guess)$/);
  assert.match(found[2], /^#guess Level \d of 5$/);
  assert.match(found[4], /^#wordle 1 played, streak \d$/);
  assert.equal(found[5], "#hangman 0 won, 0 lost");
  await page.press("#language-nl");
  await page.until(`document.documentElement.lang === "nl"`);
  assert.equal(await page.value(`Boolean(document.querySelector(".progress")?.textContent)`), false);
  assert.deepEqual(page.complaints, []);
});

test("a loss is shared as one, and a round without a date too", async () => {
  const page = await openGame("wordle", { before: clock(noon) });
  const secret = await lose(page);
  await page.press("#share");
  await page.until(`self.copied.length === 1`);
  const [title, ...rows] = (await page.value(`self.copied[0]`)).split("\n");
  assert.equal(title, secret ? "Five letters: X/6" : `Five letters: ${rows.length}/6`);
  assert.ok(rows.every((row) => /^(🟩|🟨|⬜){5}$/u.test(row)));
  for (const selector of ["#tool-settings", "#set-contrast"]) await page.press(selector);
  await page.type("Escape");
  await page.until(`!document.querySelector("dialog")`);
  await page.press("#share");
  await page.until(`self.copied.length === 2`);
  const contrasting = rows.join("\n").replaceAll("🟩", "🟧").replaceAll("🟨", "🟦");
  assert.equal(await page.value(`self.copied[1]`), `${title}\n${contrasting}`);
});
