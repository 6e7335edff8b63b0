// Plays the installed npm package in Node: play.mjs FOLDER-OF-FILES

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DictReader } from "dictreader";
import { WordGame } from "dictreader/wordgames";

const folder = process.argv[2];
const part = (name) => readFile(new URL(import.meta.resolve(`dictreader/${name}`)));
const about = JSON.parse(await part("package.json"));
const reader = await DictReader.load(await part("wordgames.wasm"));
const lexicon = reader.open(await readFile(join(folder, "en-peas.lexicon")));
const game = WordGame.start(reader, "ghost", [lexicon], 1n);
for (const letter of "peafowl") game.move(`say ${letter}`);
const restored = WordGame.restore(reader, game.save(), [lexicon]);
console.log(about.name, about.version, restored.view.fragment, restored.view.end, restored.view.winner);
