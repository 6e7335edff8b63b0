/// What is wrong with the bytes of an artefact.
///
/// A case names the fact; ``description`` makes the sentence, without the file's name, which only
/// the caller knows.
public enum FormatError: Error, Sendable {
    /// The magic bytes at the start are not those of an artefact.
    case notAnArtefact(MagicFinding)
    /// The file is of a major version that this reader does not know.
    case unsupportedVersion(found: UInt8, supported: UInt8)
    /// The file holds another kind of artefact.
    case wrongKind(found: UInt8, expected: ArtefactKind)
    /// The header names no known language.
    case unknownLanguage(found: UInt8)
    /// The file has not the length that its header states, in bytes; one that is longer may not have
    /// been read to its end.
    case wrongLength(found: Int, stated: UInt64)
    /// The stored checksum and that of the bytes differ; `section` is empty for the header.
    case checksumMismatch(section: SectionID?)
    /// A section does not lie where one may lie, overlaps another, or is out of order.
    case misplacedSection(SectionID)
    /// A section that this kind needs is not there.
    case missingSection(SectionID)
    /// A section's bytes break a rule of the format.
    case damaged(SectionID, Damage)
    /// What a section holds at an index, counted from 0, breaks a rule of the format.
    case damagedEntry(SectionID, Int, Damage)
    /// Bytes between sections are not zero.
    case dirtyPadding

    /// What the first bytes tell of a file that is no artefact.
    public enum MagicFinding: Sendable {
        /// The file is shorter than the smallest header.
        case tooShort
        /// Line ends were converted: the file went through a text-mode copy.
        case lineEndsConverted
        /// The high bits are gone: the file went through a 7-bit channel.
        case highBitStripped
        /// The bytes were read as Latin-1 and written as UTF-8.
        case encodedAsUTF8
        /// The file is compressed with gzip.
        case gzip
        /// Something else.
        case other
    }

    /// Which rule a section breaks.
    public enum Damage: Sendable {
        /// The section has not the length its contents need.
        case length
        /// A field's value is outside its range.
        case value
        /// Node bytes lead outside the section, in a circle, or to more words than stated.
        case structure
        /// Words or arcs are not in order, or not what counts and ranks say.
        case order
        /// Words or texts are not such as the kind of artefact may hold.
        case words
        /// Something stands there twice that may stand there once.
        case repeated
        /// Nothing in the file refers to it.
        case unused
    }
}

extension FormatError: CustomStringConvertible {
    /// The fact in one phrase, with what was expected and what to do where that helps.
    public var description: String {
        switch self {
        case .notAnArtefact(let finding):
            "not a dictc artefact (" + finding.text + ")"
        case .unsupportedVersion(let found, let supported):
            "format version " + String(found) + ", this reader knows " + String(supported)
                + (found > supported
                    ? ". hint: update dictc" : ". hint: rebuild the file with `dictc build`")
        case .wrongKind(let found, let expected):
            "holds " + (ArtefactKind(rawValue: found)?.name ?? "an unknown kind of artefact")
                + " (expected " + expected.name + ")"
        case .unknownLanguage(let found):
            "language number " + String(found) + " is not known"
        case .wrongLength(let found, let stated):
            (UInt64(found) < stated ? "has " + String(found) : "has more")
                + " bytes, its header states " + String(stated)
                + ". hint: copy or download the file again"
        case .checksumMismatch(let section):
            "damaged: the checksum of " + (section.map { "section " + $0.name } ?? "the header")
                + " does not match. hint: copy the file again or rebuild it"
        case .misplacedSection(let id):
            "damaged: section " + id.name + " is misplaced"
        case .missingSection(let id):
            "damaged: section " + id.name + " is missing"
        case .damaged(let id, let damage):
            "damaged: section " + id.name + " " + damage.text
        case .damagedEntry(let id, let index, let damage):
            "damaged: entry " + String(index) + " of section " + id.name + " " + damage.text
        case .dirtyPadding:
            "damaged: bytes between sections are not zero"
        }
    }
}

extension FormatError.MagicFinding {
    var text: String {
        switch self {
        case .tooShort: "too short"
        case .lineEndsConverted:
            "its line ends were converted; expected bytes as built. hint: copy it in binary mode"
        case .highBitStripped:
            "its high bits were stripped; expected bytes as built. hint: copy it in binary mode"
        case .encodedAsUTF8:
            "re-encoded as UTF-8; expected bytes as built. hint: exclude it from text filtering"
        case .gzip: "gzip data; expected the file itself. hint: decompress it"
        case .other: "other magic bytes"
        }
    }
}

extension FormatError.Damage {
    var text: String {
        switch self {
        case .length: "has the wrong length"
        case .value: "holds a value out of range"
        case .structure: "does not lead to the words that the header counts"
        case .order: "is out of order"
        case .words: "holds a word or a text that is not allowed there"
        case .repeated: "is there a second time"
        case .unused: "is used by nothing"
        }
    }
}
