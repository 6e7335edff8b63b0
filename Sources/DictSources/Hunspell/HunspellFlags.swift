import DictModel

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
