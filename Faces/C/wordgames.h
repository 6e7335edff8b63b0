// The five games of dictc behind a C interface. The reader's own functions are in dictreader.h.
//
// A game is made on open artefacts, which stay open until the game is freed. Calls on different games may run at the
// same time, calls on one game may not. No call fails on what a player types: a move that is not possible changes
// nothing, and the view says why.
//
// Texts are UTF-8 with a length and no zero byte at the end. A function that fills a buffer answers how many bytes
// there are; where that is more than `capacity`, call it again with a larger buffer. Negative answers are the statuses
// of dictreader.h.

#ifndef WORDGAMES_H
#define WORDGAMES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The games, with the kinds of artefacts that each needs.
enum {
    GF_GUESS = 1,    // levels
    GF_GHOST = 2,    // lexicon
    GF_WORDLE = 3,   // answers and lexicon
    GF_HANGMAN = 4,  // phrases
    GF_FILL = 5      // sentences
};

/// A new game on one or two artefacts, in any order; `second` may be null. The same seed and moves give the same game.
/// Null where the artefacts are not those that the game needs, or have nothing to play. Free it with gf_free.
const void *gf_new(int32_t game, uint64_t seed, const void *first, const void *second);

/// The game that gf_save kept. With other artefacts than those it was saved with, scores are kept and a new round
/// begins; the view's "answer" says "restored", "otherArtefact" or "contradiction". Null where the bytes keep no game,
/// or the artefacts have nothing to play. Any bytes are safe.
const void *gf_restore(const uint8_t *saved, size_t length, const void *first, const void *second);

/// Makes the move that a line of text names: 1 where the game has changed, 0 where it has not.
///
///     guess     guess WORD | next | level NUMBER
///     ghost     say LETTER [TURN] | computer | next | seat S S NAME<tab>NAME
///     wordle    guess WORD | next
///     hangman   guess LETTER | next | tier NUMBER | tier all
///     fill      choose ROW OPTION | clear ROW | submit | next | replay
///
/// TURN is the number of letters that the player saw, so that a letter which arrives twice counts once. S is 0 for a
/// human or the strength 1 to 3 of the computer, which speaks when `computer` lets it. Rows and options count from 0.
int32_t gf_move(const void *game, const uint8_t *message, size_t length);

/// What a player may see, as a JSON object; its members are those of wordgames.d.ts. Secrets are null until the end of
/// a round.
int64_t gf_view(const void *game, uint8_t *buffer, size_t capacity);

/// The whole game as bytes, the same on every machine.
int64_t gf_save(const void *game, uint8_t *buffer, size_t capacity);

/// Gives a game back; null is allowed.
void gf_free(const void *game);

#ifdef __cplusplus
}
#endif

#endif
