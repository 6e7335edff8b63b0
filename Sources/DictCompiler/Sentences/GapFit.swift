public import DictModel

/// Tells which answers of a pack fit a gap about as well as its own.
///
/// A word is a rival if grammar allows it (``Agreement``) and either it shares a use with the
/// hidden word that is possible there (``FitTable``: frames of function words, fields of others),
/// or the corpus has it beside the same words about as often (``ContextCounts``). When unsure, a
/// word is a rival: of a round whose rivals make no circle, the hidden words are the only solution.
public struct GapFit: Sendable {
    /// A word counts as fitting about as well from this share of the score of the hidden word.
    static let closeness = 3
    /// A preposition after a content word (think of) is fixed if the corpus has the two this
    /// often and another preposition never.
    static let idiom = 4

    private let language: Language
    private let table: FitTable
    private let counts: ContextCounts
    private let genders: NounGenders
    private let known: Set<[UInt8]>

    /// The fit of words in `language`.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - fields: Lines of words that name things of one kind.
    ///   - counts: The contexts of the corpus.
    ///   - genders: The genders of nouns, for Dutch.
    ///   - known: The words of the language, to tell forms from separate words.
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

    /// For each gap of `sentences` its rivals among all answers, as packs store them, sorted by
    /// bytes.
    ///
    /// `gaps` holds for each sentence its gaps; so does what comes back.
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

    /// Whether words of a class name things: function words have frames alone.
    private static func hasFields(_ lexicalClass: LexicalClass) -> Bool {
        lexicalClass == .noun || lexicalClass == .verb || lexicalClass == .other
    }

    private func isContent(_ word: SentenceWords.Word?) -> Bool {
        switch word?.tag {
        case .noun, .verb, .adjective: true
        default: false
        }
    }

    /// The distinct answers with their classes, lines and forms, by letters.
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
