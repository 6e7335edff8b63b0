import DictFormat
package import DictModel
package import DictText

/// A judge that decides whether a tagged sentence is suitable for a pack, regardless of other
/// sentences.
///
/// The checks follow the literature on cloze items: Kilgarriff and others, "GDEX" (2008); Pino,
/// Heilman and Eskenazi, "A selection strategy to improve cloze question quality" (2008).
package struct SentenceJudge: Sendable {
    /// A flaw of a sentence, with evidence for it.
    package struct Finding: Sendable, Equatable {
        /// The flaw that was found.
        package var flaw: SentenceFlaw
        /// The evidence as text for a message, such as a token of the sentence or a count.
        ///
        /// It is empty if there is nothing to show.
        package var detail: [UInt8]

        /// Creates a finding of `flaw` with the evidence `detail`.
        package init(flaw: SentenceFlaw, detail: [UInt8]) {
            self.flaw = flaw
            self.detail = detail
        }
    }

    private let limits: SentenceLimits
    private let context: ContextRules
    private let clause: MainClause
    private let glue: GluedWords
    private let rules: PrintRules
    private let unwanted: Expressions
    private let folding: Folding
    private let isBlocked: @Sendable ([UInt8]) -> Bool
    private let isFamiliar: @Sendable ([UInt8]) -> Bool

    /// Creates a judge for sentences in `language`.
    ///
    /// - Parameters:
    ///   - language: The language of the sentences.
    ///   - limits: The limits for words, numbers and names.
    ///   - unwanted: The expressions that sentences must not contain.
    ///   - isBlocked: A closure that returns whether a folded word is on a block list.
    ///   - isFamiliar: A closure that returns whether a written word is familiar or has no letters.
    ///     The word is not folded, and contains no spaces, hyphens or surrounding punctuation.
    package init(
        _ language: Language, limits: SentenceLimits = SentenceLimits(),
        unwanted: Expressions = Expressions([]),
        isBlocked: @escaping @Sendable ([UInt8]) -> Bool,
        isFamiliar: @escaping @Sendable ([UInt8]) -> Bool
    ) {
        self.limits = limits
        self.unwanted = unwanted
        folding = Folding(language)
        self.isBlocked = isBlocked
        self.isFamiliar = isFamiliar
        context = ContextRules(language)
        clause = MainClause(language)
        glue = GluedWords(language)
        rules = PrintRules(language)
    }

    /// Returns the first flaw of `sentence`, or `nil` if it has none.
    ///
    /// Duplicates and gaps are not checked here. Use ``NearDuplicates`` and ``GapFinder`` for that.
    package func finding(_ sentence: SentenceWords) -> Finding? {
        glue.example(in: sentence).map { Finding(.glued, $0) } ?? SentenceForm(sentence, rules)
            .finding
            ?? count(sentence) ?? contextFinding(sentence) ?? vocabulary(sentence)
    }

    /// Returns a flaw that `sentence` has whatever the tags of its tokens are, or `nil` if the first
    /// flaw depends on them.
    ///
    /// Use it to save the time of a tagger. It expects that a token with a letter or a digit is
    /// never punctuation. With tags, a sentence with such a flaw has the same flaw or, if a sign
    /// is tagged as a symbol, the flaw `markup`.
    package func findingWithoutTags(_ sentence: SentenceWords) -> Finding? {
        if let glued = glue.example(in: sentence) { return Finding(.glued, glued) }
        let untagged = sentence.untagged
        if let finding = SentenceForm(untagged, rules).finding { return finding }
        let words = sentence.words
        let certain = words.count { !$0.letters.isEmpty || $0.traits.contains(.digit) }
        if certain > limits.words.upperBound { return Finding(.tooLong, "\(certain)") }
        // Signs may or may not count as words, so further on both must be right.
        guard certain >= limits.words.lowerBound, words.count <= limits.words.upperBound else {
            return nil
        }
        return unfitToken(untagged)
    }

    private func count(_ sentence: SentenceWords) -> Finding? {
        let words = sentence.words
        let count = words.count(where: \.isWord)
        if count < limits.words.lowerBound { return Finding(.tooShort, "\(count)") }
        if count > limits.words.upperBound { return Finding(.tooLong, "\(count)") }
        if let finding = unfitToken(sentence) { return finding }
        let names = words.indices.count { index in
            words[index].tag == .properNoun && sentence[index - 1]?.tag != .properNoun
        }
        if names > limits.names { return Finding(.names, "\(names)") }
        let hasVerb = words.contains { $0.tag == .verb || $0.tag == .auxiliary }
        guard hasVerb else { return Finding(.noVerb, "") }
        return clause.exists(in: sentence) ? nil : Finding(.noMainClause, "")
    }

    /// Returns the flaw of having too many or too long tokens, capitals or numbers.
    private func unfitToken(_ sentence: SentenceWords) -> Finding? {
        let words = sentence.words
        if words.count > SentencesFormat.maximumTokens {
            return Finding(.tooLong, "\(words.count) tokens")
        }
        if let length = words.indices.map({ sentence.form(at: $0).count }).max(),
            length > SentencesFormat.maximumTokenLength
        {
            return Finding(.tooLong, "\(length) bytes in one word")
        }
        if let index = words.indices.first(where: { isShouted(words[$0]) }) {
            return Finding(.allCapitals, sentence.form(at: index))
        }
        let numbers = words.count { $0.traits.contains(.digit) }
        return numbers > limits.numbers ? Finding(.numbers, "\(numbers)") : nil
    }

    private func isShouted(_ word: SentenceWords.Word) -> Bool {
        word.isWord && word.traits.contains(.allCapitals) && word.letters.count > 1
    }

    private func contextFinding(_ sentence: SentenceWords) -> Finding? {
        guard let flaw = context.flaw(sentence) else { return nil }
        return Finding(flaw, sentence.words.isEmpty ? [] : sentence.form(at: 0))
    }

    private func vocabulary(_ sentence: SentenceWords) -> Finding? {
        if let index = sentence.words.indices.first(where: { isBlocked(sentence.words[$0].letters) }
        ) {
            return Finding(.blocked, sentence.form(at: index))
        }
        let chunks = SurfaceWords.chunks(of: sentence)
        for chunk in chunks where !chunk.isName {
            if !isFamiliar(chunk.text) { return Finding(.unfamiliar, chunk.text[...]) }
        }
        if unwanted.isEmpty { return nil }
        let words = chunks.map { chunk in
            var letters: [UInt8] = []
            _ = folding.fold(chunk.text.span, into: &letters)
            return letters
        }
        return unwanted.first(in: words)
            .map { Finding(.unfamiliar, Array($0.joined(separator: [0x20]))) }
    }
}

extension SentenceJudge.Finding {
    init(_ flaw: SentenceFlaw, _ detail: some Collection<UInt8>) {
        self.init(flaw: flaw, detail: Array(detail))
    }

    init(_ flaw: SentenceFlaw, _ detail: String) {
        self.init(flaw: flaw, detail: Array(detail.utf8))
    }
}
