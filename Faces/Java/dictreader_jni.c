/* The native methods of dictreader.Native, over dictreader.h. SPDX-License-Identifier: Apache-2.0 */

#include <dictreader.h>
#include <jni.h>

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define METHOD(result, name, ...) \
    JNIEXPORT result JNICALL Java_dictreader_Native_##name(JNIEnv *env, jclass class, ##__VA_ARGS__)

static dr_artefact *artefact_at(jlong address) { return (dr_artefact *)(intptr_t)address; }

/* ---- Results ---- */

/* Throws the DictReaderException of a status. */
static void refuse(JNIEnv *env, int64_t status) {
    jclass class = (*env)->FindClass(env, "dictreader/DictReaderException");
    jmethodID make = class ? (*env)->GetMethodID(env, class, "<init>", "(I)V") : NULL;
    jobject exception = make ? (*env)->NewObject(env, class, make, (jint)status) : NULL;
    if (exception) (*env)->Throw(env, exception);
}

/* A number; -1 for none. */
static jlong number(JNIEnv *env, int64_t result) {
    if (result >= 0) return result;
    if (result != DR_NONE) refuse(env, result);
    return -1;
}

/* The array of what a call has written; NULL for none. */
static jbyteArray bytes(JNIEnv *env, const void *buffer, int64_t length) {
    if (length < 0) return number(env, length), NULL;
    jbyteArray array = (*env)->NewByteArray(env, (jsize)length);
    if (array) (*env)->SetByteArrayRegion(env, array, 0, (jsize)length, buffer);
    return array;
}

static jintArray numbers(JNIEnv *env, const void *buffer, int64_t length) {
    if (length < 0) return number(env, length), NULL;
    jintArray array = (*env)->NewIntArray(env, (jsize)length);
    if (array) (*env)->SetIntArrayRegion(env, array, 0, (jsize)length, buffer);
    return array;
}

/* Sets `found` to the array that `make` makes of what CALL writes into `buffer`, of `capacity` elements. */
#define ANSWER(found, make, element, CALL)                                   \
    do {                                                                     \
        element room[1024], *buffer = room;                                  \
        size_t capacity = 1024;                                              \
        int64_t length = (CALL);                                             \
        if (length > (int64_t)capacity) {                                    \
            capacity = (size_t)length;                                       \
            buffer = malloc(capacity * sizeof(element));                     \
            length = buffer ? (CALL) : DR_NO_MEMORY;                         \
        }                                                                    \
        found = make(env, buffer, length);                                   \
        if (buffer != room) free(buffer);                                    \
    } while (0)

/* ---- Texts ---- */

/* The bytes of an array, with a zero byte behind them. */
struct text {
    char *bytes;
    size_t length;
    char room[256];
};

/* False, with the error thrown, if there is no memory. */
static bool take(JNIEnv *env, jbyteArray array, struct text *text) {
    text->length = (size_t)(*env)->GetArrayLength(env, array);
    text->bytes = text->length < sizeof text->room ? text->room : malloc(text->length + 1);
    if (!text->bytes) return refuse(env, DR_NO_MEMORY), false;
    (*env)->GetByteArrayRegion(env, array, 0, (jsize)text->length, (jbyte *)text->bytes);
    text->bytes[text->length] = 0;
    return true;
}

static void drop(struct text *text) {
    if (text->bytes != text->room) free(text->bytes);
}

/* ---- Opening ---- */

static jlong opened(JNIEnv *env, int32_t status, dr_artefact *artefact) {
    if (status != DR_OK) refuse(env, status);
    return (jlong)(intptr_t)artefact;
}

METHOD(jlong, open, jbyteArray path, jint verification) {
    (void)class;
    struct text name;
    if (!take(env, path, &name)) return 0;
    dr_artefact *artefact = NULL;
    int32_t status = strlen(name.bytes) == name.length ? dr_open(name.bytes, verification, &artefact) : DR_INVALID_ARGUMENT;
    drop(&name);
    return opened(env, status, artefact);
}

static void release(const void *copy, size_t length) {
    (void)length;
    free((void *)copy);
}

METHOD(jlong, openBytes, jbyteArray contents, jint verification) {
    (void)class;
    jsize length = (*env)->GetArrayLength(env, contents);
    jbyte *copy = malloc((size_t)length + 1);
    if (!copy) return refuse(env, DR_NO_MEMORY), 0;
    (*env)->GetByteArrayRegion(env, contents, 0, length, copy);
    dr_artefact *artefact = NULL;
    int32_t status = dr_open_owned(copy, (size_t)length, verification, release, &artefact);
    return opened(env, status, artefact);
}

METHOD(void, close, jlong address) {
    (void)env, (void)class;
    dr_close(artefact_at(address));
}

/* ---- Questions without a text ---- */

#define NUMBER(result, name, call, ...)        \
    METHOD(result, name, ##__VA_ARGS__) {      \
        (void)class;                           \
        return (result)number(env, call);      \
    }

#define ANSWER_METHOD(result, name, make, element, call, ...) \
    METHOD(result, name, jlong address, ##__VA_ARGS__) {      \
        (void)class;                                          \
        const dr_artefact *artefact = artefact_at(address);   \
        result found;                                         \
        ANSWER(found, make, element, call);                   \
        return found;                                         \
    }

#define BYTES(name, call, ...) ANSWER_METHOD(jbyteArray, name, bytes, char, call, ##__VA_ARGS__)
#define NUMBERS(name, call, ...) ANSWER_METHOD(jintArray, name, numbers, int32_t, call, ##__VA_ARGS__)

NUMBER(jint, kind, dr_kind(artefact_at(address)), jlong address)
NUMBER(jint, language, dr_language(artefact_at(address)), jlong address)
NUMBER(jlong, count, dr_count(artefact_at(address)), jlong address)
NUMBER(jlong, countPlaying, dr_count_playing(artefact_at(address), lexical), jlong address, jint lexical)
NUMBER(jlong, sentencePlaying, dr_sentence_playing(artefact_at(address), lexical, (uint32_t)place), jlong address,
       jint lexical, jlong place)

METHOD(jlong, identity, jlong address) {
    (void)env, (void)class;
    return (jlong)dr_identity(artefact_at(address));
}

BYTES(word, dr_word(artefact, (uint64_t)rank, buffer, capacity), jlong rank)
BYTES(answer, dr_answer(artefact, (uint32_t)index, buffer, capacity), jlong index)
BYTES(sentence, dr_sentence(artefact, (uint32_t)index, buffer, capacity), jlong index)
BYTES(gapAnswer, dr_gap_answer(artefact, (uint32_t)index, buffer, capacity), jlong index)
NUMBERS(days, dr_days(artefact, buffer, capacity))
NUMBERS(tokens, dr_tokens(artefact, (uint32_t)index, buffer, capacity), jlong index)
NUMBERS(gaps, dr_gaps(artefact, (uint32_t)index, buffer, capacity), jlong index)
NUMBERS(rivals, dr_rivals(artefact, (uint32_t)index, (uint32_t)gap, buffer, capacity), jlong index, jlong gap)

METHOD(jbyteArray, pack, jlong address, jint set, jint level, jintArray attempts) {
    (void)class;
    int32_t limit = 0;
    jbyteArray found;
    ANSWER(found, bytes, char, dr_pack(artefact_at(address), set, level, &limit, buffer, capacity));
    if (found) (*env)->SetIntArrayRegion(env, attempts, 0, 1, &(jint){limit});
    return found;
}

METHOD(jbyteArray, phrase, jlong address, jlong index, jintArray facts) {
    (void)class;
    int32_t misses = 0, tier = 0;
    jbyteArray found;
    ANSWER(found, bytes, char,
           dr_phrase(artefact_at(address), (uint32_t)index, &misses, &tier, buffer, capacity));
    if (found) (*env)->SetIntArrayRegion(env, facts, 0, 2, (jint[]){misses, tier});
    return found;
}

/* ---- Questions with a text ---- */

#define NUMBER_OF_TEXT(name, function)                                                      \
    METHOD(jlong, name, jlong address, jbyteArray array) {                                  \
        (void)class;                                                                        \
        struct text text;                                                                   \
        if (!take(env, array, &text)) return 0;                                             \
        int64_t result = function(artefact_at(address), text.bytes, text.length);           \
        drop(&text);                                                                        \
        return number(env, result);                                                         \
    }

#define BYTES_OF_TEXT(name, call, ...)                                    \
    METHOD(jbyteArray, name, jlong address, jbyteArray array, ##__VA_ARGS__) { \
        (void)class;                                                      \
        const dr_artefact *artefact = artefact_at(address);               \
        struct text text;                                                 \
        if (!take(env, array, &text)) return NULL;                        \
        jbyteArray found;                                                 \
        ANSWER(found, bytes, char, call);                                 \
        drop(&text);                                                      \
        return found;                                                     \
    }

NUMBER_OF_TEXT(contains, dr_contains)
NUMBER_OF_TEXT(rank, dr_rank)
NUMBER_OF_TEXT(countPrefix, dr_count_prefix)
BYTES_OF_TEXT(fold, dr_fold(artefact, text.bytes, text.length, buffer, capacity))
BYTES_OF_TEXT(nextLetters, dr_next_letters(artefact, text.bytes, text.length, buffer, capacity))
BYTES_OF_TEXT(complete, dr_complete(artefact, text.bytes, text.length, limit, buffer, capacity), jint limit)
BYTES_OF_TEXT(match, dr_match(artefact, text.bytes, text.length, limit, buffer, capacity), jint limit)
BYTES_OF_TEXT(anagrams, dr_anagrams(artefact, text.bytes, text.length, limit, buffer, capacity), jint limit)
BYTES_OF_TEXT(neighbours, dr_neighbours(artefact, text.bytes, text.length, limit, buffer, capacity), jint limit)

/* ---- Rules on words ---- */

METHOD(jint, hint, jbyteArray first, jbyteArray second) {
    (void)class;
    struct text one, other;
    if (!take(env, first, &one)) return 0;
    int32_t result = 0;
    if (take(env, second, &other)) {
        result = dr_hint(one.bytes, one.length, other.bytes, other.length);
        drop(&other);
    }
    drop(&one);
    return (jint)number(env, result);
}

METHOD(jbyteArray, marks, jbyteArray guessed, jbyteArray wanted) {
    (void)class;
    struct text guess, secret;
    if (!take(env, guessed, &guess)) return NULL;
    jbyteArray found = NULL;
    if (take(env, wanted, &secret)) {
        bool fits = guess.length == secret.length;
        ANSWER(found, bytes, unsigned char,
               fits ? dr_marks(guess.bytes, secret.bytes, guess.length, buffer, capacity) : DR_INVALID_ARGUMENT);
        drop(&secret);
    }
    drop(&guess);
    return found;
}

METHOD(jstring, statusText, jint status) {
    (void)class;
    return (*env)->NewStringUTF(env, dr_status_text(status));
}
