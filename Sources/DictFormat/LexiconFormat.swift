/// The layout of a lexicon, a file that stores a set of words as a graph.
///
/// Each arc of the graph adds a letter to a word and leads to a target node. The writer and the
/// reader of the file share these constants. `Documentation/FORMAT.md` explains each field.
public enum LexiconFormat {
    /// The major version of lexicons.
    public static let majorVersion: UInt8 = 2

    /// The name of section INFO, which contains counts, the address of the root node, and the
    /// alphabet.
    public static let info = SectionID("INFO")
    /// The name of section CODE, which contains the meanings of the codes with which arcs begin.
    public static let codes = SectionID("CODE")
    /// The name of section TARG, which contains a table of target nodes for each letter.
    ///
    /// Arcs can refer to these targets by index.
    public static let targets = SectionID("TARG")
    /// The name of section PAGE, which contains word counts for targets in the first 64 KiB of
    /// nodes.
    ///
    /// Each count belongs to a page of 256 bytes, and is shared by the targets on that page.
    public static let pages = SectionID("PAGE")
    /// The name of section NODE, which contains the nodes of the lexicon's graph.
    public static let nodes = SectionID("NODE")

    /// The size of section INFO in a lexicon, in bytes.
    public static let infoSize = 64
    /// The offset of the alphabet in section INFO, in bytes.
    public static let alphabetOffset = 32
    /// The maximum number of letters in the alphabet of a lexicon.
    ///
    /// A label is the index of a letter in the alphabet, 0 to 30. Label 31 means that there is no
    /// letter.
    public static let maximumLetters = 31
    /// Whether `byte` can be a letter of a lexicon.
    ///
    /// A letter is a visible ASCII character without a special meaning in patterns or in JSON
    /// strings.
    @inlinable
    public static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "\\"): false
        default: 0x21...0x7E ~= byte
        }
    }

    /// The maximum length of a word in a lexicon, in bytes.
    public static let maximumWordLength = 255

    /// The number of codes that take one byte at the start of an arc.
    ///
    /// A first byte of this value or more starts a two-byte code or a dense node.
    public static let oneByteCodes = 250
    /// The number of byte values that start a two-byte code: the four values from 250 to 253.
    ///
    /// The second byte completes the code.
    public static let escapePages = 4
    /// The maximum number of two-byte codes in a lexicon.
    public static let twoByteCodes = 256 * escapePages
    /// The maximum number of different codes in a lexicon.
    ///
    /// Each context has its own one-byte codes, a choice of at most 250 of these.
    public static let maximumDifferentCodes = 4095
    /// The highest parameter of a Rice code, which is its number of bits besides the quotient.
    public static let highestRiceParameter = 24
    /// The highest quotient of a Rice code.
    public static let highestQuotient = 32
    /// The number of contexts: one for the arcs after an arc with each of 31 labels, and one for
    /// the first arc of a node.
    public static let maximumContexts = maximumLetters + 1
    /// The first byte of a dense node whose entries have the width ``EntryWidths/wide``.
    ///
    /// A dense node consists of a bitmap of its letters, and an entry for each letter.
    public static let wideDense: UInt8 = 254
    /// The first byte of a dense node whose entries have the width ``EntryWidths/narrow``.
    ///
    /// A dense node consists of a bitmap of its letters, and an entry for each letter.
    public static let narrowDense: UInt8 = 255
    /// The size of the header of a dense node, in bytes: its first byte and the bitmap of its
    /// letters.
    public static let denseHead = 5
    /// The size of the dead node, in bytes.
    ///
    /// The dead node is an empty node at offset 0 of section NODE. An arc without a target leads to
    /// it.
    public static let deadNode = 8
    /// The maximum total size of the arcs of a node that is stored as a list, in bytes.
    ///
    /// An arc has at most ten bytes: two for its code, four for its target and four for its count.
    public static let longestList = 10 * maximumLetters
    /// The size of the padding at the end of section NODE, in bytes.
    ///
    /// Each byte of the padding is 255. The padding keeps a read that starts in the last node
    /// inside the section.
    public static let sentinel = 272
    /// The number of bytes at the start of section NODE that two-byte addresses can reach.
    ///
    /// The counts in section PAGE cover the same bytes.
    public static let pagedBytes = 1 << 16
    /// The lowest address that does not fit into three bytes, as in an arc or in a target table.
    public static let longAddressLimit = 1 << 24
    /// The maximum number of banks, groups of 256 targets, in the target table of a letter.
    public static let banks = 4

    /// The way in which an arc states the address of its target node.
    ///
    /// An address is an offset in section NODE.
    public enum TargetKind: UInt16, Sendable, CaseIterable {
        /// The arc has no target, because no word continues after its letter.
        case none = 0
        /// The target follows directly after the node that contains the arc, so its address is not
        /// stored.
        case next = 1
        /// The arc stores, in one byte, the distance forward from its end to the target.
        case near = 2
        /// The arc stores, in two bytes, the distance forward from its end to the target.
        case far = 3
        /// The arc stores the address of its target in two bytes.
        case short = 4
        /// The arc stores the address of its target in three bytes.
        case long = 5
        /// The arc stores the address of its target in four bytes.
        case full = 6
        /// The arc stores the index of its target, within a bank of the letter's target table, in
        /// one byte.
        case table = 7
        /// The code stores the index of its target in the letter's target table once, for all arcs
        /// with that code.
        case entry = 9

        /// The number of bytes that the target needs in an arc.
        @inlinable
        public var bytes: Int {
            switch self {
            case .none, .next, .entry: 0
            case .near, .table: 1
            case .far, .short: 2
            case .long: 3
            case .full: 4
            }
        }
    }

    /// The place where the word count of an arc is stored.
    ///
    /// The count is the number of words that end below the target of the arc. It is not stored for
    /// the last arc of a node, because it follows from the others. Without a target, the count is
    /// 0.
    public enum CountKind: UInt16, Sendable, CaseIterable {
        /// The count is not stored, because it is 0 or follows from other counts.
        case none = 0
        /// The arc stores the count in one byte, after its target.
        case one = 1
        /// The arc stores the count in two bytes, after its target.
        case two = 2
        /// The arc stores the count in three bytes, after its target.
        case three = 3
        /// The arc stores the count in four bytes, after its target.
        case four = 4
        /// The target table of the letter stores the count together with the address.
        case table = 5
        /// Section PAGE stores the count, which is shared by the targets on a page of 256 bytes.
        case page = 6
        /// The code stores the count once, for all arcs with that code.
        case constant = 7

        /// The number of bytes that the count needs in an arc.
        @inlinable
        public var bytes: Int { rawValue <= 4 ? Int(rawValue) : 0 }
    }

    /// A code, which describes the letter and the layout of an arc in 16 bits.
    ///
    /// The fields are, from the lowest bit: label (5 bits), word (1), last (1), target kind (4),
    /// count kind (3) and bank (2).
    public struct Code: Sendable, Equatable {
        /// The bits of the code, as stored in section CODE.
        public let bits: UInt16

        /// Creates a code from its 16 bits, as stored in section CODE.
        @inlinable
        public init(bits: UInt16) { self.bits = bits }

        /// Creates a code from its fields.
        ///
        /// `label` must be in `0...31` and `bank` in `0...3`.
        @inlinable
        public init(
            label: Int, isWord: Bool, isLast: Bool, target: TargetKind, count: CountKind,
            bank: Int = 0
        ) {
            bits =
                UInt16(label) | (isWord ? 1 << 5 : 0) | (isLast ? 1 << 6 : 0)
                | target.rawValue << 7 | count.rawValue << 11 | UInt16(bank) << 14
        }

        /// The 0-based index of the arc's letter in the alphabet of the lexicon, or 31 for no
        /// letter.
        @inlinable
        public var label: Int { Int(bits & 31) }
        /// Whether the letters on the path from the root, including this arc's letter, are a word.
        @inlinable
        public var isWord: Bool { bits & 1 << 5 != 0 }
        /// Whether the arc is the last one of its node.
        @inlinable
        public var isLast: Bool { bits & 1 << 6 != 0 }
        /// The way in which the arc states its target, or `nil` if the number in the code is
        /// undefined.
        @inlinable
        public var target: TargetKind? { TargetKind(rawValue: bits >> 7 & 15) }
        /// The place where the arc's word count is stored.
        @inlinable
        public var count: CountKind { CountKind(rawValue: bits >> 11 & 7) ?? .none }
        /// The index, from 0 to 3, of the bank that contains the arc's target in the letter's
        /// target table.
        ///
        /// The bank matters only if ``target`` is ``TargetKind/table``.
        @inlinable
        public var bank: Int { Int(bits >> 14) }
    }

    /// The sizes of the packed entries in the dense nodes of a lexicon.
    ///
    /// An entry contains an address, a word bit (1 if a word ends there) and a count of the words
    /// before the entry. Larger lexicons need larger entries.
    public struct EntryWidths: Sendable {
        /// The number of bits in the address of an entry.
        ///
        /// The address is in the lowest bits; the word bit and then the count follow.
        public let addressBits: Int
        /// The size of an entry in a dense node with narrow entries, in bytes.
        public let narrow: Int
        /// The size of an entry in a dense node with wide entries, in bytes.
        public let wide: Int

        /// Creates widths from the number of bits in an address and the sizes of entries in bytes.
        public init(addressBits: Int, narrow: Int, wide: Int) {
            self.addressBits = addressBits
            self.narrow = narrow
            self.wide = wide
        }

        /// The widths for a lexicon with less than 1 MiB of nodes and fewer than 2^19 words.
        public static let small = EntryWidths(addressBits: 20, narrow: 4, wide: 5)
        /// The widths for a lexicon with less than 128 MiB of nodes and fewer than 2^28 words.
        public static let large = EntryWidths(addressBits: 27, narrow: 5, wide: 7)

        /// Returns the number of bits that remain for the count in an entry of `width` bytes.
        public func countBits(_ width: Int) -> Int { 8 * width - addressBits - 1 }
        /// The lowest number of words that does not fit into the count of a wide entry.
        public var wordLimit: Int { 1 << countBits(wide) }
        /// The lowest address that does not fit into the address bits of an entry.
        public var addressLimit: Int { 1 << addressBits }
    }
}
