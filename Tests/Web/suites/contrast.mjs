// Text and controls can be told from what is behind them: 4.5 for text, 3 for the edges of what is pressed or typed into.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ends, moves } from "../moves.mjs";
import { go, hasPack, marks, openGame } from "../setting.mjs";

/** What is too faint on the page, after the formulas of WCAG 2.2. */
const faint = `(() => {
  const numbers = (colour) => {
    const [r, g, b, alpha = 1] = colour.match(/[\\d.]+/g).map(Number);
    return { r, g, b, alpha };
  };
  const over = (front, back) => Object.fromEntries(["r", "g", "b"].map((part) =>
    [part, front[part] * front.alpha + back[part] * (1 - front.alpha)]).concat([["alpha", 1]]));
  const light = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((part) => part / 255).map((part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
    return .2126 * x + .7152 * y + .0722 * z;
  };
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + .05) / (low + .05);
  };
  const background = (node) => {
    if (!node) return { r: 255, g: 255, b: 255, alpha: 1 };
    const own = numbers(getComputedStyle(node).backgroundColor);
    return own.alpha === 1 ? own : over(own, background(node.parentElement));
  };
  const found = [];
  const note = (node, what, value, least) => {
    if (value < least) found.push(what + " " + value.toFixed(2) + " " + node.outerHTML.slice(0, 120));
  };
  const check = (node, colour, what) => note(node, what, contrast(over(numbers(colour), background(node)), background(node)), 4.5);
  let texts = 0, controls = 0;
  for (const node of document.querySelectorAll("body *")) {
    if (!node.checkVisibility() || node.closest(".unseen, noscript")) continue;
    const style = getComputedStyle(node);
    if (Number(style.opacity) < 1 && !node.matches(".part")) found.push("opacity " + node.outerHTML.slice(0, 120));
    const isText = [...node.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== "");
    if (isText && ++texts) check(node, style.color, "text");
    if (node.matches("input:not([type=checkbox])")) check(node, getComputedStyle(node, "::placeholder").color, "placeholder");
    if (!node.matches(".key, .tile, .gap, .button, .words button, .options button, .form input, .form select") || !++controls) continue;
    const around = background(node.parentElement);
    const edges = [background(node), over(numbers(style.borderTopColor), around)];
    note(node, "edge", Math.max(...edges.map((edge) => contrast(edge, around))), 3);
  }
  return { found, texts, controls };
})()`;

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
