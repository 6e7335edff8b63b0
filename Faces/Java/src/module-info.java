/** Reads the artefacts of dictc: lexicons, level packs, answers, phrases and sentences. */
module dictreader {
    exports dictreader;
}
