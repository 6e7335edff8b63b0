// Settings, rules, and results that do not go away by mistake.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ends, moves } from "../moves.mjs";
import { go, hasPack, marks, openGame, pack, setting } from "../setting.mjs";

async function set(page, name) {
  for (const selector of ["#tool-settings", `#set-${name}`]) await page.press(selector);
  await page.type("Escape");
  await page.until(`!document.querySelector("dialog")`);
}

test("a second Enter, or a second tap at once, never wipes a result", async () => {
  for (const game of Object.keys(ends)) {
    if (game === "fill" && !hasPack("en.sentences")) continue;
    const page = await openGame(game);
    await go(page, game);
    await moves[game](page);
    await ends[game](page);
    await page.until(`document.querySelector(".end")`);
    const before = await page.value(`document.querySelector(".end").textContent`);
    assert.equal(await page.value("document.activeElement.id"), "end", game);
    for (let count = 0; count < 3; count++) await page.type("Enter");
    assert.equal(await page.value(`document.querySelector(".end")?.textContent`), before, game);
    // From there, Tab reaches the button that goes on.
    for (const key of ["Tab", "Enter"]) await page.type(key);
    await page.until(`!document.querySelector(".end")`);
    await page.close();
  }
});

test("in hard mode, a guess must use the hints", async () => {
  const { reader } = await setting();
  const answers = await pack("en.answers");
  const all = Array.from({ length: answers.count }, (_, index) => answers.answer(index));
  const page = await openGame("wordle");
  await go(page, "wordle");
  await set(page, "hard");
  await page.until(`document.querySelector(".facts").textContent.includes("Hard mode")`);
  const marksOf = () => page.value(`[...document.querySelectorAll(".tile[data-mark]")].slice(-5).map((tile) => tile.dataset.mark)`);
  const guess = async (word) => {
    await page.typeAll(word);
    await page.type("Enter");
  };
  await guess("arose");
  await page.until(`document.querySelectorAll(".tile[data-mark]").length === 5`);
  const names = { green: "right", yellow: "near", gray: "wrong" };
  const found = await marksOf();
  const kept = [..."arose"].findIndex((_, at) => found[at] !== "wrong");
  assert.ok(all.some((word) => reader.marks("arose", word).every((mark, at) => names[mark] === found[at])));
  if (kept >= 0) {
    const letter = "AROSE"[kept];
    // A word without that letter.
    await guess(all.find((word) => !word.includes(letter.toLowerCase())));
    await page.until(`/must (contain|stay)|in place/.test(document.querySelector(".message.bad").textContent)`);
    assert.equal(await page.value(`document.querySelectorAll(".tile[data-mark]").length`), 5);
    for (let count = 0; count < 5; count++) await page.type("Backspace");
  }
  const fitting = all.find((word) => word !== "arose" && reader.marks("arose", word).every((mark, at) => names[mark] === found[at]));
  await guess(fitting);
  await page.until(`document.querySelectorAll(".tile[data-mark]").length === 10`);
  await page.reload();
  await page.until(`document.querySelector(".facts")?.textContent.includes("Hard mode")`);
  assert.deepEqual(page.complaints, []);
});

test("Enter changes sides, contrast and motion are kept", async () => {
  const page = await openGame("wordle");
  await go(page, "wordle");
  const side = () => page.value(`document.querySelector("#key-Enter").getBoundingClientRect().left < document.querySelector("#key-z").getBoundingClientRect().left`);
  assert.equal(await side(), true);
  await set(page, "enterLeft");
  assert.equal(await side(), false);
  assert.equal(await page.value(`document.documentElement.hasAttribute("data-contrast")`), false);
  await set(page, "contrast");
  // The tests ask for less motion, so this turns it on.
  assert.equal(await page.value(`document.documentElement.hasAttribute("data-still")`), true);
  await set(page, "still");
  await page.reload();
  await page.until(`document.querySelector("#key-Enter")`);
  assert.equal(await side(), false);
  assert.equal(await page.value(`document.documentElement.hasAttribute("data-contrast")`), true);
  assert.equal(await page.value(`document.documentElement.hasAttribute("data-still")`), false);
  assert.deepEqual(page.complaints, []);
});

test("every game tells its rules, in both languages, and the Wordles their figures at any time", async () => {
  const page = await openGame("");
  for (const language of ["en", "nl"]) {
    await page.press(`#language-${language}`);
    await page.until(`document.documentElement.lang === "${language}"`);
    for (const game of Object.keys(marks).filter((name) => name !== "" && !name.startsWith("archive"))) {
      if (game === "fill" && !hasPack(`${language}.sentences`)) continue;
      await go(page, game);
      await page.press("#tool-help");
      assert.ok(await page.value(`document.querySelectorAll("dialog .rules li").length`) > 1, game);
      await page.press("#tool-close");
      assert.equal(await page.value(`Boolean(document.querySelector("#tool-statistics"))`), /wordle|daily/.test(game), game);
    }
    await page.value(`location.hash = ""`);
    await page.until(`document.querySelector(".menu")`);
  }
  assert.deepEqual(page.complaints, []);
});

test("the page can be installed: its manifest names itself, and its icons are what it says", async () => {
  const page = await openGame("");
  const { url, errors } = await page.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = await page.value(`fetch("${url}").then((response) => response.json())`);
  assert.deepEqual([manifest.id, manifest.scope, manifest.start_url], ["./", "./", "./"]);
  const icons = [...manifest.icons.filter(({ type }) => type === "image/png"), { src: "icons/180.png", sizes: "180x180" }];
  assert.equal(icons.length, 4);
  for (const { src, sizes } of icons) {
    const size = await page.value(`fetch("${src}").then((response) => response.blob()).then(createImageBitmap).then(({ width, height }) => width + "x" + height)`);
    assert.equal(size, sizes, src);
  }
  const { installabilityErrors } = await page.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
});
