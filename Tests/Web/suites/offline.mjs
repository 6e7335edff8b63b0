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
    guess: "[data-word]", ghost: "#start", wordle: ".tile", hangman: ".phrase",
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
