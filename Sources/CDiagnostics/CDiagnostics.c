#include "CDiagnostics.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *diagnostic_texts(void) {
    static const char texts[] = {
#embed "diagnostics.txt" suffix(, 0)
    };
    return texts;
}
