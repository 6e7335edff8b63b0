/* The texts of `dictc explain`: diagnostics.txt, which the compiler copies into the executable, so that dictc explains its codes
   wherever it is copied to. Three lines for each code, sorted by code, with a blank line between two codes:

       gzip.truncated 65                                       the code and its exit status
       The file ends in the middle of its gzip data.           what it means
       Fetch the file again.                                   what to do */

#ifndef C_DIAGNOSTICS_H
#define C_DIAGNOSTICS_H

/* Returns the file as a string of UTF-8 that ends with 0 and is never freed. */
const char *_Nonnull diagnostic_texts(void);

#endif
