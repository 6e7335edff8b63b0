public import DictLexicon
public import DictModel
public import DictSources

/// Makes tagger models out of corpora.
public struct TaggerTraining: Sendable {
    /// The corpora to learn from.
    public var sources: [CorpusSource]
    /// The corpora whose one half sets the thresholds of confidence; nothing is learnt from them.
    public var calibration: [CorpusSource] = []
    /// A list of word classes: a row a word, with tabs: form, class, sense; `nil` for none.
    public var wordClasses: TextLines?
    /// The licences and attributions that the model's file names.
    public var notice: [UInt8] = []
    /// The language of the corpora.
    public var language: Language
    /// How the model learns.
    public var options = TrainingOptions()

    /// The precision, of 1000, that thresholds are set for.
    public static let targetPrecision = 997

    /// What came out of a training.
    public struct Outcome: Sendable {
        /// The model's file.
        public var bytes: [UInt8]
        /// The sentences and tokens that were learnt from.
        public var sentences = 0
        public var tokens = 0
        /// The thresholds, and how they fare on the half that did not set them.
        public var thresholds: MarginThresholds
        public var judged: [MarginThresholds.Outcome] = []
    }

    /// A training on `sources`.
    public init(_ sources: [CorpusSource], language: Language) {
        self.sources = sources
        self.language = language
    }

    /// Reads, learns, and sets the thresholds.
    ///
    /// - Throws: ``PipelineError``.
    public func run(progress: (String) -> Void = { _ in }) throws -> Outcome {
        var sentences: [TokenisedText] = []
        for source in sources {
            let (read, summary) = try source.tokenisedSentences()
            guard summary.taggedTokens > 0 else {
                throw PipelineError(
                    .badData, place: source.name, problem: "has no tags to learn from",
                    hint: "look at the format, or name a tagged corpus")
            }
            sentences += read
        }
        var bytes = TaggerTrainer(language: language, options: options).train(
            sentences, wordClasses: try readWordClasses(), notice: notice, progress: progress)
        var outcome = Outcome(bytes: bytes, thresholds: MarginThresholds())
        outcome.sentences = sentences.count
        outcome.tokens = sentences.reduce(0) { $0 + $1.tokens.count }
        guard !calibration.isEmpty else { return outcome }
        var halves: [[TokenisedText]] = [[], []]
        for source in calibration {
            for (index, sentence) in try source.tokenisedSentences().sentences.enumerated() {
                halves[index % 2].append(sentence)
            }
        }
        do throws(TaggerModelError) {
            let model = try TaggerModel(bytes)
            outcome.thresholds = MarginThresholds(
                MarginSample.samples(of: halves[0], model), target: Self.targetPrecision)
            outcome.judged = outcome.thresholds.outcomes(
                MarginSample.samples(of: halves[1], model))
            bytes = try TaggerModel.bytes(bytes, with: outcome.thresholds)
        } catch {
            throw PipelineError(.internalFault, place: "dictc", problem: error.description)
        }
        outcome.bytes = bytes
        return outcome
    }

    private func readWordClasses() throws -> WordClassList {
        var list = WordClassList()
        guard let wordClasses else { return list }
        do {
            try wordClasses.forEachLine { line, number in
                guard !line.isEmpty, line[0] != UInt8(ascii: "#") else { return }
                var columns: [[UInt8]] = [[]]
                for index in line.indices {
                    if line[index] == 0x09 {
                        columns.append([])
                    } else {
                        columns[columns.count - 1].append(line[index])
                    }
                }
                guard columns.count == 3, !columns[0].isEmpty else {
                    throw PipelineError(
                        .badData, place: "\(wordClasses.name):\(number)",
                        problem: "\(columns.count) columns (expected form, class and sense)")
                }
                list.add(columns[0][...], class: columns[1], sense: columns[2])
            }
        } catch {
            throw PipelineError(error, files: [wordClasses.name])
        }
        return list
    }
}
