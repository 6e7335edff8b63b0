import assert from "node:assert/strict";
import { test } from "node:test";
import { hasPack, openGame, pack } from "../setting.mjs";

const skip = !hasPack("en.sentences") && "there is no en.sentences";

const rows = `[...document.querySelectorAll(".sentences li")].map((row) => ({
  before: row.firstChild.nodeType === 3 ? row.firstChild.data : "",
  after: row.lastChild.nodeType === 3 ? row.lastChild.data : "",
}))`;

async function choose(page, row, option) {
  await page.value(`(() => {
    const choice = document.querySelector("#row-${row}");
    choice.value = "${option}";
    choice.dispatchEvent(new Event("change"));
  })()`);
}

test("a screen filled rightly raises the level", { skip }, async () => {
  const sentences = await pack("en.sentences");
  const all = Array.from({ length: sentences.count }, (_, index) => sentences.sentence(index));
  const page = await openGame("fill");
  await page.until(`document.querySelector(".sentences")`);
  for (const level of [1, 2]) {
    const options = await page.value(`[...document.querySelectorAll(".options li")].map((option) => option.textContent)`);
    const shown = await page.value(rows);
    assert.equal(shown.length, 9 + level);
    assert.equal(options.length, shown.length);
    for (const [row, { before, after }] of shown.entries()) {
      const words = all.filter((text) => text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length)
        .map((text) => text.slice(before.length, text.length - after.length).toLowerCase());
      const option = options.findIndex((word) => words.includes(word));
      assert.ok(option >= 0, `an option fits: ${before}…${after}`);
      await choose(page, row, option);
    }
    await page.press("#submit");
    await page.until(`document.querySelector("#next")`);
    assert.match(await page.value(`document.querySelector(".message.good").textContent`), /Next level reached/);
    await page.press("#next");
    await page.until(`document.querySelector("#submit")`);
  }
  assert.match(await page.value(`document.querySelector(".facts").textContent`), /Level 3.*21 points/);
  assert.deepEqual(page.complaints, []);
});

test("a wrong word keeps the level and shows the right one", { skip }, async () => {
  const page = await openGame("fill");
  await page.until(`document.querySelector("#submit")`);
  await page.press("#submit");
  await page.until(`document.querySelector(".message.bad").textContent.includes("still open")`);
  for (let row = 0; row < 10; row++) await choose(page, row, 0);
  await page.press("#submit");
  await page.until(`document.querySelector("#next")`);
  assert.match(await page.value(`document.querySelector(".message").textContent`), /1 of 10 right/);
  assert.equal(await page.value(`document.querySelectorAll(".sentences ins").length`), 10);
  assert.deepEqual(page.complaints, []);
});
