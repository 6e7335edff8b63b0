import DictModel

/// The step that takes from the text of every list what a reader does not see.
///
/// Blanks of any width become spaces, so that they are trimmed and separate words as spaces do.
/// Soft hyphens, zero-width characters and variation selectors are left out. Changes of the writing
/// direction stay, since they hide what a text says; the rules for words reject them.
struct TextCleaning {
    private var changed = Occurrences()
    private var cleaned: [UInt8] = []

    /// Returns `text` without characters that show nothing, or `nil` if it has none.
    ///
    /// `line` is the 1-based number of its line.
    mutating func clean(_ text: Span<UInt8>, line: Int) -> [UInt8]? {
        if text.isPlain { return nil }
        cleaned.removeAll(keepingCapacity: true)
        var (start, index) = (0, 0)
        while index < text.count {
            let step = UTF8Scalar.decode(text, at: index)
            let length = max(step.length, 1)
            if !step.isMalformed, let blank = Self.replacement(of: step.value) {
                cleaned.append(contentsOf: text.extracting(start..<index))
                if blank { cleaned.append(ASCII.space) }
                changed.add(line)
                start = index + length
            }
            index += length
        }
        guard start > 0 else { return nil }
        cleaned.append(contentsOf: text.extracting(start..<text.count))
        return cleaned
    }

    /// A note on the characters that were changed in the file at `place`, or `nil` if there were
    /// none.
    func note(at place: Place) -> Diagnostic? {
        changed.note(
            .listCharacters, at: place,
            "\(changed.count) wide blanks or invisible characters, read as blanks or left out")
    }

    /// Returns `true` for a blank other than a space or tab, `false` for a character that shows
    /// nothing, and `nil` for any other.
    private static func replacement(of scalar: UInt32) -> Bool? {
        switch scalar {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        case 0xAD, 0x034F, 0x061C, 0x180B...0x180F, 0x200B...0x200F, 0x2060...0x2064,
            0xFE00...0xFE0F, 0xFEFF, 0xE0100...0xE01EF:
            false
        default: nil
        }
    }
}

/// The number of times that something occurs in a list, and the line where it first occurs.
struct Occurrences {
    private(set) var count = 0
    private(set) var firstLine = 0

    mutating func add(_ line: Int) {
        if count == 0 { firstLine = line }
        count += 1
    }

    /// Returns a note at the first line with `text`, or `nil` if there are no occurrences.
    func note(
        _ code: Diagnostic.Code, at place: Place, _ text: String, hint: String? = nil
    ) -> Diagnostic? {
        guard count > 0 else { return nil }
        return Diagnostic(
            code, at: place.at(line: firstLine), text + (count > 1 ? ", first here" : ""),
            hint: hint)
    }
}
