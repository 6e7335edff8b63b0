import DictCompiler
import DictConfiguration
import DictLexicon
import DictModel

/// The configured rules that decide which sentences are kept and which of their words may be
/// hidden.
struct SentenceRules {
    let folding: Folding
    let judge: SentenceJudge
    let finder: GapFinder
    /// The rules for words that players put in another class than their tags do.
    private let classes: PlayerClasses
    /// Whether games may ask for a folded word, or `nil` if the language has no words.
    let isKnown: (@Sendable ([UInt8]) -> Bool)?
    /// The answers to all that the rules ask about words, or `nil` if the language has no words.
    let answers: WordTrace.Answers?
    /// The questions and answers so far, or `nil` if nobody wants them.
    let trace: WordTrace?
    /// The findings about gaps that people made by reading.
    ///
    /// Only a selection from all sentences needs it.
    var listed = ListedRivals()

    /// Creates the rules that `configuration` describes, reading the word lists and block lists
    /// that they need.
    ///
    /// If the language has no word lists, every word is treated as familiar. What the rules ask about
    /// words is noted in `trace`.
    init(
        _ configuration: SentencesConfiguration, _ words: LanguageWords, trace: WordTrace? = nil
    ) throws {
        self.trace = trace
        folding = Folding(words.language)
        classes = PlayerClasses(words.language)
        let block = try words.blockList()
        let layers = configuration.exclude
        guard !words.configuration.words.isEmpty else {
            (isKnown, answers) = (nil, nil)
            trace?.giveUp()
            let isBlocked: @Sendable ([UInt8]) -> Bool = { block.holds($0, in: layers) }
            judge = SentenceJudge(
                words.language, limits: configuration.limits, isBlocked: isBlocked,
                isFamiliar: { _ in true })
            finder = GapFinder(isFamiliar: { !isBlocked($0) })
            return
        }
        let all = try words.vocabulary()
        let familiar =
            try configuration.familiarity.map { limit in
                Set(try words.familiarWords(upTo: limit).map(\.letters))
            } ?? Set((0..<all.count).map { all[$0] })
        let plain: WordTrace.Answers = { question, word in
            switch question {
            case .blocked: block.holds(word, in: layers)
            case .familiar: familiar.contains(word)
            case .known: all.contains(word)
            }
        }
        let answers = trace?.noting(plain) ?? plain
        // With the first word, others than the answers change.
        if all.isEmpty { trace?.giveUp() }
        self.answers = all.isEmpty ? nil : answers
        let isWord: @Sendable ([UInt8]) -> Bool = { answers(.known, $0) }
        isKnown = all.isEmpty ? nil : isWord
        let onPaper = PhraseWords(words.language) { answers(.familiar, $0) }
        judge = SentenceJudge(
            words.language, limits: configuration.limits,
            unwanted: try words.regional().expressions, isBlocked: { answers(.blocked, $0) },
            isFamiliar: { onPaper.isFamiliar($0) })
        finder = GapFinder(isFamiliar: { answers(.familiar, $0) && !answers(.blocked, $0) })
    }

    /// Returns the flaw for which the sentence `text` is dropped whatever its tags are, or `nil` if
    /// it has to be judged with its tags.
    func findingWithoutTags(_ text: TokenisedText) -> SentenceJudge.Finding? {
        judge.findingWithoutTags(SentenceWords(text, folding: folding))
    }

    /// Returns `sentence` with the classes that a player would expect, and its words.
    ///
    /// A word whose class a rule decides is certain, whatever the tagger's margin; one about which
    /// people disagree is not, even if the corpus has its tag.
    func asPlayed(
        _ sentence: CorpusSentences.Sentence
    ) -> (sentence: CorpusSentences.Sentence, words: SentenceWords) {
        let words = SentenceWords(sentence.text, folding: folding)
        let verdicts = classes.verdicts(words, areTagsChecked: sentence.hasGoldTags)
        if verdicts.isEmpty { return (sentence, words) }
        var played = sentence
        var certainty = sentence.certainty ?? sentence.text.tokens.map { _ in true }
        for verdict in verdicts {
            if let tag = verdict.tag { played.text.tokens[verdict.token].tag = tag }
            certainty[verdict.token] = verdict.tag != nil
        }
        played.certainty = certainty
        return (played, words.tagged(as: played.text))
    }
}
