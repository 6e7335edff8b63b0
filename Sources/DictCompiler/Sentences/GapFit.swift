public import DictModel

/// Finds the rivals of a gap: answers of other gaps that fit into it about as well as its own.
///
/// A word is a rival if grammar allows it (``Agreement``), and it either shares a use with the
/// hidden word that is possible in the gap (``FitTable``) or occurs in the corpus beside the same
/// words about as often (``ContextCounts``). In doubt, a word is a rival. A round has the hidden
/// words as its only solution if the rivals among them form no cycle.
public struct GapFit: Sendable {
    /// The highest ratio of scores, that of the hidden word to that of another, at which both fit
    /// about equally well.
    static let closeness = 3
    /// The minimum number of times that a preposition follows a content word in the corpus for the
    /// two to be a fixed phrase, such as *think of*.
    ///
    /// Another preposition is then a rival only if the corpus has it beside one of the neighbours
    /// of the gap.
    static let idiom = 4

    private let language: Language
    private let table: FitTable
    private let counts: ContextCounts
    private let genders: NounGenders
    private let known: Set<[UInt8]>

    /// Creates the rules for `language`.
    ///
    /// - Parameters:
    ///   - language: The language of the sentences.
    ///   - fields: Sets of folded words for things of one kind, which may replace each other.
    ///   - counts: The counts from the corpus, which must include the sentences with the gaps.
    ///   - genders: The genders of nouns; used only for Dutch.
    ///   - known: The folded words of the language, to distinguish forms from words that only look
    ///     like them.
    public init(
        _ language: Language, fields: [Set<[UInt8]>], counts: ContextCounts,
        genders: NounGenders, known: Set<[UInt8]>
    ) {
        self.language = language
        var table = FitTable(frames: language == .english ? FitTable.english : FitTable.dutch)
        for words in fields { table.add(words) }
        self.table = table
        self.counts = counts
        self.genders = genders
        self.known = known
    }

    /// Returns the rivals of each gap among the answers of all gaps.
    ///
    /// - Parameters:
    ///   - sentences: The sentences of the pack.
    ///   - gaps: For each sentence, its gaps.
    /// - Returns: For each sentence and gap, the rivals as packs store them, sorted by bytes.
    ///
    /// - Complexity: O(gaps · words that share a line or a neighbour).
    public func rivals(
        _ sentences: [SentenceWords], gaps: [[GapFinder.Candidate]]
    ) -> [[[[UInt8]]]] {
        let shapes = WordShapes(language, isKnown: known.contains)
        let answers = answers(sentences, gaps, shapes)
        let agreement = Agreement(language: language, shapes: shapes, genders: genders)
        let possibility = FramePossibility(language: language)
        let neighbours = ContextNeighbours(sentences)
        var byLine: [Int: [Int]] = [:]
        var numbers: [[UInt8]: Int] = [:]
        var spellings: [[UInt8]: [Int]] = [:]
        for (number, answer) in answers.enumerated() {
            numbers[answer.answer] = number
            spellings[answer.letters, default: []].append(number)
            for line in answer.lines { byLine[line, default: []].append(number) }
        }
        return zip(sentences, gaps).map { sentence, gaps in
            gaps.map { gap in
                let place = GapPlace(sentence, gap.token)
                guard let own = numbers[gap.answer] else { return [] }
                var found: Set<Int> = []
                for line in answers[own].lines {
                    let members = byLine[line] ?? []
                    if let frame = table.frame(of: line) {
                        if possibility.allows(frame, at: place) { found.formUnion(members) }
                    } else if Self.hasFields(gap.lexicalClass) {
                        found.formUnion(members.filter { answers[$0].isA(gap.lexicalClass) })
                    }
                }
                let shared = found
                for letters in neighbours.words(like: place) {
                    found.formUnion(spellings[letters] ?? [])
                }
                found.remove(own)
                return found.filter { number in
                    isRival(
                        answers[number], at: place, sharesUse: shared.contains(number), agreement)
                }.map { answers[$0].answer }.sorted { $0.lexicographicallyPrecedes($1) }
            }
        }
    }

    private func isRival(
        _ word: AnswerWord, at place: GapPlace, sharesUse: Bool, _ agreement: Agreement
    ) -> Bool {
        guard agreement.allows(word, at: place) else { return false }
        let own = counts.evidence(place.word.letters, at: place)
        let other = counts.evidence(word.letters, at: place)
        if sharesUse {
            let isGoverned =
                place.word.lexicalClass == .preposition && isContent(place.left)
                && own.left >= Self.idiom
            return !isGoverned || other.left + other.right + other.both > 0
        }
        guard word.isA(place.word.lexicalClass), other.score > 0 else { return false }
        return other.score * Self.closeness >= own.score
    }

    /// Whether words of a class can be in fields; function words have only frames.
    private static func hasFields(_ lexicalClass: LexicalClass) -> Bool {
        lexicalClass == .noun || lexicalClass == .verb || lexicalClass == .other
    }

    private func isContent(_ word: SentenceWords.Word?) -> Bool {
        switch word?.tag {
        case .noun, .verb, .adjective: true
        default: false
        }
    }

    /// Returns the different answers with their classes, lines and forms, in the order in which
    /// they first occur.
    private func answers(
        _ sentences: [SentenceWords], _ gaps: [[GapFinder.Candidate]], _ shapes: WordShapes
    ) -> [AnswerWord] {
        var numbers: [[UInt8]: Int] = [:]
        var answers: [AnswerWord] = []
        for gap in gaps.joined() {
            if let number = numbers[gap.answer] {
                answers[number].classes.insert(LexicalClassSet(gap.lexicalClass))
            } else {
                numbers[gap.answer] = answers.count
                answers.append(
                    AnswerWord(
                        answer: gap.answer, letters: gap.letters,
                        classes: LexicalClassSet(gap.lexicalClass)))
            }
        }
        for number in answers.indices {
            let letters = answers[number].letters
            for lemma in shapes.lemmas(of: letters) {
                let lines = table.lines(of: lemma)
                // A function word has its uses itself, not those of a word it looks like a form of.
                let own = lemma == letters ? lines : lines.filter { table.frame(of: $0) == nil }
                answers[number].lines.formUnion(own)
            }
            if answers[number].isA(.noun) {
                answers[number].forms.formUnion(shapes.number(of: letters))
            }
            if answers[number].isA(.verb) {
                answers[number].forms.formUnion(shapes.forms(ofVerb: letters))
            }
        }
        return answers
    }
}
