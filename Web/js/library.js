// The reader's module and the packs, each loaded once.

import { DictReader } from "./dictreader.js";

const place = (name) => new URL(`../${name}`, import.meta.url);
let reader = null;
const packs = new Map();

export function loadReader() {
  reader ??= DictReader.load(place("wordgames.wasm"));
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
  const [module, response] = await Promise.all([loadReader(), fetch(place(name))]);
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return module.open(await response.arrayBuffer());
}
