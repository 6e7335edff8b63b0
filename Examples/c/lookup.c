/*
 * Looks words up in a lexicon: lookup FILE TEXT...
 *
 *     cc lookup.c -I ../../.build-faces -L ../../.build-faces -ldictreader -Wl,-rpath,../../.build-faces -o lookup
 *
 * Exit status: 0 every text is a word, 1 one is not, 2 the file cannot be read.
 */

#include <dictreader.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The words that start with a text, in memory to be freed; a first call learns how long they are. */
static char *completions(const dr_artefact *lexicon, const char *text, int32_t limit) {
    int64_t length = dr_complete(lexicon, text, strlen(text), limit, NULL, 0);
    if (length < 0) length = 0;
    char *words = malloc((size_t)length + 1);
    if (!words) exit(2);
    if (length > 0) dr_complete(lexicon, text, strlen(text), limit, words, (size_t)length);
    for (int64_t at = 0; at < length; at++)
        if (words[at] == '\n') words[at] = ' ';
    words[length > 0 ? length - 1 : 0] = 0;
    return words;
}

int main(int count, char **arguments) {
    if (count < 3) {
        fprintf(stderr, "usage: lookup FILE TEXT...\n");
        return 2;
    }
    dr_artefact *lexicon;
    int32_t status = dr_open(arguments[1], DR_VERIFYING, &lexicon);
    if (status != DR_OK) {
        fprintf(stderr, "%s: %s\n", arguments[1], dr_status_text(status));
        return 2;
    }
    int all_words = 1;
    for (int index = 2; index < count; index++) {
        const char *text = arguments[index];
        int is_word = dr_contains(lexicon, text, strlen(text)) == 1;
        char *words = completions(lexicon, text, 5);
        printf("%s: %s, %lld: %s\n", text, is_word ? "a word" : "no word",
               (long long)dr_count_prefix(lexicon, text, strlen(text)), words);
        free(words);
        all_words = all_words && is_word;
    }
    dr_close(lexicon);
    return all_words ? 0 : 1;
}
