public import DictFormat
public import DictModel

/// A compiled word set, memory-mapped.
public final class Lexicon: Sendable {
    /// Opens the lexicon in `bytes`.
    public init(_ bytes: ArtefactBytes, _ verification: Verification = .verifying) throws(FormatError) { throw .notAnArtefact }
    /// The language of the words.
    public var language: Language { .english }
    /// How many words there are.
    public var count: Int { 0 }
    /// The bytes of the longest word.
    public var longestWord: Int { 0 }
    /// Whether `word` (folded bytes) is a word.
    public func contains(_ word: Span<UInt8>) -> Bool { false }
    /// The place of `word` in byte order, from 0; nil where it's no word.
    public func rank(of word: Span<UInt8>) -> Int? { nil }
    /// The word at `rank`.
    public func word(at rank: Int) -> [UInt8]? { nil }
    /// The cursor at the empty prefix.
    public var root: PrefixCursor { PrefixCursor() }
    /// The cursor at `prefix`; nil where no word begins with it.
    public func cursor(at prefix: Span<UInt8>) -> PrefixCursor? { nil }
    /// Calls `body` with each word that starts with `prefix`, ascending; stops when it returns false.
    public func forEachWord(startingWith prefix: Span<UInt8>, _ body: (Span<UInt8>) -> Bool) throws(FormatError) {}
    /// Number of words starting with prefix.
    public func count(startingWith prefix: Span<UInt8>) -> Int { 0 }
    /// Words that match pattern (`?` one letter, `*` any run), ascending; at most `limit`.
    public func words(matching pattern: Span<UInt8>, limit: Int) throws(FormatError) -> [[UInt8]] { [] }
    /// Words with exactly these letters (`?` any letter).
    public func anagrams(of letters: Span<UInt8>, limit: Int) throws(FormatError) -> [[UInt8]] { [] }
    /// Words made of some of these letters.
    public func subanagrams(of letters: Span<UInt8>, minimumLength: Int, limit: Int) throws(FormatError) -> [[UInt8]] { [] }
    /// Words within one insertion, deletion, substitution or swap of neighbours.
    public func words(withinOneEditOf word: Span<UInt8>, limit: Int) throws(FormatError) -> [[UInt8]] { [] }
}
/// How much of a file is checked when it is opened.
public enum Verification: Sendable {
    /// All: checksums and table ranges. O(file).
    case verifying
    /// Only header and tables. O(header).
    case trusting
}
/// A position in a lexicon's tree of prefixes.
public struct PrefixCursor: Sendable {
    /// Whether the prefix is a word.
    public var isWord: Bool { false }
    /// How many words start with the prefix, itself included.
    public var count: Int { 0 }
    /// The letters that may follow, ascending.
    public var letters: [UInt8] { [] }
    /// The cursor one letter on.
    public func child(_ letter: UInt8) -> PrefixCursor? { nil }
    /// Calls `body` with each letter that may follow and the cursor there, ascending.
    public func forEachChild(_ body: (UInt8, PrefixCursor) -> Void) {}
}
/// The bytes of an artefact, kept alive as long as a reader needs them.
public final class ArtefactBytes: Sendable {
    /// A copy of `bytes`.
    public init(_ bytes: [UInt8]) {}
    /// Bytes.
    public var count: Int { 0 }
}
