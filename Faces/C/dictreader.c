/* The part of dictreader.h that talks to the system: files, and statuses as text. */

#define _POSIX_C_SOURCE 200809L

#include "dictreader.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define EXPORTED __attribute__((visibility("default")))

EXPORTED int32_t dr_abi_version(void) { return DR_ABI_VERSION; }

/* The Swift half's function; this library has a single way to close an artefact, however it was opened. */
void dr_close_memory(dr_artefact *artefact);
EXPORTED void dr_close(dr_artefact *artefact) { dr_close_memory(artefact); }

EXPORTED const char *dr_status_text(int32_t status) {
    switch (status) {
    case DR_NOT_AN_ARTEFACT: return "not a dictc artefact, or mangled by a copy in text mode";
    case DR_UNSUPPORTED_VERSION: return "a format version that this library does not know";
    case DR_WRONG_LENGTH: return "another length than the header states";
    case DR_CHECKSUM_MISMATCH: return "damaged: a checksum does not match";
    case DR_DAMAGED: return "damaged: the contents break a rule of the format";
    case DR_WRONG_KIND: return "another kind of artefact";
    case DR_INVALID_ARGUMENT: return "invalid argument";
    case DR_NONE: return "there is none";
    case DR_MISSING: return "no such file";
    case DR_UNREADABLE: return "cannot be read";
    case DR_TOO_MUCH: return "a longer answer or search than a call allows";
    case DR_NO_MEMORY: return "not enough memory";
    default: return status >= 0 ? "ok" : "unknown status";
    }
}

/*
 * Swift calls this if the initialiser of a class throws, which happens here if the bytes are not an artefact. The version in
 * Embedded Swift 6.3 never frees the object's memory, so we replace it. None of our classes has a superclass.
 */
void swift_deallocPartialClassInstance(void *object, const void *metadata, size_t size, size_t alignment_mask);
void swift_deallocPartialClassInstance(void *object, const void *metadata, size_t size, size_t alignment_mask) {
    (void)metadata, (void)size, (void)alignment_mask;
    free(object);
}

/* The Swift half of opening, without a look at the memory that it takes. */
int32_t dr_adopt(const void *bytes, size_t length, int32_t verification, void (*release)(const void *, size_t),
                 dr_artefact **artefact);

/*
 * Whether there is memory to open `length` bytes: Swift ends the process where it asks in vain. Opening copies tables, which
 * have 8 MiB at most; the check of the contents keeps some bytes for each of the file.
 */
static int has_memory(size_t length, int32_t verification) {
    size_t mebibyte = 1 << 20, needed = length < 8 * mebibyte ? 4 * length : 32 * mebibyte;
    if (verification == DR_STRUCTURE) {
        if (length > SIZE_MAX / 32) return 0;
        needed += 16 * length;
    }
    /* Volatile, since a compiler may take a block that nobody uses for granted. */
    void *volatile block = malloc(needed + mebibyte);
    if (!block) return 0;
    free(block);
    return 1;
}

EXPORTED int32_t dr_open_owned(const void *bytes, size_t length, int32_t verification,
                               void (*release)(const void *bytes, size_t length), dr_artefact **artefact) {
    /* What no call may pass the other half refuses. */
    if (!artefact || !bytes || length > PTRDIFF_MAX || has_memory(length, verification)) {
        return dr_adopt(bytes, length, verification, release, artefact);
    }
    *artefact = NULL;
    if (release) release(bytes, length);
    return DR_NO_MEMORY;
}

EXPORTED int32_t dr_open_memory(const void *bytes, size_t length, int32_t verification, dr_artefact **artefact) {
    return dr_open_owned(bytes, length, verification, NULL, artefact);
}

static void unmap(const void *bytes, size_t length) { munmap((void *)bytes, length); }

static void release_copy(const void *bytes, size_t length) {
    (void)length;
    free((void *)bytes);
}

/*
 * Whether `length` bytes are enough to judge a stream: it is not an artefact, or is longer than its header states. Without
 * this, an endless stream would be read for ever.
 */
static int is_enough(const unsigned char *bytes, size_t length) {
    static const unsigned char magic[8] = {0x8A, 'D', 'C', 'T', '\r', '\n', 0x1A, '\n'};
    if (length < 32) return 0;
    if (memcmp(bytes, magic, sizeof magic) != 0) return 1;
    uint64_t stated = 0;
    for (int at = 23; at >= 16; at--) stated = stated << 8 | bytes[at];
    return length > stated;
}

/*
 * Reads `descriptor` to its end, or until it is_enough, into memory that the caller frees; NULL and errno on failure, ENOMEM
 * for a lack of memory.
 */
static char *contents(int descriptor, size_t *length) {
    size_t capacity = 1 << 16;
    char *bytes = malloc(capacity);
    *length = 0;
    errno = ENOMEM;
    while (bytes) {
        ssize_t count = read(descriptor, bytes + *length, capacity - *length);
        if (count == 0) return bytes;
        if (count < 0) {
            if (errno == EINTR) continue;
            int code = errno;
            free(bytes);
            errno = code;
            return NULL;
        }
        *length += (size_t)count;
        if (is_enough((unsigned char *)bytes, *length)) return bytes;
        if (*length < capacity) continue;
        char *larger = realloc(bytes, capacity *= 2);
        if (!larger) free(bytes);
        bytes = larger;
        errno = ENOMEM;
    }
    return NULL;
}

EXPORTED int32_t dr_open(const char *path, int32_t verification, dr_artefact **artefact) {
    if (!artefact) return DR_INVALID_ARGUMENT;
    *artefact = NULL;
    if (!path) return DR_INVALID_ARGUMENT;
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return errno == ENOENT || errno == ENOTDIR ? DR_MISSING : DR_UNREADABLE;

    struct stat status;
    if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
        size_t length = (size_t)status.st_size;
        void *bytes = mmap(NULL, length, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (bytes != MAP_FAILED) {
            close(descriptor);
            return dr_open_owned(bytes, length, verification, unmap, artefact);
        }
    }
    size_t length;
    char *bytes = contents(descriptor, &length);
    int code = errno;
    close(descriptor);
    errno = code;
    if (bytes) return dr_open_owned(bytes, length, verification, release_copy, artefact);
    return code == ENOMEM ? DR_NO_MEMORY : DR_UNREADABLE;
}
