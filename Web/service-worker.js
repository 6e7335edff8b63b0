// Keeps the whole page for use offline: a release as a whole, or not at all. Tools/web release writes into files.js which
// files a release has, the SHA-256 of each, and a name for all of them.
//
// A release is taken into a cache of its own; every file is compared with its digest before it is kept, so a half
// deployed server, a cut file or the sign-in page of a network ends the attempt and leaves the old release as it is. A
// page that is loaded gets the release that was taken last, and goes on with it: what it fetches later names the release.
// Caches that no page can need are removed when a worker takes its place, which is when no page is open.
//
// The packs of a language belong to a release once a page has asked for them: those of the other language are not fetched
// before somebody plays in it. A new release is whole when it has the languages that the one before had.

importScripts("files.js");

const prefix = "wordgames/";
const cacheNameOf = (release) => prefix + release;
const addressOf = (file) => new URL(file, self.registration.scope).href;
/** Where a cache that is whole says so: the time, the release, the digests of its files, and the languages it has. Written last. */
const markAddress = addressOf("whole");
/** The language whose pack a file is; undefined for all others. */
const languageOf = (file) => /^packs\/(\w+)\./.exec(file)?.[1];
/** The cache of each page that was loaded since the worker began; all others ask with their release. */
const cachesOfPages = new Map();

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The file at an address from the server, kept in `cache`; throws where it is not that with the digest. */
async function take(address, digest, cache, mode) {
  const response = await fetch(address, { cache: mode });
  const bytes = await response.arrayBuffer();
  if (!response.ok || await sha256(bytes) !== digest) throw new Error(`${address}: not as in the release`);
  const headers = new Headers(response.headers);
  // What is kept has been unpacked, and is the same whoever asks.
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  const kept = new Response(bytes, { headers });
  await cache.put(address, kept.clone());
  return kept;
}

/** What the cache of that name says of itself; undefined where it is not whole. */
async function mark(name) {
  if (!name.startsWith(prefix) || !await caches.has(name)) return undefined;
  return (await (await caches.open(name)).match(markAddress))?.json();
}

/** The name of the cache that was filled last; undefined where none is whole. */
async function newest() {
  let [found, time] = [undefined, -1];
  for (const name of await caches.keys()) {
    const filled = await mark(name);
    if (filled && filled.time > time) [found, time] = [name, filled.time];
  }
  return found;
}

/** The file of a release, kept; past the caches on the way where what they give is not what it should be. */
const takeAnew = (file, digest, cache) =>
  take(addressOf(file), digest, cache, "no-cache").catch(() => take(addressOf(file), digest, cache, "reload"));

async function install() {
  const { release, files } = self;
  const own = cacheNameOf(release);
  // Attempts that failed may have left something behind.
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && !await mark(name)) await caches.delete(name);
  }
  const before = await newest();
  const { languages } = before ? await mark(before) : { languages: [] };
  const isThere = await caches.has(own);
  const cache = await caches.open(own);
  try {
    const needed = Object.entries(files).filter(([file]) => !languageOf(file) || languages.includes(languageOf(file)));
    await Promise.all(needed.map(async ([file, digest]) =>
      await cache.match(addressOf(file)) ?? takeAnew(file, digest, cache)));
    await cache.put(markAddress, Response.json({ time: Date.now(), release, files, languages }));
  } catch (error) {
    if (!isThere) await caches.delete(own);
    throw error;
  }
}

/** Adds the packs of a language to a release that is kept: all of them, or the language is not one that it has. */
async function addLanguage(language, release) {
  const name = cacheNameOf(release);
  const filled = await mark(name);
  if (!filled || filled.languages.includes(language)) return;
  const packs = Object.entries(filled.files).filter(([file]) => languageOf(file) === language);
  if (packs.length === 0) return;
  const cache = await caches.open(name);
  await Promise.all(packs.map(async ([file, digest]) => await cache.match(addressOf(file)) ?? takeAnew(file, digest, cache)));
  await cache.put(markAddress, Response.json({ ...filled, languages: [...filled.languages, language] }));
}

/** What adds languages, one after the other. */
let adding = Promise.resolve();

async function activate() {
  const kept = await newest();
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== kept) await caches.delete(name);
  }
  await self.clients.claim();
}

/** The cache from which a request is answered; undefined where that is none. */
async function cacheFor({ request, clientId, resultingClientId }) {
  const release = new URL(request.url).searchParams.get("release");
  if (release !== null) return cacheNameOf(release);
  if (request.mode !== "navigate" && cachesOfPages.has(clientId)) return cachesOfPages.get(clientId);
  const name = await newest();
  if (request.mode === "navigate") cachesOfPages.set(resultingClientId, name);
  return name;
}

async function answer(event) {
  const { request } = event;
  const name = await cacheFor(event);
  const filled = name && await mark(name);
  // The page is of a release that is not kept, as the very first one can be.
  if (!filled) return fetch(request);
  const address = request.url.replace(/[?#].*/, "");
  // The name of the page's release, also where the server has another by now.
  if (address === addressOf("files.js")) {
    return new Response(`self.release = "${filled.release}";`, { headers: { "Content-Type": "text/javascript" } });
  }
  const [, digest] = Object.entries(filled.files).find(([file]) => addressOf(file) === address) ?? [];
  if (!digest) return fetch(request);
  const cache = await caches.open(name);
  const kept = await cache.match(address);
  // A page asks past the caches for a file that does not open.
  if (kept && request.cache !== "reload") return kept;
  try {
    return await take(address, digest, cache, "reload");
  } catch {
    // A file of another release is none of this page's.
    return kept ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const { keep, release } = Object(event.data);
  if (typeof keep !== "string" || typeof release !== "string") return;
  // Where the server has another release by now, the language comes with that.
  adding = adding.then(() => addLanguage(keep, release)).catch(() => {});
  event.waitUntil(adding);
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event));
});
