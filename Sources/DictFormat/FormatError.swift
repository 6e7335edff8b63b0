/// A fault in the bytes of an artefact.
///
/// Each case states the facts; the texts ``problem``, ``found``, ``expected`` and ``hint`` are
/// computed only when they are needed. None of them includes the name of the file, which only the
/// caller knows.
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
    case notAnArtefact(MagicFinding)
    /// The file has a major version that this reader does not know.
    case unsupportedVersion(found: UInt8, supported: UInt8)
    /// The file contains another kind of artefact.
    case wrongKind(found: UInt8, expected: ArtefactKind)
    /// The language number in the header is unknown.
    case unknownLanguage(found: UInt8)
    /// The file does not have the length that its header states; both are in bytes.
    ///
    /// If the file is longer, it may not have been read to its end.
    case wrongLength(found: Int, stated: UInt64)
    /// The stored checksum does not match the bytes; `section` is `nil` for the header.
    case checksumMismatch(section: SectionID?)
    /// A section is not where the rules of the format put it, extends past the end of the file, or
    /// is listed twice.
    case misplacedSection(SectionID)
    /// A section that this kind of artefact needs is missing.
    case missingSection(SectionID)
    /// A section's bytes break a rule of the format.
    case damaged(SectionID, Damage)
    /// An entry of a section, given by its index from 0, breaks a rule of the format.
    case damagedEntry(SectionID, Int, Damage)
    /// Bytes between sections are not zero.
    case dirtyPadding

    /// The likely reason why a file does not begin like an artefact.
    public enum MagicFinding: Sendable {
        /// The file is shorter than the smallest header.
        case tooShort
        /// Line endings were converted: the file went through a text-mode copy.
        case lineEndsConverted
        /// The high bits are gone: the file went through a 7-bit channel.
        case highBitStripped
        /// The bytes were read as Latin-1 and written as UTF-8.
        case encodedAsUTF8
        /// The file is compressed with gzip.
        case gzip
        /// The reason is unknown.
        case other
    }

    /// The kind of rule that a section breaks.
    public enum Damage: Sendable {
        /// The section is too short or too long for its contents.
        case length
        /// A field has a value outside its range.
        case value
        /// The nodes lead outside the section, in a circle, or to more words than stated.
        case structure
        /// Words or arcs are not in order, or do not agree with the counts and ranks.
        case order
        /// A word or text is not allowed in this kind of artefact.
        case words
        /// An element that must be unique occurs a second time.
        case repeated
        /// Nothing in the file refers to the entry.
        case unused
    }
}
