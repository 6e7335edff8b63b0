// What the WebAssembly modules refuse: modules.mjs FOLDER, the one with dictreader.wasm and wordgames.wasm.
//
// Numbers that no call may pass, answers that are too much, games on a lexicon of countless paths; memory that grows with
// every opening; and games that other hosts have saved, which have to open here. Prints what does not hold; the status is 1 then.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DictReader } from "../../../Web/js/dictreader.js";
import { WordGame } from "../../../Web/js/wordgames.js";

const folder = process.argv[2];
const contents = (name) => readFileSync(new URL(`../${name}`, import.meta.url));
const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, "dictreader.wasm")), {});
const reader = new DictReader(instance);

function expect(what, body, wanted) {
  let found;
  try {
    found = JSON.stringify(body());
  } catch (error) {
    found = error.status ?? `${error}`;
  }
  if (found === wanted) return;
  process.exitCode = 1;
  console.error(`${what}: found ${`${found}`.slice(0, 200)}, expected ${wanted}`);
}

const peas = reader.open(contents("good/en-peas.lexicon"));
const refused = [Infinity, NaN, 2 ** 31, -(2 ** 31) - 1, 1.5, "3", null];
for (const name of ["complete", "match", "anagrams", "neighbours"]) {
  for (const limit of refused) expect(`${name} ${limit}`, () => peas[name]("pea", limit), "invalidArgument");
  expect(`${name} -1`, () => peas[name]("pea", -1), "[]");
}
for (const rank of [2 ** 64, 2n ** 64n, -1, -1n, 0.5, NaN, undefined]) {
  expect(`word ${rank}`, () => peas.word(rank), "invalidArgument");
}
expect("the last rank", () => peas.word(2n ** 64n - 1n), "null");

const levels = reader.open(contents("good/en-small.levels"));
for (const [set, level] of [[2 ** 32 + 1, 1], [1, 2 ** 31], [1], []]) {
  expect(`pack ${set} ${level}`, () => levels.pack(set, level), "invalidArgument");
}
const numbers = [2 ** 32, -1, 0.5, NaN, undefined];
const phrases = reader.open(contents("good/nl-accents.phrases"));
const answers = reader.open(contents("good/nl-five.answers"));
const sentences = reader.open(contents("good/en-few.sentences"));
for (const number of numbers) {
  expect(`phrase ${number}`, () => phrases.phrase(number), "invalidArgument");
  expect(`answer ${number}`, () => answers.answer(number), "invalidArgument");
  for (const name of ["sentence", "tokens", "gaps", "gapAnswer"]) {
    expect(`${name} ${number}`, () => sentences[name](number), "invalidArgument");
  }
  expect(`rivals 0 ${number}`, () => sentences.rivals(0, number), "invalidArgument");
  expect(`rivals ${number} 0`, () => sentences.rivals(number, 0), "invalidArgument");
}
for (const name of ["tokens", "gaps", "sentence"]) expect(`${name} 1e9`, () => sentences[name](1e9), "null");
for (const check of ["all", "", "constructor", null, 2]) {
  expect(`check ${check}`, () => reader.open(contents("good/en-peas.lexicon"), { check }), "invalidArgument");
}

const sixes = reader.open(contents("good/en-all-sixes.lexicon"), { check: "thorough" });
for (const [name, text] of [["complete", ""], ["match", "*"], ["match", "??????"], ["anagrams", "??????"]]) {
  expect(`${name} ${text}`, () => sixes[name](text, 2 ** 31 - 1), "tooMuch");
  expect(`${name} ${text} of 2`, () => sixes[name](text, 2), '["aaaaaa","aaaaab"]');
}
// Of 26 words that this reads, one matches.
expect("a long search", () => sixes.match("?????z", 8_000_000), "tooMuch");
expect("a shorter search", () => sixes.match("????zz", 2 ** 31 - 1).length, `${26 ** 4}`);
expect("more than the module takes", () => reader.open(new Uint8Array(2 ** 30 + 1)), "noMemory");
expect("more than the module can check", () => reader.open(new Uint8Array(2 ** 28), { check: "thorough" }), "noMemory");

// What closing frees serves the next opening.
const longest = contents("good/en-longest.phrases");
const cut = longest.subarray(0, longest.length - 1);
const openings = (rounds) => {
  for (let round = 0; round < rounds; round++) {
    for (const check of ["trusting", "verifying", "thorough"]) {
      reader.open(longest, { check }).close();
      expect(`cut, ${check}`, () => reader.open(cut, { check }), "wrongLength");
    }
  }
  return instance.exports.memory.buffer.byteLength;
};
const settled = openings(2);
expect("memory after 200 more openings", () => openings(200), `${settled}`);

const games = await DictReader.load(readFileSync(join(folder, "wordgames.wasm")));
const sixesToPlay = games.open(contents("good/en-all-sixes.lexicon"));
for (const seed of [-1, -1n, 2n ** 64n, 2 ** 53, 0.5, NaN, Infinity, "1", null]) {
  expect(`a seed of ${seed}`, () => WordGame.start(games, "ghost", [sixesToPlay], seed), "invalidArgument");
}
for (const seed of [0, 2 ** 53 - 1, 2n ** 64n - 1n]) {
  expect(`a seed of ${seed}`, () => WordGame.start(games, "ghost", [sixesToPlay], seed).view.answer, '"started"');
}
const moves = ["seat 0 3 A\tB", "say a", "computer", "say b", "computer", "say a", "computer", "seat 3 3 A\tB", "computer", "computer"];
for (const name of ["bad/forks.lexicon", "bad/forks-deep.lexicon", "good/en-all-sixes.lexicon"]) {
  const game = WordGame.start(games, "ghost", [games.open(contents(name))], 1n);
  for (const move of moves) expect(`${name}: ${move}`, () => typeof game.move(move).answer, '"string"');
  expect(`${name}: saved`, () => game.save().length > 0, "true");
}

// An app, the terminal and the C functions save these games as the same bytes, and show them alike: GameHostTests.
const hosts = JSON.parse(readFileSync(new URL("../../Fixtures/play/hosts.json", import.meta.url)));
for (const { game: name, packs: kinds, ...play } of hosts.plays) {
  const packs = kinds.map((kind) => games.open(Buffer.from(hosts.packs[kind], "base64")));
  const compare = (what, game, view, saved) => {
    expect(`${name}, ${what}: view`, () => game.view, JSON.stringify(JSON.parse(view)));
    expect(`${name}, ${what}: saved`, () => Buffer.from(game.save()).toString("base64"), JSON.stringify(saved));
  };
  const played = WordGame.start(games, name, packs, play.seed);
  for (const move of play.moves) played.move(move);
  compare("played here", played, play.view, play.saved);
  const opened = WordGame.restore(games, Buffer.from(play.saved, "base64"), packs);
  compare("opened here", opened, play.opened, play.saved);
  opened.move(play.later);
  compare("gone on with here", opened, play.laterView, play.laterSaved);
}
expect("games of other hosts", () => hosts.plays.length, "5");
for (const { game: name, packs: kinds, day, saved } of hosts.days) {
  const packs = kinds.map((kind) => games.open(Buffer.from(hosts.packs[kind], "base64")));
  const game = WordGame.startOn(games, name, packs, day);
  expect(`${name} of day ${day}`, () => Buffer.from(game.save()).toString("base64"), JSON.stringify(saved));
  for (const number of [-1, 2_932_897]) expect(`no day ${number}`, () => WordGame.startOn(games, name, packs, number), "null");
  for (const number of [0.5, 2 ** 31, "1", null]) expect(`no day ${number}`, () => WordGame.startOn(games, name, packs, number), "invalidArgument");
  expect("no ghost of a day", () => WordGame.startOn(games, "ghost", packs, day), "null");
}
