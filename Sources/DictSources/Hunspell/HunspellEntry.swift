import DictModel

/// An entry in a hunspell dictionary, which consists of a word and its flags, as in `pit/MS`.
struct HunspellEntry {
    /// The word, in which each escaped slash (`\/`) has been replaced by a slash.
    let word: [UInt8]
    /// The text after the slash, which contains the flags and is empty if there are none.
    let flags: [UInt8]

    /// Creates an entry from a line of the dictionary.
    ///
    /// The initialiser ignores morphological information: all text after a tab, or from a field
    /// such as `po:noun` in `pit/MS po:noun`.
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
