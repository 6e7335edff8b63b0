import DictModel

/// A check that a text looks as print would set it: whole, spaced, quoted, and without marks that
/// only a file has.
///
/// It looks at the signs alone, not at tokens and tags, so a text has the same flaw in every corpus
/// format. In doubt there is one: corpora have far more sentences than packs need.
struct PrintedText {
    /// The code points of the text.
    let scalars: [UInt32]
    /// The characters between two blanks.
    struct Word {
        var range: Range<Int>
        /// The part between the first and the last letter or digit, which may be empty.
        var core: Range<Int>
        /// The core in small letters, with straight apostrophes.
        var form: [UInt8]
        /// The facts about the form.
        var known: PrintRules.Known
        /// Whether there are only letters of a to z, so that no mark has to be looked for.
        var isPlain: Bool

        var roles: PrintLists.Roles { known.roles }
        /// Whether there is no mark around the core.
        var isBare: Bool { range == core }
    }

    private(set) var words: [Word] = []
    let rules: PrintRules

    init(_ text: [UInt8], _ rules: PrintRules) {
        self.rules = rules
        var scalars: [UInt32] = []
        scalars.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            if text[index] < 0x80 {
                scalars.append(UInt32(text[index]))
                index += 1
                continue
            }
            let step = UTF8Scalar.decode(text.span, at: index)
            scalars.append(step.isMalformed ? 0xFFFD : step.value)
            index += max(step.length, 1)
        }
        self.scalars = scalars
        var start = 0
        for index in 0...scalars.count where index == scalars.count || scalars[index] == 0x20 {
            if start < index { words.append(word(start..<index)) }
            start = index + 1
        }
    }

    private func word(_ range: Range<Int>) -> Word {
        if let form = plainForm(range) {
            return Word(
                range: range, core: range, form: form, known: rules.known(of: form), isPlain: true)
        }
        var core = range
        while let first = core.first, !isLetter(first), !isDigit(first) { core.removeFirst() }
        while let last = core.last, !isLetter(last), !isDigit(last) { core.removeLast() }
        let form = small(core)
        return Word(
            range: range, core: core, form: form, known: rules.known(of: form), isPlain: false)
    }

    /// Returns the small letters in `range`, or `nil` if there is anything but letters of a to z.
    private func plainForm(_ range: Range<Int>) -> [UInt8]? {
        var form: [UInt8] = []
        form.reserveCapacity(range.count)
        for scalar in scalars[range] {
            guard scalar < 0x80, scalar | 0x20 >= 0x61, scalar | 0x20 <= 0x7A else { return nil }
            form.append(UInt8(scalar | 0x20))
        }
        return form
    }

    /// The code point at `index`, or 0 outside the text.
    subscript(index: Int) -> UInt32 { scalars.indices.contains(index) ? scalars[index] : 0 }

    /// The first flaw of the text, or `nil` if it looks as print would set it.
    var finding: SentenceJudge.Finding? {
        for (number, word) in words.enumerated() {
            let next = number + 1 < words.count ? words[number + 1] : nil
            let before = number > 0 ? words[number - 1] : nil
            if let flaw = (word.isPlain ? nil : sign(in: word.range)) ?? hole(before, word, next)
                ?? (number > 0 && !word.isPlain ? blank(before: word, next) : nil)
                ?? edge(of: word, before, next) ?? piece(word, behind: before)
                ?? (before?.core.isEmpty == true && repeats(number) ? .doubled : nil)
            {
                return SentenceJudge.Finding(flaw, bytes(of: word.range))
            }
        }
        if let fault = QuotePairs.fault(in: self) {
            switch fault {
            case .orphan(let mark): return SentenceJudge.Finding(.unbalanced, Self.bytes(of: mark))
            case .spaced(let mark): return SentenceJudge.Finding(.tokenised, Self.bytes(of: mark))
            }
        }
        return speaker ?? start ?? end ?? foreign
    }

    // MARK: - Signs

    func isLetter(_ index: Int) -> Bool { Self.isLetter(self[index]) }

    func isDigit(_ index: Int) -> Bool { Self.isDigit(self[index]) }

    static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return scalar | 0x20 >= 0x61 && scalar | 0x20 <= 0x7A }
        return Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
    }

    static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

    static func isCapital(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5A }
        return Unicode.Scalar(scalar)?.properties.isUppercase ?? false
    }

    static func isApostrophe(_ scalar: UInt32) -> Bool {
        scalar == 0x27 || scalar == 0x2019
    }

    /// Returns `range` with small letters of a to z and straight apostrophes, in UTF-8.
    private func small(_ range: Range<Int>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        for scalar in scalars[range] {
            switch scalar {
            case 0x41...0x5A: bytes.append(UInt8(scalar | 0x20))
            case 0x2019: bytes.append(0x27)
            case 0..<0x80: bytes.append(UInt8(scalar))
            default: bytes += Self.bytes(of: scalar)
            }
        }
        return bytes
    }

    private func bytes(of range: Range<Int>) -> [UInt8] {
        scalars[range].flatMap { Self.bytes(of: $0) }
    }

    private static func bytes(of scalar: UInt32) -> [UInt8] {
        if scalar < 0x80 { return [UInt8(scalar)] }
        return Unicode.Scalar(scalar).map { Array(String($0).utf8) } ?? []
    }

    /// Whether the apostrophe at `index` shortens the word after it.
    func isClipped(behind index: Int) -> Bool {
        if isDigit(index + 1) { return true }
        var end = index + 1
        while isLetter(end) { end += 1 }
        return rules.known(of: small(index + 1..<end)).roles.contains(.clipped)
    }

    /// Whether the apostrophe at `index` ends a word that another one begins: rock 'n' roll.
    func isClipped(around index: Int) -> Bool {
        var start = index
        while isLetter(start - 1) { start -= 1 }
        return start < index && Self.isApostrophe(self[start - 1])
            && rules.known(of: small(start..<index)).roles.contains(.clipped)
    }

    // MARK: - Marks of files

    /// Returns `markup` if `word` has an entity, or a mark of a wiki, a note or an address.
    private func sign(in word: Range<Int>) -> SentenceFlaw? {
        for index in word {
            switch self[index] {
            case 0x5B, 0x5D, 0xA7, 0xB6, 0x2020, 0x2021, 0x2022, 0x203B, 0x2190...0x21FF:
                return .markup
            case 0x26 where isEntity(index): return .markup
            case 0x27 where self[index + 1] == 0x27: return .markup
            case 0x25 where isLetter(index - 1): return .markup
            case 0xB2, 0xB3, 0xB9, 0x2070...0x209F: return .markup
            case 0x17F, 0xFB00...0xFB06: return .characters
            case 0x2E, 0x21, 0x3F:
                // night.2, case.3 Everybody
                if index > word.lowerBound, isLetter(index - 1), isDigit(index + 1) {
                    return .markup
                }
            default: break
            }
        }
        return nil
    }

    /// Whether an entity such as `&nbsp;` or `&#233;` begins at `index`.
    private func isEntity(_ index: Int) -> Bool {
        var end = index + 1
        if self[end] == 0x23 { end += 1 }
        let start = end
        while isLetter(end) || isDigit(end) { end += 1 }
        return end > start && self[end] == 0x3B
    }

    // MARK: - Head and end

    /// A speaker's name before the sentence, as in *Ann: We have to leave*, or the head of credits,
    /// as in *Subtitles by …*.
    private var speaker: SentenceJudge.Finding? {
        if words.count > 1, words[0].roles.contains(.credit),
            words[1].roles.contains(.nounPreposition)
        {
            return SentenceJudge.Finding(.quoteFragment, bytes(of: words[0].range))
        }
        for (number, word) in words.prefix(3).enumerated() {
            guard Self.isCapital(self[word.range.lowerBound]) else { return nil }
            guard self[word.range.upperBound - 1] == 0x3A else { continue }
            guard number + 1 < words.count,
                Self.isCapital(self[words[number + 1].range.lowerBound])
            else { return nil }
            return SentenceJudge.Finding(.quoteFragment, bytes(of: 0..<word.range.upperBound))
        }
        return nil
    }

    /// The number of a part at the start, a letter or a Roman number with a stop.
    ///
    /// An example is *X. Of the rest*; names that begin with an initial are lost, too.
    private var start: SentenceJudge.Finding? {
        guard words.count > 1, let first = words.first, self[first.core.upperBound] == 0x2E,
            first.core.allSatisfy({ Self.isCapital(self[$0]) }),
            first.core.count == 1 || first.core.allSatisfy({ Self.roman.contains(self[$0]) })
        else { return nil }
        return SentenceJudge.Finding(.cut, bytes(of: first.range))
    }

    private static let roman = Set("IVXLC".unicodeScalars.map(\.value))

    /// A lone capital at the end, which may be the initial of a name, as in *Did you meet Walter I.*,
    /// a title without its name, or the number of what comes next, as in *divide it, 1.*
    private var end: SentenceJudge.Finding? {
        if words.count > 2, let last = words.last,
            last.roles.contains(.title) && self[last.core.upperBound] == 0x2E
                || last.core.count < 5 && last.core.first.map(isDigit) == true
                    && (last.core.count < 3 || !isDigit(last.core.upperBound - 1))
                    && self[words[words.count - 2].range.upperBound - 1] == 0x2C
        {
            return SentenceJudge.Finding(.cut, bytes(of: last.range))
        }
        guard words.count > 2, let last = words.last, last.core.count == 1,
            let index = last.core.first, Self.isCapital(self[index]), self[index + 1] == 0x2E,
            self[index - 1] != 0xB0
        else { return nil }
        let before = words[words.count - 2]
        // "Older than I."
        if self[index] == 0x49, !Self.isCapital(self[before.range.lowerBound]) { return nil }
        return SentenceJudge.Finding(
            .cut, bytes(of: before.range.lowerBound..<last.range.upperBound))
    }

    private var foreign: SentenceJudge.Finding? {
        var tally = CommonWords.Tally()
        for word in words where !word.known.languages.isEmpty {
            rules.common.count(word.known.languages, in: &tally)
        }
        return tally.isForeign ? SentenceJudge.Finding(.otherLanguage, "") : nil
    }
}
