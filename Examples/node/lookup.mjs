// Looks words up in a lexicon: node lookup.mjs FILE TEXT...
//
// Exit status: 0 every text is a word, 1 one is not, 2 the file cannot be read.

import { readFileSync } from "node:fs";
import { DictReader } from "../../Web/js/dictreader.js";

const [path, ...texts] = process.argv.slice(2);
const module = process.env.DICTREADER_WASM ?? new URL("../../.build-web/dictreader.wasm", import.meta.url);
const reader = await DictReader.load(await WebAssembly.compile(readFileSync(module)));
try {
  const lexicon = reader.open(readFileSync(path));
  for (const text of texts) {
    const kind = lexicon.contains(text) ? "a word" : "no word";
    console.log(`${text}: ${kind}, ${lexicon.countPrefix(text)}: ${lexicon.complete(text, 5).join(" ")}`);
  }
  process.exitCode = texts.every((text) => lexicon.contains(text)) ? 0 : 1;
  lexicon.close();
} catch (error) {
  console.error(`${path}: ${error.message}`);
  process.exitCode = 2;
}
