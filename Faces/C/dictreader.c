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

/* The Swift half's own; this library has one way to close whatever it opened. */
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
    default: return status >= 0 ? "ok" : "unknown status";
    }
}

/*
 * What Swift calls where an initialiser of a class throws, here where bytes are no artefact. The one of Embedded Swift 6.3
 * never gives the object's memory back; this one takes its place. None of our classes has another above it.
 */
void swift_deallocPartialClassInstance(void *object, const void *metadata, size_t size, size_t alignment_mask);
void swift_deallocPartialClassInstance(void *object, const void *metadata, size_t size, size_t alignment_mask) {
    (void)metadata, (void)size, (void)alignment_mask;
    free(object);
}

static void unmap(const void *bytes, size_t length) { munmap((void *)bytes, length); }

static void release_copy(const void *bytes, size_t length) {
    (void)length;
    free((void *)bytes);
}

/*
 * Whether `length` bytes tell all there is to know of a stream: it is no artefact, or longer than its header states. So the
 * end of a stream without end is not waited for.
 */
static int is_enough(const unsigned char *bytes, size_t length) {
    static const unsigned char magic[8] = {0x8A, 'D', 'C', 'T', '\r', '\n', 0x1A, '\n'};
    if (length < 32) return 0;
    if (memcmp(bytes, magic, sizeof magic) != 0) return 1;
    uint64_t stated = 0;
    for (int at = 23; at >= 16; at--) stated = stated << 8 | bytes[at];
    return length > stated;
}

/* All that `descriptor` still gives, or as much as is enough, in memory to be freed; NULL with errno where reading fails. */
static char *contents(int descriptor, size_t *length) {
    size_t capacity = 1 << 16;
    char *bytes = malloc(capacity);
    *length = 0;
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
    return bytes ? dr_open_owned(bytes, length, verification, release_copy, artefact) : DR_UNREADABLE;
}
