import DictFormat

/// A map from words to 16-bit values that stores a hash of each word instead of the word.
///
/// ```
/// number of entries (4), bits of the bucket number (4)
/// start of each bucket, and the end (4 each)
/// entries: fingerprint in the upper 16 bits, value in the lower (4 each), sorted
/// ```
///
/// The numbers in parentheses are sizes in bytes. The highest bits of a word's hash are its bucket,
/// and the next 16 its fingerprint. About one in 10,000 words that are not in the table is mistaken
/// for a word that is.
@safe
struct FingerprintTable: Sendable {
    /// The number of bytes before the offsets of the buckets.
    static let headerSize = 8
    private let view: ByteView
    private let bucketBits: UInt64
    private let entries: Int

    /// Opens the table in `view`, after checking all its lengths and offsets.
    ///
    /// Returns `nil` if any of them is invalid.
    ///
    /// - Complexity: O(*n*), where *n* is the number of buckets.
    init?(_ view: ByteView) {
        guard let count = view.uint32(0), let bits = view.uint32(4), bits >= 1, bits <= 24 else {
            return nil
        }
        let entries = Self.headerSize + 4 * ((1 << Int(bits)) + 1)
        guard view.count == entries + 4 * Int(count) else { return nil }
        self.view = view
        self.entries = entries
        bucketBits = UInt64(bits)
        var previous: UInt32 = 0
        for bucket in 0...1 << Int(bits) {
            guard let start = view.uint32(Self.headerSize + 4 * bucket), start >= previous,
                start <= count, bucket > 0 || start == 0
            else { return nil }
            previous = start
        }
        guard previous == count else { return nil }
    }

    /// Returns the value of the word with the given hash, or 0 if the table does not contain the
    /// word.
    @inline(__always)
    func value(_ hash: UInt64) -> UInt16 {
        let bucket = Int(hash >> (64 - bucketBits))
        let fingerprint = UInt32(truncatingIfNeeded: hash >> (48 - bucketBits)) & 0xffff
        // Safe because the initialiser has compared the length with the number of buckets and of
        // entries, and no bucket leaves the entries.
        let start = unsafe view.start + Self.headerSize + 4 * bucket
        var at = Int(unsafe start.loadUnaligned(as: UInt32.self).littleEndian)
        let end = Int(unsafe start.loadUnaligned(fromByteOffset: 4, as: UInt32.self).littleEndian)
        while at < end {
            let entry = unsafe (view.start + entries + 4 * at).loadUnaligned(as: UInt32.self)
                .littleEndian
            if entry >> 16 == fingerprint { return UInt16(truncatingIfNeeded: entry) }
            at += 1
        }
        return 0
    }

    /// Returns the encoded table for `values`, the hashes and values of all words.
    ///
    /// If two words have the same bucket and fingerprint, only the lower value is stored.
    static func bytes(of values: [(hash: UInt64, value: UInt16)]) -> [UInt8] {
        var bits = 1
        while bits < 16, values.count >> bits > 8 { bits += 1 }
        var sorted: [(bucket: Int, entry: UInt32)] = values.map { word in
            let fingerprint = UInt32(truncatingIfNeeded: word.hash >> (48 - UInt64(bits))) & 0xffff
            return (Int(word.hash >> (64 - UInt64(bits))), fingerprint << 16 | UInt32(word.value))
        }
        sorted.sort { ($0.bucket, $0.entry) < ($1.bucket, $1.entry) }
        var kept: [(bucket: Int, entry: UInt32)] = []
        for word in sorted {
            if let last = kept.last, last.bucket == word.bucket,
                last.entry >> 16 == word.entry >> 16
            {
                continue
            }
            kept.append(word)
        }
        var bytes: [UInt8] = []
        bytes.append(littleEndian: UInt32(kept.count))
        bytes.append(littleEndian: UInt32(bits))
        var at = 0
        for bucket in 0...1 << bits {
            while at < kept.count, kept[at].bucket < bucket { at += 1 }
            bytes.append(littleEndian: UInt32(at))
        }
        for word in kept { bytes.append(littleEndian: word.entry) }
        return bytes
    }
}
