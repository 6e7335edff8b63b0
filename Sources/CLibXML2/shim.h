// If libxml2 was built with ICU, its headers include those of ICU, whose types clash with the types of
// Foundation's own ICU. Nothing here converts encodings, so the headers of ICU are not included.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#include <libxml/encoding.h>
