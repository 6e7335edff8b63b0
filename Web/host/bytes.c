// The functions of string.h that compilers call: each is an instruction of WebAssembly.

#include <stddef.h>

void *memcpy(void *target, const void *source, size_t count) {
    return __builtin_memcpy(target, source, count);
}

void *memmove(void *target, const void *source, size_t count) {
    return __builtin_memmove(target, source, count);
}

void *memset(void *target, int byte, size_t count) {
    return __builtin_memset(target, byte, count);
}
