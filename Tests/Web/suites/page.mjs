import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { folder, openGame, serveAlone, setting } from "../setting.mjs";

const games = ["guess", "ghost", "wordle", "hangman", "fill", "daily-wordle", "daily-guess"];

test("a language is chosen for the page and its packs, and is remembered", async () => {
  const page = await openGame("wordle");
  await page.press("#language-nl");
  await page.until(`document.querySelector("h1")?.textContent === "Vijf letters" && document.querySelector(".tile")`);
  assert.equal(await page.value("document.documentElement.lang"), "nl");
  await page.reload();
  await page.until(`document.querySelector("h1")?.textContent === "Vijf letters"`);
  assert.deepEqual(page.complaints, []);
});

test("opened from a folder, the page says that it needs a server", async () => {
  const { browser } = await setting();
  const page = await browser.page();
  await page.open(pathToFileURL(join(folder, "index.html")).href);
  await page.until(`getComputedStyle(document.querySelector(".late")).visibility === "visible"`);
  assert.match(await page.value(`document.querySelector("#screen").innerText`), /from a web server/);
  await page.close();
});

test("every control has a name, and no screen is wider than a phone", async () => {
  const page = await openGame("", { width: 320, height: 640 });
  for (const game of ["", ...games]) {
    await page.value(`location.hash = "${game}"`);
    await page.until(`document.querySelector("${game ? `#screen .facts` : ".menu"}, #screen .button")`);
    const unnamed = await page.value(`[...document.querySelectorAll("button, a, select, input, [role]")]
      .filter((node) => !(node.getAttribute("aria-label") || node.textContent.trim() || node.labels?.length || node.getAttribute("aria-live")))
      .map((node) => node.outerHTML)`);
    assert.deepEqual(unnamed, [], game);
    const width = await page.value("document.documentElement.scrollWidth");
    assert.ok(width <= 320, `${game}: ${width} pixels wide`);
  }
});

test("all games can be reached and played with the keyboard alone", async () => {
  const page = await openGame("");
  await page.until(`document.querySelector(".menu")`);
  await page.value(`document.querySelector(".menu a[href='#guess']").focus()`);
  await page.type("Enter");
  await page.until(`document.querySelector("[data-word]")`);
  await page.type("ArrowRight");
  await page.type("Enter");
  await page.until(`document.querySelector("[data-word].guessed, .end")`);
  assert.notEqual(await page.value("document.activeElement"), null);
});

test("nothing is asked of another server", async () => {
  const { server } = await setting();
  const page = await openGame("");
  for (const game of games) {
    await page.value(`location.hash = "${game}"`);
    await page.until(`document.querySelector("#screen .facts, #screen .button")`);
  }
  assert.deepEqual(page.requests.filter((url) => !url.startsWith(server.address)), []);
});

test("a saved game that is damaged makes room for a new one", async () => {
  const page = await openGame("wordle");
  for (const text of ["AQ==", "!", "AwEB", "AQMBAP8BAQEBAQEBAQEBAQEB"]) {
    await page.value(`localStorage.setItem("wordgames/en/wordle", "${text}")`);
    await page.reload();
    await page.until(`document.querySelector(".tile")`);
  }
  assert.deepEqual(page.complaints, []);
});

test("a pack that is missing closes its own game only", async () => {
  const { server, stop } = await serveAlone("packs/en.phrases");
  try {
    const page = await openGame("hangman", { server });
    await page.until(`document.querySelector("#screen").textContent.includes("not available")`);
    await page.value(`location.hash = "wordle"`);
    await page.until(`document.querySelector(".tile")`);
  } finally {
    await stop();
  }
});
