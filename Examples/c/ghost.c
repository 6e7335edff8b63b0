/* Plays a round of Ghost: ghost LEXICON LETTERS prints what players may see once they have said the letters in turn. */

#include <stdio.h>
#include <string.h>

#include "dictreader.h"
#include "wordgames.h"

int main(int count, char **arguments) {
    if (count != 3) return fprintf(stderr, "usage: ghost LEXICON LETTERS\n"), 64;
    dr_artefact *lexicon;
    int32_t status = dr_open(arguments[1], DR_VERIFYING, &lexicon);
    if (status != DR_OK) return fprintf(stderr, "%s: %s\n", arguments[1], dr_status_text(status)), 2;
    const void *game = gf_new(GF_GHOST, 1, lexicon, NULL);
    if (game) {
        for (const char *letter = arguments[2]; *letter; letter++) {
            const char move[] = {'s', 'a', 'y', ' ', *letter};
            if (gf_move(game, (const uint8_t *)move, sizeof move) != 1) break;
        }
        uint8_t view[4096];
        int64_t length = gf_view(game, view, sizeof view);
        if (length >= 0 && length <= (int64_t)sizeof view) printf("%.*s\n", (int)length, (const char *)view);
        gf_free(game);
    }
    dr_close(lexicon);
    return game ? 0 : 1;
}
