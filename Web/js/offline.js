// The service worker, which keeps the page for offline use: the page itself, and the packs of the languages that are played.

let registration = null;

/** Keeps the page, and the packs of a language, for offline use. */
export async function keepOffline(language) {
  try {
    // Without a worker, as on a plain address without encryption, the page works online only.
    registration ??= navigator.serviceWorker?.register("service-worker.js", { updateViaCache: "none" });
    if (!await registration) return;
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ keep: language, release: self.release });
  } catch (error) {
    console.warn(error.message);
  }
}
