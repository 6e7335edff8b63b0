/* The arguments with which the process was started.

   On Linux, Swift's standard library reads them from /proc, which a bare chroot or container may lack: a program then seems to have
   none. The C libraries of GNU and Apple hand them to constructors. */

#ifndef C_ARGUMENTS_H
#define C_ARGUMENTS_H

/* The number of arguments, that of the program's name included, or -1 if the C library did not hand them over. */
int started_argument_count(void);

/* The argument at `index`, a string that ends with 0, or NULL if there is none. */
const char *started_argument(int index);

#endif
