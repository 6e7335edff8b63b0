// The games of days before and after hot-fixes of a project: in the browser, and in the terminal.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { clock, openGame, serveAlone, setting } from "../setting.mjs";

const dictc = process.env.WEB_DICTC;
const noon = Date.UTC(2026, 0, 31, 12);
/** Ten days of the past, the last of them published, and ten to come. */
const days = Array.from({ length: 20 }, (_, index) => noon / 86_400_000 - 0.5 - 9 + index);
const dateOf = (day) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** A project of everyday words of raw-data, with kept packs and the answers of 90 days. */
class Project {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), "web-test-fixes-"));
    mkdirSync(join(this.folder, "raw-data/nl"), { recursive: true });
    cpSync(new URL("../../../raw-data/nl/everyday-words.txt", import.meta.url), join(this.folder, "raw-data/nl/words.txt"));
    this.fix([]);
    this.configure("", "");
    this.dictc("levels --language nl --keep raw-data/nl/levels.kept");
    this.dictc("calendar --language nl --first 2026-01-01 --days 90 -o raw-data/nl/answers.calendar");
    this.configure(", keep: nl/levels.kept", ", calendar: nl/answers.calendar, published: 2026-02-01");
    this.dictc("build --update-lock");
  }

  dictc(call, input = "") {
    return execFileSync(dictc, call.split(" "), { cwd: this.folder, input, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] });
  }

  configure(levels, answers) {
    writeFileSync(join(this.folder, "raw-data/dictc.yml"), `schema: 1
output: ../build-output
languages:
  nl:
    words: [{ file: nl/words.txt, familiarity: column, lemmas: true }]
    overlay: nl/overlay.txt
    levels: { sets: 2, familiarity: 3${levels} }
    answers: { length: 5, familiarity: 3${answers} }
`);
  }

  /** Takes words out. */
  fix(words) { writeFileSync(join(this.folder, "raw-data/nl/overlay.txt"), words.map((word) => `-${word}\n`).join("")); }

  /** What the browser deals on the days, each round lost with these guesses, and the words of the pack. */
  async dealt(guesses) {
    const site = await serveAlone();
    try {
      const packs = join(site.folder, "packs");
      for (const kind of ["answers", "levels"]) cpSync(join(this.folder, `build-output/nl.${kind}`), join(packs, `nl.${kind}`));
      const words = this.dictc("export build-output/nl.lexicon").split("\n").filter((word) => word.length === 5).join("\n");
      this.dictc(`lexicon - --language nl --output ${join(packs, "nl.guesses")}`, words);
      execFileSync("Tools/web", ["release", site.folder], { cwd: new URL("../../..", import.meta.url), stdio: "ignore" });
      const page = await openGame("", { server: site.server, before: clock(noon) });
      const dealt = await page.value(`(async () => {
        const { loadPacks, loadReader } = await import("./js/library.js");
        const { WordGame } = await import("./js/wordgames.js");
        const [reader, answers, levels] = await Promise.all([loadReader(), loadPacks("nl", "wordle"), loadPacks("nl", "guess")]);
        return ${JSON.stringify(days)}.map((day) => {
          const wordle = WordGame.startOn(reader, "wordle", answers, day);
          for (const guess of ${JSON.stringify(guesses)}) wordle.send("guess " + guess);
          const guess = WordGame.startOn(reader, "guess", levels, day);
          const { words } = guess.view;
          for (const word of words) guess.send("guess " + word);
          return { answer: wordle.view.secret, pack: words, secret: guess.view.secret };
        });
      })()`);
      const facts = `document.querySelector(".facts").textContent`;
      for (const [index, name] of [[4, "wordle"], [12, "guess"]]) {
        const shown = await openGame(`daily-${name}/${dateOf(days[index])}`, { server: site.server, before: clock(noon + 9 * 86_400_000) });
        await shown.press("#language-nl");
        await shown.until(`document.documentElement.lang === "nl" && document.querySelector(".tile, [data-word]")`);
        assert.match(await shown.value(facts), new RegExp(`^${Number(dateOf(days[index]).slice(-2))} `));
        if (name === "guess") {
          const words = await shown.value(`[...document.querySelectorAll("[data-word]")].map((word) => word.dataset.word)`);
          assert.deepEqual(words, dealt[index].pack);
        } else {
          await shown.typeAll(dealt[index].answer);
          await shown.type("Enter");
          await shown.until(`document.querySelector("[data-standing=won]")`);
        }
        await shown.close();
      }
      await page.close();
      return dealt;
    } finally {
      await site.stop();
    }
  }

  /** What the terminal deals on the days. */
  played(guesses) {
    return days.map((day) => {
      const play = (game, input) => this.dictc(`play ${game} --day ${dateOf(day)} --language nl --json --archive games`, input)
        .trim().split("\n").map((line) => JSON.parse(line));
      const answer = play("wordle", guesses.join("\n")).at(-1).secret;
      const pack = play("guess", "")[0].words;
      return { answer, pack, message: play("guess", pack.join("\n")).find(({ standing }) => standing !== "open").message };
    });
  }
}

test("days keep their games in three hot-fixes but for a word taken out, alike in browser and terminal", {
  skip: dictc ? false : "no dictc here",
}, async () => {
  const project = new Project();
  try {
    const { reader } = await setting();
    const answers = reader.open(readFileSync(join(project.folder, "build-output/nl.answers")));
    assert.deepEqual(answers.days, { first: 20_454, count: 90 });
    const guesses = Array.from({ length: 6 }, (_, index) => answers.answer(80 + index));
    const before = await project.dealt(guesses);
    assert.deepEqual(before.map(({ answer }) => answer), days.map((day) => answers.answer(day - 20_454)));
    // Published and behind the calendar; coming; in a pack.
    const fixes = [[before[4].answer, answers.answer(95)], [before[15].answer], [before[12].pack[0]]];
    for (let count = 0; count <= fixes.length; count++) {
      const removed = fixes.slice(0, count).flat();
      project.fix(removed);
      project.dictc("build");
      const after = count === 0 ? before : await project.dealt(guesses);
      const isEnd = count === 0 || count === fixes.length;
      for (const [index, { answer, pack, message }] of (isEnd ? project.played(guesses) : []).entries()) {
        assert.deepEqual([answer, pack], [after[index].answer, after[index].pack]);
        assert.ok(message.includes(after[index].secret.toUpperCase()), message);
      }
      for (const [index, { answer, pack }] of after.entries()) {
        const [old, date] = [before[index], dateOf(days[index])];
        assert.equal(answer !== old.answer, index >= 10 && removed.includes(old.answer), date);
        const isBroken = removed.some((word) => old.pack.includes(word));
        assert.equal(pack.join() !== old.pack.join(), isBroken, date);
        assert.ok(isBroken || after[index].secret === old.secret, date);
      }
    }
  } finally {
    rmSync(project.folder, { recursive: true, force: true });
  }
});
