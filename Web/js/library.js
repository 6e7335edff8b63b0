// The reader's module and the packs, each loaded once.

import { DictReader } from "./dictreader.js";

/** Where a file of the page's own release is: files.js says which that is, and the service worker keeps it. */
const place = (name) => new URL(`../${name}?release=${self.release}`, import.meta.url);
let reader = null;
const packs = new Map();

export function loadReader() {
  reader ??= fetched("wordgames.wasm", (bytes) => DictReader.load(bytes)).catch((error) => {
    reader = null;
    throw error;
  });
  return reader;
}

/** The artefact of a kind and language; fails where it is missing or damaged. */
export function loadPack(language, kind) {
  const name = `${language}.${kind}`;
  if (!packs.has(name)) {
    const pack = open(`packs/${name}`);
    packs.set(name, pack);
    pack.catch(() => packs.delete(name));
  }
  return packs.get(name);
}

async function open(name) {
  const module = await loadReader();
  return fetched(name, (bytes) => module.open(bytes));
}

/** What `use` makes of a file; where it makes nothing of it, the file is fetched once more, past every cache. */
async function fetched(name, use) {
  try {
    return await use(await bytesOf(name, "default"));
  } catch {
    return use(await bytesOf(name, "reload"));
  }
}

async function bytesOf(name, cache) {
  const response = await fetch(place(name), { cache });
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response.arrayBuffer();
}
