// A C interface to the five games of dictc. The functions of the reader are in dictreader.h.
//
// A game uses open artefacts, which must stay open until the game is freed. Calls on different games may run at the
// same time, calls on the same game may not. Nothing that a player types makes a call fail: an impossible move changes
// nothing, and the view says why.
//
// Texts are UTF-8 with a length and no zero byte at the end. A function that fills a buffer returns the full number of
// bytes; if that is more than `capacity`, call it again with a larger buffer. Negative results are the statuses of
// dictreader.h.
// Artefacts may contain anything: words that are not words are never dealt, and counts stop at the largest number.

#ifndef WORDGAMES_H
#define WORDGAMES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The games, and the kinds of artefacts that each needs.
enum {
    GF_GUESS = 1,    // levels
    GF_GHOST = 2,    // lexicon
    GF_WORDLE = 3,   // answers and lexicon
    GF_HANGMAN = 4,  // phrases
    GF_FILL = 5      // sentences
};

/// A new game on one or two artefacts, in any order; `second` may be null. The same seed and moves produce the same
/// game. Null if the artefacts are not those that the game needs, or contain nothing to play. Free it with gf_free.
const void *gf_new(int32_t game, uint64_t seed, const void *first, const void *second);

/// The game of a day, in days since 1970-01-01, which is the same for everybody with the same artefacts: of GF_WORDLE or
/// GF_GUESS, otherwise null. The Wordle of the day has the answer that the artefact has for it. A day without one has
/// the answer, and every day the level pack, that a hash chooses. Null also as for gf_new.
const void *gf_new_on(int32_t game, int32_t day, const void *first, const void *second);

/// The game that gf_save saved. With artefacts other than those it was saved with, the scores are kept; the round goes
/// on if it is valid with them, and otherwise a new one begins. The view's "answer" is "restored", "carriedOver",
/// "otherArtefact" or "contradiction". Null if the bytes are not a saved game, or the artefacts contain nothing to play.
/// Any bytes are safe.
const void *gf_restore(const uint8_t *saved, size_t length, const void *first, const void *second);

/// Makes the move in a line of text; returns 1 if the game has changed, otherwise 0.
///
///     guess     guess WORD | next | level NUMBER
///     ghost     say LETTER [TURN] | computer | next | seat S S NAME<tab>NAME
///     wordle    guess WORD | next
///     hangman   guess LETTER | next | tier NUMBER | tier all
///     fill      choose ROW OPTION | clear ROW | submit | next | replay
///
/// TURN is the number of letters that the player saw, so that a letter that arrives twice counts once. S is 0 for a
/// human, or the strength 1 to 3 of the computer, which makes its move on `computer`. Rows and options count from 0.
int32_t gf_move(const void *game, const uint8_t *message, size_t length);

/// Everything a player may see, as a JSON object with the members in wordgames.d.ts. Secrets are null until the round
/// is over.
int64_t gf_view(const void *game, uint8_t *buffer, size_t capacity);

/// Saves the whole game as bytes, which are the same on every machine and every host: what a web page, dictc play or an
/// app saved, gf_restore opens, and they open these.
int64_t gf_save(const void *game, uint8_t *buffer, size_t capacity);

/// Frees a game; null is allowed.
void gf_free(const void *game);

#ifdef __cplusplus
}
#endif

#endif
