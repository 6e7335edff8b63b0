// Opens files that stand on standard input, a line of hexadecimal digits each, and asks them questions: see Tools/damage.
//
//     node sweep.mjs dictreader.wasm QUESTIONS COMPARED
//
// Files that are opened without their checksums lie at the very end of the module's memory, where a read behind them ends
// the program. Each file is closed twice, and asked once more.

import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import * as faces from "./answers.mjs";
import { answer, guarded, split, survive } from "./answers.mjs";

const [modulePath, questionPath, compared] = process.argv.slice(2);
const instance = await WebAssembly.instantiate(await faces.compiled(modulePath), {});
const reader = new faces.DictReader(instance);
const { memory, dr_kind: kindOf, dr_adopt: adopt, malloc } = instance.exports;
const kinds = { 1: faces.Lexicon, 2: faces.Levels, 3: faces.Answers, 4: faces.Phrases, 5: faces.Sentences };
const questions = readFileSync(questionPath, "utf8").split("\n").slice(0, -1).map((line) => {
  const [query, expected] = line.split("\t");
  return [...split(query), expected];
});

// What the module allocates comes from below; it never gets so far.
memory.grow(1024);
const end = memory.buffer.byteLength;
const result = malloc(8);

/** The artefact that ends where the memory does, opened without its checksums; throws the class of an error. */
function openAtEnd(bytes) {
  new Uint8Array(memory.buffer).set(bytes, end - bytes.length);
  const status = adopt(end - bytes.length, bytes.length, 0, 0, result);
  if (status !== 0) throw new faces.DictReaderError(status);
  const handle = new DataView(memory.buffer).getUint32(result, true);
  return new kinds[kindOf(handle)](reader, handle, 0);
}

/** The FNV-1a hash of 32 bits of all lines up to `text`. */
function hashed(text, digest) {
  for (const byte of Buffer.from(`${text}\n`)) digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
  return digest;
}

const opened = (bytes, check) => guarded(() => {
  reader.open(bytes, { check }).close();
  return "ok";
});

for await (const line of createInterface({ input: process.stdin })) {
  const bytes = Buffer.from(line, "hex");
  const counts = { right: 0, refused: 0, wrong: 0 };
  let digest = 0x811c9dc5;
  const trusted = guarded(() => {
    const file = openAtEnd(bytes);
    for (const [index, [verb, rest, expected]] of questions.entries()) {
      const given = String(guarded(() => answer(reader, file, verb, rest)));
      counts[given === expected ? "right" : given === "damaged" ? "refused" : "wrong"]++;
      if (index < Number(compared)) digest = hashed(given, digest);
    }
    survive(reader, file);
    file.close();
    file.close();
    if (guarded(() => file.ask("dr_count", [])) !== "invalid-argument") throw new Error("a closed file answers");
    return "ok";
  });
  if (memory.buffer.byteLength !== end) throw new Error("the module's memory grew");
  const statuses = [opened(bytes, "verifying"), opened(bytes, "thorough"), trusted];
  writeSync(1, `${[...statuses, counts.right, counts.refused, counts.wrong, digest].join(" ")}\n`);
}
