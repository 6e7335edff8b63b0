/// The numbers of a lexicon file that its writer and its reader share.
///
/// `Documentation/FORMAT.md` explains them; the names here are the names there.
public enum LexiconFormat {
    /// Counts, root and alphabet.
    public static let info = SectionID("INFO")
    /// The code table: what the first byte or two of an arc mean.
    public static let codes = SectionID("CODE")
    /// The target tables of the labels.
    public static let targets = SectionID("TARG")
    /// For each 256-byte page of the first 64 KiB, the count that its targets share.
    public static let pages = SectionID("PAGE")
    /// The directory by the first two letters.
    public static let pairs = SectionID("PAIR")
    /// The nodes.
    public static let nodes = SectionID("NODE")

    /// The bytes of section INFO.
    public static let infoSize = 64
    /// Where the alphabet begins in section INFO.
    public static let alphabetOffset = 32
    /// The most letters of an alphabet; label 31 means "no letter".
    public static let maximumLetters = 31
    /// The longest word in bytes.
    public static let maximumWordLength = 255

    /// Codes below this are one byte; those above are escape pages and dense nodes.
    public static let oneByteCodes = 250
    /// The escape pages: first bytes 250...253, each followed by a byte that completes the code.
    public static let escapePages = 4
    /// The most codes: 250 of one byte, 4 x 256 of two.
    public static let maximumCodes = oneByteCodes + 256 * escapePages
    /// The first byte of a dense node with wide entries.
    public static let wideDense: UInt8 = 254
    /// The first byte of a dense node with narrow entries.
    public static let narrowDense: UInt8 = 255
    /// The bytes of a dense node before its entries.
    public static let denseHead = 5
    /// The bytes of the empty dense node at offset 0, where arcs without target lead.
    public static let deadNode = 8
    /// The bytes 255 that end section NODE, so that no scan and no entry leaves it.
    public static let sentinel = 272
    /// The span of page counts and two-byte addresses.
    public static let pagedBytes = 1 << 16
    /// The most target tables of a label, 256 targets each.
    public static let banks = 4

    /// How an arc names its target node.
    ///
    /// Addresses are offsets in section NODE.
    public enum TargetKind: UInt16, Sendable, CaseIterable {
        /// No target.
        case none = 0
        /// The node that follows the end of this one.
        case next = 1
        /// One byte: distance forward from the end of the arc.
        case near = 2
        /// Two bytes: distance forward from the end of the arc.
        case far = 3
        /// Two bytes: address.
        case short = 4
        /// Three bytes: address.
        case long = 5
        /// Four bytes: address.
        case full = 6
        /// One byte: index into a target table of the label.
        case table = 7
        /// Nothing: the address stands with the code.
        case constant = 8

        /// The bytes of the target in the arc.
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

    /// Where an arc's count of words below its target stands.
    ///
    /// Last arcs and arcs without target have none: it follows from the rest, or is 0.
    public enum CountKind: UInt16, Sendable, CaseIterable {
        /// Nowhere.
        case none = 0
        /// In one byte after the target.
        case one = 1
        /// In two bytes.
        case two = 2
        /// In three bytes.
        case three = 3
        /// In four bytes.
        case four = 4
        /// With the address in the target table.
        case table = 5
        /// In the page table.
        case page = 6
        /// With the code.
        case constant = 7

        /// The bytes of the count in the arc.
        @inlinable
        public var bytes: Int { rawValue <= 4 ? Int(rawValue) : 0 }
    }

    /// What a code says of an arc, in 16 bits: label (5), word, last, target kind (4), count
    /// kind (3), bank (2).
    public struct Code: Sendable, Equatable {
        /// The bits as section CODE stores them.
        public let bits: UInt16

        /// The code with these bits.
        @inlinable
        public init(bits: UInt16) { self.bits = bits }

        /// The code of an arc.
        @inlinable
        public init(
            label: Int, isWord: Bool, isLast: Bool, target: TargetKind, count: CountKind,
            bank: Int = 0
        ) {
            bits =
                UInt16(label) | (isWord ? 1 << 5 : 0) | (isLast ? 1 << 6 : 0)
                | target.rawValue << 7 | count.rawValue << 11 | UInt16(bank) << 14
        }

        /// The index of the letter in the alphabet.
        @inlinable
        public var label: Int { Int(bits & 31) }
        /// Whether the path that ends with the arc is a word.
        @inlinable
        public var isWord: Bool { bits & 1 << 5 != 0 }
        /// Whether the arc is the last of its node.
        @inlinable
        public var isLast: Bool { bits & 1 << 6 != 0 }
        /// How the target is named; `nil` for a number that means nothing.
        @inlinable
        public var target: TargetKind? { TargetKind(rawValue: bits >> 7 & 15) }
        /// Where the count stands.
        @inlinable
        public var count: CountKind { CountKind(rawValue: bits >> 11 & 7) ?? .none }
        /// Which target table of the label.
        @inlinable
        public var bank: Int { Int(bits >> 14) }
        /// Whether a constant stands behind the codes for it: address in the lower 24 bits, count
        /// in the upper 8.
        @inlinable
        public var hasConstant: Bool { target == .constant || count == .constant }
    }

    /// The widths of packed entries (address, word bit, count), which depend on the file's size.
    public struct EntryWidths: Sendable {
        /// The bits of the address; the word bit and the count stand above them.
        public let addressBits: Int
        /// The bytes of an entry in a narrow dense node.
        public let narrow: Int
        /// The bytes of an entry in a wide dense node and in the directory.
        public let wide: Int

        /// Widths as stated by a file.
        public init(addressBits: Int, narrow: Int, wide: Int) {
            self.addressBits = addressBits
            self.narrow = narrow
            self.wide = wide
        }

        /// For files with less than 1 MiB of nodes and 2^19 words.
        public static let small = EntryWidths(addressBits: 20, narrow: 4, wide: 5)
        /// For files with less than 128 MiB of nodes and 2^28 words.
        public static let large = EntryWidths(addressBits: 27, narrow: 5, wide: 7)

        /// The bits left for the count in an entry of `width` bytes.
        public func countBits(_ width: Int) -> Int { 8 * width - addressBits - 1 }
        /// The most words that an entry of this file can count.
        public var wordLimit: Int { 1 << countBits(wide) }
        /// The first address that an entry cannot name.
        public var addressLimit: Int { 1 << addressBits }
    }
}
