/// A set of short words of ASCII letters, each with a number, for looking up parts of a text.
///
/// A word has at most 16 bytes. Looking up takes O(log words) and allocates nothing; upper case
/// counts as lower case, and each apostrophe as the straight one.
struct ShortWords: Sendable {
    private let keys: [WordKey]
    private let values: [UInt8]

    /// The words of `list`, which white space separates.
    ///
    /// A `|` inside a word is no part of it: the word's number is how many bytes stand before
    /// it, else 0.
    init(_ list: String) {
        var rows: [(key: WordKey, value: UInt8)] = []
        var key = WordKey()
        var value: UInt8 = 0
        for byte in Array(list.utf8) + [0x20] {
            switch byte {
            case 0x20, 0x0A:
                if key.length > 0 { rows.append((key, value)) }
                key = WordKey()
                value = 0
            case 0x7C: value = key.length
            default: key.append(byte)
            }
        }
        rows.sort { $0.key < $1.key }
        keys = rows.map(\.key)
        values = rows.map(\.value)
    }

    /// The number of `key`; `nil` where it is none of the words.
    func value(of key: WordKey) -> Int? {
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low] == key ? Int(values[low]) : nil
    }

    /// Whether `key` is one of the words.
    func contains(_ key: WordKey?) -> Bool {
        guard let key else { return false }
        return value(of: key) != nil
    }
}

/// Up to 16 bytes of a word as two numbers.
struct WordKey: Sendable, Comparable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    /// How many bytes the word has.
    private(set) var length: UInt8 = 0

    init() {}

    /// The word of `bytes`.
    init(_ bytes: UInt8...) {
        for byte in bytes { append(byte) }
    }

    /// The word in `start..<end` of `text`, in lower case; `nil` where it is longer than 16 bytes.
    init?(_ text: CharacterText, _ start: Int, _ end: Int) {
        guard start < end, end - start <= 32 else { return nil }
        var index = start
        while index < end {
            guard length < 16 else { return nil }
            if text.kind(index) == .apostrophe {
                append(0x27)
                index = text.next(index)
                continue
            }
            let byte = text.byte(index)
            append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
            index += 1
        }
    }

    /// Adds a byte; nothing behind the 16th.
    mutating func append(_ byte: UInt8) {
        guard length < 16 else { return }
        if length < 8 {
            first |= UInt64(byte) << UInt64(56 - 8 * length)
        } else {
            second |= UInt64(byte) << UInt64(120 - 8 * length)
        }
        length += 1
    }

    static func < (left: WordKey, right: WordKey) -> Bool {
        if left.first != right.first { return left.first < right.first }
        if left.second != right.second { return left.second < right.second }
        return left.length < right.length
    }
}
