#include "CArguments.h"

#include <stddef.h>
#include <stdlib.h>

static int count = -1;
static char **arguments;

#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep(int argc, char **argv) {
    count = argc;
    arguments = argv;
}
#endif

int started_argument_count(void) { return count; }

const char *started_argument(int index) { return index >= 0 && index < count ? arguments[index] : NULL; }
