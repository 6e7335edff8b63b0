// The memory that the module asks its host for: blocks from free lists, one for each size class.
//
// A block has a header of 16 bytes with its class. Classes are 16 to 512 bytes in steps of 16, then
// four to each power of two, so that at most a fifth of a large block stays unused. Freed blocks
// serve their own class again; new ones come from the end of the linear memory, which grows.

#include <stddef.h>
#include <stdint.h>

enum { HEADER = 16, STEP = 16, SMALL = 512, CLASSES = 136, PAGE = 65536, NO_MEMORY = 12 };

typedef struct Block {
    union {
        uint32_t class;
        uint8_t header[HEADER];
    };
    struct Block *next;
} Block;

extern uint8_t __heap_base;
static uintptr_t end;
static Block *freed[CLASSES];

/// The class for `size` bytes, and in `rounded` what its blocks hold.
static uint32_t classify(size_t size, size_t *rounded) {
    if (size <= SMALL) {
        uint32_t class = size == 0 ? 0 : (uint32_t)(size - 1) / STEP;
        *rounded = ((size_t)class + 1) * STEP;
        return class;
    }
    uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)size - 1);
    uint32_t quarter = (uint32_t)((size - 1) >> (power - 2)) & 3;
    *rounded = ((size_t)1 << power) + ((size_t)(quarter + 1) << (power - 2));
    return SMALL / STEP + (power - 9) * 4 + quarter;
}

/// Sees to it that `size` bytes lie unused at the end of the memory, which grows by no more than what is missing; 0 where it
/// cannot. For hosts: Swift code ends the module where it asks for memory in vain.
int reserve(size_t size) {
    if (end == 0) end = ((uintptr_t)&__heap_base + STEP - 1) & ~(uintptr_t)(STEP - 1);
    // In 64 bits, for a memory of 65,536 pages.
    uint64_t unused = (uint64_t)__builtin_wasm_memory_size(0) * PAGE - end;
    if (size <= unused) return 1;
    return __builtin_wasm_memory_grow(0, (size_t)((size - unused + PAGE - 1) / PAGE)) != (size_t)-1;
}

/// `size` new bytes at the end of the memory; null where it cannot grow.
static void *extend(size_t size) {
    if (!reserve(size)) return NULL;
    void *start = (void *)end;
    end += size;
    return start;
}

void *malloc(size_t size) {
    if (size > (size_t)1 << 30) return NULL;
    size_t rounded;
    uint32_t class = classify(size, &rounded);
    Block *block = freed[class];
    if (block) {
        freed[class] = block->next;
    } else {
        block = extend(HEADER + rounded);
        if (!block) return NULL;
        block->class = class;
    }
    return (uint8_t *)block + HEADER;
}

void free(void *pointer) {
    if (!pointer) return;
    Block *block = (Block *)((uint8_t *)pointer - HEADER);
    block->next = freed[block->class];
    freed[block->class] = block;
}

/// Every block lies at a multiple of 16, which is all that Swift asks for.
int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment > STEP) return NO_MEMORY;
    *result = malloc(size);
    return *result ? 0 : NO_MEMORY;
}
