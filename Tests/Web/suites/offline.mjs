import assert from "node:assert/strict";
import { test } from "node:test";
import { hasPack, keepsLanguage, openGame, serveAlone } from "../setting.mjs";

test("once loaded, the page and all its games open without a server", async () => {
  const { server, stop } = await serveAlone();
  const page = await openGame("", { server });
  try {
    await page.until(`navigator.serviceWorker.controller`);
    for (const language of ["en", "nl"]) {
      await page.press(`#language-${language}`);
      await page.until(keepsLanguage(language));
    }
  } finally {
    await stop();
  }
  await page.reload();
  await page.until(`document.querySelectorAll(".menu li").length === 7`);
  const marks = {
    guess: "[data-word]", ghost: ".fragment", wordle: ".tile", hangman: ".phrase",
    ...(hasPack("en.sentences") && hasPack("nl.sentences") && { fill: ".sentences" }),
  };
  for (const language of ["en", "nl"]) {
    await page.press(`#language-${language}`);
    for (const [game, mark] of Object.entries(marks)) {
      await page.value(`location.hash = "${game}"`);
      await page.until(`document.documentElement.lang === "${language}" && document.querySelector("${mark}")`);
    }
  }
});

test("a language that was never loaded says that there is no network, and otherwise that the game is not available", async () => {
  const { server, stop } = await serveAlone();
  const page = await openGame("", { server });
  const line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  try {
    await page.until(`navigator.serviceWorker.controller`);
    await page.until(keepsLanguage("en"));
  } finally {
    await stop();
  }
  await page.send("Network.emulateNetworkConditions", { ...line, offline: true });
  await page.press("#language-nl");
  await page.until(`document.documentElement.lang === "nl"`);
  await page.value(`location.hash = "wordle"`);
  await page.until(`document.querySelector("#screen").textContent.includes("Er is geen verbinding")`);
  assert.match(await page.value(`document.querySelector("#announcer").textContent`), /geen verbinding/);
  await page.send("Network.emulateNetworkConditions", { ...line, offline: false });
  await page.press("#screen .button");
  await page.until(`document.querySelector("#screen").textContent.includes("nu niet beschikbaar")`);
});
