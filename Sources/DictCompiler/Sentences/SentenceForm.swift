import DictModel

/// The gate for every format: a check that a sentence is one as print would set it.
///
/// Its characters, markup, beginning and end are looked at token by token, all else by
/// ``PrintedText``.
struct SentenceForm {
    private let sentence: SentenceWords
    private let rules: PrintRules

    init(_ sentence: SentenceWords, _ rules: PrintRules) {
        self.sentence = sentence
        self.rules = rules
    }

    var finding: SentenceJudge.Finding? {
        badCharacters ?? markup ?? head ?? end ?? PrintedText(sentence.text.text, rules).finding
    }

    private var badCharacters: SentenceJudge.Finding? {
        let wrong: TextTraits = [.otherLetter, .looseMark, .invisible, .control, .malformed]
        let isASCII = sentence.text.text.allSatisfy { $0 < 0x80 }
        for (index, word) in sentence.words.enumerated()
        where !word.traits.isDisjoint(with: wrong)
            || !isASCII && hasPicture(sentence.form(at: index))
        {
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
        let text = sentence.text.text
        let isSuspect = text.contains(where: Self.isForeign) || Self.isAddress(text[...])
        for (index, word) in sentence.words.enumerated() where isSuspect || word.tag == .symbol {
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
        form.indices.contains { index in
            form[index] == UInt8(ascii: ":") && form[index...].starts(with: "://".utf8)
                || form[index] == UInt8(ascii: ".")
                    && form[..<index].suffix(3).elementsEqual("www".utf8)
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
        // Closing quotation marks and brackets may follow the stop.
        while index > 0, Self.closing.contains(Array(sentence.form(at: index))) { index -= 1 }
        let form = sentence.form(at: index)
        let isStop =
            form.elementsEqual(".".utf8) || form.elementsEqual("!".utf8)
            || form.elementsEqual("?".utf8)
        return isStop ? nil : SentenceJudge.Finding(.noEnd, form)
    }

    private static let closing: Set<[UInt8]> = Set(
        ["\"", "'", "”", "“", "’", "‘", "›", "‹", "»", "«", ")"].map { Array($0.utf8) })
}
