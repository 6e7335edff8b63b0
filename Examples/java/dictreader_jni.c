/* The native methods of Lexicon.java, over dictreader.h. */

#include <dictreader.h>
#include <jni.h>

#include <stdlib.h>
#include <string.h>

static const dr_artefact *artefact_at(jlong address) { return (const dr_artefact *)(intptr_t)address; }

/* The bytes of an array with a zero byte behind them, in memory to be freed. */
static char *bytes_of(JNIEnv *env, jbyteArray array, size_t *length) {
    *length = (size_t)(*env)->GetArrayLength(env, array);
    char *bytes = malloc(*length + 1);
    if (!bytes) return NULL;
    (*env)->GetByteArrayRegion(env, array, 0, (jsize)*length, (jbyte *)bytes);
    bytes[*length] = 0;
    return bytes;
}

JNIEXPORT jlong JNICALL Java_Lexicon_open(JNIEnv *env, jclass class, jbyteArray path) {
    (void)class;
    size_t length;
    char *name = bytes_of(env, path, &length);
    dr_artefact *artefact = NULL;
    int32_t status = name ? dr_open(name, DR_VERIFYING, &artefact) : DR_NO_MEMORY;
    if (status == DR_OK && dr_kind(artefact) != DR_LEXICON) {
        dr_close(artefact);
        status = DR_WRONG_KIND;
    }
    free(name);
    return status == DR_OK ? (jlong)(intptr_t)artefact : status;
}

JNIEXPORT void JNICALL Java_Lexicon_close(JNIEnv *env, jclass class, jlong address) {
    (void)env, (void)class;
    dr_close((dr_artefact *)(intptr_t)address);
}

JNIEXPORT jlong JNICALL Java_Lexicon_contains(JNIEnv *env, jclass class, jlong address, jbyteArray text) {
    (void)class;
    size_t length;
    char *bytes = bytes_of(env, text, &length);
    jlong answer = bytes ? dr_contains(artefact_at(address), bytes, length) : DR_NO_MEMORY;
    free(bytes);
    return answer;
}

JNIEXPORT jlong JNICALL Java_Lexicon_countPrefix(JNIEnv *env, jclass class, jlong address, jbyteArray text) {
    (void)class;
    size_t length;
    char *bytes = bytes_of(env, text, &length);
    jlong count = bytes ? dr_count_prefix(artefact_at(address), bytes, length) : DR_NO_MEMORY;
    free(bytes);
    return count;
}

/* The words with a line feed behind each; NULL where there are none. */
JNIEXPORT jbyteArray JNICALL Java_Lexicon_complete(
    JNIEnv *env, jclass class, jlong address, jbyteArray text, jint limit) {
    (void)class;
    size_t length;
    char *bytes = bytes_of(env, text, &length);
    if (!bytes) return NULL;
    jbyteArray found = NULL;
    int64_t size = dr_complete(artefact_at(address), bytes, length, limit, NULL, 0);
    char *words = size > 0 ? malloc((size_t)size) : NULL;
    if (words) {
        dr_complete(artefact_at(address), bytes, length, limit, words, (size_t)size);
        found = (*env)->NewByteArray(env, (jsize)size);
        if (found) (*env)->SetByteArrayRegion(env, found, 0, (jsize)size, (const jbyte *)words);
    }
    free(words);
    free(bytes);
    return found;
}

JNIEXPORT jstring JNICALL Java_Lexicon_statusText(JNIEnv *env, jclass class, jint status) {
    (void)class;
    return (*env)->NewStringUTF(env, dr_status_text(status));
}
