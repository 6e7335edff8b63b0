import DictFormat

/// The layout of a part, the file in which `dictc map` keeps what it read of some source files.
///
/// Documentation/FORMAT.md describes it. Games never see a part; only dictc reads it.
enum PartFormat {
    /// The key of the plan, and the number of files.
    static let info = SectionID("INFO")
    /// The files that were read, in the order of their numbers, with statistics about each.
    static let splits = SectionID("SPLT")
    /// The numbers of sentences read and dropped in each language, with examples.
    static let funnel = SectionID("FUNL")
    /// The sentences of each language that pass the rules for single sentences.
    static let candidates = SectionID("CAND")

    /// The version of the sections' layout, which INFO begins with.
    static let version = 1
    /// The maximum size of a part, in bytes.
    static let byteLimit = 4 << 30
}

/// A writer of the fields of a section, one after the other.
struct PartWriter {
    /// The fields so far.
    private(set) var bytes: [UInt8] = []

    /// Appends `value` in groups of seven bits, the lowest first (LEB128).
    mutating func number(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends `value`, or 0 if it is negative.
    mutating func number(_ value: Int) { number(UInt64(max(0, value))) }

    /// Appends `value` as eight bytes, the lowest first.
    mutating func fixed(_ value: UInt64) { bytes.append(littleEndian: value) }

    /// Appends the number of bytes of `text`, and the bytes.
    mutating func text(_ text: [UInt8]) {
        number(text.count)
        bytes += text
    }

    mutating func text(_ text: String) { self.text(Array(text.utf8)) }

    /// Appends whether there is a text, and the text.
    mutating func text(_ text: String?) {
        number(text == nil ? 0 : 1)
        if let text { self.text(text) }
    }

    /// Appends the number of `items`, and what `body` appends for each.
    mutating func list<Item>(_ items: [Item], _ body: (Item, inout Self) -> Void) {
        number(items.count)
        for item in items { body(item, &self) }
    }
}

/// A reader of the fields that ``PartWriter`` has written, or that someone else has forged.
struct PartReader {
    private let bytes: [UInt8]
    private var offset: Int
    private let end: Int
    private let section: SectionID

    /// Creates a reader of the part of `file` in `range`, which is the section `section`.
    init(_ file: [UInt8], _ range: Range<Int>, _ section: SectionID) {
        bytes = file
        offset = max(0, min(range.lowerBound, file.count))
        end = max(0, min(range.upperBound, file.count))
        self.section = section
    }

    /// The error to throw if a field has a value that cannot be.
    var damage: FormatError { .damaged(section, .value) }

    mutating func number() throws(FormatError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while offset < end, shift < 64 {
            let byte = bytes[offset]
            offset += 1
            // The tenth byte has room for one bit, and a last byte of 0 has none.
            if shift == 63, byte > 1 { throw damage }
            if byte == 0, shift > 0 { throw damage }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw .damaged(section, .length)
    }

    /// Reads a number that is at most `limit`.
    mutating func number(upTo limit: Int) throws(FormatError) -> Int {
        let value = try number()
        guard value <= UInt64(max(0, limit)) else { throw damage }
        return Int(value)
    }

    /// Reads a count of something that is far from the end of the numbers, so that sums of counts
    /// cannot overflow.
    mutating func count() throws(FormatError) -> Int { try number(upTo: 1 << 48) }

    mutating func flag() throws(FormatError) -> Bool { try number(upTo: 1) == 1 }

    mutating func fixed() throws(FormatError) -> UInt64 {
        guard end - offset >= 8 else { throw .damaged(section, .length) }
        defer { offset += 8 }
        return (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
    }

    mutating func bytesOfText() throws(FormatError) -> [UInt8] {
        let length = try number()
        guard length <= UInt64(end - offset) else { throw .damaged(section, .length) }
        defer { offset += Int(length) }
        return Array(bytes[offset..<offset + Int(length)])
    }

    mutating func text() throws(FormatError) -> String {
        guard let text = String(validating: try bytesOfText(), as: UTF8.self) else {
            throw .damaged(section, .words)
        }
        return text
    }

    mutating func optionalText() throws(FormatError) -> String? {
        try flag() ? try text() : nil
    }

    /// Reads a SHA-256 as hexadecimal digits.
    mutating func digest() throws(FormatError) -> String {
        let text = try text()
        guard ShardPlan.isDigest(text) else { throw damage }
        return text
    }

    /// Reads a number of items and the items, each of which has at least one byte.
    mutating func list<Item>(
        _ body: (inout Self) throws(FormatError) -> Item
    ) throws(FormatError) -> [Item] {
        let count = try number()
        guard count <= UInt64(end - offset) else { throw .damaged(section, .length) }
        var items: [Item] = []
        for _ in 0..<Int(count) { items.append(try body(&self)) }
        return items
    }

    /// Checks that every byte of the section has been read.
    func finish() throws(FormatError) {
        if offset != end { throw .damaged(section, .length) }
    }
}
