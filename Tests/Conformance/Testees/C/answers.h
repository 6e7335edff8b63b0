/* What the programs that ask the C library have in common. */

#include "dictreader.h"

#include <stdio.h>

/* Where answers go, a line each. */
extern FILE *answer_output;

/* The class of an error as Documentation/FORMAT.md names it. */
const char *name_of(int64_t status);

/* Writes the answer to a query: its verb, and what follows the blank behind it. Changes `rest`. */
void answer(const dr_artefact *file, const char *verb, char *rest);

/* Asks an artefact that may hold anything all there is to ask; sound and damaged ones have to survive it. */
void survive(const dr_artefact *file);

/* Frees the buffers of answers. */
void forget(void);
