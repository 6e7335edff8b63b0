package import DictModel

// Files, compression, encodings, lists and XML. Those of corpora are in Diagnostic+CorpusCodes.

extension Diagnostic.Code {
    /// All diagnostic codes that the DictSources module can report.
    package static let sources: [Diagnostic.Code] = files + texts + hunspell + xml + corpora
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
        meaning: "The file is packed in a way that dictc does not read, or packed twice.",
        remedy: "Unpack it first; gzip, bzip2, xz, zstd or zip can stay, once.")
    package static let archiveNoLibrary = Self(
        "archive.no-library", .missing,
        meaning: "bzip2, xz, zstd, zip and tar need libarchive, which the system lacks, or has no "
            + "memory for.",
        remedy: "Install it (Debian: libarchive13), or unpack the file first.")
    package static let archiveDamaged = Self(
        "archive.damaged", .badData,
        meaning: "A bzip2, xz, zstd, zip or tar file is invalid, encrypted, has two members of one "
            + "name, or does not match its check sum.",
        remedy: "Fetch or pack the file again, without a password.")
    package static let archiveTruncated = Self(
        "archive.truncated", .badData,
        meaning:
            "The file ends in the middle of its packed data, as after an interrupted download.",
        remedy: "Fetch or pack the file again.")
    package static let archiveTrailingData = Self(
        "archive.trailing-data", .badData,
        meaning: "Bytes that are no packed data follow the packed data.",
        remedy: "Cut the file at the given byte, or fetch it again.")
    package static let archiveNameOnly = Self(
        "archive.name-only", .badData,
        meaning: "The name of the file ends in .bz2, .xz, .zst, .zip or .tar, but its content is "
            + "not packed that way.",
        remedy: "Rename the file if its content is right; fetch it again if not.")
    package static let archiveManyFiles = Self(
        "archive.many-files", .badData,
        meaning:
            "An archive of a list has several files, so that it is not clear which one counts.",
        remedy: "Unpack it and name the file, or pack the list alone.")

    private static let files = [
        sourceMissing, sourceUnreadable, sourceChanged, sourceNotAFile, sourceTooLarge,
        sourceTooManyRecords, sourceOtherFormat, sourceNoWords, gzipTruncated, gzipDamaged,
        gzipTrailingData, gzipNameOnly, gzipBomb, gzipUnnamed, gzipPadding, compressionUnread,
        archiveNoLibrary, archiveDamaged, archiveTruncated, archiveTrailingData, archiveNameOnly,
        archiveManyFiles,
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
        meaning: "A line of a list has more than a word and a count, and `columns` is not given.",
        remedy: "Name the columns to read, as in `columns: { word: 1, count: 3 }`, or declare "
            + "`separator: none` if whole lines are words.")
    package static let listTooFewColumns = Self(
        "list.too-few-columns", .badData,
        meaning: "A row of a table has fewer columns than `columns` names.",
        remedy: "Correct the row, or check `separator` and `columns`.")
    package static let listNoColumn = Self(
        "list.no-column", .badData,
        meaning: "The head line of a table does not have a column that `columns` names.",
        remedy: "Use a name of the head line, or the number of the column; check `separator`.")
    package static let listOpenQuote = Self(
        "list.open-quote", .badData,
        meaning: "A field of a CSV file begins with a quote, and no quote closes it.",
        remedy: "Close the quote; double one that belongs to the field.")
    package static let listTextAfterQuote = Self(
        "list.text-after-quote", .badData,
        meaning: "In a CSV file, text follows the quote that closes a field.",
        remedy: "Double the quotes that belong to the field, or check `separator`.")
    package static let listMixedCase = Self(
        "list.mixed-case", .badData,
        meaning: "The first words of a list are in capitals and most others are not, or the other "
            + "way round, so that its capitals could mean anything.",
        remedy: "Declare `case: upper` if the list is in capitals, or `case: keep` if capitals "
            + "mark names and abbreviations.")
    package static let listCapitals = Self(
        "list.capitals", .note,
        meaning: "Nearly all words of a list are in capitals, as in lists for Scrabble. They were "
            + "read as if in small letters.",
        remedy: "Declare `case: upper` to say that this is right, or `case: keep` if they are "
            + "abbreviations.")

    private static let texts = [
        textNotUTF8, textWrongEncoding, textNoByteOrder, textNUL, textLineTooLong,
        textByteOrderMark, textDoubleEncoded, textControlBytes, listNoWord, listBadCount,
        listTooManyColumns, listTooFewColumns, listNoColumn, listOpenQuote, listTextAfterQuote,
        listMixedCase, listCapitals,
    ]
}

// MARK: - Hunspell dictionaries

extension Diagnostic.Code {
    package static let hunspellAffixes = Self(
        "hunspell.affixes", .badData,
        meaning: "A line of a hunspell affix file breaks the rules of the format.",
        remedy: "Compare the file with the one that is published; hunspell(5) has the rules.")
    package static let hunspellFlags = Self(
        "hunspell.flags", .badData,
        meaning: "The flags of a word in a hunspell dictionary are not what the affix file "
            + "announces with FLAG or AF.",
        remedy: "Check that the .dic and the .aff file belong together.")
    package static let hunspellUnsupported = Self(
        "hunspell.unsupported", .badData,
        meaning: "A hunspell affix file uses a rule or an encoding that dictc does not read.",
        remedy: "Expand the dictionary with hunspell's `unmunch`, or convert it to UTF-8.")
    package static let hunspellTooManyForms = Self(
        "hunspell.too-many-forms", .limit,
        meaning: "The affixes of a hunspell dictionary make more forms of one word than any "
            + "language has.",
        remedy: "Correct the flags of the word or the affixes that they name.")
    package static let hunspellCompounds = Self(
        "hunspell.compounds", .note,
        meaning: "A hunspell dictionary describes compounds, which cannot be listed. Only words "
            + "and their forms with affixes were made.",
        remedy: "Nothing has to be done; add a list with the compounds you need.")

    private static let hunspell = [
        hunspellAffixes, hunspellFlags, hunspellUnsupported, hunspellTooManyForms,
        hunspellCompounds,
    ]
}

// MARK: - XML

extension Diagnostic.Code {
    package static let xmlNoLibrary = Self(
        "xml.no-library", .missing,
        meaning: "XML is parsed by libxml2, which the system lacks, or has no memory for.",
        remedy: "Install it (Debian: libxml2).")
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
        xmlNoLibrary, xmlMalformed, xmlTruncated, xmlEmpty, xmlTrailingData, xmlEntity,
        xmlWrongEncoding, xmlUnknownEncoding, xmlTooDeep, xmlTooLarge, xmlVersion,
        xmlUnusedEntities, xmlNamespaces,
    ]
}
