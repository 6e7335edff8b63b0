/// The layout of a lexicon, shared by its writer and its reader.
///
/// `Documentation/FORMAT.md` explains the fields, under the same names.
public enum LexiconFormat {
    /// Section INFO: the counts, the root and the alphabet.
    public static let info = SectionID("INFO")
    /// Section CODE: the meaning of the first one or two bytes of an arc.
    public static let codes = SectionID("CODE")
    /// Section TARG: for each label, a table of targets that arcs refer to by index.
    public static let targets = SectionID("TARG")
    /// Section PAGE: for each 256-byte page of the first 64 KiB of nodes, the word count that its
    /// targets share.
    public static let pages = SectionID("PAGE")
    /// Section PAIR: a directory of nodes by the first two letters of a word.
    public static let pairs = SectionID("PAIR")
    /// Section NODE: the nodes.
    public static let nodes = SectionID("NODE")

    /// The size of section INFO, in bytes.
    public static let infoSize = 64
    /// The offset of the alphabet in section INFO.
    public static let alphabetOffset = 32
    /// The maximum number of letters in an alphabet; label 31 means that there is no letter.
    public static let maximumLetters = 31
    /// Whether `byte` can be a letter: a visible ASCII character without a special meaning in
    /// patterns or in JSON strings.
    @inlinable
    public static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "\\"): false
        default: 0x21...0x7E ~= byte
        }
    }

    /// The maximum length of a word, in bytes.
    public static let maximumWordLength = 255

    /// The number of one-byte codes; a first byte from this value on starts a two-byte code or a
    /// dense node.
    public static let oneByteCodes = 250
    /// The number of first bytes that start a two-byte code: 250 to 253, each followed by a byte
    /// that completes the code.
    public static let escapePages = 4
    /// The maximum number of codes: 250 of one byte and 4 × 256 of two bytes.
    public static let maximumCodes = oneByteCodes + 256 * escapePages
    /// The first byte of a dense node with wide entries.
    public static let wideDense: UInt8 = 254
    /// The first byte of a dense node with narrow entries.
    public static let narrowDense: UInt8 = 255
    /// The size of a dense node's header, which precedes its entries, in bytes.
    public static let denseHead = 5
    /// The size of the empty dense node at offset 0, in bytes; an arc without a target leads there.
    public static let deadNode = 8
    /// The maximum size of a list of arcs, in bytes: each arc has a code of two bytes, a target of
    /// four and a count of four.
    public static let longestList = 10 * maximumLetters
    /// The size of the padding at the end of section NODE, in bytes, each of them 255.
    ///
    /// It keeps a read from the last node inside the section.
    public static let sentinel = 272
    /// The number of bytes at the start of section NODE that page counts and two-byte addresses
    /// cover.
    public static let pagedBytes = 1 << 16
    /// The maximum number of banks in a label's target table; a bank has 256 targets.
    public static let banks = 4

    /// The way in which an arc states the address of its target node.
    ///
    /// Addresses are offsets in section NODE.
    public enum TargetKind: UInt16, Sendable, CaseIterable {
        /// The arc has no target.
        case none = 0
        /// No bytes: the target is the node right after this one.
        case next = 1
        /// One byte: the distance from the end of the arc forward to the target, in bytes.
        case near = 2
        /// Two bytes: the distance from the end of the arc forward to the target, in bytes.
        case far = 3
        /// Two bytes: the address.
        case short = 4
        /// Three bytes: the address.
        case long = 5
        /// Four bytes: the address.
        case full = 6
        /// One byte: the index in a bank of the label's target table.
        case table = 7
        /// No bytes: the address is stored once, with the code.
        case constant = 8

        /// The number of bytes that the target takes up in the arc.
        @inlinable
        public var bytes: Int {
            switch self {
            case .none, .next, .constant: 0
            case .near, .table: 1
            case .far, .short: 2
            case .long: 3
            case .full: 4
            }
        }
    }

    /// The place where an arc's count is stored.
    ///
    /// The count is the number of words below the arc's target. That of a node's last arc is not
    /// stored, because it follows from the others; without a target, the count is 0.
    public enum CountKind: UInt16, Sendable, CaseIterable {
        /// The count is not stored.
        case none = 0
        /// One byte, after the target.
        case one = 1
        /// Two bytes, after the target.
        case two = 2
        /// Three bytes, after the target.
        case three = 3
        /// Four bytes, after the target.
        case four = 4
        /// No bytes: the count is stored in the target table, with the address.
        case table = 5
        /// No bytes: the count is stored in section PAGE, shared by a page of targets.
        case page = 6
        /// No bytes: the count is stored once, with the code.
        case constant = 7

        /// The number of bytes that the count takes up in the arc.
        @inlinable
        public var bytes: Int { rawValue <= 4 ? Int(rawValue) : 0 }
    }

    /// The meaning of a code, packed into 16 bits.
    ///
    /// From the lowest bit: label (5 bits), word (1), last (1), target kind (4), count kind (3),
    /// bank (2).
    public struct Code: Sendable, Equatable {
        /// The bits as stored in section CODE.
        public let bits: UInt16

        /// Creates a code from its 16 bits.
        @inlinable
        public init(bits: UInt16) { self.bits = bits }

        /// Creates a code from its parts; `label` must be 0 to 31 and `bank` 0 to 3.
        @inlinable
        public init(
            label: Int, isWord: Bool, isLast: Bool, target: TargetKind, count: CountKind,
            bank: Int = 0
        ) {
            bits =
                UInt16(label) | (isWord ? 1 << 5 : 0) | (isLast ? 1 << 6 : 0)
                | target.rawValue << 7 | count.rawValue << 11 | UInt16(bank) << 14
        }

        /// The index of the arc's letter in the alphabet.
        @inlinable
        public var label: Int { Int(bits & 31) }
        /// Whether the letters on the path up to this arc are a word.
        @inlinable
        public var isWord: Bool { bits & 1 << 5 != 0 }
        /// Whether this is the last arc of its node.
        @inlinable
        public var isLast: Bool { bits & 1 << 6 != 0 }
        /// The way in which the arc states its target; `nil` if the stored number is undefined.
        @inlinable
        public var target: TargetKind? { TargetKind(rawValue: bits >> 7 & 15) }
        /// The place where the arc's count is stored.
        @inlinable
        public var count: CountKind { CountKind(rawValue: bits >> 11 & 7) ?? .none }
        /// The number of the bank in the label's target table, from 0 to 3.
        @inlinable
        public var bank: Int { Int(bits >> 14) }
        /// Whether a constant for this code is stored after the codes.
        ///
        /// Its lower 24 bits are the address, its upper 8 the count.
        @inlinable
        public var hasConstant: Bool { target == .constant || count == .constant }
    }

    /// The widths of packed entries (address, word bit and count), which depend on the size of the
    /// lexicon.
    public struct EntryWidths: Sendable {
        /// The number of bits of the address, which are the lowest; the word bit and then the count
        /// follow.
        public let addressBits: Int
        /// The size of an entry in a narrow dense node, in bytes.
        public let narrow: Int
        /// The size of an entry in a wide dense node and in the directory, in bytes.
        public let wide: Int

        /// Creates the widths that a file states.
        public init(addressBits: Int, narrow: Int, wide: Int) {
            self.addressBits = addressBits
            self.narrow = narrow
            self.wide = wide
        }

        /// The widths for lexicons with less than 1 MiB of nodes and fewer than 2^19 words.
        public static let small = EntryWidths(addressBits: 20, narrow: 4, wide: 5)
        /// The widths for lexicons with less than 128 MiB of nodes and fewer than 2^28 words.
        public static let large = EntryWidths(addressBits: 27, narrow: 5, wide: 7)

        /// Returns the number of bits left for the count in an entry of `width` bytes.
        public func countBits(_ width: Int) -> Int { 8 * width - addressBits - 1 }
        /// The lowest count of words that does not fit into a wide entry.
        public var wordLimit: Int { 1 << countBits(wide) }
        /// The lowest address that does not fit into an entry.
        public var addressLimit: Int { 1 << addressBits }
    }
}
