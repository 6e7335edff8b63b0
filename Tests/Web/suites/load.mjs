// What a first visit fetches: bytes and requests are asserted, the time at 1.6 Mbit/s on a processor four times slower is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hasPack, marks, openGame, pack } from "../setting.mjs";

/** At most so many bytes and requests until a game can be played. */
const limits = {
  "": [39_000, 24], wordle: [141_000, 27], guess: [127_000, 26], hangman: [125_000, 26], ghost: [113_000, 26], fill: [114_000, 26],
};
/** What else some fetch, with the most bytes that an entry of it may take: such a file grows with what people can play. */
const files = { fill: ["en.sentences", 58.5], ghost: ["en.lexicon", 1.69] };
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

for (const [game, [bytes, requests]] of Object.entries(limits)) {
  test(`a first visit to ${game || "the first screen"} is small`, { skip: game === "fill" && !hasPack("en.sentences") && "there is no en.sentences" }, async (context) => {
    const loaded = new Map();
    const page = await openGame(game, {
      before: async (page) => {
        page.listen(({ method, params }) => {
          if (method === "Network.loadingFinished") loaded.set(params.requestId, params.encodedDataLength);
        });
        await page.send("Network.emulateNetworkConditions", line);
        await page.send("Emulation.setCPUThrottlingRate", { rate: 4 });
        // When what the screen shows is there.
        await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `
          new MutationObserver((_, observer) => {
            if (!document.querySelector("${marks[game]}")) return;
            self.readyAfter = performance.now();
            observer.disconnect();
          }).observe(document, { childList: true, subtree: true });` });
      },
    });
    await page.until("self.readyAfter");
    const [count, sum] = [loaded.size, [...loaded.values()].reduce((a, b) => a + b, 0)];
    const time = await page.value("self.readyAfter");
    context.diagnostic(`${game || "home"}: ${count} requests, ${sum} bytes, ready after ${(time / 1000).toFixed(2)} s`);
    const [file, bytesPerEntry] = files[game] ?? [undefined, 0];
    const entries = file ? (await pack(file)).count : 0;
    assert.ok(sum <= bytes + bytesPerEntry * entries, `${sum} bytes`);
    assert.ok(count <= requests, `${count} requests`);
    assert.deepEqual(page.requests.filter((url) => /packs\/nl/.test(url)), []);
    await page.close();
  });
}
