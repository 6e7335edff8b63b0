// A new release on the server while the old one is kept, open or being installed.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { keepsLanguage, openGame, serveAlone } from "../setting.mjs";

const script = new URL("../../../Tools/web", import.meta.url).pathname;
const pack = "packs/en.lexicon";
const portal = "<!doctype html><title>Sign in</title><p>Welcome to our network.";
const digest = (path) => createHash("sha256").update(readFileSync(path)).digest("hex");

/** A release in which the English lexicon is the Dutch one and every file of `others` is another. */
function newRelease(folder, others = {}) {
  const next = mkdtempSync(join(tmpdir(), "web-test-release-"));
  cpSync(folder, next, { recursive: true });
  copyFileSync(join(next, "packs/nl.lexicon"), join(next, pack));
  for (const [name, content] of Object.entries(others)) writeFileSync(join(next, name), content);
  execFileSync(script, ["release", next]);
  return next;
}

let time = Date.now() / 1000;

/** Puts a file of a release on the server, where a file's time is part of its tag: so each gets another. */
function deploy(next, folder, name) {
  for (const file of [name, `${name}.gz`]) {
    rmSync(join(folder, file), { force: true });
    if (!existsSync(join(next, file))) continue;
    copyFileSync(join(next, file), join(folder, file));
    utimesSync(join(folder, file), time += 10, time);
  }
}

const deployAll = (next, folder) => ["page.wasm", pack, "files.js"].forEach((name) => deploy(next, folder, name));

/** The digest of the lexicon that the page gets. */
const lexiconOf = (page) => page.value(`(async () => {
  const bytes = await (await fetch("${pack}?release=" + self.release)).arrayBuffer();
  return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
})()`);

const cachesOf = (page) => page.value(`caches.keys()`);

/** Looks for a new release; whether one has been installed. */
const updates = (page) => page.value(`(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const { installing } = registration;
  if (installing) await new Promise((resolve) => installing.addEventListener("statechange", resolve, { once: true }));
  return registration.waiting !== null;
})()`);

async function installed(body, others) {
  const { server, folder, stop } = await serveAlone();
  const next = newRelease(folder, others);
  try {
    const page = await openGame("", { server });
    await page.until(`navigator.serviceWorker.controller`);
    await page.until(keepsLanguage("en"));
    assert.equal((await cachesOf(page)).length, 1);
    await body({ page, server, folder, next, old: digest(join(folder, pack)), fresh: digest(join(next, pack)) });
  } finally {
    await stop();
    rmSync(next, { recursive: true, force: true });
  }
}

const playsGhost = async (page) => {
  await page.value(`location.hash = "ghost"`);
  await page.until(`document.querySelector(".fragment")`);
};

const accidents = {
  "half deployed": () => {},
  "cut in an upload": (folder, next) => {
    deploy(next, folder, pack);
    truncateSync(join(folder, pack), 100_000);
    rmSync(join(folder, `${pack}.gz`), { force: true });
  },
  "behind the sign-in page of a network": (folder) => {
    writeFileSync(join(folder, pack), portal);
    rmSync(join(folder, `${pack}.gz`), { force: true });
  },
  "without one of its files": (folder) => {
    rmSync(join(folder, pack));
    rmSync(join(folder, `${pack}.gz`), { force: true });
  },
};

for (const [name, happens] of Object.entries(accidents)) {
  test(`a new release that is ${name} leaves the old one whole, and is taken once it is there`, () =>
    installed(async ({ page, folder, next, old, fresh }) => {
      const [kept] = await cachesOf(page);
      await page.value(`caches.open("wordgames/left-over").then(() => true)`);
      deploy(next, folder, "files.js");
      happens(folder, next);
      assert.equal(await updates(page), false);
      assert.deepEqual(await cachesOf(page), [kept]);
      await page.reload();
      assert.equal(await lexiconOf(page), old);
      await playsGhost(page);

      deployAll(next, folder);
      assert.equal(await updates(page), true);
      assert.equal(await lexiconOf(page), old);
      await page.reload();
      await page.until(`document.querySelector(".fragment")`);
      assert.equal(await lexiconOf(page), fresh);
      assert.notEqual(await page.value("`wordgames/${self.release}`"), kept);
    }));
}

test("an open page keeps its own module and packs until it is loaded anew", () =>
  installed(async ({ page, folder, next, old, fresh }) => {
    deployAll(next, folder);
    assert.equal(await updates(page), true);
    await playsGhost(page);
    assert.equal(await lexiconOf(page), old);
    await page.reload();
    await page.until(`document.querySelector("#screen")?.textContent.includes("not available")`);
    assert.equal(await lexiconOf(page), fresh);
  }, { "page.wasm": "a module of another time" }));

test("a page whose release is not to be had plays online, and offline once it is", async () => {
  const { server, folder, stop } = await serveAlone();
  const module = join(folder, "page.wasm");
  const bytes = readFileSync(module);
  rmSync(`${module}.gz`, { force: true });
  try {
    writeFileSync(module, portal);
    const page = await openGame("ghost", { server });
    await page.until(`document.querySelector("#screen").textContent.includes("not available")`);
    await page.until(`caches.keys().then((names) => names.length === 0)`);
    assert.equal(await page.value(`navigator.serviceWorker.controller`), null);
    writeFileSync(module, bytes);
    await page.press("#screen .button");
    await page.until(`document.querySelector(".fragment")`);
    await page.reload();
    await page.until(`navigator.serviceWorker.controller`);
  } finally {
    await stop();
  }
});

test("a kept pack that has been damaged is fetched again", () =>
  installed(async ({ page, old }) => {
    await page.value(`(async () => {
      const cache = await caches.open((await caches.keys())[0]);
      await cache.put("${pack}", new Response("damaged"));
    })()`);
    assert.notEqual(await lexiconOf(page), old);
    await playsGhost(page);
    assert.equal(await lexiconOf(page), old);
  }));

test("the packs of the second language come once they are asked for, and with every release from then on", () =>
  installed(async ({ page, folder, next }) => {
    const packs = () => page.value(`(async () => {
      const cache = await caches.open("wordgames/" + self.release);
      return (await cache.keys()).map(({ url }) => /packs[/](..)[.]/.exec(url)?.[1]).filter(Boolean);
    })()`);
    assert.deepEqual(new Set(await packs()), new Set(["en"]));
    await page.press("#language-nl");
    await page.until(keepsLanguage("nl"));
    assert.deepEqual(new Set(await packs()), new Set(["en", "nl"]));
    deployAll(next, folder);
    assert.equal(await updates(page), true);
    await page.reload();
    await page.until(`document.querySelector(".menu")`);
    assert.deepEqual(new Set(await packs()), new Set(["en", "nl"]));
  }));

test("a language that is asked for while the server has another release waits for that one", () =>
  installed(async ({ page, folder, next }) => {
    deployAll(next, folder);
    // The pack of a release that is gone.
    for (const name of ["packs/nl.levels", "packs/nl.levels.gz"]) rmSync(join(folder, name), { force: true });
    await page.press("#language-nl");
    await page.value(`new Promise((resolve) => setTimeout(resolve, 500))`);
    assert.equal(await page.value(keepsLanguage("nl")), false);
    assert.equal(await page.value(keepsLanguage("en")), true);
  }));
