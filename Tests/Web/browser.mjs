// Chromium without a screen, driven by the DevTools protocol over a pipe.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const options = [
  "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check", "--no-sandbox",
  "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--mute-audio", "--hide-scrollbars", "about:blank",
];

export class Browser {
  #process;
  #profile;
  #waiting = new Map();
  #listeners = new Set();
  #count = 0;
  #rest = "";

  static start(command) {
    const browser = new this();
    browser.#profile = mkdtempSync(join(tmpdir(), "web-test-"));
    browser.#process = spawn(command, [`--user-data-dir=${browser.#profile}`, ...options],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    browser.#process.stdio[4].setEncoding("utf8").on("data", (text) => browser.#read(text));
    browser.#process.on("exit", () => {
      for (const { reject } of browser.#waiting.values()) reject(new Error("the browser has ended"));
    });
    return browser;
  }

  /** Messages end with a zero byte. */
  #read(text) {
    const messages = (this.#rest + text).split("\0");
    this.#rest = messages.pop();
    for (const message of messages.map((line) => JSON.parse(line))) {
      const caller = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (!caller) for (const listener of this.#listeners) listener(message);
      else if (message.error) caller.reject(new Error(`${caller.method}: ${message.error.message}`));
      else caller.resolve(message.result);
    }
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.#count;
    this.#process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject, method }));
  }

  listen(listener) { this.#listeners.add(listener); }

  /** A page with a profile of its own. */
  async page() {
    const { browserContextId } = await this.send("Target.createBrowserContext");
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId, browserContextId);
    await page.begin();
    return page;
  }

  async stop() {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.send("Browser.close").catch(() => {});
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), 5000);
    await ended;
    clearTimeout(timer);
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

export class Page {
  /** What the page complained about: exceptions, errors and warnings on the console, refused requests. */
  complaints = [];
  /** The addresses that were asked for. */
  requests = [];
  #browser;
  #session;
  #profile;
  #listeners = [];
  #arrived = null;

  constructor(browser, session, profile) {
    this.#browser = browser;
    this.#session = session;
    this.#profile = profile;
    browser.listen((message) => message.sessionId === session && this.#hear(message));
  }

  /** Tells every event of the page to `listener`. */
  listen(listener) { this.#listeners.push(listener); }

  /** Ends the page, with its profile. */
  close() { return this.#browser.send("Target.disposeBrowserContext", { browserContextId: this.#profile }); }

  #hear({ method, params }) {
    for (const listener of this.#listeners) listener({ method, params });
    if (method === "Page.loadEventFired") this.#arrived?.();
    if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
    if (method === "Runtime.exceptionThrown") this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === "Log.entryAdded" && ["error", "warning"].includes(params.entry.level)) {
      this.complaints.push(`${params.entry.text} ${params.entry.url ?? ""}`);
    }
  }

  send(method, params) { return this.#browser.send(method, params, this.#session); }

  async begin() {
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await this.send(`${domain}.enable`);
  }

  async open(url) {
    const arrival = new Promise((resolve) => { this.#arrived = resolve; });
    await this.send("Page.navigate", { url });
    await arrival;
  }

  async reload() {
    const arrival = new Promise((resolve) => { this.#arrived = resolve; });
    await this.send("Page.reload");
    await arrival;
  }

  /** The value of an expression, which may be a promise. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true, userGesture: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value;
  }

  /** Waits until an expression, or what it promises, is true. */
  async until(expression, seconds = 30) {
    const end = Date.now() + 1000 * seconds;
    while (!(await this.value(`(async () => Boolean(await (${expression})))()`))) {
      if (Date.now() > end) throw new Error(`not so within ${seconds} s: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /** Presses the middle of the element that a selector names, as a finger or a mouse does, once it takes presses. */
  async press(selector) {
    await this.until(`!document.querySelector(${JSON.stringify(selector)})?.closest(".settling")`);
    const place = await this.value(`(() => {
      const target = document.querySelector(${JSON.stringify(selector)});
      if (!target) return null;
      target.scrollIntoView({ block: "center" });
      const { x, y, width, height } = target.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    if (!place) throw new Error(`nothing to press: ${selector}`);
    for (const type of ["mousePressed", "mouseReleased"]) {
      await this.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
    }
  }

  /** Types a key: a character, "Enter", "Tab" or another name. */
  async type(key) {
    const text = [...key].length === 1 ? key : key === "Enter" ? "\r" : undefined;
    const code = { Enter: 13, Tab: 9, Backspace: 8, Escape: 27, ArrowRight: 39, ArrowUp: 38, ArrowDown: 40, Delete: 46 }[key] ?? key.toUpperCase().charCodeAt(0);
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", key, text, windowsVirtualKeyCode: code });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, windowsVirtualKeyCode: code });
  }

  async typeAll(keys) { for (const key of keys) await this.type(key); }

  /** Shows the page as on a screen of a width and height, light or dark; enlarged, it has fewer pixels of its own. It moves only if `moves`. */
  async look(width, height, scheme, zoom = 1, moves = false) {
    await this.send("Emulation.setDeviceMetricsOverride", {
      width: Math.floor(width / zoom), height: Math.floor(height / zoom), deviceScaleFactor: zoom, mobile: width < 600,
    });
    await this.send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: scheme }, { name: "prefers-reduced-motion", value: moves ? "no-preference" : "reduce" }],
    });
  }

  async screenshot() {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    return Buffer.from(data, "base64");
  }
}
