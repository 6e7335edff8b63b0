import DictModel

// What several readers have to say, so that it is said in one way.

extension Diagnostic {
    /// Returns the error for a file whose first bytes look like `document` instead of `expected`.
    ///
    /// Both are nouns for the message, such as "an XML file" for `document` and "list" for
    /// `expected`.
    static func otherFormat(
        _ expected: String, found document: String, at place: Place, hint: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .sourceOtherFormat, at: place, "no " + expected, found: "it looks like " + document,
            expected: expected == "list" ? "one word per line" : expected,
            hint: hint ?? remedy(for: document, expected))
    }

    /// Returns what to do about a file that looks like `document` and is to be a list or a corpus.
    private static func remedy(for document: String, _ expected: String) -> String {
        if document == "JSON", expected == "list" {
            return
                "declare `format: { json: { word: NAME } }` with the name of the members that have "
                + "the words, or `format: { json: all }` for an array of words"
        }
        if document == "an HTML page" { return "save the text of the page, without its markup" }
        if document == ContentGuess.pointer { return "fetch the file itself with `git lfs pull`" }
        if document.hasPrefix("an SQL dump") {
            return "export the column with the text, one entry per line"
        }
        return "name its format, or another file"
    }

    static func mergeConflict(_ place: Place) -> Diagnostic {
        Diagnostic(
            .sourceMergeConflict, at: place, "the line is a mark of a merge conflict",
            hint: "keep one side, and remove the marks")
    }

    /// Returns the error for an archive that is a document of an office program.
    static func officeDocument(at place: Place) -> Diagnostic {
        Diagnostic(
            .sourceOtherFormat, at: place, "no text", found: "a document, table or book as a zip",
            expected: "text, CSV or XML", hint: "export it as CSV or as text, in UTF-8")
    }

    static func manyFiles(at place: Place) -> Diagnostic {
        Diagnostic(
            .archiveManyFiles, at: place, "an archive with several files", expected: "one file",
            hint: "unpack it and name the file, or pack the list alone")
    }

    /// Returns the error for a source with more than `limit` records.
    ///
    /// `kind` is the plural noun that the message uses for the records, such as "sentences".
    static func tooManyRecords(
        _ limit: Int, of kind: String = "records", at place: Place
    ) -> Diagnostic {
        Diagnostic(
            .sourceTooManyRecords, at: place, "too many " + kind, found: "more than \(limit)")
    }

    /// Returns the error for `line`, whose UTF-8 is malformed at the byte offset `offset`.
    ///
    /// The error adds the column of the malformed bytes to `place`, the place of the line.
    static func notUTF8(_ line: Span<UInt8>, at offset: Int, _ place: Place) -> Diagnostic {
        var found = "bytes"
        for index in offset..<min(offset + 4, line.count) {
            found += " " + hexadecimal(line[index])
        }
        return Diagnostic(
            .textNotUTF8, at: place.at(line: place.line, column: line.scalars(before: offset) + 1),
            "not UTF-8", found: found, expected: "UTF-8",
            hint: "ask where the file is from, and declare its `encoding`")
    }
}

extension Place {
    /// Returns the place of the file with the path `path` inside the archive at this place, such as
    /// `archive.tar!list.txt`.
    func of(member path: [UInt8]) -> Place {
        var place = self
        // Names in old archives may not be UTF-8, but here they only have to be recognisable.
        place.file += "!"
        place.file +=
            String(validating: path, as: UTF8.self)
            ?? PrintableText.escaped(path, limit: path.count)
        return place
    }

    /// Returns the place in the same file at the byte offset `offset`, as counted in the file on
    /// disk.
    func at(byte offset: UInt64) -> Place { Place(file, base: base, byteOffset: offset) }
}

/// Returns `byte` as two upper-case hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
