// Plays the games of wordgames.wasm from damaged saves and on damaged artefacts: no trap, and a view that is JSON.
//
//     node games.mjs wordgames.wasm [STEP]
//
// Every bit of a saved game is flipped and every shorter length cut (of STEP, each STEP-th); what comes back is played on.
// Every bit of an artefact is flipped, the file opened without its checksums, and a game begun on it. Packs of two languages
// make no game. Prints a line a game;
// the status is 1 where something trapped or gave a view that is none.

import { readFileSync } from "node:fs";

const web = new URL("../../../Web/js/", import.meta.url);
const { DictReader } = await import(new URL("dictreader.js", web));
const { WordGame } = await import(new URL("wordgames.js", web));
const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const step = Number(process.argv[3] ?? 1);
const good = (name) => readFileSync(new URL(`../../Conformance/good/${name}`, import.meta.url));

const letters = [..."peafowltsnri"];
const plays = {
  guess: { files: ["en-small.levels"], moves: (view) => [...(view.words ?? []).map((word) => `guess ${word.text ?? word}`),
    "guess pea", "guess xyz", "next", "level 3", "level 99", "guess tea"] },
  ghost: { files: ["en-peas.lexicon"], moves: () => [...letters.slice(0, 7).map((letter, turn) => `say ${letter} ${turn}`),
    "computer", "seat 1 3 A\tB", "next", "computer", "say t", "say ?", "next", "say z"] },
  wordle: { files: ["en-five.answers", "en-everyday.lexicon"], moves: () => ["guess crane", "guess about", "guess house",
    "guess x", "guess zzzzz", "next", "guess other", "guess CRANE"] },
  hangman: { files: ["en-plain.phrases"], moves: () => [...letters.map((letter) => `guess ${letter}`), "guess é", "next",
    "tier 2", "tier all", "tier 9", "guess e"] },
  fill: { files: ["en-few.sentences"], moves: () => ["choose 0 0", "choose 0 1", "choose 1 0", "choose 9 9", "clear 0", "submit",
    "choose 0 2", "submit", "replay", "next", "submit", "next", "choose 1 1"] },
};

let reader;
async function restart() { reader = new DictReader(await WebAssembly.instantiate(module, {})); }

/** Plays some moves; answers how many views there were. */
function playOn(game, name) {
  let views = 1;
  for (const move of plays[name].moves(game.view)) {
    game.move(move);
    views++;
  }
  return views;
}

/** Every change of `bytes`: each bit flipped, each length cut. */
function* damaged(bytes, every, cuts = true) {
  for (let bit = every - 1; bit < 8 * bytes.length; bit += every) {
    const changed = Uint8Array.from(bytes);
    changed[bit >> 3] ^= 1 << (bit & 7);
    yield changed;
  }
  for (let length = 0; cuts && length < bytes.length; length++) yield bytes.slice(0, length);
}

const tally = (name) => ({ game: name, tried: 0, refused: 0, played: 0, views: 0, traps: 0, slowest: 0 });
let faults = 0;

/** Runs `body` on one damaged thing; it answers the number of views, 0 for a refusal. */
async function attempt(counts, body) {
  const start = performance.now();
  counts.tried++;
  try {
    const views = body();
    counts[views ? "played" : "refused"]++;
    counts.views += views;
  } catch (error) {
    if (error.name === "DictReaderError") counts.refused++;
    else {
      counts.traps++;
      if (faults++ < 5) console.error(`${counts.game}: ${error.stack?.split("\n").slice(0, 6).join(" ")}`);
      await restart();
      return false;
    }
  } finally {
    counts.slowest = Math.max(counts.slowest, performance.now() - start);
  }
  return true;
}

const rows = [];
for (const name of Object.keys(plays)) {
  await restart();
  const files = plays[name].files.map(good);
  let packs = files.map((file) => reader.open(file));
  const game = WordGame.start(reader, name, packs, 1n);
  const saves = [game.save()];
  playOn(game, name);
  saves.push(game.save());
  game.close();

  const saved = tally(`${name} saved`);
  for (const save of saves) {
    for (const bytes of damaged(save, step)) {
      const goesOn = await attempt(saved, () => {
        const restored = WordGame.restore(reader, bytes, packs);
        if (restored === null) return 0;
        const views = playOn(restored, name);
        const again = WordGame.restore(reader, restored.save(), packs);
        if (again === null) throw new Error("a game cannot be restored from its own save");
        again.close();
        restored.close();
        return views;
      });
      if (!goesOn) packs = files.map((file) => reader.open(file));
    }
  }

  const fromFile = tally(`${name} file`);
  for (const bytes of damaged(files[0], step, false)) {
    await attempt(fromFile, () => {
      const opened = [reader.open(bytes, { check: "trusting" }), ...files.slice(1).map((file) => reader.open(file))];
      try {
        const begun = WordGame.start(reader, name, opened, 1n);
        if (begun === null) return 0;
        const views = playOn(begun, name);
        begun.close();
        return views;
      } finally {
        opened.forEach((file) => file.close());
      }
    });
  }
  rows.push(saved, fromFile);
}
await restart();
const mixed = ["nl-five.answers", "en-everyday.lexicon"].map((file) => reader.open(good(file)));
if (WordGame.start(reader, "wordle", mixed, 1n) !== null) {
  console.error("wordle: Dutch answers are played with an English lexicon");
  faults++;
}
console.log("game            tried  refused   played     views  traps  slowest ms");
for (const row of rows) {
  const figures = [row.tried, row.refused, row.played].map((count) => String(count).padStart(8)).join(" ");
  console.log(`${row.game.padEnd(13)}${figures} ${String(row.views).padStart(9)} ${String(row.traps).padStart(6)} ${row.slowest.toFixed(0).padStart(11)}`);
}
process.exitCode = faults ? 1 : 0;
