extension FormatError {
    /// A description of the fault without a full stop, such as "damaged: section WORD is missing".
    public var problem: String {
        switch self {
        case .notAnArtefact: "not a dictc artefact"
        case .unsupportedVersion: "unsupported format version"
        case .wrongKind: "the wrong kind of artefact"
        case .unknownLanguage: "unknown language"
        case .wrongLength(let found, let stated):
            UInt64(found) < stated ? "truncated" : "longer than its header states"
        case .checksumMismatch(let section):
            "damaged: the checksum of " + (section.map { "section " + $0.name } ?? "the header")
                + " does not match"
        case .misplacedSection(let id): "damaged: section " + id.name + " is misplaced"
        case .missingSection(let id): "damaged: section " + id.name + " is missing"
        case .damaged(let id, let damage): "damaged: section " + id.name + " " + damage.text
        case .damagedEntry(let id, let index, let damage):
            "damaged: entry " + String(index) + " of section " + id.name + " " + damage.text
        case .dirtyPadding: "damaged: bytes between sections are not zero"
        }
    }

    /// The value found in the file, as text, or `nil` if ``problem`` already says everything.
    public var found: String? {
        switch self {
        case .notAnArtefact(let finding): finding.text
        case .unsupportedVersion(let found, _): String(found)
        case .wrongKind(let found, _): ArtefactKind(rawValue: found)?.name ?? "an unknown kind"
        case .unknownLanguage(let found): "number " + String(found)
        case .wrongLength(let found, let stated):
            UInt64(found) < stated ? String(found) + " bytes" : nil
        default: nil
        }
    }

    /// The value expected in the file, as text, or `nil` if no single value would be right.
    public var expected: String? {
        switch self {
        case .notAnArtefact(.lineEndsConverted), .notAnArtefact(.highBitStripped),
            .notAnArtefact(.encodedAsUTF8):
            "bytes as built"
        case .notAnArtefact(.gzip): "the file itself"
        case .unsupportedVersion(_, let supported): String(supported)
        case .wrongKind(_, let expected): expected.name
        case .wrongLength(_, let stated): String(stated) + " bytes"
        default: nil
        }
    }

    /// Advice on how to fix the fault, without a full stop, or `nil` if there is none.
    public var hint: String? {
        switch self {
        case .notAnArtefact(.lineEndsConverted), .notAnArtefact(.highBitStripped):
            "copy it in binary mode"
        case .notAnArtefact(.encodedAsUTF8): "exclude it from text filtering"
        case .notAnArtefact(.gzip): "decompress it"
        case .unsupportedVersion(let found, let supported):
            found > supported ? "update dictc" : "rebuild the file with `dictc build`"
        case .wrongLength: "copy or download the file again"
        case .checksumMismatch: "copy the file again or rebuild it"
        default: nil
        }
    }
}

extension FormatError: CustomStringConvertible {
    /// The problem and the values found and expected, as in `truncated (12 bytes; expected 40
    /// bytes)`.
    ///
    /// The description does not include ``hint``; show it separately.
    public var description: String {
        let wanted = expected.map { "expected " + $0 }
        let details = [found, wanted].compactMap { $0 }.joined(separator: "; ")
        return details.isEmpty ? problem : problem + " (" + details + ")"
    }
}

extension FormatError.MagicFinding {
    fileprivate var text: String {
        switch self {
        case .tooShort: "too short"
        case .lineEndsConverted: "its line ends were converted"
        case .highBitStripped: "its high bits were stripped"
        case .encodedAsUTF8: "re-encoded as UTF-8"
        case .gzip: "gzip data"
        case .other: "other magic bytes"
        }
    }
}

extension FormatError.Damage {
    fileprivate var text: String {
        switch self {
        case .length: "has the wrong length"
        case .value: "holds a value out of range"
        case .structure: "does not lead to the words that the header counts"
        case .order: "is out of order"
        case .words: "holds a word or a text that is not allowed there"
        case .repeated: "occurs a second time"
        case .unused: "is used by nothing"
        }
    }
}
