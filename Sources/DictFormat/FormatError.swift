/// An error that describes a fault in the bytes of an artefact.
///
/// Each case stores only facts. The texts ``problem``, ``found``, ``expected`` and ``hint`` are
/// computed when they are needed. None of them includes the name of the file, which only the caller
/// knows.
///
/// ```swift
/// do throws(FormatError) {
///     lexicon = try Lexicon(bytes)
/// } catch {
///     show("\(path): \(error)", advice: error.hint)
/// }
/// ```
public enum FormatError: Error, Sendable {
    /// The file does not start with the magic bytes of an artefact.
    ///
    /// The associated value is the likely reason.
    case notAnArtefact(MagicFinding)
    /// The file has a major format version that this reader does not support.
    case unsupportedVersion(found: UInt8, supported: UInt8)
    /// The file contains a different kind of artefact from the one expected.
    ///
    /// `found` is the number in the header, which may not belong to any known kind.
    case wrongKind(found: UInt8, expected: ArtefactKind)
    /// The header contains a language number that does not belong to any known language.
    case unknownLanguage(found: UInt8)
    /// The file is shorter or longer than its header states; both lengths are in bytes.
    ///
    /// If the file is longer, `found` may be less than its full length, because reading stops
    /// early.
    case wrongLength(found: Int, stated: UInt64)
    /// A stored checksum does not match the bytes that it covers.
    ///
    /// `section` is the section with the wrong checksum, or `nil` for the header.
    case checksumMismatch(section: SectionID?)
    /// A section is not where the format requires it, extends past the end of the file, or is
    /// listed twice.
    case misplacedSection(SectionID)
    /// The file lacks a section that its kind of artefact requires.
    case missingSection(SectionID)
    /// The contents of a section break a rule of the format.
    case damaged(SectionID, Damage)
    /// An entry in a section breaks a rule of the format.
    ///
    /// The number is the index of the entry in the section, starting at 0.
    case damagedEntry(SectionID, Int, Damage)
    /// A padding byte between two sections is not zero.
    case dirtyPadding

    /// A likely reason why a file does not start with the magic bytes of an artefact.
    public enum MagicFinding: Sendable {
        /// The file is too short to contain even the smallest header.
        case tooShort
        /// Line endings were converted, probably by copying the file in text mode.
        case lineEndsConverted
        /// The high bit of each byte is gone, probably because of a 7-bit channel.
        case highBitStripped
        /// The file was treated as text and encoded again as UTF-8.
        case encodedAsUTF8
        /// The file is compressed with gzip.
        case gzip
        /// The reason could not be determined.
        case other
    }

    /// A way in which a section or one of its entries can break the rules of the format.
    public enum Damage: Sendable {
        /// A section or entry does not have the length or position that the format requires.
        case length
        /// A field has a value that is out of range or contradicts other fields.
        case value
        /// The nodes of a lexicon form a cycle, leave their section, or contradict a table or a
        /// count.
        case structure
        /// Words, arcs or packs are not sorted, or the counts stored with them are wrong.
        case order
        /// A word or text is not allowed in the place in which it occurs.
        case words
        /// An element that must be unique occurs more than once.
        case repeated
        /// Nothing in the file refers to an entry, although every entry must be in use.
        case unused
    }
}
