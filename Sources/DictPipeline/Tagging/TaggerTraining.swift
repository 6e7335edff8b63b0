public import DictText
public import DictModel
import DictSources

/// Makes tagger models out of corpora.
public struct TaggerTraining: Sendable {
    /// The corpora to learn from.
    public var inputs: [TaggingInput]
    /// The corpora whose one half sets the thresholds of confidence; nothing is learnt from them.
    public var calibration: [TaggingInput] = []
    /// The path of a list of word classes: a row a word, with tabs: form, class, sense; `nil` for
    /// none.
    public var wordClasses: String?
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
        /// The sentences that were learnt from.
        public var sentences = 0
        /// Their tokens.
        public var tokens = 0
        /// The tokens of the half that judges the thresholds, as far as they were given a class of
        /// the ladder; 0 without calibration.
        public var judgedTokens = 0
        /// Those of them that the thresholds trust.
        public var trustedTokens = 0
        /// Those of the latter whose class is right.
        public var rightTokens = 0
    }

    /// A training on `inputs`.
    public init(_ inputs: [TaggingInput], language: Language) {
        self.inputs = inputs
        self.language = language
    }

    /// Reads, learns, and sets the thresholds.
    ///
    /// - Throws: ``PipelineError``.
    public func run(progress: (String) -> Void = { _ in }) throws -> Outcome {
        var sentences: [TokenisedText] = []
        for input in inputs {
            let (read, summary) = try input.source.tokenisedSentences()
            guard summary.taggedTokens > 0 else {
                throw PipelineError(
                    .badData, place: input.name, problem: "has no tags to learn from",
                    hint: "look at the format, or name a tagged corpus")
            }
            sentences += read
        }
        var bytes = TaggerTrainer(language: language, options: options).train(
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
        do throws(TaggerModelError) {
            let model = try TaggerModel(bytes)
            let thresholds = MarginThresholds(
                MarginSample.samples(of: halves[0], model), target: Self.targetPrecision)
            let judged = thresholds.outcome(MarginSample.samples(of: halves[1], model))
            outcome.judgedTokens = judged.all
            outcome.trustedTokens = judged.trusted
            outcome.rightTokens = judged.right
            bytes = try TaggerModel.bytes(bytes, with: thresholds)
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
            let lines = TextLines(path: wordClasses, name: wordClasses, expected: "a table")
            try lines.forEachLine { line, number in
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
                        .badData, place: "\(wordClasses):\(number)",
                        problem: "\(columns.count) columns (expected form, class and sense)")
                }
                list.add(columns[0][...], class: columns[1], sense: columns[2])
            }
        } catch {
            throw PipelineError(error, files: [wordClasses])
        }
        return list
    }
}
