import DictFormat
import DictModel

/// The layout of a part, the file in which `dictc map` keeps what it read of some source files.
///
/// Documentation/FORMAT.md describes it. Games never see a part; only dictc reads it.
enum PartFormat {
    /// The version of the layout, and the digest of the plan.
    static let info = SectionID("INFO")
    /// The files that were read, in the order of their numbers, with statistics about each.
    static let splits = SectionID("SPLT")
    /// The numbers of sentences read and dropped in each language, with examples.
    static let funnel = SectionID("FUNL")
    /// The sentences of each language that pass the rules for single sentences.
    static let candidates = SectionID("CAND")
    /// The sections in the order in which a part has them.
    static let sections = [info, splits, funnel, candidates]

    /// The version of the sections' layout, which INFO begins with.
    static let version = 4
    /// The maximum size of a part in a cache, in bytes.
    static let byteLimit = 4 << 30
    /// The maximum of a count of something, so that sums of counts cannot overflow.
    static let countLimit = 1 << 48
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

    /// Appends fields that another writer has written.
    mutating func fields(_ fields: ArraySlice<UInt8>) { bytes += fields }

    /// Appends the number of `items`, and what `body` appends for each.
    mutating func list<Items: Collection>(
        _ items: Items, _ body: (Items.Element, inout Self) -> Void
    ) {
        number(items.count)
        for item in items { body(item, &self) }
    }

    /// Appends `fields` as an item of a series: the number of bytes, and the bytes.
    mutating func item(_ fields: ArraySlice<UInt8>) {
        number(fields.count)
        bytes += fields
    }

    /// Appends what `body` appends for each of `items` as a series: every item after the number of
    /// its bytes, and 0 after the last one.
    mutating func series<Item>(_ items: [Item], _ body: (Item, inout Self) -> Void) {
        for item in items {
            var writer = Self()
            body(item, &writer)
            self.item(writer.bytes[...])
        }
        number(0)
    }

    /// Removes all fields, and keeps their memory.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

/// A reader of the fields that ``PartWriter`` has written, or that someone else has forged.
struct PartReader {
    let bytes: [UInt8]
    /// The index of the next byte.
    private(set) var offset: Int
    private let end: Int
    private let section: SectionID

    /// Creates a reader of the part of `file` in `range`, which is in the section `section`.
    init(_ file: [UInt8], _ range: Range<Int>, _ section: SectionID) {
        bytes = file
        offset = max(0, min(range.lowerBound, file.count))
        end = max(0, min(range.upperBound, file.count))
        self.section = section
    }

    /// The error to throw if a field has a value that cannot be.
    var damage: FormatError { .damaged(section, .value) }

    /// The number of bytes that have not been read.
    var remaining: Int { end - offset }

    /// The bytes that have not been read.
    var rest: ArraySlice<UInt8> { bytes[min(offset, end)..<end] }

    mutating func number() throws(FormatError) -> UInt64 {
        guard offset < end else { throw .damaged(section, .length) }
        let first = bytes[offset]
        offset += 1
        return first < 0x80 ? UInt64(first) : try longNumber(first)
    }

    private mutating func longNumber(_ first: UInt8) throws(FormatError) -> UInt64 {
        var value = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while offset < end, shift < 64 {
            let byte = bytes[offset]
            offset += 1
            // The tenth byte has room for one bit, and a last byte of 0 has none.
            if shift == 63, byte > 1 { throw damage }
            if byte == 0 { throw damage }
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

    /// Reads a count of something.
    mutating func count() throws(FormatError) -> Int { try number(upTo: PartFormat.countLimit) }

    mutating func flag() throws(FormatError) -> Bool { try number(upTo: 1) == 1 }

    mutating func fixed() throws(FormatError) -> UInt64 {
        guard end - offset >= 8 else { throw .damaged(section, .length) }
        defer { offset += 8 }
        return (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
    }

    /// Reads the number of bytes of a text, and returns where in ``bytes`` they are.
    mutating func rangeOfText() throws(FormatError) -> Range<Int> {
        let length = try number()
        guard length <= UInt64(end - offset) else { throw .damaged(section, .length) }
        defer { offset += Int(length) }
        return offset..<offset + Int(length)
    }

    /// Reads a text that has to be UTF-8, and returns where in ``bytes`` it is.
    mutating func rangeOfUTF8() throws(FormatError) -> Range<Int> {
        let range = try rangeOfText()
        guard UTF8Scalar.malformedOffset(in: bytes[range].span) == nil else {
            throw .damaged(section, .words)
        }
        return range
    }

    mutating func bytesOfText() throws(FormatError) -> [UInt8] { Array(bytes[try rangeOfText()]) }

    mutating func text() throws(FormatError) -> String {
        guard let text = String(validating: bytes[try rangeOfText()], as: UTF8.self) else {
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

    /// Returns a reader of the next `count` bytes, or throws if there are fewer.
    mutating func item(_ count: UInt64) throws(FormatError) -> Self {
        guard count <= UInt64(end - offset) else { throw .damaged(section, .length) }
        defer { offset += Int(count) }
        return Self(bytes, offset..<offset + Int(count), section)
    }

    /// Reads a series: calls `body` with a reader of each item, all of which it has to read.
    mutating func series(
        _ body: (inout Self) throws(FormatError) -> Void
    ) throws(FormatError) {
        while case let count = try number(), count > 0 {
            var item = try item(count)
            try body(&item)
            try item.finish()
        }
    }

    /// Checks that every byte of the section has been read.
    func finish() throws(FormatError) {
        if offset != end { throw .damaged(section, .length) }
    }
}
