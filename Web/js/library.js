// The reader's module and the packs, each loaded once.

import { DictReader } from "./dictreader.js";
import { kindsOf, requests } from "./early.js";

/** Where a file of the page's own release is: files.js says which that is, and the service worker keeps it. */
const place = (name) => new URL(`../${name}?release=${self.release}`, import.meta.url);
let reader = null;
const packs = new Map();

/** The packs of a game, in a language. */
export const loadPacks = (language, game) => Promise.all(kindsOf[game].map((kind) => loadPack(language, kind)));

/** The module with the screen of a game. */
export const loadScreen = (game) => import(`./games/${game}.js?release=${self.release}`);

export function loadReader() {
  reader ??= fetched("page.wasm", (response) => DictReader.load(response)).catch((error) => {
    reader = null;
    throw error;
  });
  return reader;
}

/** The artefact of a kind and language; fails where it is missing or damaged. */
function loadPack(language, kind) {
  const name = `packs/${language}.${kind}`;
  if (!packs.has(name)) {
    const pack = fetched(name, async (response) => {
      const [module, bytes] = await Promise.all([loadReader(), response.arrayBuffer()]);
      return module.open(bytes);
    });
    packs.set(name, pack);
    pack.catch(() => packs.delete(name));
  }
  return packs.get(name);
}

/** What `use` makes of a file; where it makes nothing of it, the file is fetched once more, past every cache. */
async function fetched(name, use) {
  try {
    return await use(await answered(name, requested(name) ?? fetch(place(name))));
  } catch {
    return use(await answered(name, fetch(place(name), { cache: "reload" })));
  }
}

/** The request that early.js has made for a file, for its first reader. */
function requested(name) {
  const request = requests.get(name);
  requests.delete(name);
  return request;
}

async function answered(name, request) {
  const response = await request;
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response;
}
