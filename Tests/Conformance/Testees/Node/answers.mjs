// Answers to conformance queries through Web/js/dictreader.js, as text.

import { readFileSync } from "node:fs";

// The installed package is tested with the same questions: see Tools/packages test.
const library = await import(process.env.DICTREADER_JS ?? new URL("../../../../Web/js/dictreader.js", import.meta.url));
export const { Answers, DictReader, DictReaderError, Levels, Lexicon, Phrases, Sentences } = library;

/** The WebAssembly module at `path`, compiled. */
export const compiled = (path) => WebAssembly.compile(readFileSync(path));

const kinds = { lexicon: 1, levels: 2, answers: 3, phrases: 4, sentences: 5 };

/** `notAnArtefact` as `not-an-artefact`. */
const named = (status) => status.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What `body` gives, or the class of its error. */
export function guarded(body) {
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
  days: (file) => flat(file.days && [file.days]),
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

export function answer(reader, file, verb, rest) {
  if (verb === "hint") return reader.hint(...rest.split(" "));
  if (verb === "marks") {
    return reader.marks(...rest.split(" ")).map((mark) => ["gray", "yellow", "green"].indexOf(mark)).join("");
  }
  // A question that a class does not know is one that its kind of artefact cannot answer.
  if (!general.includes(verb) && !((methods[verb] ?? verb) in file)) return "wrong-kind";
  return questions[verb](file, rest);
}

/** Asks an open artefact that may hold anything a little of everything. */
export function survive(reader, file) {
  const ask = (verb, rest) => guarded(() => answer(reader, file, verb, rest));
  for (const verb of ["contains", "rank", "prefix", "next"]) {
    for (const text of ["", "a", "pea", "peafowl", "zz"]) ask(verb, text);
  }
  for (const verb of ["complete", "match", "anagrams", "neighbours"]) {
    for (const text of ["", "a", "pea", "*e?"]) ask(verb, `${text} 1000`);
  }
  for (let number = 0; number < 400; number++) {
    for (const verb of ["word", "answer", "phrase", "sentence", "tokens", "gaps", "gap-answer"]) ask(verb, `${number}`);
    ask("pack", `${Math.floor(number / 20)} ${number % 20}`);
    ask("rivals", `${number} ${number % 3}`);
    ask("playing", `${number % 8} ${Math.floor(number / 8)}`);
  }
  ask("days", "");
}

/** A query's verb, and what follows the blank behind it. */
export function split(query) {
  const blank = query.indexOf(" ");
  return blank < 0 ? [query, ""] : [query.slice(0, blank), query.slice(blank + 1)];
}
