// An update of the page that goes wrong at a random moment: half deployed, cut, behind a portal, or with the worker ended.
// The page that is open goes on with its release, and a page that is loaded is wholly of the old one or of the new one.
//
// WEB_MOMENTS is how many moments to try, WEB_SEED what chooses them; a moment is chosen by the seed and its number alone.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { FaultyServer } from "../faulty-server.mjs";
import { randomOf } from "../random.mjs";
import { hasPack, keepsLanguage, marks, openGame } from "../setting.mjs";

const count = Number(process.env.WEB_MOMENTS ?? 4);
const seed = Number(process.env.WEB_SEED ?? 19);
const script = new URL("../../../Tools/web", import.meta.url).pathname;
const games = ["guess", "ghost", "wordle", "hangman", ...(hasPack("en.sentences") ? ["fill"] : [])];

/** A release whose every text, module and English lexicon tells that it is of this release. */
function release(mark) {
  const folder = mkdtempSync(join(tmpdir(), "web-test-moments-"));
  cpSync(process.env.WEB_FOLDER, folder, { recursive: true });
  const names = readdirSync(folder, { recursive: true });
  for (const name of names.filter((name) => name.endsWith(".gz"))) rmSync(join(folder, name));
  for (const name of names.filter((name) => /^js\/.*(?<!\.d)\.[jt]s$/.test(name))) {
    appendFileSync(join(folder, name), `\n(self.loaded ??= []).push("${mark}");\n`);
  }
  for (const name of names.filter((name) => /^css\/.*\.css$/.test(name))) {
    appendFileSync(join(folder, name), `\n:root { --${name.replace(/\W/g, "-")}: ${mark}; }\n`);
  }
  const page = join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("</head>", `<meta name="mark" content="${mark}">\n</head>`));
  // A section of one's own, which runtimes skip.
  appendFileSync(join(folder, "page.wasm"), Buffer.from([0, 5, 4, ...Buffer.from(`rel${mark}`)]));
  if (mark === "b") copyFileSync(join(folder, "packs/nl.lexicon"), join(folder, "packs/en.lexicon"));
  execFileSync(script, ["release", folder], { stdio: "ignore" });
  const text = readFileSync(join(folder, "files.js"), "utf8");
  const [, name] = /release = "(\w+)"/.exec(text);
  const files = Object.fromEntries([...text.matchAll(/^ {2}"(.*)": "(\w+)"/gm)].map(([, file, digest]) => [file, digest]));
  return { mark, folder, name, files, styles: names.filter((name) => /^css\/.*\.css$/.test(name)) };
}

/** A folder with some files of a new release and all others of the old one, the last copied of which may be cut. */
function halfDeployed(old, next, random) {
  const folder = mkdtempSync(join(tmpdir(), "web-test-half-"));
  cpSync(old.folder, folder, { recursive: true });
  const changed = ["files.js", ...Object.keys(next.files).filter((file) => file !== "./" && next.files[file] !== old.files[file])];
  const order = changed.map((file) => [random(), file]).sort(([a], [b]) => a - b).map(([, file]) => file);
  const arrived = order.slice(0, 1 + Math.floor(random() * (order.length - 1)));
  for (const file of arrived) copyFileSync(join(next.folder, file), join(folder, file));
  if (random() < 0.5) {
    const last = join(folder, arrived.at(-1));
    truncateSync(last, Math.floor(random() * readFileSync(last).length));
  }
  return folder;
}

const kinds = ["half deployed", "deployed meanwhile", "cut", "cut", "portal", "worker ended"];

/** What goes wrong: a text for people, the folder to serve, and the fault. */
function accident({ old, next, whole, page }, random) {
  const kind = kinds[Math.floor(random() * kinds.length)];
  const requests = Math.floor(random() * (whole.requests + 1));
  const bytes = Math.floor(random() * whole.bytes);
  const at = `${kind} after ${requests} requests`;
  switch (kind) {
    case "half deployed": return { kind, text: kind, folder: halfDeployed(old, next, random), fault: {}, isTemporary: true };
    // The server goes back to the old release, or on from a half deployed one to the whole one.
    case "deployed meanwhile": return random() < 0.5
      ? { kind, text: `${at}, back`, folder: next.folder, fault: { requests, answers: old.folder } }
      : { kind, text: at, folder: halfDeployed(old, next, random), fault: { requests, answers: next.folder }, isTemporary: true };
    case "cut": return { kind, text: `${kind} after ${bytes} bytes`, folder: next.folder, fault: { bytes, answers: "cut" } };
    case "portal": return { kind, text: at, folder: next.folder, fault: { requests, answers: "portal" } };
    default: return {
      kind, text: at, folder: next.folder,
      fault: { requests, happens: () => page.send("ServiceWorker.stopAllWorkers").catch(() => {}) },
    };
  }
}

/** Looks for a new release, and waits until it is installed or has failed. */
const update = (page) => page.value(`(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const { installing } = registration;
  if (installing) {
    await new Promise((resolve) => {
      installing.addEventListener("statechange", resolve, { once: true });
      setTimeout(resolve, 10_000);
    });
  }
  return registration.waiting !== null;
})()`);

/** Fails unless the page is wholly of one release: what it has loaded, and what it gets; answers which that is. */
async function whole(page, releases) {
  const { name, loaded, mark, styles } = await page.value(`({
    name: self.release, loaded: self.loaded, mark: document.querySelector("meta[name=mark]")?.content,
    styles: ${JSON.stringify(releases[0].styles)}.map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue("--" + name.replace(/\\W/g, "-"))),
  })`);
  const release = releases.find((release) => release.name === name);
  assert.ok(release, `the page is of no release: ${name}`);
  assert.deepEqual([...new Set([...loaded, mark, ...styles.map((style) => style.trim())])], [release.mark], `parts of a page of ${name}`);
  const names = Object.keys(release.files).filter((file) => !file.startsWith("packs/nl"));
  const digests = await page.value(`Promise.all(${JSON.stringify(names)}.map(async (name) => {
    const response = await fetch(name + "?release=" + self.release).catch(() => null);
    if (!response?.ok) return [name, null];
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
    return [name, Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")];
  }))`);
  for (const [name, digest] of digests) assert.equal(digest, release.files[name], `${name}: not that of release ${release.mark}`);
  return release;
}

async function plays(page, game) {
  await page.value(`location.hash = "${game}"`);
  await page.until(`document.querySelector("${marks[game]}")`);
  await page.value(`location.hash = ""`);
  await page.until(`document.querySelector(".menu")`);
}

/** Closes the page, so that the new worker takes its place, and opens it again: one release is kept. */
async function reopen(page, address) {
  for (let attempt = 0; attempt < 10; attempt++) {
    await page.open("about:blank");
    await new Promise((resolve) => setTimeout(resolve, 50 << attempt));
    await page.open(address);
    await page.until(`document.querySelector(".menu")`);
    if (await page.value(`caches.keys().then((names) => names.length === 1)`)) return;
  }
  throw new Error("the caches of two releases stay");
}

test(`${count} updates that go wrong at random moments (seed ${seed})`, { timeout: 60_000 + 30_000 * count }, async (context) => {
  const releases = [release("a"), release("b")];
  let [old, next] = releases;
  const server = await FaultyServer.start(old.folder);
  const tally = {};
  try {
    const page = await openGame("", { server });
    await page.until(keepsLanguage("en"));
    await page.send("ServiceWorker.enable");
    // What a whole update takes.
    server.serve(next.folder);
    assert.equal(await update(page), true);
    const all = { requests: server.requests, bytes: server.bytes };
    [old, next] = [next, old];
    await page.reload();
    await reopen(page, server.address);
    for (let index = 0; index < count; index++) {
      const random = randomOf(seed * 100_003 + index);
      const { kind, text, folder, fault, isTemporary } = accident({ old, next, whole: all, page }, random);
      const game = () => games[Math.floor(random() * games.length)];
      try {
        server.serve(folder, fault);
        await update(page);
        assert.equal(await whole(page, releases), old, "the open page");
        await plays(page, game());
        await page.reload();
        await page.until(`document.querySelector(".menu")`);
        const found = await whole(page, releases);
        await plays(page, game());
        const row = tally[kind] ??= { old: 0, new: 0 };
        row[found === old ? "old" : "new"] += 1;

        server.serve(next.folder);
        // The browser looks by itself, too; what it began before the release was whole ends in nothing, and counts as a look.
        if (!await update(page) && !await update(page)) await update(page);
        await page.reload();
        await page.until(`document.querySelector(".menu")`);
        assert.equal(await whole(page, releases), next, "the page once the new release is there");
        await reopen(page, server.address);
        assert.equal(await whole(page, releases), next, "the page opened again");
      } catch (error) {
        throw new Error(`moment ${index} of seed ${seed}, ${text}: ${error.message}`, { cause: error });
      } finally {
        if (isTemporary) rmSync(folder, { recursive: true, force: true });
      }
      [old, next] = [next, old];
    }
    for (const [kind, { old, new: fresh }] of Object.entries(tally)) {
      context.diagnostic(`${kind}: ${old + fresh} moments, then the old release ${old} times, the new one ${fresh}`);
    }
    context.diagnostic(`a whole update: ${all.requests} requests, ${all.bytes} bytes`);
  } finally {
    await server.stop();
    for (const { folder } of releases) rmSync(folder, { recursive: true, force: true });
  }
});
