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
      const hint = await page.value(`document.querySelectorAll("[data-word='${guess}'] .full").length`);
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

test("words are crossed out and taken back, by hand or by Delete, are not guessed by mistake, and are crossed out still at the next visit", async () => {
  const page = await openGame("guess");
  await page.until(`document.querySelector("[data-word]")`);
  const word = (index) => `#word-${index}`;
  const has = (index, name) => page.value(`document.querySelector("${word(index)}").classList.contains("${name}")`);
  await page.press("#cross");
  for (const index of [0, 1, 2]) await page.press(word(index));
  await page.press(word(2));
  assert.deepEqual(await Promise.all([0, 1, 2, 3].map((index) => has(index, "crossed"))), [true, true, false, false]);
  assert.match(await page.value(`document.querySelector("${word(0)}").ariaLabel`), /is crossed out/);
  assert.equal(await page.value(`document.querySelectorAll(".guessed").length`), 0);
  await page.press("#cross");
  await page.press(word(0));
  await page.until(`document.querySelector(".message").textContent.includes("is crossed out")`);
  assert.equal(await page.value(`document.querySelectorAll(".guessed, .end").length`), 0);
  await page.value(`document.querySelector("${word(1)}").focus()`);
  await page.type("Delete");
  assert.equal(await has(1, "crossed"), false);
  assert.equal(await page.value(`document.activeElement.id`), "word-1");
  await page.reload();
  await page.until(`document.querySelector("[data-word]")`);
  assert.deepEqual(await Promise.all([0, 1].map((index) => has(index, "crossed"))), [true, false]);
  // Who presses it twice means it.
  for (let count = 0; count < 2; count++) await page.press(word(0));
  await page.until(`document.querySelector(".guessed, .end")`);
  assert.deepEqual(page.complaints, []);
});

test("a word that was guessed costs no second attempt, and words that the hints rule out are shown", async () => {
  const { reader } = await setting();
  const page = await openGame("guess");
  await page.until(`document.querySelector("[data-word]")`);
  for (const selector of ["#tool-settings", "#set-crossOut"]) await page.press(selector);
  await page.type("Escape");
  for (let round = 0; round < 20; round++) {
    const words = await page.value(`[...document.querySelectorAll("[data-word]")].map((word) => word.dataset.word)`);
    await page.press("#word-0");
    await page.until(`document.querySelector(".guessed, .end")`);
    if (await page.value(`document.querySelector(".end") === null`)) {
      const hint = await page.value(`document.querySelectorAll("#word-0 .full").length`);
      const expected = words.filter((word) => word === words[0] || reader.hint(word, words[0]) !== hint);
      const crossed = `[...document.querySelectorAll(".crossed")].map((word) => word.dataset.word)`;
      assert.deepEqual(await page.value(crossed), expected);
      await page.press("#word-0");
      await page.until(`document.querySelector(".message").textContent.includes("in common")`);
      while (await page.value(`!document.querySelector(".end")`)) await page.press("[data-word]:not(.guessed, .crossed)");
      // The end shows them, too, and how many words were left beside the secret.
      assert.match(await page.value(`document.querySelector(".end").textContent`), /still possible|No other word was possible/);
      const shown = await page.value(crossed);
      assert.ok(expected.every((word) => shown.includes(word)));
      const left = words.length - 1 - shown.length;
      assert.match(await page.value(`document.querySelector(".end").textContent`), left === 0 ? /No other/ : new RegExp(`${left} other`));
      return;
    }
    await page.press("#next");
    await page.until(`!document.querySelector(".end")`);
  }
  assert.fail("20 first guesses were all right");
});
