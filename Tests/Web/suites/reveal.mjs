// How a row of the Wordle is revealed, frame by frame: a tile keeps its face until it turns, and keys, panel and line of text come
// after the last tile. And what else moves, which nothing does where people ask for less motion.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openGame, pack } from "../setting.mjs";

/** Records each frame from the next press of Enter on: what is seen of the row, the keys, the panel and the line that is read aloud. */
const record = (row) => `(() => {
  const style = (node) => getComputedStyle(node);
  const tiles = () => [...document.querySelectorAll(".board > div")[${row}].children];
  const face = style(tiles()[0]).backgroundColor;
  const key = style(document.querySelector("#key-q")).backgroundColor;
  [self.frames, self.isRecorded] = [[], false];
  addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const begin = performance.now();
    const look = () => {
      const end = document.querySelector(".end");
      const [turn] = document.getAnimations().filter(({ animationName }) => animationName === "turn");
      self.frames.push({
        time: document.timeline.currentTime,
        start: turn?.startTime ?? null,
        letters: tiles().map((tile) => tile.textContent).join(""),
        shown: tiles().map((tile) => style(tile).backgroundColor !== face),
        isTurned: tiles().map((tile) => !["none", "matrix(1, 0, 0, 1, 0, 0)"].includes(style(tile).transform)),
        top: tiles()[0].parentElement.parentElement.getBoundingClientRect().top,
        keys: [...document.querySelectorAll(".key")].filter((node) => style(node).backgroundColor !== key).length,
        hasPanel: end !== null,
        spoken: document.querySelector("#announcer").textContent,
        label: tiles()[0].parentElement.ariaLabel,
        bounces: document.getAnimations().filter(({ animationName }) => animationName === "bounce").length,
      });
      // On a slow machine the row turns late, and what follows comes later still.
      const time = performance.now() - begin;
      const moves = document.getAnimations().some(({ animationName }) => ["turn", "bounce"].includes(animationName));
      if (time < 2600 || moves && time < 8000) requestAnimationFrame(look);
      else self.isRecorded = true;
    };
    queueMicrotask(look);
  }, { once: true, capture: true });
})()`;

async function reveal(page, word, row) {
  await page.typeAll(word);
  await page.value(record(row));
  await page.type("Enter");
  await page.until(`self.isRecorded`);
  const frames = await page.value(`self.frames`);
  // Counted from the moment in which the first tile begins to turn, which on a slow machine is later than the press.
  const start = frames.find((frame) => frame.start !== null)?.start;
  assert.ok(start, "a row turns");
  return frames.map((frame) => ({ ...frame, time: frame.time - start }));
}

/** The frame at a time: the last one before it. */
const at = (frames, time) => frames.findLast((frame) => frame.time <= time) ?? frames[0];

/** How many tiles have turned half, and show their colours, after so many milliseconds: each begins 250 after the one before, and takes 360. */
const turned = (time) => Math.min(5, Math.max(0, Math.floor((time - 180) / 250) + 1));

/** What must hold in every frame, however slow the machine is. */
function check(frames, word) {
  const count = word.length;
  for (const { time, letters, shown, isTurned, keys, hasPanel, spoken, label } of frames) {
    const where = `after ${time.toFixed()} ms`;
    assert.equal(letters, word, where);
    const known = shown.filter(Boolean).length;
    assert.deepEqual(shown, shown.map((_, index) => index < known), `${where}, from left to right`);
    const turning = isTurned.filter(Boolean).length;
    assert.ok(turning <= 2 || known === count, `${where}, ${turning} turn`);
    if (known === count) continue;
    assert.equal(keys, frames[0].keys, `${where}, keys get colours`);
    assert.equal(hasPanel, false, `${where}, the panel is there`);
    assert.doesNotMatch(spoken, /right|elsewhere|not in it|!/, where);
    assert.doesNotMatch(label, /right|elsewhere|not in it/, where);
  }
}

/** The answer that a page plays first: the one of the day, told by another page that loses it. */
async function secretOfToday() {
  const page = await openGame("daily-wordle");
  await page.until(`document.querySelector(".tile")`);
  const answers = await pack("en.answers");
  for (let row = 0; row < 6; row++) {
    await page.typeAll(answers.answer(3));
    await page.type("Enter");
    await page.until(`document.querySelectorAll(".tile[data-mark]").length >= ${5 * (row + 1)} || document.querySelector(".end")`);
  }
  await page.until(`document.querySelector(".end")`);
  const title = await page.value(`document.querySelector(".end").textContent`);
  await page.close();
  return title.match(/The word was ([A-Z]+)/)?.[1].toLowerCase() ?? answers.answer(3);
}

for (const [width, height] of [[320, 568], [390, 844], [1280, 800]]) {
  test(`a row is revealed tile by tile, then the keys, the panel and the line: ${width} × ${height}`, async () => {
    const secret = await secretOfToday();
    const page = await openGame("daily-wordle", { width, height, moves: true });
    await page.until(`document.querySelector(".tile")`);
    const answers = await pack("en.answers");
    const other = [answers.answer(11), answers.answer(12)].find((word) => word !== secret);
    const first = await reveal(page, other, 0);
    check(first, other);
    assert.ok(first.length > 10, `${first.length} frames`);
    assert.deepEqual([0, 60, 200, 500, 1500].map(turned), [0, 0, 1, 2, 5]);
    for (const time of [0, 60, 200, 500, 1500]) {
      const frame = at(first, time);
      const count = frame.shown.filter(Boolean).length;
      assert.ok(count >= turned(frame.time - 1) && count <= turned(frame.time + 1), `${count} tiles are shown after ${frame.time} ms`);
    }
    assert.deepEqual([0, 60, 200, 500].map((time) => at(first, time).keys), [0, 0, 0, 0]);
    assert.ok(first.at(-1).keys >= 3);
    assert.match(first.at(-1).spoken, /right|elsewhere|not in it/);
    assert.match(first.at(-1).label, /right|elsewhere|not in it/);

    const won = await reveal(page, secret, 1);
    check(won, secret);
    assert.equal(won.find(({ hasPanel }) => hasPanel).shown.every(Boolean), true);
    assert.equal(won.at(-1).hasPanel, true);
    assert.match(won.at(-1).spoken, /Splendid!/);
    // The row jumps for joy, once, and the board stays where it was.
    assert.ok(won.some(({ bounces }) => bounces === 5));
    assert.equal(won.at(-1).bounces, 0);
    const tops = won.map(({ top }) => Math.round(top));
    assert.ok(Math.max(...tops) - Math.min(...tops) <= 1, `the board moves from ${Math.min(...tops)} to ${Math.max(...tops)}`);
    assert.deepEqual(page.complaints, []);
    await page.close();
  });
}

test("letters typed while a row turns are taken, and another guess shows it at once", async () => {
  const page = await openGame("wordle", { moves: true });
  await page.until(`document.querySelector(".tile")`);
  const answers = await pack("en.answers");
  await page.typeAll(answers.answer(21));
  await page.type("Enter");
  await page.typeAll(answers.answer(22));
  assert.equal(await page.value(`[...document.querySelectorAll(".board > div")[1].children].map((tile) => tile.textContent).join("")`), answers.answer(22));
  // The first row goes on turning from where it was.
  assert.ok(await page.value(`document.getAnimations().some(({ animationName, effect }) => animationName === "turn" && effect.getTiming().delay < 0)`));
  await page.type("Enter");
  await page.until(`document.querySelectorAll(".tile[data-mark]").length === 10`);
  await page.until(`document.querySelectorAll(".key[data-mark]").length >= 4`);
  assert.deepEqual(page.complaints, []);
});

const names = `document.getAnimations().map(({ animationName, transitionProperty }) => animationName ?? transitionProperty)`;

test("a letter pops, a word that is none shakes, a key that is pressed sinks; nothing moves where people ask for that", async () => {
  for (const moves of [true, false]) {
    const page = await openGame("wordle", { moves });
    await page.until(`document.querySelector(".tile")`);
    await page.value(`(() => {
      self.seen = new Set();
      const look = () => { for (const name of ${names}) self.seen.add(name); requestAnimationFrame(look); };
      look();
    })()`);
    const seen = () => page.value(`[...self.seen]`);
    await page.type("q");
    if (moves) await page.until(`self.seen.has("pop")`);
    await page.type("Enter");
    if (moves) await page.until(`self.seen.has("shake")`);
    const place = await page.value(`(() => {
      const { x, y, width, height } = document.querySelector("#key-a").getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    const look = `(() => { const { transform, backgroundColor } = getComputedStyle(document.querySelector("#key-a")); return { transform, backgroundColor }; })()`;
    const before = await page.value(look);
    await page.send("Input.dispatchMouseEvent", { type: "mousePressed", ...place, button: "left", clickCount: 1 });
    await page.value(`new Promise((resolve) => setTimeout(resolve, 200))`);
    const pressed = await page.value(look);
    assert.notEqual(pressed.backgroundColor, before.backgroundColor);
    assert.equal(pressed.transform !== "none", moves);
    await page.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...place, button: "left", clickCount: 1 });
    // Nothing waits for a turn that does not happen, either.
    for (const _ of "qa") await page.type("Backspace");
    await page.typeAll((await pack("en.answers")).answer(5));
    await page.type("Enter");
    await page.until(`document.querySelectorAll(".key[data-mark]").length >= 3`, moves ? 30 : 1);
    if (!moves) assert.deepEqual(await seen(), []);
    // The system's wish is followed while the page is open, too.
    await page.look(1000, 800, "light", 1, !moves);
    await page.until(`document.documentElement.hasAttribute("data-still") === ${moves}`);
    assert.deepEqual(page.complaints, []);
    await page.close();
  }
});

/** Hue from 0 to 360, saturation and lightness from 0 to 1. */
function tone(colour) {
  const [r, g, b] = colour.match(/\d+/g).slice(0, 3).map((part) => Number(part) / 255);
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
  const span = high - low;
  const lightness = (high + low) / 2;
  const hue = span === 0 ? 0 : high === r ? ((g - b) / span + 6) % 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: 60 * hue, saturation: span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1)), lightness };
}

test("green is green, yellow yellow and grey grey, light and dark, and each is told without its colour", async () => {
  for (const scheme of ["light", "dark"]) {
    const page = await openGame("wordle", { scheme });
    await page.until(`document.querySelector(".tile")`);
    const looks = await page.value(`["right", "near", "wrong"].map((mark) => {
      const tile = document.querySelector(".tile");
      tile.dataset.mark = mark;
      const { backgroundColor, borderRadius } = getComputedStyle(tile);
      return { backgroundColor, borderRadius };
    })`);
    const [right, near, wrong] = looks.map(({ backgroundColor }) => tone(backgroundColor));
    assert.ok(right.hue > 120 && right.hue < 170 && right.saturation > 0.3, `${scheme}: ${JSON.stringify(right)}`);
    assert.ok(near.hue > 42 && near.hue < 62 && near.saturation > 0.6 && near.lightness > 0.45, `${scheme}: ${JSON.stringify(near)}`);
    assert.ok(wrong.saturation < 0.08, `${scheme}: ${JSON.stringify(wrong)}`);
    // Shape, and lightness where colours are not seen.
    assert.notEqual(looks[1].borderRadius, looks[0].borderRadius);
    assert.notEqual(looks[1].borderRadius, looks[2].borderRadius);
    assert.ok(Math.abs(right.lightness - wrong.lightness) > 0.1 || Math.abs(near.lightness - wrong.lightness) > 0.2);
    await page.close();
  }
});
