import assert from "node:assert/strict";
import { test } from "node:test";
import { openGame } from "../setting.mjs";

async function seat(page, opponent) {
  await page.until(`document.querySelector(".fragment")`);
  await page.press("#tool-players");
  await page.value(`(() => {
    document.querySelector("#first").value = "Ann";
    const opponent = document.querySelector("#opponent");
    opponent.value = "${opponent}";
    opponent.dispatchEvent(new Event("change"));
    document.querySelector("#second").value = "Bob";
  })()`);
  await page.press("#start");
  await page.until(`!document.querySelector("dialog")`);
}

test("a first visit plays at once, against the computer", async () => {
  for (const [language, you] of [["en", "You"], ["nl", "Jij"]]) {
    const page = await openGame("ghost");
    await page.press(`#language-${language}`);
    await page.until(`document.querySelector(".player.turn b")?.textContent === "${you}"`);
    await page.type("p");
    await page.until(`document.querySelectorAll(".fragment span:not(.hollow)").length === 2`);
    // The same round goes on at the next visit.
    await page.reload();
    await page.until(`document.querySelectorAll(".fragment span:not(.hollow)").length === 2`);
    assert.deepEqual(page.complaints, []);
  }
});

test("two people spell PEAFOWL, and player 2 wins", async () => {
  const page = await openGame("ghost");
  await seat(page, 0);
  await page.typeAll("peaf");
  await page.type("3");
  for (const letter of "owl") await page.press(`#key-${letter}`);
  await page.until(`document.querySelector(".end")`);
  const text = await page.value(`document.querySelector(".end").textContent`);
  assert.match(text, /Bob wins/);
  assert.match(text, /PEAFOWL is a word/);
  assert.match(await page.value(`document.querySelector("#announcer").textContent`), /Bob wins/);
  assert.match(await page.value(`document.querySelectorAll(".player")[1].textContent`), /1 win/);
  for (const key of ["Tab", "Enter"]) await page.type(key);
  await page.until(`!document.querySelector(".end")`);
  assert.match(await page.value(`document.querySelector(".player.turn").textContent`), /Bob/);
  assert.deepEqual(page.complaints, []);
});

test("a dead end against the computer loses, and tells what was possible", async () => {
  const page = await openGame("ghost");
  await seat(page, 3);
  await page.type("q");
  await page.until(`document.querySelectorAll(".fragment span:not(.hollow)").length === 2`);
  await page.type("x");
  await page.until(`document.querySelector(".end")`);
  assert.match(await page.value(`document.querySelector(".end").textContent`), /Computer wins.*No longer word begins with Q.X.*was still possible/);
  assert.deepEqual(page.complaints, []);
});
