import { test } from "node:test";
import { hasPack, openGame, shoot } from "../setting.mjs";

const sizes = { phone: [390, 844], desktop: [1200, 900] };
const ready = { "": ".menu", guess: "[data-word]", ghost: "#start", wordle: ".tile", hangman: ".phrase", fill: ".sentences" };

/** Some moves, so that a screenshot shows more than the start. */
const moves = {
  guess: async (page) => { for (const index of [1, 4]) await page.press(`#word-${index}:not(:disabled)`).catch(() => {}); },
  ghost: async (page) => {
    await page.press("#start");
    await page.until(`document.querySelector("#key-p")`);
    await page.type("p");
    await page.until(`document.querySelectorAll(".fragment span:not(.hollow)").length === 2`);
  },
  wordle: async (page) => {
    for (const word of ["crane", "moist"]) {
      await page.typeAll(word);
      await page.type("Enter");
    }
    await page.typeAll("fl");
  },
  hangman: async (page) => page.typeAll("eatzq"),
};

// Pictures for people, not a test: only if someone asks for them.
if (process.env.WEB_SHOTS) for (const [size, [width, height]] of Object.entries(sizes)) {
  for (const scheme of ["light", "dark"]) {
    test(`screenshots: ${size}, ${scheme}`, async () => {
      for (const [game, mark] of Object.entries(ready)) {
        if (game === "fill" && !hasPack("en.sentences")) continue;
        const page = await openGame(game, { width, height, scheme });
        await page.until(`document.querySelector("${mark}")`);
        await moves[game]?.(page);
        await shoot(page, `${game || "home"}-${size}-${scheme}`);
      }
    });
  }
}
