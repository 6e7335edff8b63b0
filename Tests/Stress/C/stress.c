/*
 * Puts the C library under load: many threads on one artefact, and many artefacts opened and closed.
 *
 *     stress threads FOLDER THREADS LOOKUPS
 *     stress leaks FOLDER ROUNDS
 *
 * FOLDER holds the good files of the conformance tests. Prints what was done; the status is 1 where an answer was wrong, or
 * something was not given back.
 */

#define _DEFAULT_SOURCE

#include "dictreader.h"

#include <dirent.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *folder;

static int32_t open_named(const char *name, dr_artefact **file) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return dr_open(path, DR_VERIFYING, file);
}

/* -- Threads */

enum { WORD = 64 };

static dr_artefact *lexicon;
static int64_t word_count;
static char (*words)[WORD];
static uint64_t look_ups;

/* What one thread gets wrong. */
static void *ask(void *seed) {
    uint64_t state = (uintptr_t)seed * 0x9E3779B97F4A7C15u, wrong = 0;
    for (uint64_t step = 0; step < look_ups; step++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        int64_t rank = (int64_t)((state >> 33) % (uint64_t)word_count);
        const char *word = words[rank];
        size_t length = strlen(word);
        char text[WORD];
        int right;
        switch (step % 4) {
        case 0: right = dr_contains(lexicon, word, length) == 1; break;
        case 1: right = dr_rank(lexicon, word, length) == rank; break;
        case 2:
            right = dr_word(lexicon, (uint64_t)rank, text, sizeof text) == (int64_t)length && memcmp(text, word, length) == 0;
            break;
        default:
            memcpy(text, word, length);
            text[length] = '1';
            right = dr_contains(lexicon, text, length + 1) == 0 && dr_count_prefix(lexicon, word, length) > 0;
        }
        if (!right) wrong++;
    }
    return (void *)(uintptr_t)wrong;
}

static int threads(int count) {
    if (open_named("en-everyday.lexicon", &lexicon) != DR_OK) return 1;
    word_count = dr_count(lexicon);
    words = calloc((size_t)word_count, sizeof *words);
    if (!words) return 1;
    for (int64_t rank = 0; rank < word_count; rank++) dr_word(lexicon, (uint64_t)rank, words[rank], WORD - 1);
    pthread_t *running = calloc((size_t)count, sizeof *running);
    uintptr_t wrong = 0;
    for (int index = 0; index < count; index++)
        if (pthread_create(&running[index], NULL, ask, (void *)(uintptr_t)(index + 1))) return 1;
    for (int index = 0; index < count; index++) {
        void *found;
        pthread_join(running[index], &found);
        wrong += (uintptr_t)found;
    }
    printf("%d threads, %" PRIu64 " look-ups each: %" PRIuPTR " wrong answers\n", count, look_ups, wrong);
    dr_close(lexicon);
    free(running);
    free(words);
    return wrong != 0;
}

/* -- Opening and closing */

static long resident(void) {
    char line[256];
    long kibibytes = 0;
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status)) sscanf(line, "VmRSS: %ld", &kibibytes);
    if (status) fclose(status);
    return kibibytes;
}

static int descriptors(void) {
    int count = 0;
    DIR *entries = opendir("/proc/self/fd");
    while (entries && readdir(entries)) count++;
    if (entries) closedir(entries);
    return count;
}

static int released;
static void release(const void *bytes, size_t length) {
    (void)length;
    free((void *)bytes);
    released++;
}

/* Opens files of each kind, and some that are none; how many were neither as expected. */
static int open_all(const char *sound, size_t length) {
    static const char *const good[] = {
        "en-peas.lexicon", "en-small.levels", "nl-five.answers", "nl-accents.phrases", "en-few.sentences"};
    int wrong = 0;
    dr_artefact *file;
    for (size_t index = 0; index < sizeof good / sizeof *good; index++) {
        wrong += open_named(good[index], &file) != DR_OK;
        dr_close(file);
    }
    wrong += open_named("none", &file) != DR_MISSING;
    for (size_t kind = 0; kind < 4; kind++) {
        size_t size = kind == 0 ? 0 : kind == 1 ? length - 1 : length;
        char *bytes = malloc(length);
        if (!bytes) exit(71);
        memcpy(bytes, sound, length);
        if (kind == 2) bytes[length - 300] ^= 1;
        wrong += (dr_open_owned(bytes, size, DR_STRUCTURE, release, &file) == DR_OK) != (kind == 3);
        dr_close(file);
    }
    return wrong;
}

static int leaks(long rounds) {
    char path[4096], sound[4096];
    snprintf(path, sizeof path, "%s/en-peas.lexicon", folder);
    FILE *file = fopen(path, "rb");
    if (!file) return 1;
    size_t length = fread(sound, 1, sizeof sound, file);
    fclose(file);
    long wrong = 0, warm = rounds / 100 + 1000;
    for (long round = 0; round < warm; round++) wrong += open_all(sound, length);
    long memory = resident();
    int open_files = descriptors();
    released = 0;
    for (long round = 0; round < rounds; round++) wrong += open_all(sound, length);
    long memory_after = resident();
    int open_files_after = descriptors();
    printf("%ld opened and closed, %ld refused: %ld wrong, memory %ld to %ld KiB, descriptors %d to %d, released %d of %ld\n",
        6 * rounds, 4 * rounds, wrong, memory, memory_after, open_files, open_files_after, released, 4 * rounds);
    return wrong || open_files != open_files_after || memory_after > memory + 1024 || released != 4 * rounds;
}

int main(int count, char **arguments) {
    if (count == 5 && strcmp(arguments[1], "threads") == 0) {
        folder = arguments[2];
        look_ups = strtoull(arguments[4], NULL, 10);
        return threads(atoi(arguments[3]));
    }
    if (count == 4 && strcmp(arguments[1], "leaks") == 0) {
        folder = arguments[2];
        return leaks(atol(arguments[3]));
    }
    fputs("usage: stress threads FOLDER THREADS LOOKUPS | leaks FOLDER ROUNDS\n", stderr);
    return 64;
}
