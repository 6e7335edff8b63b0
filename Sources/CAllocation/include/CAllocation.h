/* What dictc does when the system refuses memory: it says so and ends, like the `x` allocators of GNU programs.

   Swift's run-time library would print addresses and end by a signal. `make build` links with --wrap=malloc and so on, so all code
   that is linked in, Swift's run-time library too, allocates as here. Libraries loaded later have their own ways. */

#ifndef C_ALLOCATION_H
#define C_ALLOCATION_H

/* Ends the process with `status` as soon as memory is refused, after `text` on standard error and `json` on standard output. Both are
   strings that end with 0 and stay as they are; NULL writes nothing. Before this call, what asked for memory gets none. */
void end_without_memory(const unsigned char *text, const unsigned char *json, int status);

#endif
