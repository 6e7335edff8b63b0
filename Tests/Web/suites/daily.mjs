// The games of the day, what is shared of them, their figures, and the progress on the first screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clock, go, openGame, pack } from "../setting.mjs";

const minutes = 60_000;
const noon = Date.UTC(2026, 10, 23, 12);

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
  assert.match(await page.value(`document.querySelector(".facts").textContent`), /^23 Nov 2026/);
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
  assert.deepEqual(await page.value(`self.copied`), [`Peafowl · Word of the day, 24 Nov 2026: 1/6\n🟩🟩🟩🟩🟩\n${await page.value("location.origin")}/#daily-wordle/2026-11-24`]);
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
      assert.match(text, /^Peafowl · Guess of the day, 23 Nov 2026: (\d · )*✓\nhttp:[/][/]localhost:\d+[/]#daily-guess[/]2026-11-23$/);
      await page.close();
    }
  }
});

/** The lines of the cards on the first screen: the address, what is open or was found, and how far the player has come. */
const cards = `[...document.querySelectorAll(".menu a")].map((link) =>
  [link.hash, ...[...link.querySelectorAll(".open, .progress")].map((line) => line.textContent)].join(" | "))`;

test("the first screen invites: what is new today, how long until tomorrow, what is under way, how far the player has come", async () => {
  const page = await openGame("", { before: clock(noon) });
  assert.deepEqual(await page.value(cards),
    ["#daily-wordle | Not played yet", "#daily-guess | Not played yet", "#guess", "#ghost", "#wordle", "#hangman", "#fill"]);
  assert.match(await page.value(`document.querySelector(".welcome").textContent`), /Monday,? 23 November/);
  // Noon in universal time is one o'clock in Amsterdam.
  assert.equal(await page.value(`document.querySelector("[data-countdown]").textContent`), "Next one in 11 h 0 min");
  await go(page, "daily-wordle");
  await lose(page);
  assert.match(await page.value(`document.querySelector(".end").textContent`), /Next one in 1[01] h \d+ min/);
  await go(page, "wordle");
  await lose(page);
  await go(page, "daily-guess");
  await page.press("[data-word]");
  await go(page, "guess");
  await page.press("[data-word]");
  await go(page, "hangman");
  await page.typeAll("zq");
  const misses = await page.value(`document.querySelectorAll(".part.drawn").length`);
  await go(page, "ghost");
  await page.type("p");
  await page.until(`document.querySelectorAll(".fragment span:not(.hollow)").length === 2`);
  await go(page, "");
  const found = await page.value(cards);
  assert.match(found[0], /^#daily-wordle [|] (Not found|Found in \d guess(es)?)$/);
  assert.match(found[1], /^#daily-guess [|] (Under way|Found in 1 guess)$/);
  assert.match(found[2], /^#guess [|] (Under way [|] )?Level \d of 5$/);
  assert.match(found[3], /^#ghost [|] Under way: P[A-Z]$/);
  assert.match(found[4], /^#wordle [|] 1 played, streak \d$/);
  assert.equal(found[5], `#hangman | Under way: ${6 - misses} misses left | 0 won, 0 lost`);
  await page.press("#language-nl");
  await page.until(`document.documentElement.lang === "nl"`);
  assert.deepEqual((await page.value(cards)).slice(0, 4), ["#daily-wordle | Nog niet gespeeld", "#daily-guess | Nog niet gespeeld", "#guess", "#ghost"]);
  assert.deepEqual(page.complaints, []);
});

test("the door shows the days in a row, until one is missed", async () => {
  const page = await openGame("daily-wordle", { before: clock(noon) });
  const { answers } = await someAnswers();
  const secret = await lose(page);
  const at = answers.indexOf((secret ?? answers[7]).toLowerCase());
  for (const [day, line] of [[1, "1 day in a row"], [2, "2 days in a row"]]) {
    await later(page, day);
    await page.until(`document.querySelector(".tile") && !document.querySelector(".end")`);
    await page.typeAll(answers[(at + day) % answers.length]);
    await page.type("Enter");
    await page.until(`document.querySelector(".end")`);
    await go(page, "");
    assert.match(await page.value(`document.querySelector(".menu").textContent`), new RegExp(line));
    await page.value(`location.hash = "daily-wordle"`);
  }
  await later(page, 4);
  await go(page, "");
  assert.doesNotMatch(await page.value(`document.querySelector(".menu").textContent`), /in a row/);
});

test("past days are kept in an archive, can be played later, and count for no streak", async () => {
  const page = await openGame("daily-wordle", { before: clock(noon) });
  const secret = await lose(page);
  await later(page, 1);
  await go(page, "");
  await page.press(".part-of-day a");
  await page.until(`document.querySelector(".month a")`);
  const days = `[...document.querySelectorAll(".month a")].map((link) => [link.hash, link.ariaLabel, link.className].join(" | "))`;
  const shown = await page.value(days);
  assert.equal(shown.length, 24);
  assert.match(shown.at(-2), /^#daily-wordle\/2026-11-23 [|] 23 November 2026, (Not found [|] missed|Found in \d guess(es)? [|] found)$/);
  assert.equal(shown.at(-1), "#daily-wordle/2026-11-24 | 24 November 2026, Not played yet | new today");
  assert.equal(shown[0], "#daily-wordle/2026-11-01 | 1 November 2026, Not played yet | new");
  // A Sunday is in the last column.
  const column = (place) => page.value(`Math.round(document.querySelector(".month a[href='${place}']").getBoundingClientRect().left)`);
  assert.equal(await column("#daily-wordle/2026-11-01"), await column("#daily-wordle/2026-11-22"));
  assert.ok(await column("#daily-wordle/2026-11-01") > await column("#daily-wordle/2026-11-23"));

  // The day before that of the loss: its word stands one before.
  await page.press(".month a[href='#daily-wordle/2026-11-22']");
  await page.until(`document.querySelector(".tile")`);
  assert.match(await page.value(`document.querySelector(".facts").textContent`), /^22 Nov 2026/);
  const { answers } = await someAnswers();
  const before = answers[(answers.indexOf((secret ?? answers[7]).toLowerCase()) + answers.length - 1) % answers.length];
  await page.typeAll(before);
  await page.type("Enter");
  await page.until(`document.querySelector(".end .display").textContent === "Marvellous!"`);
  assert.doesNotMatch(await page.value(`document.querySelector(".end").textContent`), /Next one/);
  await page.press("#tool-statistics");
  const [played] = await page.value(`[...document.querySelectorAll("dialog .statistics dd")].map((figure) => figure.textContent)`);
  assert.equal(played, "1");
  await page.press("#tool-close");
  await go(page, "archive-wordle");
  assert.match((await page.value(days)).at(-3), /Found in 1 guess [|] found$/);
  // The other game, and the months back to the first.
  await page.press("#archive-guess");
  await page.until(`document.querySelector(".month a[href='#daily-guess/2026-11-23']")`);
  for (let month = 10; month > 0; month--) await page.press("#month-before");
  assert.match(await page.value(days).then(([first]) => first), /^#daily-guess\/2026-01-01 [|] 1 January 2026,/);
  assert.equal(await page.value(`document.querySelector("#month-before").disabled`), true);
  await page.press("#month-after");
  assert.equal(await page.value(`document.querySelector(".archive h2").textContent`), "February 2026");
  assert.deepEqual(page.complaints, []);
});

test("a day that has not come, or never was, is not played", async () => {
  for (const number of ["2026-11-24", "2026-02-29", "1969-12-31", "2026-1-1", "327", "x"]) {
    const page = await openGame(`daily-wordle/${number}`, { before: clock(noon) });
    assert.equal(await page.value(`Boolean(document.querySelector(".menu"))`), true, number);
    await page.close();
  }
});

test("a round of the day that is under way at midnight goes on, and the first screen turns to the new day", async () => {
  const page = await openGame("daily-wordle", { before: clock(noon) });
  await page.until(`document.querySelector(".tile")`);
  const { answer } = await someAnswers();
  await page.typeAll(answer);
  await page.type("Enter");
  await page.until(`document.querySelectorAll(".tile[data-mark]").length === 5`);
  const midnight = `(() => {
    sessionStorage.setItem("later", ${12 * 60 * minutes});
    document.dispatchEvent(new Event("visibilitychange"));
  })()`;
  await page.value(midnight);
  assert.equal(await page.value(`document.querySelectorAll(".tile[data-mark]").length`), 5);
  assert.match(await page.value(`document.querySelector(".facts").textContent`), /23 Nov 2026/);
  const home = await openGame("", { before: clock(noon) });
  await home.value(midnight);
  await home.until(`document.querySelector(".welcome").textContent.includes("24 November")`);
});

test("a loss is shared as one, and a round without a date too", async () => {
  const page = await openGame("wordle", { before: clock(noon) });
  const secret = await lose(page);
  await page.press("#share");
  await page.until(`self.copied.length === 1`);
  const [title, ...rows] = (await page.value(`self.copied[0]`)).split("\n");
  const address = rows.pop();
  assert.equal(address, await page.value("`${location.origin}/#wordle`"));
  assert.equal(title, secret ? "Peafowl · Five letters: X/6" : `Peafowl · Five letters: ${rows.length}/6`);
  assert.ok(rows.every((row) => /^(🟩|🟨|⬜){5}$/u.test(row)));
  for (const selector of ["#tool-settings", "#set-contrast"]) await page.press(selector);
  await page.type("Escape");
  await page.until(`!document.querySelector("dialog")`);
  await page.press("#share");
  await page.until(`self.copied.length === 2`);
  const contrasting = rows.join("\n").replaceAll("🟩", "🟧").replaceAll("🟨", "🟦");
  assert.equal(await page.value(`self.copied[1]`), `${title}\n${contrasting}\n${address}`);
});
