// nginx on a free port of this machine alone, as it serves any folder.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Server {
  #process;
  #folder;

  static async start(command, root) {
    const server = new this();
    server.#folder = mkdtempSync(join(tmpdir(), "web-test-nginx-"));
    server.port = await freePort();
    const file = join(server.#folder, "nginx.conf");
    writeFileSync(file, configuration(server.#folder, server.port, root));
    server.#process = spawn(command, ["-p", server.#folder, "-c", file, "-e", "error.log"], { stdio: "inherit" });
    await answers(server.port);
    return server;
  }

  get address() { return `http://localhost:${this.port}/`; }

  async stop() {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill("SIGTERM");
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function configuration(folder, port, root) {
  const types = "/etc/nginx/mime.types";
  // Started by root, nginx would serve as a user who may not see the folder.
  return `${process.getuid() === 0 ? "user root;\n" : ""}daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events {}
http {
  ${existsSync(types) ? `include ${types};` : ""}
  default_type application/octet-stream;
  access_log off;
  gzip_static on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
  }
}
`;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject).listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(port) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1", () => { socket.end(); resolve(true); }).once("error", () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx does not answer");
}
