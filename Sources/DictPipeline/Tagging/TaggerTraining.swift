package import DictText
package import DictModel
import DictOutput
import DictReader
import DictSources

/// A training run, which makes a tagger model from tagged corpora.
package struct TaggerTraining: Sendable {
    /// The corpora to learn from.
    package var inputs: [TaggingInput]
    /// The corpora for setting the confidence thresholds of the model, or an empty array to set
    /// none.
    ///
    /// Half of their sentences are used to set the thresholds, and the other half to measure them.
    /// The model learns nothing from either half.
    package var calibration: [TaggingInput] = []
    /// The path of a list of word classes, or `nil` to train without one.
    ///
    /// Each row of the list has a form, a class and a sense, separated by tabs. The sense may be
    /// empty or missing.
    package var wordClasses: String?
    /// The licences and attributions to store in the model.
    package var notice: [UInt8] = []
    /// The language of the corpora.
    package var language: Language
    /// The settings of the learning algorithm.
    package var options: TrainingOptions

    /// The precision that the thresholds aim for, in correct tokens per 1,000 trusted tokens.
    ///
    /// A token is trusted if its margin reaches the threshold of its class.
    package static let targetPrecision = 997

    /// The trained model, with figures about its training.
    package struct Outcome: Sendable {
        /// The bytes of the model file.
        package var bytes: [UInt8]
        /// The number of sentences that the model learnt from.
        package var sentences = 0
        /// The number of tokens in the sentences that the model learnt from.
        package var tokens = 0
        /// The number of tokens on which the thresholds were measured, or 0 without calibration.
        ///
        /// It includes only tokens that were given one of the six classes in
        /// ``LexicalClass/ladder``.
        package var judgedTokens = 0
        /// The number of judged tokens whose class is certain enough, by the thresholds, to be
        /// trusted.
        package var trustedTokens = 0
        /// The number of trusted tokens that were given the correct class.
        package var rightTokens = 0
    }

    /// Creates a training run that learns from `inputs`, without calibration.
    package init(_ inputs: [TaggingInput], language: Language) {
        self.inputs = inputs
        self.language = language
        options = TrainingOptions(language)
    }

    /// Trains a model on the corpora, and sets its thresholds if there are corpora for calibration.
    ///
    /// `progress` is called with messages for the user.
    ///
    /// - Throws: `Diagnostic` if a file cannot be read, or if a corpus has no tags.
    package func run(progress: (String) -> Void = { _ in }) throws -> Outcome {
        var sentences: [TokenisedText] = []
        for input in inputs {
            let (read, _, summary) = try input.source.tokenisedSentences()
            guard summary.taggedTokens > 0 else {
                throw Diagnostic(
                    .corpusWithoutTags, at: Place(input.name), "has no tags to learn from",
                    hint: "look at the format, or name a tagged corpus")
            }
            sentences += read
        }
        let bytes = TaggerTrainer(language: language, options: options).train(
            sentences, wordClasses: try readWordClasses(), notice: notice, progress: progress)
        var outcome = Outcome(bytes: bytes)
        outcome.sentences = sentences.count
        outcome.tokens = sentences.reduce(0) { $0 + $1.tokens.count }
        guard !calibration.isEmpty else { return outcome }
        var halves: [[TokenisedText]] = [[], []]
        for input in calibration {
            let sentences = try input.source.tokenisedSentences().sentences
            for (index, sentence) in sentences.enumerated() {
                halves[index % 2].append(sentence)
            }
        }
        let memory = ArtefactBytes(bytes)
        do {
            let file = try TaggerModelFile(memory.view, keeping: memory)
            let model = try TaggerModel(file, at: Place("dictc"))
            let thresholds = MarginThresholds(
                MarginSample.samples(of: halves[0], model), target: Self.targetPrecision)
            let judged = thresholds.outcome(MarginSample.samples(of: halves[1], model))
            outcome.judgedTokens = judged.all
            outcome.trustedTokens = judged.trusted
            outcome.rightTokens = judged.right
            outcome.bytes = try file.bytes(with: thresholds)
        } catch {
            throw Diagnostic.internalFault(error)
        }
        return outcome
    }

    private func readWordClasses() throws -> WordClassList {
        var list = WordClassList()
        guard let wordClasses else { return list }
        let lines = WordSource(
            SourceInput(path: wordClasses),
            format: .list(ListFormat(separator: .none, letterCase: .keep, allowsEmpty: true)))
        _ = try lines.forEachRecord { line, number, _ in
            var columns: [[UInt8]] = [[]]
            for index in line.indices {
                if line[index] == 0x09 {
                    columns.append([])
                } else {
                    columns[columns.count - 1].append(line[index])
                }
            }
            // The reader drops the tab before an empty sense with the blanks at the end of the line.
            if columns.count == 2 { columns.append([]) }
            guard columns.count == 3, !columns[0].isEmpty else {
                throw Diagnostic(
                    .wordClassColumns, at: Place(wordClasses, line: number),
                    "not a row of the list of word classes", found: "\(columns.count) columns",
                    expected: "form, class and sense")
            }
            guard list.add(columns[0][...], class: columns[1], sense: columns[2]) else {
                throw Diagnostic(
                    .wordClassColumns, at: Place(wordClasses, line: number),
                    "not an ending of 2 to 12 bytes", found: PrintableText.quoted(columns[0]))
            }
        }
        return list
    }
}

extension CorpusSource {
    /// Reads the corpus, and returns its statistics and all of its sentences that have tokens.
    ///
    /// For CoNLL-U, the tokens in `words` are the syntactic words of each sentence. For other
    /// formats, `words` is the same as `sentences`.
    func tokenisedSentences() throws -> (
        sentences: [TokenisedText], words: [TokenisedText], CorpusSummary
    ) {
        var sentences: [TokenisedText] = []
        var words: [TokenisedText] = []
        let summary = try forEachRecord(conllu: { sentence in
            if !sentence.words.tokens.isEmpty { words.append(sentence.words) }
        }) { record in
            if record.isSentence, !record.text.tokens.isEmpty { sentences.append(record.text) }
        }
        return (sentences, format == .conllu ? words : sentences, summary)
    }
}
