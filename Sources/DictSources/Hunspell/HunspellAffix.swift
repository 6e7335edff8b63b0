/// One rule of a table of affixes: what to take off a word, what to add, and which words it fits.
struct HunspellAffix {
    /// One place of a condition.
    enum Place {
        /// Any character.
        case any
        /// One of these characters, or one that is none of them.
        case set([UInt32], isNegated: Bool)

        func matches(_ scalar: UInt32) -> Bool {
            switch self {
            case .any: true
            case .set(let scalars, let isNegated): scalars.contains(scalar) != isNegated
            }
        }
    }

    /// The characters that are taken off.
    var strip: [UInt32] = []
    /// The characters that are added.
    var text: [UInt32] = []
    /// The flags of the new form: further affixes that it takes, and its properties.
    var flags: [HunspellFlag] = []
    /// The condition, from its first character to its last; empty if every word fits.
    var condition: [Place] = []

    /// The condition that `text` writes: characters, `.`, `[abc]` and `[^abc]`.
    ///
    /// - Returns: `nil` if a bracket is not closed.
    static func condition(_ text: [UInt32]) -> [Place]? {
        var places: [Place] = []
        var index = 0
        while index < text.count {
            switch text[index] {
            case 0x2E: places.append(.any)
            case 0x5B:
                guard let end = text[index...].firstIndex(of: 0x5D) else { return nil }
                var set = text[index + 1..<end]
                let isNegated = set.first == 0x5E
                if isNegated { set = set.dropFirst() }
                places.append(.set(Array(set), isNegated: isNegated))
                index = end
            default: places.append(.set([text[index]], isNegated: false))
            }
            index += 1
        }
        // A single point fits words of any length.
        if places.count == 1, case .any = places[0] { return [] }
        return places
    }

    /// `word` with this suffix; `nil` if it does not fit, or nothing of the word would stay and
    /// that is not allowed.
    func suffixing(_ word: [UInt32], stripsAll: Bool) -> [UInt32]? {
        let stem = word.count - strip.count
        guard stem > 0 || stem == 0 && stripsAll, condition.count <= word.count,
            word[stem...].elementsEqual(strip)
        else { return nil }
        let start = word.count - condition.count
        for index in condition.indices where !condition[index].matches(word[start + index]) {
            return nil
        }
        return word[..<stem] + text
    }

    /// `word` with this prefix, as ``suffixing(_:stripsAll:)``.
    func prefixing(_ word: [UInt32], stripsAll: Bool) -> [UInt32]? {
        let stem = word.count - strip.count
        guard stem > 0 || stem == 0 && stripsAll, condition.count <= word.count,
            word.starts(with: strip)
        else { return nil }
        for index in condition.indices where !condition[index].matches(word[index]) { return nil }
        return text + word[strip.count...]
    }
}

/// The affixes of one flag.
struct HunspellTable {
    /// Whether a prefix of it goes together with a suffix of another table that says so, too.
    var crosses: Bool
    var affixes: [HunspellAffix] = []
}
