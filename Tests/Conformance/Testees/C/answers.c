/* The answers of dictreader.h to conformance queries, as text. */

#include "answers.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

FILE *answer_output;
static char *buffer;
static size_t capacity;
static int32_t *numbers;
static size_t number_capacity;

const char *name_of(int64_t status) {
    static const char *const names[] = {"ok", "not-an-artefact", "unsupported-version", "wrong-length",
        "checksum-mismatch", "damaged", "wrong-kind", "invalid-argument", "none", "missing", "unreadable",
        "too-much", "no-memory"};
    return status <= 0 && status >= -12 ? names[-status] : "unknown";
}

static void give_line(const char *text) { fprintf(answer_output, "%s\n", text); }

static void give_number(int64_t value) {
    if (value < 0) give_line(name_of(value));
    else fprintf(answer_output, "%" PRId64 "\n", value);
}

/* Writes what is in the buffer; a list of words with blanks between. */
static void give_text(int64_t length, const char *before, int is_list) {
    if (length < 0) {
        give_line(name_of(length));
        return;
    }
    fputs(before, answer_output);
    if (is_list) {
        for (int64_t at = 0; at < length; at++)
            if (buffer[at] == '\n') buffer[at] = ' ';
        if (length > 0) length--;
    }
    fwrite(buffer, 1, (size_t)length, answer_output);
    fputc('\n', answer_output);
}

static void give_numbers(int64_t count) {
    if (count < 0) {
        give_line(name_of(count));
        return;
    }
    for (int64_t at = 0; at < count; at++) fprintf(answer_output, at ? " %" PRId32 : "%" PRId32, numbers[at]);
    fputc('\n', answer_output);
}

/* Repeats a call with a larger buffer where the answer did not fit. */
#define FILLED(result, call)                                         \
    while ((result = (call)) > (int64_t)capacity) {                  \
        capacity = (size_t)result;                                   \
        if (!(buffer = realloc(buffer, capacity))) exit(70);         \
    }
#define FILLED_NUMBERS(result, call)                                            \
    while ((result = (call)) > (int64_t)number_capacity) {                      \
        number_capacity = (size_t)result;                                       \
        if (!(numbers = realloc(numbers, number_capacity * sizeof *numbers))) exit(70); \
    }

/* Takes the number behind the last blank off the text. */
static uint64_t last_number(char *text, size_t *length) {
    char *blank = strrchr(text, ' ');
    if (!blank) return 0;
    *length = (size_t)(blank - text);
    *blank = 0;
    return strtoull(blank + 1, NULL, 10);
}

/* Asks an artefact that may hold anything all there is to ask; sound and damaged ones have to survive it. */
void survive(const dr_artefact *file) {
    int64_t result;
    const char *words[] = {"", "a", "pea", "peafowl", "zz", "tea", "aaaaaaaaaaaa"};
    for (size_t index = 0; index < sizeof words / sizeof *words; index++) {
        const char *word = words[index];
        size_t length = strlen(word);
        dr_contains(file, word, length);
        dr_rank(file, word, length);
        dr_count_prefix(file, word, length);
        FILLED(result, dr_next_letters(file, word, length, buffer, capacity));
        FILLED(result, dr_complete(file, word, length, 1000, buffer, capacity));
        FILLED(result, dr_neighbours(file, word, length, 1000, buffer, capacity));
        FILLED(result, dr_anagrams(file, word, length, 1000, buffer, capacity));
    }
    FILLED(result, dr_match(file, "*e?", 3, 1000, buffer, capacity));
    for (uint32_t index = 0; index < 400; index++) {
        FILLED(result, dr_word(file, index, buffer, capacity));
        FILLED(result, dr_pack(file, (int32_t)(index / 20), (int32_t)(index % 20), NULL, buffer, capacity));
        FILLED(result, dr_answer(file, index, buffer, capacity));
        FILLED(result, dr_phrase(file, index, NULL, NULL, buffer, capacity));
        FILLED(result, dr_sentence(file, index, buffer, capacity));
        FILLED(result, dr_gap_answer(file, index, buffer, capacity));
        FILLED_NUMBERS(result, dr_tokens(file, index, numbers, number_capacity));
        FILLED_NUMBERS(result, dr_gaps(file, index, numbers, number_capacity));
        FILLED_NUMBERS(result, dr_rivals(file, index, index % 3, numbers, number_capacity));
        dr_sentence_playing(file, (int32_t)(index % 8), index / 8);
    }
    FILLED_NUMBERS(result, dr_days(file, numbers, number_capacity));
}

void answer(const dr_artefact *file, const char *verb, char *rest) {
    size_t length = strlen(rest);
    int64_t result;
#define IS(text) (strcmp(verb, text) == 0)
    if (IS("kind")) give_number(dr_kind(file));
    else if (IS("language")) give_number(dr_language(file));
    else if (IS("identity")) fprintf(answer_output, "%016" PRIx64 "\n", dr_identity(file));
    else if (IS("count")) give_number(dr_count(file));
    else if (IS("contains")) give_number(dr_contains(file, rest, length));
    else if (IS("rank")) give_number(dr_rank(file, rest, length));
    else if (IS("prefix")) give_number(dr_count_prefix(file, rest, length));
    else if (IS("days")) {
        FILLED_NUMBERS(result, dr_days(file, numbers, number_capacity));
        give_numbers(result);
    } else if (IS("fold")) {
        FILLED(result, dr_fold(file, rest, length, buffer, capacity));
        give_text(result, "", 0);
    } else if (IS("word")) {
        uint64_t rank = strtoull(rest, NULL, 10);
        FILLED(result, dr_word(file, rank, buffer, capacity));
        give_text(result, "", 0);
    } else if (IS("next")) {
        FILLED(result, dr_next_letters(file, rest, length, buffer, capacity));
        give_text(result, "", 0);
    } else if (IS("complete") || IS("match") || IS("anagrams") || IS("neighbours")) {
        int32_t limit = (int32_t)last_number(rest, &length);
        int64_t (*ask)(const dr_artefact *, const char *, size_t, int32_t, char *, size_t) =
            IS("complete") ? dr_complete : IS("match") ? dr_match : IS("anagrams") ? dr_anagrams : dr_neighbours;
        FILLED(result, ask(file, rest, length, limit, buffer, capacity));
        give_text(result, "", 1);
    } else if (IS("pack")) {
        int32_t attempts = 0, set = 0, level = 0;
        sscanf(rest, "%" SCNd32 " %" SCNd32, &set, &level);
        FILLED(result, dr_pack(file, set, level, &attempts, buffer, capacity));
        char before[16];
        snprintf(before, sizeof before, "%" PRId32 " ", attempts);
        give_text(result, before, 1);
    } else if (IS("phrase")) {
        int32_t misses = 0, tier = 0;
        FILLED(result, dr_phrase(file, (uint32_t)strtoul(rest, NULL, 10), &misses, &tier, buffer, capacity));
        char before[32];
        snprintf(before, sizeof before, "%" PRId32 " %" PRId32 " ", misses, tier);
        give_text(result, before, 0);
    } else if (IS("answer") || IS("sentence") || IS("gap-answer")) {
        int64_t (*ask)(const dr_artefact *, uint32_t, char *, size_t) =
            IS("answer") ? dr_answer : IS("sentence") ? dr_sentence : dr_gap_answer;
        FILLED(result, ask(file, (uint32_t)strtoul(rest, NULL, 10), buffer, capacity));
        give_text(result, "", 0);
    } else if (IS("tokens") || IS("gaps")) {
        int64_t (*ask)(const dr_artefact *, uint32_t, int32_t *, size_t) = IS("tokens") ? dr_tokens : dr_gaps;
        FILLED_NUMBERS(result, ask(file, (uint32_t)strtoul(rest, NULL, 10), numbers, number_capacity));
        give_numbers(result);
    } else if (IS("rivals")) {
        uint32_t gap = (uint32_t)last_number(rest, &length);
        FILLED_NUMBERS(result,
            dr_rivals(file, (uint32_t)strtoul(rest, NULL, 10), gap, numbers, number_capacity));
        give_numbers(result);
    } else if (IS("playing")) {
        int32_t lexical_class = (int32_t)strtol(rest, NULL, 10);
        char *blank = strchr(rest, ' ');
        give_number(blank ? dr_sentence_playing(file, lexical_class, (uint32_t)strtoul(blank, NULL, 10))
                          : dr_count_playing(file, lexical_class));
    } else if (IS("hint") || IS("marks")) {
        char *other = strchr(rest, ' ');
        if (!other) other = rest + length;
        size_t one_length = (size_t)(other - rest);
        if (*other) other++;
        if (IS("hint")) {
            give_number(dr_hint(rest, one_length, other, strlen(other)));
            return;
        }
        unsigned char marks[32];
        result = one_length == strlen(other) ? dr_marks(rest, other, one_length, marks, sizeof marks) : DR_INVALID_ARGUMENT;
        for (int64_t at = 0; at < result; at++) fputc('0' + marks[at], answer_output);
        give_line(result < 0 ? name_of(result) : "");
    } else give_line("unknown query");
}

void forget(void) {
    free(buffer);
    free(numbers);
    buffer = NULL, numbers = NULL;
    capacity = number_capacity = 0;
}
