// What else compiled Swift calls: products of 128 bits, the guard of the stack, bytes that seed hash
// tables, and the end of objects that were never whole.

#include <stddef.h>
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x5A17C0DE;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

/// The seed of hash tables is fixed, so that the same calls give the same answers.
void arc4random_buf(void *target, size_t count) {
    uint8_t *bytes = target;
    for (size_t index = 0; index < count; index++) bytes[index] = (uint8_t)(0x9E * index + 0x37);
}

/// A number of 128 bits.
typedef struct {
    uint64_t low, high;
} Wide;

/// The product modulo 2^128 of two numbers given as halves, by four products of 32 bits.
void __multi3(Wide *result, uint64_t a, uint64_t aHigh, uint64_t b, uint64_t bHigh) {
    uint64_t low = (a & 0xFFFFFFFF) * (b & 0xFFFFFFFF);
    uint64_t middle = (a >> 32) * (b & 0xFFFFFFFF) + (low >> 32);
    uint64_t other = (a & 0xFFFFFFFF) * (b >> 32) + (middle & 0xFFFFFFFF);
    result->low = other << 32 | (low & 0xFFFFFFFF);
    result->high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32) + aHigh * b + a * bHigh;
}

void free(void *pointer);

/// Called where an initialiser of a class fails. The one of Embedded Swift 6.3 gives no memory back; this one takes its
/// place. Classes above ours have nothing to be destroyed.
void swift_deallocPartialClassInstance(void *object, const void *metadata, size_t size, size_t alignment) {
    (void)metadata, (void)size, (void)alignment;
    free(object);
}
