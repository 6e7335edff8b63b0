// What the types of the npm package say of every call; compiled, not run. A line behind @ts-expect-error has to be an error.

import { Answers, Artefact, DictReader, DictReaderError, Levels, Lexicon, Mark, Phrases, Sentences, Status } from "dictreader";
import { packsOf, WordGame, WordleView } from "dictreader/wordgames";

export async function everyCall(bytes: ArrayBuffer, address: URL): Promise<void> {
  const reader: DictReader = await DictReader.load(address);
  await DictReader.load(await WebAssembly.compile(bytes));
  const marks: Mark[] = reader.marks("babes", "abbey");
  const common: number = reader.hint("tea", "tee");
  // @ts-expect-error: words are texts
  reader.hint(1, 2);
  // @ts-expect-error: there is no such check
  reader.open(bytes, { check: "none" });
  const file = reader.open(new Uint8Array(bytes), { check: "thorough" });
  const about: [string, "en" | "nl", string, number] = [file.kind, file.language, file.identity, file.count];

  // The kind tells the class.
  switch (file.kind) {
    case "lexicon": lexicon(file); break;
    case "levels": levels(file); break;
    case "answers": answers(file); break;
    case "phrases": phrases(file); break;
    case "sentences": sentences(file); break;
    default: { const none: never = file; console.log(none); }
  }
  if (file instanceof Lexicon) lexicon(file);
  file.close();
  console.log(marks, common, about);
}

function lexicon(file: Lexicon): void {
  const yes: boolean = file.contains("Café");
  const texts: (string | null)[] = [file.fold("Café"), file.word(1), file.word(2n), file.nextLetters("pea")];
  const rank: number | null = file.rank("pea");
  const count: number = file.countPrefix("pea");
  const words: string[] = [
    ...file.complete("pea"), ...file.match("p?a*", 20), ...file.anagrams("listen", 20), ...file.neighbours("recieve"),
  ];
  // @ts-expect-error: a lexicon has no packs
  file.pack(1, 1);
  // @ts-expect-error: there may be no such word
  const length: number = file.word(1).length;
  console.log(yes, texts, rank, count, words, length);
}

function levels(file: Levels): void {
  const pack = file.pack(1, 3);
  const words: string[] = pack?.words ?? [];
  const attempts: number | null | undefined = pack?.attempts;
  console.log(words, attempts);
}

function answers(file: Answers): void {
  const answer: string | null = file.answer(0);
  const first: number | undefined = file.days?.first;
  const yes: boolean = file.contains("abbey");
  console.log(answer, first, yes);
}

function phrases(file: Phrases): void {
  const phrase: { text: string; misses: number; tier: number } | null = file.phrase(0);
  console.log(phrase);
}

function sentences(file: Sentences): void {
  const sentence: string | null = file.sentence(0);
  for (const { offset, length, tag } of file.tokens(0) ?? []) console.log(offset + length + tag);
  for (const { token, lexicalClass, answer } of file.gaps(0) ?? []) {
    const word: string | null = file.gapAnswer(answer);
    console.log(token + lexicalClass, word, file.rivals(0, 0)?.includes(answer));
  }
  const playing: [number, number | null] = [file.countPlaying(4), file.sentencePlaying(4, 0)];
  console.log(sentence, playing);
}

export function games(reader: DictReader, packs: Artefact[]): Uint8Array | null {
  const kinds: Artefact["kind"][] = packsOf.wordle;
  const game = WordGame.start(reader, "wordle", packs, 1n);
  const view: WordleView | undefined = game?.move("guess crane");
  const found: string | null | undefined = view?.secret;
  const score: number | undefined = WordGame.start(reader, "fill", packs)?.view.score;
  // @ts-expect-error: there is no such game
  WordGame.start(reader, "chess", packs);
  // @ts-expect-error: a view of Wordle has no fragment
  console.log(kinds, view?.fragment, found, score);
  return game?.save() ?? null;
}

export function reason(error: unknown): Status | null {
  return error instanceof DictReaderError ? error.status : null;
}
