// Draws the icons of the page from Web/icon.svg: node Tests/Web/icons.mjs

import { readFileSync, writeFileSync } from "node:fs";
import { Browser } from "./browser.mjs";

const folder = new URL("../../Web/", import.meta.url);
const sign = readFileSync(new URL("icon.svg", folder), "utf8");
const square = sign.replace(' rx="14"', "");
// What a mask leaves is the inner four fifths.
const inner = square.replace(/<rect.*/, '$&<g transform="translate(6.4 6.4) scale(.8)">').replace("</svg>", "</g></svg>");

const browser = Browser.start("chromium");
for (const [name, size, drawing] of [["180", 180, square], ["192", 192, sign], ["512", 512, sign], ["maskable", 512, inner]]) {
  const page = await browser.page();
  await page.look(size, size, "light");
  const style = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 } svg { display: block; width: ${size}px }</style>`;
  await page.value(`document.write(${JSON.stringify(style + drawing)})`);
  await page.send("Emulation.setDefaultBackgroundColorOverride", { color: { r: 0, g: 0, b: 0, a: 0 } });
  writeFileSync(new URL(`icons/${name}.png`, folder), await page.screenshot());
}
await browser.stop();
