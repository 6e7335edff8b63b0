import assert from "node:assert/strict";
import { test } from "node:test";
import { openGame, pack } from "../setting.mjs";

/** The phrases of a pack that may stand behind the glyphs on the page. */
const fits = (phrases, glyphs) => phrases.filter((text) => {
  const signs = [...text.normalize("NFC")].filter((sign) => sign !== " ");
  return signs.length === glyphs.length && signs.every((sign, index) =>
    glyphs[index].text === sign || (glyphs[index].isLetter && glyphs[index].text === "\u00a0" && /\p{L}/u.test(sign)));
});

async function glyphs(page) {
  return page.value(`[...document.querySelectorAll(".phrase i")].map((glyph) =>
    ({ text: glyph.textContent, isLetter: glyph.classList.contains("letter") }))`);
}

test("a phrase is found letter by letter", async () => {
  const phrases = await pack("en.phrases");
  const all = Array.from({ length: phrases.count }, (_, index) => phrases.phrase(index).text);
  const page = await openGame("hangman");
  await page.until(`document.querySelector(".phrase")`);
  for (let round = 0; round < 10; round++) {
    const used = new Set();
    while (await page.value(`!document.querySelector(".end")`)) {
      const fitting = fits(all, await glyphs(page));
      assert.ok(fitting.length > 0, "the phrase is one of the pack");
      const letter = [...fitting[0].toLowerCase()].find((sign) => /[a-z]/.test(sign) && !used.has(sign));
      used.add(letter);
      if (used.size % 2) await page.type(letter.toUpperCase());
      else await page.press(`#key-${letter}`);
      await page.until(`document.querySelector(".end") || document.querySelector("#key-${letter}").disabled`);
    }
    if (/Saved!/.test(await page.value(`document.querySelector(".end").textContent`))) {
      assert.match(await page.value(`document.querySelector(".facts").textContent`), /1 won/);
      assert.deepEqual(page.complaints, []);
      return;
    }
    await page.press("#next");
    await page.until(`!document.querySelector(".end")`);
  }
  assert.fail("10 rounds do not suffice");
});

test("six wrong letters lose and complete the drawing", async () => {
  const page = await openGame("hangman");
  await page.until(`document.querySelector(".phrase")`);
  await page.press("#tier-0");
  await page.until(`document.querySelector("#tier-0").getAttribute("aria-pressed") === "true"`);
  for (let round = 0; round < 8; round++) {
    for (const letter of "zqxjvkwyfbpgmhucldrns") {
      if (await page.value(`Boolean(document.querySelector(".end"))`)) break;
      await page.type(letter);
    }
    await page.until(`document.querySelector(".end")`);
    if (await page.value(`document.querySelectorAll(".part.drawn").length === 6`)) {
      assert.match(await page.value(`document.querySelector(".gallows").getAttribute("aria-label")`), /6 of 6/);
      assert.doesNotMatch(await page.value(`document.querySelector(".phrase").textContent`), /\u00a0/);
      assert.deepEqual(page.complaints, []);
      return;
    }
    await page.press("#next");
    await page.until(`!document.querySelector(".end")`);
  }
  assert.fail("8 rounds do not suffice");
});
