import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DictReader } from "../../../Web/js/dictreader.js";
import { packsOf, WordGame } from "../../../Web/js/wordgames.js";
import { randomOf } from "../random.mjs";
import { hasPack } from "../setting.mjs";

const folder = process.env.WEB_FOLDER;
const words = ["crane", "moist", "tea", "e", "Q", "ë", "ĳ", "", " ", "\u0000", "a\tb", "0", "9999999999", "-1", "x".repeat(5000), "\ud800"];
const verbs = ["guess", "next", "level", "say", "computer", "seat", "tier", "choose", "clear", "submit", "replay", "", "zork"];

/** Whole numbers below a bound that a seed gives. */
function numbers(seed) {
  const random = randomOf(seed);
  return (bound) => Math.floor(random() * bound);
}

/** A move that may make sense, or not. */
function message(random) {
  const number = () => random(12);
  return [
    () => `${verbs[random(verbs.length)]} ${words[random(words.length)]}`,
    () => `guess ${String.fromCharCode(97 + random(26))}`, () => `say ${String.fromCharCode(97 + random(26))}`,
    () => `say a ${number()}`, () => `choose ${number()} ${number()}`, () => `clear ${number()}`,
    () => `level ${number()}`, () => `tier ${number()}`, () => `seat ${random(5)} ${random(5)} ${words[random(words.length)]}\tB`,
    () => verbs[random(verbs.length)],
  ][random(10)]();
}

for (const [name, kinds] of Object.entries(packsOf)) {
  for (const language of ["en", "nl"]) {
    const skip = !kinds.every((kind) => hasPack(`${language}.${kind}`)) && "there are no packs";
    test(`${name}, ${language}: any moves and any saved bytes are safe`, { skip }, async () => {
      const reader = await DictReader.load(readFileSync(join(folder, "page.wasm")));
      const packs = kinds.map((kind) => reader.open(readFileSync(join(folder, "packs", `${language}.${kind}`))));
      const game = WordGame.start(reader, name, packs, 42n);
      const random = numbers(name.length + language.length);
      for (let step = 0; step < 400; step++) {
        const before = game.save();
        const line = message(random);
        const view = game.move(line);
        if (view.answer === "unknown") assert.deepEqual(game.save(), before, line);
        game.move(Uint8Array.from({ length: random(20) }, () => random(256)));
        if (step % 8 > 0) continue;
        // A saved game comes back as it was, and goes on alike.
        const twin = WordGame.restore(reader, game.save(), packs);
        assert.deepEqual({ ...twin.view, answer: "" }, { ...game.view, answer: "" });
        assert.equal(twin.view.answer, "restored");
        assert.deepEqual(twin.save(), game.save());
        twin.close();
      }
      const saved = game.save();
      const ends = saved.length < 300 ? saved.length : 300;
      for (let end = 0; end < ends; end++) assert.equal(WordGame.restore(reader, saved.slice(0, end), packs), null);
      for (let step = 0; step < 600; step++) {
        const bytes = saved.slice();
        for (let change = random(3); change >= 0; change--) bytes[random(Math.min(bytes.length, 200))] = random(256);
        const changed = WordGame.restore(reader, bytes, packs);
        changed?.move(message(random));
        changed?.save();
        changed?.close();
      }
      for (const pack of packs) pack.close();
    });
  }
}
