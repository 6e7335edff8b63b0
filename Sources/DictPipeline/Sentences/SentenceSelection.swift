import DictCompiler
import DictConfiguration
import DictLexicon
import DictModel
import DictSources

/// The sentences that pass all rules, with their gaps, and statistics on the sentences that do not.
///
/// A gap is a word that FillMeUp may hide.
struct SentenceSelection {
    /// A sentence that passed all rules, with the words that may be hidden as gaps.
    struct Kept {
        var sentence: CorpusSentences.Sentence
        var words: SentenceWords
        var gaps: [GapFinder.Candidate]
    }

    /// The reason why a sentence was dropped, with details to show to the user.
    struct Drop {
        var flaw: SentenceFlaw
        /// The part of the sentence that shows the flaw, or an empty array if there is nothing to
        /// show.
        var detail: [UInt8] = []
        /// The place of the sentence that this one nearly repeats, or `nil` if it was dropped for
        /// another reason.
        var original: Place?
    }

    /// The decision on a sentence: kept with its gaps, or dropped for a reason.
    enum Fate {
        case kept(Kept, [(token: Int, obstacle: GapFinder.Obstacle)])
        case dropped(Drop)
    }

    private(set) var kept: [Kept] = []
    private(set) var funnel = SentenceFunnel()
    private(set) var files: [CorpusSentences.File] = []
    private(set) var counts = ContextCounts()
    private(set) var genders = NounGenders()
    /// The number of tokens of each class except `other` in the kept sentences.
    ///
    /// ``certain`` has the same counts, but only of tokens whose class is certain.
    private(set) var tokens: [LexicalClass: Int] = [:]
    private(set) var certain: [LexicalClass: Int] = [:]
    private(set) var obstacles: [GapFinder.Obstacle: Int] = [:]
    /// The numbers of the lines in the list of rivals whose ids no candidate has.
    private(set) var unknownRivals: [Int] = []
    /// The rules that decide which sentences are kept, and which of their words may be hidden.
    let rules: SentenceRules

    /// Creates a selection of the sentences in `corpora` that pass the rules.
    ///
    /// Questions of the rules about words are noted in `trace`. If there is a `watch`, it is called once
    /// for each sentence, with the sentence and the decision on it, as soon as it is decided;
    /// otherwise up to `jobs` files are read at a time.
    ///
    /// - Throws: Any error from reading.
    init(
        _ corpora: CorpusSentences, _ configuration: SentencesConfiguration,
        _ words: LanguageWords, jobs: Int? = 1, trace: WordTrace? = nil,
        watch: ((CorpusSentences.Sentence, Fate) -> Void)? = nil
    ) throws {
        var rules = try SentenceRules(configuration, words, trace: trace)
        let rivals = try configuration.rivals.map { try RivalList($0, words) }
        let empty = SentencePart(configuration)
        let reading = SentenceReading(corpora, rules, empty: empty, jobs: jobs)
        let (part, files) = try reading.run(watch)
        let candidates = part.pool.candidates
        if let rivals {
            (rules.listed, unknownRivals) = try rivals.findings(
                candidates.lazy.map(\.candidate.sentence))
        }
        self.rules = rules
        self.files = files
        funnel = part.funnel
        part.pool.report(to: &funnel)
        compare(candidates, most: configuration.most, watch ?? { _, _ in })
    }

    /// Keeps those of `candidates` that are not nearly equal to another one and have a gap, at most
    /// `most` of them.
    private mutating func compare(
        _ candidates: [(candidate: SentencePool.Candidate, hash: UInt64)], most: Int,
        _ watch: (CorpusSentences.Sentence, Fate) -> Void
    ) {
        var duplicates = NearDuplicates()
        for (candidate, _) in candidates {
            let view = rules.view(of: candidate.sentence)
            duplicates.add(view.words.filter(\.isWord).map(\.letters))
        }
        var originals = duplicates.originals()
        // Corpora divide the same text into different words: `re-examined` or `re-` and `examined`.
        var texts: [[UInt8]: Int] = [:]
        for (index, (candidate, _)) in candidates.enumerated() where originals[index] == nil {
            let text = candidate.sentence.text.text
            if let first = texts[text] { originals[index] = first } else { texts[text] = index }
        }
        func drop(_ sentence: CorpusSentences.Sentence, _ drop: Drop) {
            funnel.add(drop, of: sentence)
            watch(sentence, .dropped(drop))
        }
        let largest = largestHash(candidates, originals, most: most)
        for (index, (candidate, hash)) in candidates.enumerated() {
            let sentence = candidate.sentence
            if let original = originals[index] {
                let place = candidates[original].candidate.sentence.place
                drop(sentence, Drop(flaw: .nearDuplicate, original: place))
                continue
            }
            guard hash <= largest else {
                drop(sentence, Drop(flaw: .surplus))
                continue
            }
            let view = rules.view(of: sentence)
            counts.add(view)
            genders.add(view)
            let outcome = rules.gaps(of: sentence, view)
            for (_, obstacle) in outcome.obstacles { obstacles[obstacle, default: 0] += 1 }
            guard !outcome.candidates.isEmpty else {
                drop(sentence, Drop(flaw: .noGap))
                continue
            }
            for (token, word) in view.words.enumerated() where word.lexicalClass != .other {
                tokens[word.lexicalClass, default: 0] += 1
                if sentence.certainty?[token] ?? true {
                    certain[word.lexicalClass, default: 0] += 1
                }
            }
            let kept = Kept(sentence: sentence, words: view, gaps: outcome.candidates)
            watch(sentence, .kept(kept, outcome.obstacles))
            self.kept.append(kept)
        }
    }

    /// Returns the largest hash of a sentence that may be kept, so that at most `most` are.
    private func largestHash(
        _ candidates: [(candidate: SentencePool.Candidate, hash: UInt64)], _ originals: [Int?],
        most: Int
    ) -> UInt64 {
        guard originals.count(where: { $0 == nil }) > most else { return .max }
        let hashes = candidates.indices.filter { index in
            let sentence = candidates[index].candidate.sentence
            return originals[index] == nil
                && !rules.gaps(of: sentence, rules.view(of: sentence)).candidates.isEmpty
        }.map { candidates[$0].hash }.sorted()
        return hashes.count > most ? hashes[most - 1] : .max
    }
}

extension SentenceRules {
    /// Returns the words of `sentence`, as the rules look at them.
    func view(of sentence: CorpusSentences.Sentence) -> SentenceWords {
        SentenceWords(sentence.text, folding: folding)
    }

    /// Returns the words of `sentence` that may be hidden as gaps, and the reasons why others may
    /// not.
    ///
    /// `view` must contain the words of `sentence`.
    func gaps(of sentence: CorpusSentences.Sentence, _ view: SentenceWords) -> GapFinder.Outcome {
        var outcome = finder.outcome(view, hasGoldTags: sentence.hasGoldTags) {
            sentence.certainty?[$0] ?? true
        }
        let entries = listed[view]
        let isOpen = { (gap: GapFinder.Candidate) in entries[gap.answer]?.isOpen == true }
        outcome.obstacles += outcome.candidates.filter(isOpen).map { ($0.token, .open) }
        outcome.candidates.removeAll(where: isOpen)
        return outcome
    }

    /// Returns the decision on `sentence` as if it were the only one, and so could not repeat
    /// another.
    func fate(of sentence: CorpusSentences.Sentence) -> SentenceSelection.Fate {
        let (sentence, view) = asPlayed(sentence)
        if let finding = judge.finding(view) {
            return .dropped(.init(flaw: finding.flaw, detail: finding.detail))
        }
        let outcome = gaps(of: sentence, view)
        if outcome.candidates.isEmpty { return .dropped(.init(flaw: .noGap)) }
        return .kept(
            .init(sentence: sentence, words: view, gaps: outcome.candidates), outcome.obstacles)
    }
}

extension SentenceSelection {
    /// The numbers of sentences kept and dropped in each corpus, including those that the corpus
    /// reader skipped.
    var sources: [SourceCounts] {
        files.enumerated().map { number, file in
            let corpus = funnel.corpus(number)
            let left = file.summary.findings.filter(\.kind.dropsRecord)
                .map { ($0.kind.name, $0.count) }
            return SourceCounts(
                file.file, role: .sentences,
                kept: corpus.read - corpus.counts.values.reduce(0, +),
                dropped: left + SentenceFlaw.allCases.map { ($0.rawValue, corpus.counts[$0] ?? 0) })
        }
    }

    /// The corpora of which sentences were good enough but not chosen.
    var crowdedOut: [String] {
        files.indices.filter { funnel.corpus($0).counts[.surplus] != nil }.map { files[$0].file }
    }

    /// Throws an error if too many sentences of a corpus contain words that are glued together.
    ///
    /// That is at least five sentences, and at least a tenth of all sentences of the corpus. The
    /// other sentences of such a corpus may be wrong as well.
    ///
    /// - Throws: A `source.glued` error at the first such sentence.
    func refuseGlued() throws(Diagnostic) {
        for number in files.indices {
            let corpus = funnel.corpus(number)
            let count = corpus.counts[.glued] ?? 0
            guard count >= 5, count * 10 >= corpus.read, let first = corpus.firstGlued else {
                continue
            }
            throw Diagnostic(
                .sourceGlued, at: first.place, "words without blanks between them",
                found: "\(count) of \(corpus.read) sentences, first "
                    + PrintableText.quoted(first.words),
                hint: "the file marks blanks in another way than its format; see `join:`")
        }
    }
}
