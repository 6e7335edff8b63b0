import DictModel

/// A line of a hunspell dictionary: a word and its flags, as in `pit/MS`.
struct HunspellEntry {
    /// The word, without the escapes of slashes.
    let word: [UInt8]
    /// The text of the flags.
    let flags: [UInt8]

    /// The entry in `line`, without the morphological fields after a tab or as in `pit/MS po:noun`.
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
    }

    /// Splits a word or an affix from its flags, which follow a slash.
    ///
    /// A slash after a backslash is a letter, and so is one at the start of a word. An affix may be
    /// empty and have flags all the same, as in `SFX A 0 /B`.
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
