import DictModel

/// A check of the form of a sentence: its characters, markup, beginning, end and brackets.
struct SentenceForm {
    private let sentence: SentenceWords

    init(_ sentence: SentenceWords) { self.sentence = sentence }

    var finding: SentenceJudge.Finding? {
        badCharacters ?? markup ?? head ?? end ?? unbalanced
    }

    private var badCharacters: SentenceJudge.Finding? {
        let wrong: TextTraits = [.otherLetter, .looseMark, .invisible, .control, .malformed]
        for (index, word) in sentence.words.enumerated()
        where !word.traits.isDisjoint(with: wrong) || hasPicture(sentence.form(at: index)) {
            return SentenceJudge.Finding(.characters, sentence.form(at: index))
        }
        return sentence.words.isEmpty ? SentenceJudge.Finding(.characters, "no words") : nil
    }

    /// Whether the token `form` contains an emoji or another symbol outside ASCII.
    ///
    /// Currency signs and the degree sign do not count. Bytes that are not UTF-8 count as a symbol.
    private func hasPicture(_ form: ArraySlice<UInt8>) -> Bool {
        if form.allSatisfy({ $0 < 0x80 }) { return false }
        guard let text = String(validating: form, as: UTF8.self) else { return true }
        return text.unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .otherSymbol, .mathSymbol, .modifierSymbol, .privateUse, .unassigned:
                scalar.value != 0xB0
            default: false
            }
        }
    }

    /// Whether `byte` is an ASCII character that occurs in markup, addresses and tables but not in
    /// plain sentences.
    private static func isForeign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"), UInt8(ascii: "#"),
            UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "\\"),
            UInt8(ascii: "|"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "~"),
            UInt8(ascii: "^"), UInt8(ascii: "`"):
            true
        default: false
        }
    }

    private var markup: SentenceJudge.Finding? {
        for (index, word) in sentence.words.enumerated() {
            let form = sentence.form(at: index)
            if Self.isAddress(form)
                || word.tag == .symbol && !word.traits.contains(.digit)
                    && !Self.isMoney(form)
                || form.contains(where: Self.isForeign)
            {
                return SentenceJudge.Finding(.markup, form)
            }
        }
        return nil
    }

    private static func isMoney(_ form: ArraySlice<UInt8>) -> Bool {
        ["$", "€", "£", "%", "°"].contains { form.elementsEqual($0.utf8) }
    }

    /// Whether `form` is, or is in, an address such as `https://example.com` or `www.example.com`.
    private static func isAddress(_ form: ArraySlice<UInt8>) -> Bool {
        // Nearly all words have neither mark.
        form.contains(UInt8(ascii: ":")) && holds(form, "://")
            || form.contains(UInt8(ascii: ".")) && holds(form, "www.")
    }

    private static func holds(_ form: ArraySlice<UInt8>, _ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard form.count >= wanted.count else { return false }
        return (form.startIndex...(form.endIndex - wanted.count)).contains { start in
            form[start..<(start + wanted.count)].elementsEqual(wanted)
        }
    }

    /// The flaw at the beginning of the sentence, or `nil` if the first word has a capital.
    ///
    /// A short Dutch form such as *'s* may precede this word.
    private var head: SentenceJudge.Finding? {
        guard let first = sentence[0] else { return nil }
        let form = sentence.form(at: 0)
        if !first.isWord || first.letters.isEmpty && !first.traits.contains(.digit) {
            return SentenceJudge.Finding(.quoteFragment, form)
        }
        let starts = first.letters.count == 1 && first.traits.contains(.apostrophe) ? 1 : 0
        let isCapital =
            sentence[starts]?.traits.isDisjoint(with: [.capitalFirst, .allCapitals]) == false
        return isCapital ? nil : SentenceJudge.Finding(.noCapital, sentence.form(at: 0))
    }

    private var end: SentenceJudge.Finding? {
        var index = sentence.words.count - 1
        // A closing quotation mark or bracket may follow the stop.
        if index > 0, Self.closing.contains(Array(sentence.form(at: index))) { index -= 1 }
        let form = sentence.form(at: index)
        let isStop =
            form.elementsEqual(".".utf8) || form.elementsEqual("!".utf8)
            || form.elementsEqual("?".utf8)
        return isStop ? nil : SentenceJudge.Finding(.noEnd, form)
    }

    private static let closing: Set<[UInt8]> = Set(
        ["\"", "”", "’", ")", "''"].map { Array($0.utf8) })
    private static let pairs: [(open: [UInt8], close: [UInt8])] = [
        ("(", ")"), ("[", "]"), ("“", "”"), ("«", "»"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    private var unbalanced: SentenceJudge.Finding? {
        var open: [[UInt8]] = []
        var straight = 0
        for index in sentence.words.indices {
            // No bracket or quotation mark has letters.
            guard sentence.words[index].letters.isEmpty else { continue }
            let form = Array(sentence.form(at: index))
            if form == [UInt8(ascii: "\"")] || form == Array("''".utf8) || form == Array("``".utf8)
            {
                straight += 1
            } else if let pair = Self.pairs.first(where: { $0.open == form }) {
                open.append(pair.close)
            } else if Self.pairs.contains(where: { $0.close == form }) {
                guard open.popLast() == form else {
                    return SentenceJudge.Finding(.unbalanced, form)
                }
            }
        }
        if let missing = open.last { return SentenceJudge.Finding(.unbalanced, missing) }
        return straight % 2 == 0 ? nil : SentenceJudge.Finding(.unbalanced, "\"")
    }
}
