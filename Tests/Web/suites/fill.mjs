import assert from "node:assert/strict";
import { test } from "node:test";
import { hasPack, openGame, pack } from "../setting.mjs";

const skip = !hasPack("en.sentences") && "there is no en.sentences";

const rows = `[...document.querySelectorAll(".sentences li")].map((row) => ({
  before: row.firstChild.nodeType === 3 ? row.firstChild.data : "",
  after: row.lastChild.nodeType === 3 ? row.lastChild.data : "",
}))`;

/** Presses a gap, then a word. */
async function choose(page, row, option) {
  if (await page.value(`document.querySelector("#row-${row}").getAttribute("aria-pressed")`) === "false") await page.press(`#row-${row}`);
  await page.press(`#option-${option}`);
}

test("a screen filled rightly raises the level", { skip }, async () => {
  const sentences = await pack("en.sentences");
  const all = Array.from({ length: sentences.count }, (_, index) => sentences.sentence(index));
  const page = await openGame("fill");
  await page.until(`document.querySelector(".sentences")`);
  for (const level of [1, 2]) {
    const options = await page.value(`[...document.querySelectorAll(".options button")].map((option) => option.textContent)`);
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
    assert.match(await page.value(`document.querySelector(".end .message.good").textContent`), /Next level reached/);
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
  const shown = await page.value(`[...document.querySelectorAll(".options button")].map((option) => option.textContent)`);
  // Two words in each other's places: not all can be right in both orders.
  for (let row = 0; row < 10; row++) await choose(page, row, row);
  const words = () => page.value(`[...document.querySelectorAll(".gap")].map((gap) => gap.textContent)`);
  assert.deepEqual(await words(), shown);
  // A word that is used moves; a second press on its gap takes it out.
  await choose(page, 0, 1);
  assert.deepEqual((await words()).slice(0, 2), [shown[1], "\u00a0"]);
  await page.press("#option-0");
  assert.deepEqual((await words()).slice(0, 2), [shown[1], shown[0]]);
  await page.press("#row-3");
  await page.press("#row-3");
  assert.equal((await words())[3], "\u00a0");
  await page.press("#option-3");
  if (await page.value(`document.querySelectorAll("#row-0, .used").length`) !== 11) assert.fail("ten words are used");
  await page.press("#submit");
  await page.until(`document.querySelector("#next")`);
  assert.match(await page.value(`document.querySelector(".end").textContent`), /\d+ of 10 right/);
  assert.equal(await page.value(`document.querySelectorAll(".sentences ins").length`), 10);
  assert.deepEqual(page.complaints, []);
});

test("numbers choose words and arrows gaps, and a whole sentence picks its gap", { skip }, async () => {
  const page = await openGame("fill");
  await page.until(`document.querySelector("#submit")`);
  const options = await page.value(`[...document.querySelectorAll(".options button")].map((option) => option.textContent)`);
  const words = () => page.value(`[...document.querySelectorAll(".gap")].map((gap) => gap.textContent)`);
  const picked = () => page.value(`document.querySelector(".gap[aria-pressed=true]").id`);
  // Of ten words, 2 to 9 and 10 are taken at once, 1 once no other digit comes.
  await page.type("3");
  await page.typeAll("10");
  await page.type("1");
  await page.type("Enter");
  await page.type("2");
  assert.deepEqual((await words()).slice(0, 4), [options[2], options[9], options[0], options[1]]);
  assert.equal(await picked(), "row-4");
  await page.type("1");
  await page.until(`document.querySelector("#row-4").textContent === ${JSON.stringify(options[0])}`);
  assert.equal((await words())[2], "\u00a0");
  for (let count = 0; count < 2; count++) await page.type("ArrowUp");
  const row = Number((await picked()).slice(4));
  await page.type("4");
  assert.equal((await words())[row], options[3]);
  await page.value(`document.querySelector(".sentences li:nth-child(2)").dispatchEvent(new MouseEvent("click", { bubbles: true }))`);
  assert.equal(await picked(), "row-1");
  assert.equal((await words())[1], options[9]);
  await page.type("Backspace");
  assert.equal((await words())[1], "\u00a0");
  await page.type("Enter");
  await page.until(`document.querySelector(".message.bad").textContent.includes("still open")`);
  assert.deepEqual(page.complaints, []);
});

test("a gap has a decent name in Dutch", { skip: !hasPack("nl.sentences") && "there is no nl.sentences" }, async () => {
  const page = await openGame("fill");
  await page.press("#language-nl");
  await page.until(`document.documentElement.lang === "nl" && document.querySelector("#row-0")`);
  assert.match(await page.value(`document.querySelector("#row-0").ariaLabel + document.querySelector(".message").textContent`), /lege plek.*lege plek/);
  await page.press("#tool-help");
  assert.doesNotMatch(await page.value(`document.body.textContent`), /\bgat\b/);
});

test("the words to press are as large as a finger", { skip }, async () => {
  const page = await openGame("fill", { width: 320, height: 568 });
  await page.until(`document.querySelector(".options button")`);
  const small = await page.value(`[...document.querySelectorAll(".options button")].filter((option) => {
    const { width, height } = option.getBoundingClientRect();
    return width < 44 || height < 44;
  }).map((option) => option.textContent)`);
  assert.deepEqual(small, []);
});
