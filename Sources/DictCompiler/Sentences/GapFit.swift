package import DictModel

/// Rules that find the rivals of a gap, the answers of other gaps that fit it about as well as its
/// own answer.
///
/// A gap is a word that a FillMeUp game may hide, and that word is the gap's answer. Grammar must
/// allow a rival in the gap (``Agreement``), and one of two conditions must hold. Either the gap
/// allows a use that the rival shares with the hidden word (``FitTable``), or the rival occurs
/// about as often next to the same words in the corpus (``ContextCounts``). In doubtful cases, a
/// word is a rival, as is any that a list names for the gap (``ListedRivals``).
///
/// A round with several gaps has exactly one solution if no rivals among its answers form a cycle,
/// such as two words that fit each other's gaps.
package struct GapFit: Sendable {
    /// The maximum ratio of the hidden word's score to another word's score at which the other word
    /// is a rival.
    ///
    /// A rival is a word that fits a gap about as well as the hidden word. The scores are estimates
    /// of how probable the words are in the gap.
    static let closeness = 3
    /// The minimum number of times that a preposition must follow a content word in the corpus, not
    /// counting the gap itself, for the two to count as a fixed phrase.
    ///
    /// In such a phrase, for example *think of*, another preposition is a rival only if the corpus
    /// has it next to one of the gap's neighbours.
    static let idiom = 4

    private let language: Language
    private let table: FitTable
    private let listed: ListedRivals
    private let counts: ContextCounts
    private let genders: NounGenders
    private let isKnown: @Sendable ([UInt8]) -> Bool

    /// Creates rules for sentences in `language`.
    ///
    /// - Parameters:
    ///   - language: The language of the sentences.
    ///   - fields: Sets of folded words that may replace each other, such as names of animals.
    ///   - listed: The rivals that people found by reading.
    ///   - counts: The counts from the corpus, which must include the sentences with the gaps.
    ///   - genders: The genders of nouns, which are needed only for Dutch.
    ///   - isKnown: A closure that returns whether a folded word is one of the language, so that
    ///     inflected forms of others can be recognised.
    package init(
        _ language: Language, fields: [Set<[UInt8]>], listed: ListedRivals = ListedRivals(),
        counts: ContextCounts, genders: NounGenders,
        isKnown: @escaping @Sendable ([UInt8]) -> Bool
    ) {
        self.language = language
        var table = FitTable(frames: language == .english ? FitTable.english : FitTable.dutch)
        for words in fields { table.add(words) }
        self.table = table
        self.listed = listed
        self.counts = counts
        self.genders = genders
        self.isKnown = isKnown
    }

    /// Returns the rivals of each gap, chosen from the answers of all other gaps.
    ///
    /// - Parameters:
    ///   - sentences: The sentences of the pack.
    ///   - gaps: The gaps of each sentence, in the order of `sentences`.
    ///   - crew: What finds the rivals of several sentences, maybe on several threads.
    ///   - onSentence: A closure that is called after each sentence, on any thread.
    /// - Returns: For each sentence and each of its gaps, the rivals in their ``CaselessForm``,
    ///   sorted byte by byte.
    /// - Complexity: O(*g* · *w*), where *g* is the number of gaps and *w* the number of words that
    ///   share a use or a neighbour with a hidden word.
    package func rivals(
        _ sentences: [SentenceWords], gaps: [[GapFinder.Candidate]],
        crew: some ParallelMap = OneThread(),
        onSentence: @escaping @Sendable () -> Void = {}
    ) -> [[[[UInt8]]]] {
        let shapes = WordShapes(language, isKnown: isKnown).remembering(sentences)
        let nounNumbers = NounNumbers(language, sentences)
        let answers = answers(sentences, gaps, shapes, nounNumbers)
        let agreement = Agreement(
            language: language, shapes: shapes, genders: genders,
            countable: CountableNouns(language, sentences), numbers: nounNumbers)
        let possibility = FramePossibility(language: language)
        var byLine: [Int: [Int]] = [:]
        var numbers: [[UInt8]: Int] = [:]
        var spellings: [[UInt8]: [Int]] = [:]
        for (number, answer) in answers.enumerated() {
            numbers[answer.answer] = number
            spellings[answer.letters, default: []].append(number)
            let guestLines = table.guestLines(of: answer.letters)
            for line in answer.lines.union(guestLines) {
                byLine[line, default: []].append(number)
            }
        }
        let neighbours = ContextNeighbours(sentences, answers: spellings)
        var shared = SharedRivals(answers.map(\.answer))
        return shared.found(sentences.count, crew) { [byLine, numbers, spellings] sentence in
            defer { onSentence() }
            let entries = listed[sentences[sentence]]
            return gaps[sentence].map { gap in
                let place = GapPlace(sentences[sentence], gap.token)
                guard let own = numbers[gap.answer] else { return [] }
                let isGrammatical = agreement.check(at: place)
                var rivals = NumberSet(below: answers.count)
                rivals.insert(
                    contentsOf: (entries[gap.answer]?.words ?? []).compactMap { numbers[$0] })
                if let fixed = possibility.fixedWords(at: place) {
                    // Dutch lines name all that fits, but for the number and gender of a noun.
                    let fitsAnyway = language == .dutch && gap.lexicalClass != .determiner
                    rivals.insert(
                        contentsOf: fixed.flatMap { spellings[$0] ?? [] }.filter {
                            fitsAnyway || isGrammatical(answers[$0])
                        })
                } else {
                    var alike = NumberSet(below: answers.count)
                    for line in answers[own].lines {
                        let members = byLine[line] ?? []
                        if let frame = table.frame(of: line) {
                            if possibility.allows(frame, at: place) {
                                alike.insert(contentsOf: members)
                            }
                        } else if Self.hasFields(gap.lexicalClass) {
                            for number in members where answers[number].isA(gap.lexicalClass) {
                                alike.insert(number)
                            }
                        }
                    }
                    rivals.insert(
                        contentsOf: possibility.partners(at: place).flatMap { spellings[$0] ?? [] })
                    var found = alike
                    found.insert(contentsOf: neighbours.answers(like: place))
                    found.remove(own)
                    let nearby = counts.neighbourhood(of: place)
                    // Grammar comes last: it takes the most time.
                    for number in found.members
                    where !rivals.contains(number)
                        && isLikely(
                            answers[number], at: place, sharesUse: alike.contains(number), nearby)
                        && isGrammatical(answers[number])
                    {
                        rivals.insert(number)
                    }
                }
                rivals.remove(own)
                return rivals.members.map { UInt32($0) }
            }
        }
    }

    private func isLikely(
        _ word: AnswerWord, at place: GapPlace, sharesUse: Bool,
        _ nearby: ContextCounts.Neighbourhood
    ) -> Bool {
        if sharesUse {
            let isGoverned =
                place.word.lexicalClass == .preposition && isContent(place.left)
                && place.left?.isOne(of: Self.postures) != true && nearby.own.left >= Self.idiom
            if !isGoverned || Self.on.contains(word.letters) && place.word.isOne(of: Self.on) {
                return true
            }
            let other = nearby.evidence(of: word)
            return other.left + other.right + other.both > 0
        }
        guard word.isA(place.word.lexicalClass) else { return false }
        let score = nearby.evidence(of: word).score
        return score > 0 && score * Self.closeness >= nearby.own.score
    }

    /// Whether words of the class `lexicalClass` can be in fields, sets of words for things of one
    /// kind.
    ///
    /// Function words cannot, because each ``FitFrame`` has a set of them instead.
    private static func hasFields(_ lexicalClass: LexicalClass) -> Bool {
        lexicalClass == .noun || lexicalClass == .verb || lexicalClass == .other
    }

    /// One preposition in two forms, whatever governs it: *depend on*, *depend upon*.
    private static let on = Set(words: "on upon")
    /// Verbs of being or going somewhere, which govern no preposition however often one follows them:
    /// *sat on our bags*, *sat among our bags*.
    private static let postures = Set(
        words: """
            drive drove drives ride rode rides fly flew flies climb climbed climbs crept march marched
            swim swam swims sail sailed sails wander wandered jump jumped jumps roll rolled rolls rush
            rushed hurry hurried fall fell falls step stepped sit sits sat sitting stand stands stood standing lie lies lay lying live lives lived go goes
            went going walk walked run ran zit zitten zat zaten sta staat staan stond stonden lig ligt
            liggen lag lagen hang hangt hangen hing hingen woon woont wonen woonde ga gaat gaan ging gingen
            """)

    private func isContent(_ word: SentenceWords.Word?) -> Bool {
        switch word?.tag {
        case .noun, .verb, .adjective: true
        default: false
        }
    }

    /// Returns the different answers of all gaps, sorted byte by byte.
    ///
    /// Each answer has the classes of its gaps, its lines in the ``FitTable``, and its possible
    /// noun and verb forms.
    private func answers(
        _ sentences: [SentenceWords], _ gaps: [[GapFinder.Candidate]], _ shapes: WordShapes,
        _ nounNumbers: NounNumbers
    ) -> [AnswerWord] {
        var found: [[UInt8]: (letters: [UInt8], classes: LexicalClassSet)] = [:]
        for gap in gaps.joined() {
            found[gap.answer, default: (gap.letters, [])].classes
                .insert(LexicalClassSet(gap.lexicalClass))
        }
        return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { answer, found in
            let (letters, classes) = found
            var lines: Set<Int> = []
            for lemma in shapes.lemmas(of: letters) {
                let all = table.lines(of: lemma)
                // A function word has its uses itself, not those of a word it looks like a form of.
                lines.formUnion(
                    lemma == letters ? all : all.filter { table.frame(of: $0) == nil })
            }
            var forms: WordForms = []
            if classes.contains(.noun) {
                forms.formUnion(nounNumbers.number(of: letters, shapes))
            }
            if classes.contains(.verb) { forms.formUnion(shapes.forms(ofVerb: letters)) }
            return AnswerWord(
                answer, letters: letters, classes: classes, number: counts.number(of: letters),
                lines: lines, forms: forms)
        }
    }
}
