/*
 * dictreader: queries on the artefacts of dictc from C, and from any language that can call C.
 *
 * Artefacts.   dr_open maps a file; dr_open_memory and dr_open_owned take bytes that the caller has, from a bundle or a
 *              download. All three detect the kind of artefact. Close each open artefact with one call of dr_close.
 *              Opening checks as much as you request (see dr_verification); queries are safe on any bytes.
 *
 * Ownership.   Of everything a caller passes, the library keeps only the bytes of dr_open_memory and dr_open_owned. The
 *              only memory it hands out is the dr_artefact: all results go into buffers of the caller.
 *
 * Results.     0 or more: the call succeeded. Negative: a dr_status. Nothing else is ever negative.
 *
 * Buffers.     A call with a `buffer` and a `capacity` returns the full length of its result and writes as much of it
 *              as fits, without a zero byte at the end. So a first call may pass NULL and 0 to learn the length; if the
 *              length is above the capacity, call again with a buffer of that size. Lists of words are text with a line
 *              feed after each word. Lengths and capacities count bytes or, if the buffer is of type int32_t, numbers.
 *
 * Arguments.   A null pointer with a length or capacity above 0, and a length or capacity above PTRDIFF_MAX, are
 *              DR_INVALID_ARGUMENT, and nothing is written; so is an unknown dr_verification or dr_class. All other numbers
 *              are valid: a rank, index, set or level that is not there is DR_NONE, a limit of 0 or less an empty list.
 *
 * Texts.       UTF-8 with a length; a zero byte is not needed. Words may be written in any way: `Peafowl`, `café`. They
 *              are folded by the rule of the artefact's language; a text with anything but letters is not a word.
 *
 * Threads.     Any number of threads may query one artefact at the same time. Call dr_close only when all are done.
 *
 * Files.       An open file may be replaced by renaming another over it; it must not be overwritten or truncated.
 *
 * The numbers of statuses, kinds, classes and parts of speech never change. SPDX-License-Identifier: Apache-2.0
 */
#ifndef DICTREADER_H
#define DICTREADER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface. It rises when a function or status is added; existing functions never change. */
#define DR_ABI_VERSION 3

/* An open artefact. */
typedef struct dr_artefact dr_artefact;

enum dr_status {
    DR_OK = 0,
    DR_NOT_AN_ARTEFACT = -1,     /* other magic bytes: not an artefact, or mangled by a copy in text mode */
    DR_UNSUPPORTED_VERSION = -2, /* a major version that this library does not know */
    DR_WRONG_LENGTH = -3,        /* truncated, or something was appended */
    DR_CHECKSUM_MISMATCH = -4,   /* the bytes are not those that were written */
    DR_DAMAGED = -5,             /* the bytes break another rule of the format */
    DR_WRONG_KIND = -6,          /* the function does not apply to this kind of artefact */
    DR_INVALID_ARGUMENT = -7,    /* a null pointer, or a number that is never valid, such as an unknown dr_verification */
    DR_NONE = -8,                /* not found: there is no such word, index or pack */
    DR_MISSING = -9,             /* dr_open: there is no such file */
    DR_UNREADABLE = -10,         /* dr_open: the file cannot be read; errno says why */
    DR_TOO_MUCH = -11,           /* a list of words with more than DR_LONGEST_ANSWER bytes: ask with a lower limit; or a search that
                                    would read more than DR_LONGEST_SEARCH letters: begin it with more letters */
    DR_NO_MEMORY = -12           /* opening: there is not the memory that it takes, 16 bytes for each of the file with
                                    DR_STRUCTURE, 4 for the tables of lexicons otherwise */
};

/*
 * The bytes of the longest list of words that a call gives. No lexicon of a language has as many in all; but a damaged or
 * hostile file of some kilobytes can lead to any number of words.
 */
#define DR_LONGEST_ANSWER 67108864

/*
 * The letters of words that dr_match and dr_anagrams read, besides 100 for each byte of the lexicon. All those of an ordinary
 * lexicon are fewer; only a file as above has more, for which a search could take hours. This one ends after a second or two.
 */
#define DR_LONGEST_SEARCH 100000000

enum dr_verification {
    DR_TRUSTING = 0,  /* header and tables: for files that were checked before. A damaged file may return wrong results. */
    DR_VERIFYING = 1, /* every checksum: the choice for clients. At most half a millisecond per megabyte. */
    DR_STRUCTURE = 2  /* all contents against the rules of the format: for builds and tests. */
};

enum dr_kind {
    DR_LEXICON = 1, DR_LEVELS = 2, DR_ANSWERS = 3, DR_PHRASES = 4, DR_SENTENCES = 5
};

enum dr_language { DR_ENGLISH = 1, DR_DUTCH = 2 };

/* The class of a word that FillMeUp hides; the number is the level that the class belongs to. */
enum dr_class {
    DR_OTHER = 0, DR_PREPOSITION = 1, DR_DETERMINER = 2, DR_VERB = 3, DR_NOUN = 4, DR_PRONOUN = 5, DR_CONJUNCTION = 6
};

/* The DR_ABI_VERSION of the loaded library. */
int32_t dr_abi_version(void);

/* A status as an English phrase; never NULL. Do not free it. */
const char *dr_status_text(int32_t status);


/* ---- Opening ---- A call that fails sets `*artefact` to NULL. */

/* Maps the file at `path`, or reads it if it cannot be mapped. */
int32_t dr_open(const char *path, int32_t verification, dr_artefact **artefact);

/* Opens `length` bytes, which the caller must neither move nor change until dr_close. */
int32_t dr_open_memory(const void *bytes, size_t length, int32_t verification, dr_artefact **artefact);

/* Likewise, and calls `release` exactly once when the bytes are no longer needed: in dr_close, or if opening fails. */
int32_t dr_open_owned(const void *bytes, size_t length, int32_t verification,
                      void (*release)(const void *bytes, size_t length), dr_artefact **artefact);

/* Closes an artefact; NULL is allowed. */
void dr_close(dr_artefact *artefact);


/* ---- All kinds ---- */

/* A value of enum dr_kind, and one of enum dr_language. */
int32_t dr_kind(const dr_artefact *artefact);
int32_t dr_language(const dr_artefact *artefact);

/* A number that differs between artefacts with different contents; store it with a saved game. */
uint64_t dr_identity(const dr_artefact *artefact);

/* The number of words, packs, answers, phrases or sentences. */
int64_t dr_count(const dr_artefact *artefact);

/* The letters of a text, folded to a to z; DR_NONE if it contains anything that is not a letter. */
int64_t dr_fold(const dr_artefact *artefact, const char *text, size_t length, char *buffer, size_t capacity);


/* ---- Lexicon ---- Ranks are positions in byte order, from 0. Lists are ascending and have at most `limit` words. */

/* 1 if a text is a word, otherwise 0. Works on Wordle answers, too. */
int32_t dr_contains(const dr_artefact *artefact, const char *text, size_t length);

/* The rank of a word; DR_NONE if it is not in the lexicon. */
int64_t dr_rank(const dr_artefact *artefact, const char *text, size_t length);

/* The word with a rank; DR_NONE if the rank is too high. */
int64_t dr_word(const dr_artefact *artefact, uint64_t rank, char *buffer, size_t capacity);

/* The number of words that start with a text, including the text itself; 0 if it is not a prefix. */
int64_t dr_count_prefix(const dr_artefact *artefact, const char *text, size_t length);

/* The letters that may follow a text, ascending. */
int64_t dr_next_letters(const dr_artefact *artefact, const char *text, size_t length, char *buffer, size_t capacity);

/* The words that start with a text. */
int64_t dr_complete(const dr_artefact *artefact, const char *text, size_t length, int32_t limit, char *buffer,
                    size_t capacity);

/* The words that match a pattern: `?` is any letter, `*` any run of letters. The other letters are folded like all texts. */
int64_t dr_match(const dr_artefact *artefact, const char *pattern, size_t length, int32_t limit, char *buffer,
                 size_t capacity);

/* The words made of exactly these letters, in any order; `?` is any letter. The others are folded like all texts. */
int64_t dr_anagrams(const dr_artefact *artefact, const char *letters, size_t length, int32_t limit, char *buffer,
                    size_t capacity);

/* The other words within one edit: a letter inserted, deleted or replaced, or two neighbours swapped. Words that should never be
   shown, such as slurs, are left out. */
int64_t dr_neighbours(const dr_artefact *artefact, const char *text, size_t length, int32_t limit, char *buffer,
                      size_t capacity);


/* ---- Level packs ---- Sets and levels count from 1. */

/* The words of a pack; `attempts`, if not NULL, is set to the number of guesses, 0 for no limit. */
int64_t dr_pack(const dr_artefact *artefact, int32_t set, int32_t level, int32_t *attempts, char *buffer,
                size_t capacity);


/* ---- Answers and phrases ---- Indices count from 0. */

int64_t dr_answer(const dr_artefact *artefact, uint32_t index, char *buffer, size_t capacity);

/* Two numbers: the day of the first answer, in days since 1970-01-01, and how many answers from there on are those of days,
   one a day; DR_NONE if none is. */
int64_t dr_days(const dr_artefact *artefact, int32_t *buffer, size_t capacity);

/* A phrase in UTF-8; `misses` and `tier` (0 easy to 3 expert) may be NULL. */
int64_t dr_phrase(const dr_artefact *artefact, uint32_t index, int32_t *misses, int32_t *tier, char *buffer,
                  size_t capacity);


/* ---- Sentences ---- Indices and numbers count from 0. */

int64_t dr_sentence(const dr_artefact *artefact, uint32_t index, char *buffer, size_t capacity);

/* Three numbers for each token: offset and length in bytes, and the part of speech (see FORMAT.md). */
int64_t dr_tokens(const dr_artefact *artefact, uint32_t index, int32_t *buffer, size_t capacity);

/* Three numbers for each gap: the index of the token, its dr_class, and the number of the answer. */
int64_t dr_gaps(const dr_artefact *artefact, uint32_t index, int32_t *buffer, size_t capacity);

/* The numbers of the answers that fit a gap of a sentence as well as its own answer, or nearly. */
int64_t dr_rivals(const dr_artefact *artefact, uint32_t index, uint32_t gap, int32_t *buffer, size_t capacity);

/* The answer with a number, in lower case. */
int64_t dr_gap_answer(const dr_artefact *artefact, uint32_t number, char *buffer, size_t capacity);

/* The number of sentences with a gap of a class, and the index of the `number`th of them, from 0. */
int64_t dr_count_playing(const dr_artefact *artefact, int32_t lexical_class);
int64_t dr_sentence_playing(const dr_artefact *artefact, int32_t lexical_class, uint32_t number);


/* ---- Rules on words ---- */

/* The number of letters that two words have in common, in any position and any case. */
int32_t dr_hint(const char *one, size_t one_length, const char *other, size_t other_length);

/* One byte per letter of a Wordle guess: 0 gray, 1 yellow, 2 green. Both words have `length` letters, at most 32. */
int64_t dr_marks(const char *guess, const char *secret, size_t length, unsigned char *buffer, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
