// What the tests of the page share: the served page in a browser, and its packs read in Node.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DictReader } from "../../Web/js/dictreader.js";
import { Browser } from "./browser.mjs";
import { randomOf } from "./random.mjs";
import { Server } from "./server.mjs";

export const folder = process.env.WEB_FOLDER;
const { WEB_BROWSER: browserCommand, WEB_SERVER: serverCommand, WEB_SHOTS: shots } = process.env;

let started = null;

/** The server, the browser and the reader, started once for a file of tests. */
export function setting() {
  started ??= (async () => ({
    server: await Server.start(serverCommand, folder),
    browser: Browser.start(browserCommand),
    reader: await DictReader.load(readFileSync(join(folder, "dictreader.wasm"))),
  }))();
  return started;
}

export async function stop() {
  if (!started) return;
  const { server, browser } = await started;
  await browser.stop();
  await server.stop();
}

/** A server of its own, of the page without the named files, for a test that stops it or needs them missing. */
export async function serveAlone(...missing) {
  const copy = mkdtempSync(join(tmpdir(), "web-test-page-"));
  cpSync(folder, copy, { recursive: true });
  for (const name of missing) for (const file of [name, `${name}.gz`]) rmSync(join(copy, file), { force: true });
  const server = await Server.start(serverCommand, copy);
  return {
    server,
    folder: copy,
    stop: async () => {
      await server.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** What a page takes for chance comes from WEB_SEED and its number, so a game that fails can be played again. */
let pages = 0;
const chance = (number) => `{
  const random = (${randomOf})(${Number(process.env.WEB_SEED ?? 19) * 100_003 + number});
  crypto.getRandomValues = (values) => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let index = 0; index < bytes.length; index++) bytes[index] = random() * 256;
    return values;
  };
}`;

/** A page on a screen of that size, at the address of a game. */
export async function openGame(name, { width = 1000, height = 800, scheme = "light", moves = false, server = null, before = null } = {}) {
  const { server: common, browser } = await setting();
  server ??= common;
  const page = await browser.page();
  await page.look(width, height, scheme, 1, moves);
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: chance(pages++) });
  await before?.(page);
  await page.open(`${server.address}#${name}`);
  await page.until(`document.querySelector("#screen h1")`);
  return page;
}

/** Sets the clock of a page that is not loaded yet, and keeps what it copies. */
export const clock = (time) => async (page) => {
  await page.send("Emulation.setTimezoneOverride", { timezoneId: "Europe/Amsterdam" });
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `
    const begin = performance.now(), Real = Date;
    self.Date = class extends Real {
      constructor(...values) { super(...(values.length > 0 ? values : [self.Date.now()])); }
      static now() { return ${time} + Number(sessionStorage.getItem("later") ?? 0) + Math.floor(performance.now() - begin); }
    };
    self.copied = [];
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { self.copied.push(text); } } });
  ` });
};

/** What is on a screen once it can be used: the first screen's is under "". */
export const marks = {
  "": ".menu", guess: "[data-word]", ghost: ".fragment", wordle: ".tile", hangman: ".phrase", fill: ".sentences",
  "daily-wordle": ".tile", "daily-guess": "[data-word]", "archive-wordle": ".month a",
};

/** Goes to the screen of a game. */
export async function go(page, name) {
  await page.value(`location.hash = "${name}"`);
  await page.until(`document.querySelector("${marks[name]}")`);
}

/** Whether the page's release is kept for offline use with a language. */
export const keepsLanguage = (language) => `(async () => {
  const cache = await caches.open("wordgames/" + self.release);
  const whole = await (await cache.match("whole"))?.json();
  return Boolean(whole?.languages.includes("${language}"));
})()`;

export const hasPack = (name) => existsSync(join(folder, "packs", name));

/** An artefact of the page, open in Node. */
export async function pack(name) {
  const { reader } = await setting();
  return reader.open(readFileSync(join(folder, "packs", name)));
}

/** Keeps a screenshot where the caller of the tests wants them. */
export async function shoot(page, name) {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  writeFileSync(join(shots, `${name}.png`), await page.screenshot());
}
