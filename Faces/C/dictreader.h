/*
 * dictreader: queries on the artefacts of dictc from C, and from whatever can call C.
 *
 * Artefacts.   dr_open maps a file; dr_open_memory and dr_open_owned take bytes that the caller has, from a bundle or a
 *              download. All three find out themselves which kind of artefact it is. Each open artefact is closed by one
 *              dr_close. Opening checks what was asked for (see dr_verification); queries are safe on any bytes.
 *
 * Ownership.   The library keeps nothing that a caller passes but the bytes of dr_open_memory and dr_open_owned, and
 *              gives out no memory but the dr_artefact: all answers go into buffers of the caller.
 *
 * Answers.     0 or more: the call did what it says. Negative: a dr_status. Nothing else is ever negative.
 *
 * Buffers.     A call with a `buffer` and a `capacity` answers the full length of what it has to give, and writes as
 *              much of it as fits, without a zero byte at the end. So a first call may pass NULL and 0 to learn the
 *              length; where the answer is above the capacity, the call is made again with so much room. Lists of words
 *              are text with a line feed behind each word. Lengths and capacities count bytes, or numbers where the
 *              buffer holds int32_t.
 *
 * Texts.       UTF-8 with a length, no zero byte needed. Words may be written in any way: `Peafowl`, `café`. They are
 *              folded by the rule of the artefact's language; what holds anything but letters is no word.
 *
 * Threads.     Any number of threads may ask one artefact at the same time. dr_close has to come after all of them.
 *
 * Files.       While a file is open it may be replaced by renaming another over it; it must not be overwritten or cut.
 *
 * Numbers of statuses, kinds, classes and parts of speech never change. SPDX-License-Identifier: Apache-2.0
 */
#ifndef DICTREADER_H
#define DICTREADER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Version of this interface. It rises where a function is added; a function that is there never changes. */
#define DR_ABI_VERSION 1

/* An open artefact. */
typedef struct dr_artefact dr_artefact;

enum dr_status {
    DR_OK = 0,
    DR_NOT_AN_ARTEFACT = -1,     /* other magic bytes: no artefact, or mangled by a copy in text mode */
    DR_UNSUPPORTED_VERSION = -2, /* a major version that this library does not know */
    DR_WRONG_LENGTH = -3,        /* cut, or something was appended */
    DR_CHECKSUM_MISMATCH = -4,   /* the bytes are not those that were written */
    DR_DAMAGED = -5,             /* the bytes break another rule of the format */
    DR_WRONG_KIND = -6,          /* the artefact is of a kind that cannot answer the question */
    DR_INVALID_ARGUMENT = -7,    /* a null pointer or a number that no call may pass */
    DR_NONE = -8,                /* there is no such thing: no such word, index, pack */
    DR_MISSING = -9,             /* dr_open: there is no such file */
    DR_UNREADABLE = -10          /* dr_open: the file cannot be read; errno says why */
};

enum dr_verification {
    DR_TRUSTING = 0,  /* header and tables: for files that were checked before. A damaged file gives wrong answers. */
    DR_VERIFYING = 1, /* every checksum: what a client does. Half a millisecond a megabyte at most. */
    DR_STRUCTURE = 2  /* all contents against the rules of the format: what a build or a test does. */
};

enum dr_kind {
    DR_LEXICON = 1, DR_LEVELS = 2, DR_ANSWERS = 3, DR_PHRASES = 4, DR_SENTENCES = 5
};

enum dr_language { DR_ENGLISH = 1, DR_DUTCH = 2 };

/* The class of a word that FillMeUp hides: the level that asks for it. */
enum dr_class {
    DR_OTHER = 0, DR_PREPOSITION = 1, DR_DETERMINER = 2, DR_VERB = 3, DR_NOUN = 4, DR_PRONOUN = 5, DR_CONJUNCTION = 6
};

/* DR_ABI_VERSION of the library that is loaded. */
int32_t dr_abi_version(void);

/* A status as an English phrase; never NULL, and never to be freed. */
const char *dr_status_text(int32_t status);


/* ---- Opening ---- */

/* Maps the file at `path`, or reads it where it cannot be mapped. */
int32_t dr_open(const char *path, int32_t verification, dr_artefact **artefact);

/* Opens `length` bytes that the caller keeps where and as they are until dr_close. */
int32_t dr_open_memory(const void *bytes, size_t length, int32_t verification, dr_artefact **artefact);

/* Likewise, and calls `release` exactly once when the bytes are no longer needed: at dr_close, or where opening fails. */
int32_t dr_open_owned(const void *bytes, size_t length, int32_t verification,
                      void (*release)(const void *bytes, size_t length), dr_artefact **artefact);

/* Closes; NULL does nothing. */
void dr_close(dr_artefact *artefact);


/* ---- All kinds ---- */

/* One of dr_kind, and of dr_language. */
int32_t dr_kind(const dr_artefact *artefact);
int32_t dr_language(const dr_artefact *artefact);

/* A number that differs between artefacts with different contents; a saved game keeps it. */
uint64_t dr_identity(const dr_artefact *artefact);

/* How many words, packs, answers, phrases or sentences there are. */
int64_t dr_count(const dr_artefact *artefact);

/* The letters a to z of a text; DR_NONE where it holds anything that is no letter. */
int64_t dr_fold(const dr_artefact *artefact, const char *text, size_t length, char *buffer, size_t capacity);


/* ---- Lexicon ---- Ranks are places in byte order, from 0. Lists are ascending and end after `limit` words. */

/* 1 a word, 0 none. Answers can be asked this way too. */
int32_t dr_contains(const dr_artefact *artefact, const char *text, size_t length);

/* The rank of a word; DR_NONE. */
int64_t dr_rank(const dr_artefact *artefact, const char *text, size_t length);

/* The word with a rank; DR_NONE. */
int64_t dr_word(const dr_artefact *artefact, uint64_t rank, char *buffer, size_t capacity);

/* How many words start with a text, itself among them; 0 where it is no prefix. */
int64_t dr_count_prefix(const dr_artefact *artefact, const char *text, size_t length);

/* The letters that may follow a text, ascending. */
int64_t dr_next_letters(const dr_artefact *artefact, const char *text, size_t length, char *buffer, size_t capacity);

/* The words that start with a text. */
int64_t dr_complete(const dr_artefact *artefact, const char *text, size_t length, int32_t limit, char *buffer,
                    size_t capacity);

/* The words that match a pattern: `?` any letter, `*` any run of letters. */
int64_t dr_match(const dr_artefact *artefact, const char *pattern, size_t length, int32_t limit, char *buffer,
                 size_t capacity);

/* The words of exactly these letters in some order; `?` any letter. */
int64_t dr_anagrams(const dr_artefact *artefact, const char *letters, size_t length, int32_t limit, char *buffer,
                    size_t capacity);

/* The other words within one edit: a letter inserted, deleted or replaced, or two neighbours swapped. */
int64_t dr_neighbours(const dr_artefact *artefact, const char *text, size_t length, int32_t limit, char *buffer,
                      size_t capacity);


/* ---- Level packs ---- Sets and levels count from 1. */

/* The words of a pack; `attempts`, where it is not NULL, gets the guesses of a player, 0 for no limit. */
int64_t dr_pack(const dr_artefact *artefact, int32_t set, int32_t level, int32_t *attempts, char *buffer,
                size_t capacity);


/* ---- Answers and phrases ---- Indices count from 0. */

int64_t dr_answer(const dr_artefact *artefact, uint32_t index, char *buffer, size_t capacity);

/* A phrase in UTF-8; `misses` and `tier` (0 easy to 3 expert) may be NULL. */
int64_t dr_phrase(const dr_artefact *artefact, uint32_t index, int32_t *misses, int32_t *tier, char *buffer,
                  size_t capacity);


/* ---- Sentences ---- Indices and numbers count from 0. */

int64_t dr_sentence(const dr_artefact *artefact, uint32_t index, char *buffer, size_t capacity);

/* Three numbers for each token: offset and length in bytes, and the part of speech of FORMAT.md. */
int64_t dr_tokens(const dr_artefact *artefact, uint32_t index, int32_t *buffer, size_t capacity);

/* Three numbers for each gap: index of the token, dr_class, number of the answer. */
int64_t dr_gaps(const dr_artefact *artefact, uint32_t index, int32_t *buffer, size_t capacity);

/* The numbers of the answers that fit a gap of a sentence as well as its own, or almost. */
int64_t dr_rivals(const dr_artefact *artefact, uint32_t index, uint32_t gap, int32_t *buffer, size_t capacity);

/* The answer with a number, in lower case. */
int64_t dr_gap_answer(const dr_artefact *artefact, uint32_t number, char *buffer, size_t capacity);

/* How many sentences have a gap of a class, and the index of the one with that number among them. */
int64_t dr_count_playing(const dr_artefact *artefact, int32_t lexical_class);
int64_t dr_sentence_playing(const dr_artefact *artefact, int32_t lexical_class, uint32_t number);


/* ---- Rules on words ---- */

/* The letters that two words have in common, any position, any case. */
int32_t dr_hint(const char *one, size_t one_length, const char *other, size_t other_length);

/* A byte for each letter of a Wordle guess: 0 gray, 1 yellow, 2 green. Both words have `length` letters, at most 32. */
int64_t dr_marks(const char *guess, const char *secret, size_t length, unsigned char *buffer, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
