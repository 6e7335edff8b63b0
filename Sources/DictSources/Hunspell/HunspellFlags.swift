import DictModel

/// A flag of a hunspell dictionary, which names a table of affixes or a property of a word.
typealias HunspellFlag = UInt32

/// How the flags after a slash are written, which the affix file says with `FLAG`.
enum HunspellFlagKind: String {
    /// One byte each, or one character in an encoding with one byte for each.
    case single
    /// Two of them each: `FLAG long`.
    case long
    /// Numbers with commas between them: `FLAG num`.
    case num
    /// One character of UTF-8 each: `FLAG UTF-8`.
    case utf8 = "UTF-8"

    /// Returns the flags in `text`, or `nil` if the text does not consist of such flags.
    ///
    /// `text` is UTF-8. `isUTF8` states whether the file is, too, in which case a flag is a byte and
    /// not a character.
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
    /// The code points of the text, which is UTF-8.
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
