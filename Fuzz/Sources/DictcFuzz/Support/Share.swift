import DictFormat
import Glibc

/// The share of a target's questions that one input is asked.
///
/// All of them, unless the environment variable `FUZZ_SHARE` is set, as when fuzzing for many
/// executions. The bytes of the input choose the share then, so that an input is always asked the
/// same, and a change of a single byte often asks something else.
struct Share {
    private static let isSmall = unsafe getenv("FUZZ_SHARE") != nil

    /// A number that the bytes choose, or `nil` for all questions.
    private let digest: UInt64?

    init(of bytes: [UInt8]) { digest = Self.isSmall ? Checksum.of(bytes) : nil }

    /// Whether the question with the index `number` of `count`, below 256, is to be asked.
    ///
    /// Of all indices below `count`, an input is asked one. Lists of questions are independent of
    /// each other if they differ in `list`, which is below 7.
    func has(_ number: Int, of count: Int, list: Int) -> Bool {
        guard let digest else { return true }
        return Int(digest >> UInt64(8 * list) & 0xFF) % count == number
    }

    /// Returns the element of `items` to ask about, or all of them.
    func of<Item>(_ items: [Item], list: Int) -> ArraySlice<Item> {
        guard let digest, !items.isEmpty else { return items[...] }
        let index = Int(digest >> UInt64(8 * list) & 0xFF) % items.count
        return items[index...index]
    }
}
