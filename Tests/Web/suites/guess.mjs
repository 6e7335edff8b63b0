import assert from "node:assert/strict";
import { test } from "node:test";
import { openGame, pack, setting } from "../setting.mjs";

test("all five levels of the word guessing game are played to the end", async () => {
  const { reader } = await setting();
  const packs = await pack("en.levels");
  const page = await openGame("guess");
  await page.until(`document.querySelector("[data-word]")`);
  const seen = new Set();
  // A lost level is played again, so the number of rounds is a matter of luck.
  for (let round = 0; round < 80; round++) {
    const level = await page.value(`document.querySelector(".facts").textContent.match(/\\d/)[0]`);
    seen.add(level);
    let words = await page.value(`[...document.querySelectorAll("[data-word]")].map((word) => word.dataset.word)`);
    assert.ok(isPack(packs, Number(level), words), "the words are those of a pack");
    while (await page.value(`!document.querySelector(".end")`)) {
      const guess = words[0];
      await page.press(`[data-word="${guess}"]`);
      await page.until(`document.querySelector(".end") || document.querySelector("[data-word='${guess}'].guessed")`);
      const hint = await page.value(`document.querySelectorAll(".guesses li:last-child .full").length`);
      words = words.slice(1).filter((word) => reader.hint(word, guess) === hint);
    }
    const isDone = await page.value(`document.querySelector("#next").textContent.includes("level 1")`);
    if (isDone) {
      assert.deepEqual([...seen].sort(), ["1", "2", "3", "4", "5"]);
      await page.press("#next");
      await page.until(`document.querySelector(".facts").textContent.includes("All levels done 1 time")`);
      assert.deepEqual(page.complaints, []);
      return;
    }
    await page.press("#next");
    await page.until(`!document.querySelector(".end")`);
  }
  assert.fail("80 rounds do not suffice");
});

test("a round that was left is there again", async () => {
  const page = await openGame("guess");
  await page.until(`document.querySelector("[data-word]")`);
  const words = `[...document.querySelectorAll("[data-word]")].map((word) => word.dataset.word + word.className).join()`;
  await page.press("[data-word]");
  const before = await page.value(words);
  await page.reload();
  await page.until(`document.querySelector("[data-word]")`);
  assert.equal(await page.value(words), before);
});

function isPack(packs, level, words) {
  for (let set = 1; packs.pack(set, level); set++) {
    if (packs.pack(set, level).words.join() === words.join()) return true;
  }
  return false;
}
