import assert from "node:assert/strict";
import { test } from "node:test";
import { openGame, pack, setting } from "../setting.mjs";

const names = { right: "green", near: "yellow", wrong: "gray" };

test("a secret is found by its colours, typed on a keyboard", async () => {
  const { reader } = await setting();
  const answers = await pack("en.answers");
  const all = Array.from({ length: answers.count }, (_, index) => answers.answer(index));
  const page = await openGame("wordle");
  await page.until(`document.querySelector(".tile")`);
  for (let round = 0; round < 12; round++) {
    let words = all;
    for (let row = 0; row < 6 && words.length > 0; row++) {
      const guess = words[Math.floor(words.length / 2)];
      await page.typeAll(guess);
      await page.type("Enter");
      await page.until(`document.querySelectorAll(".board div")[${row}].querySelectorAll("[data-mark]").length === 5`);
      const marks = (await page.value(`[...document.querySelectorAll(".board div")[${row}].children].map((tile) => tile.dataset.mark)`))
        .map((mark) => names[mark]);
      words = words.filter((word) => word !== guess && reader.marks(guess, word).join() === marks.join());
      if (marks.every((mark) => mark === "green")) {
        assert.match(await page.value(`document.querySelector(".statistics").textContent`), /streak/);
        // A second Enter leaves the result as it is.
        for (const key of ["Enter", "Enter"]) await page.type(key);
        assert.equal(await page.value(`document.querySelectorAll(".end .statistics, .tile[data-mark=right]").length > 5`), true);
        assert.deepEqual(page.complaints, []);
        return;
      }
    }
    await page.press("#next");
    await page.until(`!document.querySelector(".end")`);
  }
  assert.fail("12 rounds do not suffice");
});

test("what is no word costs no try, and six wrong tries lose", async () => {
  const page = await openGame("wordle");
  await page.until(`document.querySelector("#key-q")`);
  await page.typeAll("qqqq");
  await page.type("Enter");
  await page.until(`document.querySelector(".message.bad").textContent.includes("5 letters")`);
  await page.press("#key-q");
  await page.press("#key-Enter");
  await page.until(`document.querySelector(".message.bad").textContent.includes("QQQQQ is not")`);
  for (let count = 0; count < 5; count++) await page.type("Backspace");
  // One of two words is not the secret.
  const answers = await pack("en.answers");
  const guesses = [answers.answer(0), answers.answer(1)];
  let guess = guesses[0];
  for (let row = 0; row < 6; row++) {
    await page.typeAll(guess);
    await page.type("Enter");
    await page.until(`document.querySelectorAll(".tile[data-mark]").length >= 5 || document.querySelector(".end")`);
    if (row < 5 && await page.value(`Boolean(document.querySelector(".end"))`)) {
      await page.press("#next");
      await page.until(`!document.querySelector(".end")`);
      guess = guesses[1];
      row = -1;
    }
  }
  await page.until(`document.querySelector(".end")`);
  assert.match(await page.value(`document.querySelector(".end").textContent`), /The word was [A-Z]{5}\./);
  assert.deepEqual(page.complaints, []);
});
