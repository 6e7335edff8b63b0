import { test } from "node:test";
import { go, hasPack, marks, openGame, shoot } from "../setting.mjs";

const sizes = { small: [320, 568], phone: [390, 844], side: [844, 390], desktop: [1280, 800] };

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
  fill: async (page) => {
    for (const index of [3, 7, 1]) await page.press(`#option-${index}`);
    await page.press("#row-4");
  },
};

/** More moves, to the end of a round. */
const ends = {
  guess: async (page) => {
    while (await page.value(`!document.querySelector(".end")`)) await page.press("[data-word]:not(:disabled):not(.guessed)");
  },
  ghost: async (page) => {
    await page.until(`document.querySelector(".player.turn b").textContent === "Player 1"`);
    await page.type("x");
    await page.until(`document.querySelector(".end")`);
  },
  wordle: async (page) => {
    for (let count = 0; count < 2; count++) await page.type("Backspace");
    for (const word of ["pulpy", "vivid", "fuzzy", "jumbo"]) {
      await page.typeAll(word);
      await page.type("Enter");
    }
  },
  hangman: async (page) => page.typeAll("xjvkwyb"),
  fill: async (page) => {
    for (let index = 0; index < 10; index++) {
      await page.press(`#row-${index}`);
      await page.press(`#option-${index}`);
    }
    await page.press("#submit");
  },
};

const sheets = { "": "#tool-settings", wordle: "#tool-statistics", hangman: "#tool-help" };

// Pictures for people, not a test: only if someone asks for them.
if (process.env.WEB_SHOTS) for (const [size, [width, height]] of Object.entries(sizes)) {
  for (const scheme of ["light", "dark"]) {
    test(`screenshots: ${size}, ${scheme}`, async () => {
      for (const game of Object.keys(marks)) {
        if (game === "fill" && !hasPack("en.sentences")) continue;
        const page = await openGame(game, { width, height, scheme });
        await go(page, game);
        await moves[game]?.(page);
        await shoot(page, `${game || "home"}-${size}-${scheme}`);
        await ends[game]?.(page);
        if (ends[game]) await shoot(page, `${game}-end-${size}-${scheme}`);
        if (!sheets[game]) continue;
        await page.press(sheets[game]);
        await shoot(page, `${game || "home"}-sheet-${size}-${scheme}`);
      }
    });
  }
}
