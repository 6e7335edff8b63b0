import DictFormat
import DictModel

/// A digest of words in their order, which shows whether two long lists are equal.
///
/// It is a chain of XXH64 checksums, each of a chunk of the words and the checksum before.
package struct WordDigest: Sendable, Equatable {
    /// The number of words added.
    package private(set) var count = 0
    private var checksum: UInt64 = 0
    /// The words since the last checksum, each followed by a zero byte.
    private var chunk: [UInt8] = []

    private static let chunkSize = 1 << 16

    /// Creates the digest of no words.
    package init() {}

    /// Adds `word`, which must not contain a zero byte.
    package mutating func add(_ word: Span<UInt8>) {
        chunk.append(contentsOf: word)
        chunk.append(0)
        count += 1
        if chunk.count >= Self.chunkSize { finish() }
    }

    /// Includes all words added so far in the checksum.
    ///
    /// Digests of equal words are equal only if this was called after the same words.
    package mutating func finish() {
        chunk.append(littleEndian: checksum)
        checksum = Checksum.of(chunk)
        chunk.removeAll(keepingCapacity: true)
    }
}
