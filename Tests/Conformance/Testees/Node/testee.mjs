// Answers conformance queries through Web/js/dictreader.js: lines of file, tab, query; a line for each answer.
//
//     node testee.mjs dictreader.wasm

import { readFileSync } from "node:fs";
import { answer, compiled, DictReader, guarded, split, survive } from "./answers.mjs";

const reader = await DictReader.load(await compiled(process.argv[2]));

/** Opens a file without its checksums and asks it what can be asked. */
function survived(path) {
  guarded(() => {
    const file = reader.open(readFileSync(path), { check: "trusting" });
    survive(reader, file);
    file.close();
  });
  return "survived";
}

/** `ok`, or why the file does not open. */
function opened(path, check) {
  return guarded(() => {
    reader.open(readFileSync(path), { check }).close();
    return "ok";
  });
}

let open = { path: null };
const answers = readFileSync(0, "utf8").split("\n").slice(0, -1).map((line) => {
  const [path, query] = line.split("\t");
  const [verb, rest] = split(query);
  if (verb === "open") return opened(path, "verifying");
  if (verb === "check") return opened(path, "thorough");
  if (verb === "survive") return survived(path);
  if (open.path !== path) {
    open.file?.close();
    open = { path };
    open.refusal = guarded(() => {
      open.file = reader.open(readFileSync(path));
      return null;
    });
  }
  return open.refusal ?? guarded(() => answer(reader, open.file, verb, rest));
});
process.stdout.write(answers.map((line) => `${line}\n`).join(""));
