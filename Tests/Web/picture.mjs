// Puts screenshots of the five games side by side: node picture.mjs FOLDER OUTPUT

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser } from "./browser.mjs";

const [folder, output] = process.argv.slice(2);
const games = ["guess", "ghost", "wordle", "hangman", "fill"];
const [width, height] = [1100, 440];

const images = games.map((game) => {
  const data = readFileSync(join(folder, `${game}-phone-light.png`)).toString("base64");
  return `<img src="data:image/png;base64,${data}">`;
});
const html = `<style>
  body { margin: 0; display: flex; gap: 10px; background: #fff }
  img { width: ${(width - 10 * (games.length - 1)) / games.length}px; height: ${height}px; object-fit: cover; object-position: top; border: 1px solid #ccc; border-radius: 12px; box-sizing: border-box }
</style>${images.join("")}`;

const browser = Browser.start("chromium");
const page = await browser.page();
await page.look(width, height, "light");
await page.value(`document.write(${JSON.stringify(html)})`);
await page.until("[...document.images].every((image) => image.complete)");
const { data } = await page.send("Page.captureScreenshot", { format: "webp", quality: 60 });
writeFileSync(output, Buffer.from(data, "base64"));
await browser.stop();
