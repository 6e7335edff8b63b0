// Moves that bring the games to a state that is worth a look.

/** Some moves of each game, in English, so that there is more to see than the start. */
export const moves = {
  guess: async (page) => {
    for (const selector of ["#cross", "#word-7", "#cross"]) await page.press(selector);
    for (const index of [1, 4]) await page.press(`#word-${index}:not(:disabled)`).catch(() => {});
  },
  ghost: async (page) => {
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
export const ends = {
  guess: async (page) => {
    // The word that was crossed out may be the secret.
    for (const selector of ["#cross", ".crossed", "#cross"]) await page.press(`${selector}:not(:disabled)`).catch(() => {});
    while (await page.value(`!document.querySelector(".end")`)) await page.press("[data-word]:not(:disabled):not(.guessed)");
  },
  ghost: async (page) => {
    await page.until(`document.querySelector(".player.turn b").textContent === "You"`);
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
