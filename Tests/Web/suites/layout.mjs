// What players press is on the screen, at every size, without scrolling.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ends, moves } from "../moves.mjs";
import { clock, go, hasPack, marks, openGame } from "../setting.mjs";

/** Width, height, enlargement. */
const screens = [[320, 568, 1], [360, 640, 1], [390, 844, 1], [844, 390, 1], [640, 900, 2], [1280, 800, 1], [1280, 800, 2], [1280, 900, 2]];

/** What has to be in sight to play on: keys, words, and the button that ends a turn. */
const keys = ".key, .options button, #submit, #cross, [data-word]";

/** The elements that are not wholly on the screen, or lie under another, with their places. */
const hidden = (selector) => `[...document.querySelectorAll("${selector}")].flatMap((node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const isOnTop = node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  return isInside && isOnTop ? [] : [[node.textContent, left, top, right, bottom].join(" ")];
})`;

for (const [width, height, zoom] of screens) {
  test(`no key is off a screen of ${width} × ${height}${zoom > 1 ? ` at ${100 * zoom} %` : ""}`, async () => {
    const page = await openGame("", { width: 1000, height: 800 });
    await page.look(width, height, "light", zoom);
    for (const language of ["en", "nl"]) {
      await page.press(`#language-${language}`);
      await page.until(`document.documentElement.lang === "${language}"`);
      for (const game of Object.keys(marks)) {
        if (game === "fill" && !hasPack(`${language}.sentences`)) continue;
        await go(page, game);
        await page.value(`scrollTo(0, 0)`);
        const where = `${language} ${game}`;
        assert.deepEqual(await page.value(hidden(keys)), [], where);
        const wide = await page.value("document.documentElement.scrollWidth - innerWidth");
        assert.ok(wide <= 0, `${where}: ${wide} pixels too wide`);
        const small = await page.value(`[...document.querySelectorAll("button, .menu a")].flatMap((node) => {
          const { width, height } = node.getBoundingClientRect();
          return width >= 24 && height >= 24 ? [] : [node.textContent + " " + width + " " + height];
        })`);
        assert.deepEqual(small, [], where);
        const cut = await page.value(`[...document.querySelectorAll("button, .facts span, h1, h2")].filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline").map((node) => node.textContent)`);
        assert.deepEqual(cut, [], where);
        if (game !== "wordle" && game !== "hangman" && game !== "ghost") continue;
        // With a keyboard, the whole game is in sight: nothing to scroll to, but for long phrases on half a small phone.
        if (game === "hangman" && width * height < 320 * 568 * zoom * zoom) continue;
        const long = await page.value("document.documentElement.scrollHeight - innerHeight");
        assert.ok(long <= 0, `${where}: ${long} pixels too long`);
      }
      await page.value(`location.hash = ""`);
    }
  });
}

/** A Sunday has the longest words, and the fewest attempts. */
const sunday = Date.UTC(2026, 10, 22, 12);

for (const [width, height, zoom] of screens) {
  test(`words of seven letters, and the buttons of an end, are on a screen of ${width} × ${height}${zoom > 1 ? ` at ${100 * zoom} %` : ""}`, async () => {
    const page = await openGame("daily-guess", { before: clock(sunday) });
    await page.look(width, height, "light", zoom);
    await go(page, "daily-guess");
    await page.value(`scrollTo(0, 0)`);
    const isLow = height / zoom < 568;
    if (!isLow) assert.deepEqual(await page.value(hidden(keys)), []);
    const cut = await page.value(`[...document.querySelectorAll("[data-word]")].filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)`);
    assert.deepEqual(cut, []);
    await go(page, "wordle");
    await moves.wordle(page);
    await ends.wordle(page);
    await page.until(`document.querySelector(".end") && !document.querySelector(".settling")`);
    assert.deepEqual(await page.value(hidden(".tile, .end .button")), []);
    await page.close();
  });
}

test("the words of FillMeUp stay in sight, wherever the sentences are scrolled to", { skip: !hasPack("en.sentences") && "there is no en.sentences" }, async () => {
  const page = await openGame("fill", { width: 320, height: 568 });
  await go(page, "fill");
  for (const place of ["0", "300", "document.documentElement.scrollHeight"]) {
    await page.value(`scrollTo(0, ${place})`);
    assert.deepEqual(await page.value(hidden(".options button, #submit")), []);
  }
});
