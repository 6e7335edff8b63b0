/*
 * Opens files that stand on standard input, a line of hexadecimal digits each, and asks them questions: see Tools/damage.
 *
 *     sweep QUESTIONS COMPARED
 *
 * The bytes lie against a page that cannot be touched, the last one before it and, in a second round, the first one behind
 * it, so that a read outside ends the program.
 */

#define _DEFAULT_SOURCE

#include "answers.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct question {
    char *verb, *rest, *expected;
};

static struct question *questions;
static size_t question_count, compared;

/* Reads lines of query, tab, answer. */
static void read_questions(const char *path) {
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    if (!file) exit(66);
    while ((length = getline(&line, &room, file)) > 0) {
        line[length - 1] = 0;
        char *tab = strchr(line, '\t');
        if (!tab) exit(65);
        *tab++ = 0;
        questions = realloc(questions, (question_count + 1) * sizeof *questions);
        if (!questions) exit(70);
        char *query = strdup(line), *blank = strchr(query, ' ');
        if (blank) *blank++ = 0;
        questions[question_count++] = (struct question){query, blank ? blank : query + strlen(query), strdup(tab)};
    }
    free(line);
    fclose(file);
}

/* A file between two pages that cannot be touched. */
struct guarded {
    char *pages, *bytes;
    size_t size;
};

static struct guarded guard(const char *bytes, size_t length, int at_end) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), inner = (length + page - 1) / page * page;
    struct guarded block = {.size = inner + 2 * page};
    block.pages = mmap(NULL, block.size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block.pages == MAP_FAILED || (inner && mprotect(block.pages + page, inner, PROT_READ | PROT_WRITE))) exit(71);
    block.bytes = block.pages + page + (at_end ? inner - length : 0);
    memcpy(block.bytes, bytes, length);
    if (inner && mprotect(block.pages + page, inner, PROT_READ)) exit(71);
    return block;
}

static int32_t status_of(const struct guarded *block, size_t length, int32_t verification) {
    dr_artefact *file = NULL;
    int32_t status = dr_open_memory(block->bytes, length, verification, &file);
    dr_close(file);
    return status;
}

/* The FNV-1a hash of 32 bits of all lines up to this one. */
static uint32_t hashed(const char *text, size_t length, uint32_t digest) {
    for (size_t at = 0; at <= length; at++) digest = (digest ^ (at < length ? (unsigned char)text[at] : '\n')) * 0x01000193;
    return digest;
}

/* Asks all questions and counts the answers: right, refused with the class of an error, wrong; hashes the first ones. */
static void ask(const dr_artefact *file, int *right, int *refused, int *wrong, uint32_t *digest) {
    char *text = NULL, rest[4096];
    size_t size = 0;
    *right = *refused = *wrong = 0;
    *digest = 0x811c9dc5;
    answer_output = open_memstream(&text, &size);
    if (!answer_output) exit(71);
    for (size_t index = 0; index < question_count; index++) {
        struct question *question = &questions[index];
        if (snprintf(rest, sizeof rest, "%s", question->rest) >= (int)sizeof rest) exit(65);
        rewind(answer_output);
        answer(file, question->verb, rest);
        fflush(answer_output);
        size_t length = size - 1;
        if (length == strlen(question->expected) && memcmp(text, question->expected, length) == 0) ++*right;
        else if (length == 7 && memcmp(text, "damaged", 7) == 0) ++*refused;
        else ++*wrong;
        if (index < compared) *digest = hashed(text, length, *digest);
    }
    fclose(answer_output);
    free(text);
}

static int nibble(char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; }

int main(int count, char **arguments) {
    if (count != 3) return 64;
    read_questions(arguments[1]);
    compared = strtoul(arguments[2], NULL, 10);
    char *line = NULL;
    size_t room = 0;
    ssize_t digits;
    while ((digits = getline(&line, &room, stdin)) > 0) {
        size_t length = (size_t)digits / 2;
        for (size_t at = 0; at < length; at++) line[at] = (char)(nibble(line[2 * at]) << 4 | nibble(line[2 * at + 1]));
        struct guarded high = guard(line, length, 1), low = guard(line, length, 0);
        int32_t verified = status_of(&high, length, DR_VERIFYING), checked = status_of(&low, length, DR_STRUCTURE);
        int32_t trusted = DR_OK;
        int right = 0, refused = 0, wrong = 0;
        uint32_t digest = 0;
        for (int round = 0; round < 2; round++) {
            dr_artefact *file = NULL;
            trusted = dr_open_memory(round ? low.bytes : high.bytes, length, DR_TRUSTING, &file);
            if (trusted == DR_OK) {
                ask(file, &right, &refused, &wrong, &digest);
                survive(file);
            }
            dr_close(file);
        }
        printf("%s %s %s %d %d %d %u\n", name_of(verified), name_of(checked), name_of(trusted), right, refused, wrong, digest);
        fflush(stdout);
        munmap(high.pages, high.size);
        munmap(low.pages, low.size);
    }
    free(line);
    forget();
    for (size_t index = 0; index < question_count; index++) free(questions[index].verb), free(questions[index].expected);
    free(questions);
    return 0;
}
