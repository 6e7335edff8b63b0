// Messages to the service worker that no page of ours sends, as any script of the origin could.

import assert from "node:assert/strict";
import { test } from "node:test";
import { randomOf } from "../random.mjs";
import { keepsLanguage, openGame, serveAlone } from "../setting.mjs";

const count = 2_000;

/** A message: any value, or one with the fields of those that are understood. */
function message(random, release) {
  const one = (values) => values[Math.floor(random() * values.length)];
  const texts = ["", "en", "nl", "xx", "__proto__", "constructor", "undefined", "../packs", "en.", "\0", "é".repeat(5_000), release,
    `${release}/`, `${release}\n`, "whole", "wordgames/"];
  const plain = () => one([null, true, 0, -1, 2 ** 53, ...texts]);
  const value = (depth) => {
    const kind = depth === 0 ? 0 : Math.floor(random() * 4);
    if (kind === 1) return Array.from({ length: Math.floor(random() * 4) }, () => value(depth - 1));
    if (kind === 2) return Object.fromEntries(Array.from({ length: Math.floor(random() * 4) }, () => [one(texts), value(depth - 1)]));
    return plain();
  };
  if (random() < 0.3) return value(3);
  return { keep: random() < 0.8 ? plain() : value(2), release: random() < 0.5 ? release : value(1), ...value(1) };
}

/** What is kept: each cache with the addresses of its files, and what it says of itself. */
const kept = `(async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    found[name] = [await (await cache.match("whole")).text(), ...(await cache.keys()).map(({ url }) => url).sort()];
  }
  return JSON.stringify(found);
})()`;

test(`${count} messages that no page sends leave what is kept as it is`, async () => {
  const { server, stop } = await serveAlone();
  try {
    const page = await openGame("", { server });
    await page.until(`navigator.serviceWorker.controller`);
    for (const language of ["en", "nl"]) {
      await page.press(`#language-${language}`);
      await page.until(keepsLanguage(language));
    }
    const [before, release] = [await page.value(kept), await page.value(`self.release`)];
    assert.ok(JSON.parse(before)[`wordgames/${release}`].length > 20);
    const random = randomOf(19);
    const messages = Array.from({ length: count }, () => message(random, release));
    await page.value(`(() => { for (const one of ${JSON.stringify(messages)}) navigator.serviceWorker.controller.postMessage(one); })()`);
    // The worker is up, and answers from what it keeps.
    await page.reload();
    await page.until(`document.querySelectorAll(".menu li").length === 7`);
    assert.equal(await page.value(kept), before);
  } finally {
    await stop();
  }
});
