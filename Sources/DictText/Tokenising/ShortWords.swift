/// A set of short ASCII words, each with a number, for looking up parts of a text.
///
/// A word has at most 16 bytes. Upper case is looked up as lower case, and any apostrophe as the
/// straight one. A lookup allocates nothing.
struct ShortWords: Sendable {
    private let keys: [WordKey]
    private let values: [UInt8]

    /// Creates a set of the words in `list`, which are separated by spaces or line feeds.
    ///
    /// A `|` inside a word is not part of it: the number of bytes before it is assigned to the
    /// word. A word without a `|` is assigned 0.
    init(_ list: String) {
        var rows: [(key: WordKey, value: UInt8)] = []
        var key = WordKey()
        var value: UInt8 = 0
        for byte in Array(list.utf8) + [UInt8(ascii: " ")] {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"):
                if key.length > 0 { rows.append((key, value)) }
                key = WordKey()
                value = 0
            case UInt8(ascii: "|"): value = key.length
            default: key.append(byte)
            }
        }
        rows.sort { $0.key < $1.key }
        keys = rows.map(\.key)
        values = rows.map(\.value)
    }

    /// Returns the number assigned to the word `key`, or `nil` if the set does not contain the
    /// word.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of words in the set.
    func value(of key: WordKey) -> Int? {
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low] == key ? Int(values[low]) : nil
    }

    /// Whether the set contains the word `key`.
    ///
    /// The result is `false` if `key` is `nil`.
    func contains(_ key: WordKey?) -> Bool {
        guard let key else { return false }
        return value(of: key) != nil
    }
}

/// A word of up to 16 bytes, packed into two integers for fast comparison.
struct WordKey: Sendable, Comparable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    /// The length of the word, in bytes.
    private(set) var length: UInt8 = 0

    init() {}

    /// Creates the key of `word`, which must be in lower case and have at most 16 bytes.
    init(_ word: String) {
        for byte in word.utf8 { append(byte) }
    }

    /// Creates the key of the word in the byte range `start..<end` of `text`.
    ///
    /// ASCII capitals become lower case, and curly apostrophes become straight. Returns `nil` if
    /// the word is empty or longer than 16 bytes.
    init?(_ text: CharacterText, _ start: Int, _ end: Int) {
        guard start < end, end - start <= 32 else { return nil }
        var index = start
        while index < end {
            guard length < 16 else { return nil }
            if text.kind(index) == .apostrophe {
                append(UInt8(ascii: "'"))
                index = text.next(index)
                continue
            }
            let byte = text.byte(index)
            append(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte)
            index += 1
        }
    }

    /// Appends `byte` to the word, or does nothing if the word already has 16 bytes.
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
