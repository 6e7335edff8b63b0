import DictModel

/// An entry in a hunspell dictionary, which consists of a word and its flags, as in `pit/MS`.
struct HunspellEntry {
    /// The word, in which each escaped slash (`\/`) has been replaced by a slash.
    let word: [UInt8]
    /// The text after the slash, which contains the flags and is empty if there are none.
    let flags: [UInt8]
    /// Whether a field such as `us:vulgar` says that the word is not for everybody.
    let isUnwanted: Bool

    /// Creates an entry from a line of the dictionary.
    ///
    /// The initialiser ignores other morphological information: all text after a tab, or from a
    /// field such as `po:noun` in `pit/MS po:noun`.
    init(_ line: Span<UInt8>) {
        var end = line.count
        for index in 0..<line.count {
            if line[index] == ASCII.tab {
                end = index
                break
            }
            if line[index] == UInt8(ascii: ":"), index > 3, ASCII.isBlank(line[index - 3]) {
                end = index - 3
                break
            }
        }
        let range = line.trimmed(0..<end)
        (word, flags) = Self.split([UInt8](line.extracting(range)))
        let fields = [UInt8](line.extracting(end..<line.count))
        isUnwanted = fields.split(whereSeparator: ASCII.isBlank).contains { field in
            field.starts(with: "us:".utf8) && Self.unwantedUses.contains(Array(field.dropFirst(3)))
        }
    }

    private static let unwantedUses = Set(
        ["derogatory", "obscene", "offensive", "slur", "taboo", "vulgar"].map { Array($0.utf8) })

    /// Splits `text` into a word or affix and its flags, which follow a slash.
    ///
    /// A slash after a backslash belongs to the word, and so does one at its start. If `isAffix` is
    /// true, a slash at the start precedes the flags of an empty affix, as in `SFX A 0 /B`.
    static func split(
        _ text: [UInt8], isAffix: Bool = false
    ) -> (word: [UInt8], flags: [UInt8]) {
        let slash = UInt8(ascii: "/")
        var word: [UInt8] = []
        var index = 0
        while index < text.count {
            if text[index] == slash, index > 0 || isAffix {
                if word.last == UInt8(ascii: "\\") {
                    word.removeLast()
                } else {
                    return (word, Array(text[(index + 1)...]))
                }
            }
            word.append(text[index])
            index += 1
        }
        return (word, [])
    }
}

/// A flag of a hunspell dictionary, which identifies a table of affixes or a property of a word.
typealias HunspellFlag = UInt32

/// The notation of flags in a hunspell dictionary, as declared by `FLAG` in its affix file.
enum HunspellFlagKind: String {
    /// Each flag is one byte, which is the default of hunspell.
    case single
    /// Each flag is two bytes (`FLAG long`).
    case long
    /// Each flag is a decimal number, and commas separate the flags (`FLAG num`).
    case num
    /// Each flag is one Unicode character (`FLAG UTF-8`).
    case utf8 = "UTF-8"

    /// Parses the flags in `text`, which must be in this notation.
    ///
    /// - Parameters:
    ///   - text: The flags, in UTF-8.
    ///   - isUTF8: Whether the dictionary itself is in UTF-8. If it is, the bytes of ``single`` and
    ///     ``long`` flags are those of `text`. Otherwise, each character of `text` was one byte in
    ///     the dictionary.
    /// - Returns: The flags in the order of the text, or `nil` if they are invalid.
    func flags(_ text: Span<UInt8>, isUTF8: Bool) -> [HunspellFlag]? {
        switch self {
        case .single: return units(text, isUTF8)
        case .utf8: return text.scalars
        case .long:
            let units = units(text, isUTF8)
            guard units.count.isMultiple(of: 2) else { return nil }
            return stride(from: 0, to: units.count, by: 2).map {
                units[$0] << 16 | units[$0 + 1]
            }
        case .num:
            var flags: [HunspellFlag] = []
            var start = 0
            for index in 0...text.count
            where index == text.count || text[index] == UInt8(ascii: ",") {
                let range = text.trimmed(start..<index)
                guard let number = text.number(in: range), number <= UInt16.max else { return nil }
                flags.append(HunspellFlag(number))
                start = index + 1
            }
            return flags
        }
    }

    private func units(_ text: Span<UInt8>, _ isUTF8: Bool) -> [HunspellFlag] {
        isUTF8 ? text.indices.map { HunspellFlag(text[$0]) } : text.scalars
    }
}

extension Span<UInt8> {
    /// The code points of the UTF-8 text in the span.
    var scalars: [UInt32] {
        var scalars: [UInt32] = []
        scalars.reserveCapacity(count)
        var index = 0
        while index < count {
            if self[index] < 0x80 {
                scalars.append(UInt32(self[index]))
                index += 1
            } else {
                let step = UTF8Scalar.decode(self, at: index)
                scalars.append(step.value)
                index += Swift.max(step.length, 1)
            }
        }
        return scalars
    }
}
