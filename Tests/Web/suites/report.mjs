// The page of `dictc report`: readable at every width, light and dark, by people and by screen readers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { faint } from "../faint.mjs";
import { setting, shoot } from "../setting.mjs";

/** The pages to look at: a small one with everything, and those whose paths are in WEB_REPORTS. */
const pages = [
  fileURLToPath(new URL("../../Fixtures/report/page.html", import.meta.url)),
  ...(process.env.WEB_REPORTS ?? "").split(":").filter(Boolean),
];

/** What lies over something else, or outside of what holds it. */
const misplaced = `(() => {
  const found = [];
  const box = (node) => node.getBoundingClientRect();
  for (const figure of document.querySelectorAll("figure")) {
    const frame = box(figure);
    for (const svg of figure.querySelectorAll("svg[role=img]")) {
      const texts = [...svg.querySelectorAll("text")].map((node) => ({ text: node.textContent, ...box(node).toJSON() }));
      texts.forEach((one, index) => {
        if (one.left < frame.left || one.right > frame.right) found.push(figure.id + ": cut off: " + one.text);
        for (const other of texts.slice(index + 1)) {
          const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          // The boxes of letters have room above and below.
          if (wide > 0.5 && high > 0.3 * Math.min(one.height, other.height)) found.push(figure.id + ": " + one.text + " over " + other.text);
        }
      });
    }
    for (const node of figure.querySelectorAll("h3, p, li, summary")) {
      if (node.checkVisibility() && box(node).right > frame.right) found.push(figure.id + ": too wide: " + node.textContent.slice(0, 60));
    }
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(wide + " pixels too wide");
  return found;
})()`;

/** What screen readers and keyboards would miss. */
const unreachable = `(() => {
  const found = [];
  const need = (isThere, what) => { if (!isThere) found.push(what); };
  need(document.documentElement.lang === "en" && document.title, "language and title");
  for (const name of ["header", "main", "footer", "h1"]) need(document.querySelectorAll("body > " + name + ", header " + name).length === 1, "one " + name);
  let level = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
    const next = Number(heading.localName[1]);
    need(next <= level + 1, "a level above " + heading.textContent);
    level = next;
  }
  const label = (node) => node.getAttribute("aria-label") ?? (node.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
  const regions = [...document.querySelectorAll("[role=region], nav, section, svg[role=img]")];
  for (const node of regions) need(label(node), "a name of " + node.outerHTML.slice(0, 80));
  const names = [...document.querySelectorAll("[role=region], nav, section")].map(label);
  need(new Set(names).size === names.length, "names of regions that differ");
  for (const svg of document.querySelectorAll("svg:not([role=img])")) need(svg.closest("[aria-hidden=true]"), "a role of " + svg.outerHTML.slice(0, 80));
  for (const cell of document.querySelectorAll("th")) need(cell.scope, "the scope of " + cell.textContent);
  for (const table of document.querySelectorAll("table")) {
    const columns = table.tHead.rows[0].cells.length;
    for (const row of table.tBodies[0].rows) need(row.cells.length === columns && row.cells[0].localName === "th", "a heading of the row " + row.textContent);
  }
  for (const node of document.querySelectorAll("body *")) {
    const style = getComputedStyle(node);
    if (!/auto|scroll/.test(style.overflowX + style.overflowY) || !node.checkVisibility()) continue;
    if (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight) need(node.tabIndex === 0, "a way to scroll " + node.outerHTML.slice(0, 80));
  }
  for (const node of document.querySelectorAll("summary, nav a")) {
    const { width, height } = node.getBoundingClientRect();
    if (node.checkVisibility()) need(width >= 24 && height >= 24, "room for a finger on " + node.textContent + ", " + height);
  }
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  need(new Set(ids).size === ids.length, "names of elements that differ");
  return found;
})()`;

for (const path of pages) {
  const name = path.split("/").at(-1);
  for (const scheme of ["light", "dark"]) {
    for (const width of [360, 800, 1400]) {
      test(`the report ${name} is readable, ${width} wide, ${scheme}`, async () => {
        const { browser } = await setting();
        const page = await browser.page();
        await page.look(width, 900, scheme);
        await page.open(`file://${path}`);
        await shoot(page, `report-${name}-${width}-${scheme}`);
        for (const state of ["closed", "open"]) {
          await page.value(`document.querySelectorAll("details").forEach((node) => { node.open = ${state === "open"}; })`);
          assert.deepEqual(await page.value(misplaced), [], state);
          assert.deepEqual(await page.value(unreachable), [], state);
          const { found, texts } = await page.value(faint);
          assert.deepEqual(found, [], state);
          assert.ok(texts > 100, `${texts} texts`);
        }
        assert.deepEqual(page.complaints, []);
        await page.close();
      });
    }
  }
}

test("what is wrong with a report is found", async () => {
  const { browser } = await setting();
  const page = await browser.page();
  await page.look(800, 900, "light");
  await page.open(`file://${pages[0]}`);
  const change = (line) => page.value(`${line}; 0`);
  await change(`document.querySelector("figure text").setAttribute("x", 900)`);
  assert.match((await page.value(misplaced)).join(), /cut off|over/);
  await change(`document.querySelector("section").removeAttribute("aria-labelledby")`);
  await change(`document.querySelector("th").removeAttribute("scope")`);
  assert.match((await page.value(unreachable)).join(), /a name of <section.*the scope of/s);
  await change(`document.querySelector("figure text").style.fill = "#999"`);
  assert.match((await page.value(faint)).found.join(), /^text 2\.\d+ <text/);
});
