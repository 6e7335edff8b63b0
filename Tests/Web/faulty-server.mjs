// A server of releases that fails from a moment on.

import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml",
  ".png": "image/png", ".webmanifest": "application/manifest+json",
};
const portal = "<!doctype html><title>Sign in</title><p>Welcome to our network.";

export class FaultyServer {
  /** What has been asked for and sent since the last call of `serve`. */
  requests = 0;
  bytes = 0;
  #server;
  #folder;
  #fault;

  static async start(folder) {
    const server = new this();
    server.serve(folder);
    server.#server = createServer((request, response) => server.#answer(request, response));
    await new Promise((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get address() { return `http://localhost:${this.#server.address().port}/`; }

  stop() {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * Serves a folder from now on, until `fault` happens: after a number of `requests` or, in the middle of an answer, of
   * `bytes`. From then on its `answers` are "cut" connections, those of a "portal", or the files of another folder; `happens`
   * is called once.
   */
  serve(folder, fault = {}) {
    [this.#folder, this.#fault, this.requests, this.bytes] = [folder, fault, 0, 0];
  }

  #answer(request, response) {
    const { requests = Infinity, bytes = Infinity, answers } = this.#fault;
    if (this.requests++ >= requests || this.bytes >= bytes) this.#fail();
    const isFailing = this.#fault.failed;
    if (isFailing && answers === "cut") return request.socket.destroy();
    if (isFailing && answers === "portal") return this.#send(request, response, Buffer.from(portal), ".html");
    const folder = isFailing && answers ? answers : this.#folder;
    const path = normalize(new URL(request.url, this.address).pathname);
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    return this.#send(request, response, readFileSync(file), extname(file));
  }

  #fail() {
    if (this.#fault.failed) return;
    this.#fault.failed = true;
    this.#fault.happens?.();
  }

  #send(request, response, content, extension) {
    const tag = `"${createHash("sha256").update(content).digest("hex").slice(0, 16)}"`;
    const headers = { "Content-Type": types[extension] ?? "application/octet-stream", ETag: tag };
    if (request.headers["if-none-match"] === tag) return response.writeHead(304, headers).end();
    response.writeHead(200, { ...headers, "Content-Length": content.length });
    const left = (this.#fault.bytes ?? Infinity) - this.bytes;
    this.bytes += content.length;
    if (left >= content.length || this.#fault.answers !== "cut" || this.#fault.failed) return response.end(content);
    this.#fail();
    return response.write(content.subarray(0, left), () => response.destroy());
  }
}
