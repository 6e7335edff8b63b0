package import DictModel

// Files, compression, encodings, lists and XML. Those of corpora are in Diagnostic+CorpusCodes.

extension Diagnostic.Code {
    /// All diagnostic codes that the DictSources module can report.
    package static let sources: [Diagnostic.Code] = files + texts + xml + corpora
}

// MARK: - Files

extension Diagnostic.Code {
    package static let sourceMissing = Self(
        "source.missing", .missing,
        meaning: "A source is not at its path.",
        remedy: "Correct the path, or put the file there.")
    package static let sourceUnreadable = Self(
        "source.unreadable", .io,
        meaning: "The system refused to open or read a source, or a folder of sources.",
        remedy: "Look at the reason it gives: often the permissions are wrong, or the disk fails.")
    package static let sourceChanged = Self(
        "source.changed", .io,
        meaning: "A file was written to while it was read, so the result would mix two versions.",
        remedy: "Run again when nothing writes to the file.")
    package static let sourceNotAFile = Self(
        "source.not-a-file", .badData,
        meaning: "A source has to be a file or a named pipe; this is a folder, device or socket.",
        remedy: "Name a file.")
    package static let sourceTooLarge = Self(
        "source.too-large", .limit,
        meaning: "A source is larger than dictc reads, or than the memory that is left.",
        remedy: "Split the file, or check that it is the right one.")
    package static let sourceTooManyRecords = Self(
        "source.too-many-records", .limit,
        meaning: "A source has more words or sentences than dictc reads from one file.",
        remedy: "Split the file.")
    package static let sourceOtherFormat = Self(
        "source.other-format", .badData,
        meaning: "The first bytes of a source show that its format is not the declared one.",
        remedy: "Declare the format that the file has, or name another file.")
    package static let sourceNoWords = Self(
        "source.no-words", .badData,
        meaning: "A source of words was read to its end without finding a word.",
        remedy: "Look at the file. If it is XML, check the element and the conditions of `xml:`.")

    package static let gzipTruncated = Self(
        "gzip.truncated", .badData,
        meaning: "The file ends in the middle of its gzip data, as after an interrupted download.",
        remedy: "Fetch or compress the file again.")
    package static let gzipDamaged = Self(
        "gzip.damaged", .badData,
        meaning: "The gzip data is invalid, or does not match its check sum.",
        remedy: "Fetch or compress the file again.")
    package static let gzipTrailingData = Self(
        "gzip.trailing-data", .badData,
        meaning: "Bytes that are neither gzip data nor padding follow the gzip data.",
        remedy: "Cut the file at the given byte, or fetch it again.")
    package static let gzipNameOnly = Self(
        "gzip.name-only", .badData,
        meaning: "The name of the file ends in .gz, .gzip or .tgz, but the content is not gzip.",
        remedy: "Rename the file if its content is right; fetch it again if not.")
    package static let gzipBomb = Self(
        "gzip.bomb", .limit,
        meaning: "The file unpacks to far more than text does, as decompression bombs do.",
        remedy: "If you trust the file, unpack it first.")
    package static let gzipUnnamed = Self(
        "gzip.unnamed", .note,
        meaning: "The content is gzip, although the name does not say so. It was unpacked.",
        remedy: "Nothing has to be done; a name in .gz would be clearer.")
    package static let gzipPadding = Self(
        "gzip.padding", .note,
        meaning: "Zeros follow the gzip data, as tapes add them. They were ignored.",
        remedy: "Nothing has to be done.")
    package static let compressionUnread = Self(
        "compression.unread", .badData,
        meaning: "The file is compressed in a way that dictc does not read, or compressed twice.",
        remedy: "Unpack it first; gzip can stay, once.")

    private static let files = [
        sourceMissing, sourceUnreadable, sourceChanged, sourceNotAFile, sourceTooLarge,
        sourceTooManyRecords, sourceOtherFormat, sourceNoWords, gzipTruncated, gzipDamaged,
        gzipTrailingData, gzipNameOnly, gzipBomb, gzipUnnamed, gzipPadding, compressionUnread,
    ]
}

// MARK: - Texts and lists

extension Diagnostic.Code {
    package static let textNotUTF8 = Self(
        "text.not-utf8", .badData,
        meaning: "A text without a declared encoding has bytes that are not UTF-8.",
        remedy: "Declare its `encoding`, or convert the file to UTF-8.")
    package static let textWrongEncoding = Self(
        "text.wrong-encoding", .badData,
        meaning: "A text has bytes that mean nothing in its declared encoding.",
        remedy: "Declare the right `encoding`.")
    package static let textNoByteOrder = Self(
        "text.no-byte-order", .badData,
        meaning: "UTF-16 was declared, and the file does not begin with the mark of a byte order.",
        remedy: "Declare utf-16le or utf-16be instead.")
    package static let textNUL = Self(
        "text.nul", .badData,
        meaning: "A text has a byte of value zero, so it is binary data or UTF-16.",
        remedy: "Declare `encoding: utf-16le` if it is UTF-16; otherwise name another file.")
    package static let textLineTooLong = Self(
        "text.line-too-long", .limit,
        meaning: "A line is longer than any line of a word list or treebank is.",
        remedy: "Check that the file is the right one, and that its lines end in line feeds.")
    package static let textByteOrderMark = Self(
        "text.byte-order-mark", .note,
        meaning: "Byte order marks were dropped; one at the start of a file decides its encoding.",
        remedy: "Nothing has to be done.")
    package static let textDoubleEncoded = Self(
        "text.double-encoded", .note,
        meaning: "Lines look as if UTF-8 was taken for Latin-1 and encoded again: Ã© for é.",
        remedy: "Look at the lines; if they are wrong, get the file before it was converted.")
    package static let textControlBytes = Self(
        "text.control-bytes", .note,
        meaning: "Bytes 80-9F are control characters in ISO-8859; in windows-1252 they are signs.",
        remedy: "Try `encoding: windows-1252`.")

    package static let listNoWord = Self(
        "list.no-word", .badData,
        meaning: "A line of a list has a count or a tab, but no word.",
        remedy: "Correct or remove the line.")
    package static let listBadCount = Self(
        "list.bad-count", .badData,
        meaning: "What should be a count in a list is missing, or is not a number.",
        remedy: "Correct the line, or declare `separator: none` if whole lines are words.")
    package static let listTooManyColumns = Self(
        "list.too-many-columns", .badData,
        meaning: "A line of a list has more than a word, a tab and a count.",
        remedy: "Cut the other columns off, or declare `separator: none` if whole lines are words.")

    private static let texts = [
        textNotUTF8, textWrongEncoding, textNoByteOrder, textNUL, textLineTooLong,
        textByteOrderMark, textDoubleEncoded, textControlBytes, listNoWord, listBadCount,
        listTooManyColumns,
    ]
}

// MARK: - XML

extension Diagnostic.Code {
    package static let xmlMalformed = Self(
        "xml.malformed", .badData,
        meaning: "The file breaks the rules of XML, for example by tags that do not match.",
        remedy: "Correct the file at the given line; `xmllint --noout FILE` shows it, too.")
    package static let xmlTruncated = Self(
        "xml.truncated", .badData,
        meaning: "The file ends while elements are open, as after an interrupted download.",
        remedy: "Fetch the file again.")
    package static let xmlEmpty = Self(
        "xml.empty", .badData,
        meaning: "The file has no element at all.",
        remedy: "Check that it is the right file.")
    package static let xmlTrailingData = Self(
        "xml.trailing-data", .badData,
        meaning: "Something follows the end of the root element; XML has one root.",
        remedy: "Put an element around everything, or cut the rest off.")
    package static let xmlEntity = Self(
        "xml.entity", .badData,
        meaning: "The file refers to an entity. dictc replaces only &amp; &lt; &gt; &quot; &apos; "
            + "and character references, since others can read files or fill the memory.",
        remedy: "Write the character itself, or &#…;.")
    package static let xmlWrongEncoding = Self(
        "xml.wrong-encoding", .badData,
        meaning: "The file has bytes that do not fit the encoding that its first line declares.",
        remedy: "Declare the right one: <?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>.")
    package static let xmlUnknownEncoding = Self(
        "xml.unknown-encoding", .badData,
        meaning: "The first line declares an encoding that the XML parser does not know.",
        remedy: "Convert the file to UTF-8.")
    package static let xmlTooDeep = Self(
        "xml.too-deep", .limit,
        meaning: "Elements nest deeper than in any dictionary or corpus.",
        remedy: "Check that the file is the right one.")
    package static let xmlTooLarge = Self(
        "xml.too-large", .limit,
        meaning: "A tag, a text or a declaration is too long, or there are too many names, "
            + "attributes or namespaces; reading on could take all memory or time.",
        remedy: "Check that the file is the right one; shorten or split what the message names.")
    package static let xmlVersion = Self(
        "xml.version", .note,
        meaning: "The file declares another version of XML than 1.0, and was read as 1.0.",
        remedy: "Nothing has to be done.")
    package static let xmlUnusedEntities = Self(
        "xml.unused-entities", .note,
        meaning: "The file declares entities and refers to none of them.",
        remedy: "Nothing has to be done.")
    package static let xmlNamespaces = Self(
        "xml.namespaces", .note,
        meaning: "The file uses prefixes of namespaces wrongly, such as undeclared ones.",
        remedy: "Nothing has to be done if elements are named without `namespace`.")

    private static let xml = [
        xmlMalformed, xmlTruncated, xmlEmpty, xmlTrailingData, xmlEntity, xmlWrongEncoding,
        xmlUnknownEncoding, xmlTooDeep, xmlTooLarge, xmlVersion, xmlUnusedEntities, xmlNamespaces,
    ]
}
