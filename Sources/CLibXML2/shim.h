// The headers of libxml2 include those of ICU where it was built with ICU, and their types clash with
// the ones of Foundation's own ICU. Nothing here converts encodings, so they are left out.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#include <libxml/encoding.h>
