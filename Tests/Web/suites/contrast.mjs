// Text and controls can be told from what is behind them: 4.5 for text, 3 for the edges of what is pressed or typed into. And labels are heard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faint } from "../faint.mjs";
import { mislabelled } from "../labels.mjs";
import { ends, moves } from "../moves.mjs";
import { go, hasPack, marks, openGame } from "../setting.mjs";

for (const scheme of ["light", "dark"]) {
  for (const isStrong of [false, true]) {
    test(`text and controls are seen well: ${scheme}${isStrong ? ", high contrast" : ""}`, async () => {
      // The colours that differ are those of marks and lines.
      for (const game of isStrong ? ["wordle", "fill"] : Object.keys(marks)) {
        if (game === "fill" && !hasPack("en.sentences")) continue;
        const page = await openGame("", { width: 390, height: 844, scheme });
        if (isStrong) {
          for (const selector of ["#tool-settings", "#set-contrast"]) await page.press(selector);
          await page.type("Escape");
        }
        const look = async (state) => {
          const { found, texts, controls } = await page.value(faint);
          assert.deepEqual(found, [], `${game}, ${state}`);
          assert.deepEqual(await page.value(mislabelled), [], `${game}, ${state}`);
          assert.ok(texts > 3 && (controls > 0 || game === ""), `${game}, ${state}: ${texts} texts, ${controls} controls`);
        };
        await go(page, game);
        await look("at the start");
        await moves[game]?.(page);
        await look("under way");
        await ends[game]?.(page);
        await look("at the end");
        for (const sheet of ["settings", "help", "statistics"]) {
          if (!await page.value(`Boolean(document.querySelector("#tool-${sheet}"))`)) continue;
          await page.press(`#tool-${sheet}`);
          await look(sheet);
          await page.press("#tool-close");
        }
        await page.close();
      }
    });
  }
}

test("a label that is not read aloud is found", async () => {
  const page = await openGame("wordle");
  await go(page, "wordle");
  await page.value(`document.querySelector(".tile").append(Object.assign(document.createElement("ins"), { ariaLabel: "wrong" }))`);
  assert.deepEqual(await page.value(mislabelled), ['<ins aria-label="wrong"></ins>']);
});

test("what is too faint is found", async () => {
  const page = await openGame("wordle");
  await go(page, "wordle");
  const changes = [
    [`document.querySelector("h1").style.color = "#8a8a8a"`, /^text 3\.\d+ <h1/],
    [`document.querySelector(".tile").style.border = "2px solid #ddd6c8"`, /^edge 1\.\d+ <span class="tile"/],
    [`document.querySelector("#key-q").style.opacity = ".6"`, /^opacity <button/],
  ];
  for (const [change, finding] of changes) {
    await page.value(change);
    const { found } = await page.value(faint);
    assert.match(found.find((line) => finding.test(line)) ?? found.join(), finding);
  }
  assert.equal((await page.value(faint)).found.length, changes.length);
});
