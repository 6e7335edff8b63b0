import { test } from "node:test";
import { ends, moves } from "../moves.mjs";
import { go, hasPack, marks, openGame, shoot } from "../setting.mjs";

const sizes = { small: [320, 568], phone: [390, 844], side: [844, 390], desktop: [1280, 800] };

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
