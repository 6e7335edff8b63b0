import DictModel

// What several readers have to say, so that it is said in one way.

extension Diagnostic {
    /// That the first bytes of a file, which should be `expected`, look like `document`.
    static func otherFormat(
        _ expected: String, found document: String, at place: Place, hint: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .sourceOtherFormat, at: place, "no " + expected, found: "it looks like " + document,
            expected: expected == "list" ? "one word per line" : expected,
            hint: hint ?? "name its format, or another file")
    }

    /// That an archive should have one file, and has several.
    static func manyFiles(at place: Place) -> Diagnostic {
        Diagnostic(
            .archiveManyFiles, at: place, "an archive with several files", expected: "one file",
            hint: "unpack it and name the file, or pack the list alone")
    }

    /// That a source has more than `limit` records.
    static func tooManyRecords(
        _ limit: Int, of kind: String = "records", at place: Place
    ) -> Diagnostic {
        Diagnostic(
            .sourceTooManyRecords, at: place, "too many " + kind, found: "more than \(limit)")
    }

    /// That `line` has bytes at `offset` that are not UTF-8.
    static func notUTF8(_ line: Span<UInt8>, at offset: Int, _ place: Place) -> Diagnostic {
        var found = "bytes"
        for index in offset..<min(offset + 4, line.count) {
            found += " " + hexadecimal(line[index])
        }
        return Diagnostic(
            .textNotUTF8, at: place.at(line: place.line, column: line.scalars(before: offset) + 1),
            "not UTF-8", found: found, expected: "UTF-8",
            hint: "declare its encoding, such as `encoding: iso-8859-1`")
    }
}

extension Place {
    /// The place of the file `path` in an archive that is here.
    func of(member path: [UInt8]) -> Place {
        var place = self
        // Old archives have names in other encodings; here they only serve to find a file.
        place.file += "!" + String(decoding: path, as: UTF8.self)
        return place
    }

    /// The place at a byte of the same file as it is on the disk.
    func at(byte offset: UInt64) -> Place { Place(file, base: base, byteOffset: offset) }
}

/// `byte` as two upper-case hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
