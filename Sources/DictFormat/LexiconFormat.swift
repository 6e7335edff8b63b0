/// The layout of a lexicon file, shared by its writer and its reader.
///
/// `Documentation/FORMAT.md` explains the fields, under the same names.
public enum LexiconFormat {
    /// The counts, the root and the alphabet.
    public static let info = SectionID("INFO")
    /// The code table: the meaning of the first byte or two of an arc.
    public static let codes = SectionID("CODE")
    /// The target tables of the labels.
    public static let targets = SectionID("TARG")
    /// For each 256-byte page of the first 64 KiB, the word count that its targets share.
    public static let pages = SectionID("PAGE")
    /// The directory by the first two letters.
    public static let pairs = SectionID("PAIR")
    /// The nodes.
    public static let nodes = SectionID("NODE")

    /// The size of section INFO, in bytes.
    public static let infoSize = 64
    /// The offset of the alphabet in section INFO.
    public static let alphabetOffset = 32
    /// The maximum number of letters in an alphabet; label 31 means "no letter".
    public static let maximumLetters = 31
    /// Whether `byte` may be a letter: a visible ASCII character without a meaning in patterns or in
    /// JSON strings.
    @inlinable
    public static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "\\"): false
        default: 0x21...0x7E ~= byte
        }
    }

    /// The maximum length of a word, in bytes.
    public static let maximumWordLength = 255

    /// The number of one-byte codes; first bytes from here on are escape pages and dense nodes.
    public static let oneByteCodes = 250
    /// The number of escape pages: first bytes 250...253, each followed by a byte that completes
    /// the code.
    public static let escapePages = 4
    /// The maximum number of codes: 250 of one byte, 4 × 256 of two bytes.
    public static let maximumCodes = oneByteCodes + 256 * escapePages
    /// The first byte of a dense node with wide entries.
    public static let wideDense: UInt8 = 254
    /// The first byte of a dense node with narrow entries.
    public static let narrowDense: UInt8 = 255
    /// The size of a dense node before its entries, in bytes.
    public static let denseHead = 5
    /// The size of the empty dense node at offset 0, to which arcs without a target lead.
    public static let deadNode = 8
    /// The maximum size of a list of arcs, in bytes: each arc has a code of two bytes, a target of
    /// four and a count of four.
    public static let longestList = 10 * maximumLetters
    /// The number of bytes 255 at the end of section NODE, which keep scans and entries inside it.
    public static let sentinel = 272
    /// The number of bytes covered by page counts and two-byte addresses.
    public static let pagedBytes = 1 << 16
    /// The maximum number of target tables per label, with 256 targets each.
    public static let banks = 4

    /// The way in which an arc refers to its target node.
    ///
    /// Addresses are offsets in section NODE.
    public enum TargetKind: UInt16, Sendable, CaseIterable {
        /// No target.
        case none = 0
        /// The node that follows the end of this one.
        case next = 1
        /// One byte: the distance forward from the end of the arc.
        case near = 2
        /// Two bytes: the distance forward from the end of the arc.
        case far = 3
        /// Two bytes: the address.
        case short = 4
        /// Three bytes: the address.
        case long = 5
        /// Four bytes: the address.
        case full = 6
        /// One byte: the index in a target table of the label.
        case table = 7
        /// Nothing: the address is stored with the code.
        case constant = 8

        /// The number of bytes that the target takes in the arc.
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

    /// The place of an arc's count, the number of words below its target.
    ///
    /// Last arcs and arcs without a target do not store it: it follows from the rest, or is 0.
    public enum CountKind: UInt16, Sendable, CaseIterable {
        /// Not stored.
        case none = 0
        /// One byte, after the target.
        case one = 1
        /// Two bytes, after the target.
        case two = 2
        /// Three bytes, after the target.
        case three = 3
        /// Four bytes, after the target.
        case four = 4
        /// In the target table, with the address.
        case table = 5
        /// In the page table.
        case page = 6
        /// With the code.
        case constant = 7

        /// The number of bytes that the count takes in the arc.
        @inlinable
        public var bytes: Int { rawValue <= 4 ? Int(rawValue) : 0 }
    }

    /// The meaning of a code, in 16 bits: label (5), word, last, target kind (4), count kind (3),
    /// bank (2).
    public struct Code: Sendable, Equatable {
        /// The bits as section CODE stores them.
        public let bits: UInt16

        /// The code with the given bits.
        @inlinable
        public init(bits: UInt16) { self.bits = bits }

        /// A code composed of its parts.
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
        /// Whether the path that ends with this arc is a word.
        @inlinable
        public var isWord: Bool { bits & 1 << 5 != 0 }
        /// Whether this is the last arc of its node.
        @inlinable
        public var isLast: Bool { bits & 1 << 6 != 0 }
        /// The way in which the arc refers to its target; `nil` if the number is undefined.
        @inlinable
        public var target: TargetKind? { TargetKind(rawValue: bits >> 7 & 15) }
        /// The place of the arc's count.
        @inlinable
        public var count: CountKind { CountKind(rawValue: bits >> 11 & 7) ?? .none }
        /// The index of the target table, among those of the label.
        @inlinable
        public var bank: Int { Int(bits >> 14) }
        /// Whether a constant is stored after the codes: the address in the lower 24 bits, the
        /// count in the upper 8.
        @inlinable
        public var hasConstant: Bool { target == .constant || count == .constant }
    }

    /// The widths of packed entries (address, word bit, count), which depend on the size of the
    /// file.
    public struct EntryWidths: Sendable {
        /// The number of address bits; the word bit and the count are above them.
        public let addressBits: Int
        /// The size of an entry in a narrow dense node, in bytes.
        public let narrow: Int
        /// The size of an entry in a wide dense node and in the directory, in bytes.
        public let wide: Int

        /// The widths that a file states.
        public init(addressBits: Int, narrow: Int, wide: Int) {
            self.addressBits = addressBits
            self.narrow = narrow
            self.wide = wide
        }

        /// For files with less than 1 MiB of nodes and fewer than 2^19 words.
        public static let small = EntryWidths(addressBits: 20, narrow: 4, wide: 5)
        /// For files with less than 128 MiB of nodes and fewer than 2^28 words.
        public static let large = EntryWidths(addressBits: 27, narrow: 5, wide: 7)

        /// The bits left for the count in an entry of `width` bytes.
        public func countBits(_ width: Int) -> Int { 8 * width - addressBits - 1 }
        /// The first count of words that does not fit into an entry.
        public var wordLimit: Int { 1 << countBits(wide) }
        /// The first address that does not fit into an entry.
        public var addressLimit: Int { 1 << addressBits }
    }
}
