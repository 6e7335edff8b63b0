// Opens page.html of FOLDER, which nginx serves, in Chromium, and prints its text: browser.mjs FOLDER

import { Browser } from "../Web/browser.mjs";
import { Server } from "../Web/server.mjs";

const server = await Server.start("nginx", process.argv[2]);
const browser = Browser.start("chromium");
try {
  const page = await browser.page();
  await page.open(`${server.address}page.html`);
  await page.until("document.body.textContent.trim()");
  console.log(await page.value("document.body.textContent.trim()"));
  const complaints = page.complaints.filter((complaint) => !complaint.includes("favicon.ico"));
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
} finally {
  await browser.stop();
  await server.stop();
}
