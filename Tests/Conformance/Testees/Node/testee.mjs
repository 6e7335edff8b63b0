// Answers conformance queries through Web/js/dictreader.js: lines of file, tab, query; a line for each answer.
//
//     node testee.mjs dictreader.wasm

import { readFileSync } from "node:fs";

const module = new URL("../../../../Web/js/dictreader.js", import.meta.url);
const { DictReader } = await import(module);
const reader = await DictReader.load(await WebAssembly.compile(readFileSync(process.argv[2])));
const kinds = { lexicon: 1, levels: 2, answers: 3, phrases: 4, sentences: 5 };

/** `notAnArtefact` as `not-an-artefact`. */
const named = (status) => status.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What `body` gives, or the class of its error. */
function guarded(body) {
  try {
    return body();
  } catch (error) {
    if (error.status === undefined) throw error;
    return named(error.status);
  }
}

const orNone = (value) => value ?? "none";
const list = (values) => (values === null ? "none" : values.join(" "));
const flat = (rows) => (rows === null ? "none" : rows.map((row) => Object.values(row).join(" ")).join(" "));

/** The text before the last blank, and the number behind it. */
function limited(rest) {
  const blank = rest.lastIndexOf(" ");
  return [rest.slice(0, blank), Number(rest.slice(blank + 1))];
}

const questions = {
  kind: (file) => kinds[file.kind],
  language: (file) => ["", "en", "nl"].indexOf(file.language),
  identity: (file) => file.identity,
  count: (file) => file.count,
  contains: (file, rest) => Number(file.contains(rest)),
  fold: (file, rest) => orNone(file.fold(rest)),
  rank: (file, rest) => orNone(file.rank(rest)),
  prefix: (file, rest) => {
    const count = Number(file.ask("dr_count_prefix", [rest]));
    return count === -8 ? "none" : count;
  },
  word: (file, rest) => orNone(file.word(BigInt(rest))),
  next: (file, rest) => file.nextLetters(rest),
  complete: (file, rest) => list(file.complete(...limited(rest))),
  match: (file, rest) => list(file.match(...limited(rest))),
  anagrams: (file, rest) => list(file.anagrams(...limited(rest))),
  neighbours: (file, rest) => list(file.neighbours(...limited(rest))),
  pack: (file, rest) => {
    const pack = file.pack(...rest.split(" ").map(Number));
    return pack === null ? "none" : [pack.attempts ?? 0, ...pack.words].join(" ");
  },
  answer: (file, rest) => orNone(file.answer(Number(rest))),
  phrase: (file, rest) => {
    const phrase = file.phrase(Number(rest));
    return phrase === null ? "none" : `${phrase.misses} ${phrase.tier} ${phrase.text}`;
  },
  sentence: (file, rest) => orNone(file.sentence(Number(rest))),
  tokens: (file, rest) => flat(file.tokens(Number(rest))),
  gaps: (file, rest) => flat(file.gaps(Number(rest))),
  rivals: (file, rest) => list(file.rivals(...rest.split(" ").map(Number))),
  "gap-answer": (file, rest) => orNone(file.gapAnswer(Number(rest))),
  playing: (file, rest) => {
    const [lexicalClass, number] = rest.split(" ").map(Number);
    return number === undefined ? file.countPlaying(lexicalClass) : orNone(file.sentencePlaying(lexicalClass, number));
  },
};
const methods = { prefix: "countPrefix", next: "nextLetters", "gap-answer": "gapAnswer", playing: "countPlaying" };
const general = ["kind", "language", "identity", "count"];

function answer(file, verb, rest) {
  if (verb === "hint") return reader.hint(...rest.split(" "));
  if (verb === "marks") {
    return reader.marks(...rest.split(" ")).map((mark) => ["gray", "yellow", "green"].indexOf(mark)).join("");
  }
  // A question that a class does not know is one that its kind of artefact cannot answer.
  if (!general.includes(verb) && typeof file[methods[verb] ?? verb] !== "function") return "wrong-kind";
  return questions[verb](file, rest);
}

/** Asks an artefact that may hold anything a little of everything. */
function survive(path) {
  guarded(() => {
    const file = reader.open(readFileSync(path), { check: "trusting" });
    for (const verb of ["contains", "rank", "prefix", "next"]) {
      for (const text of ["", "a", "pea", "peafowl", "zz"]) guarded(() => answer(file, verb, text));
    }
    for (const verb of ["complete", "match", "anagrams", "neighbours"]) {
      for (const text of ["", "a", "pea", "*e?"]) guarded(() => answer(file, verb, `${text} 1000`));
    }
    for (let number = 0; number < 400; number++) {
      for (const verb of ["word", "answer", "phrase", "sentence", "tokens", "gaps", "gap-answer"]) {
        guarded(() => answer(file, verb, `${number}`));
      }
      guarded(() => answer(file, "pack", `${Math.floor(number / 20)} ${number % 20}`));
      guarded(() => answer(file, "rivals", `${number} ${number % 3}`));
      guarded(() => answer(file, "playing", `${number % 8} ${Math.floor(number / 8)}`));
    }
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
  const blank = query.indexOf(" ");
  const [verb, rest] = blank < 0 ? [query, ""] : [query.slice(0, blank), query.slice(blank + 1)];
  if (verb === "open") return opened(path, "verifying");
  if (verb === "check") return opened(path, "thorough");
  if (verb === "survive") return survive(path);
  if (open.path !== path) {
    open.file?.close();
    open = { path };
    open.refusal = guarded(() => {
      open.file = reader.open(readFileSync(path));
      return null;
    });
  }
  return open.refusal ?? guarded(() => answer(open.file, verb, rest));
});
process.stdout.write(answers.map((line) => `${line}\n`).join(""));
