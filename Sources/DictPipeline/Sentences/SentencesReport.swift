import DictCompiler
import DictFormat
import DictText
import DictModel
import DictSources

/// The figures in report.json that only sentences have, such as the numbers of gaps of each class.
struct SentencesReport {
    private let selection: SentenceSelection
    private let sentences: [PlayableSentence]
    private let configuration: SentencesConfiguration
    private let words: LanguageWords
    private let model: TaggerModel?
    private let comparison: TaggerComparison?

    init(
        _ selection: SentenceSelection, _ sentences: [PlayableSentence],
        _ configuration: SentencesConfiguration, _ words: LanguageWords, model: TaggerModel?,
        _ comparison: TaggerComparison?
    ) {
        self.selection = selection
        self.sentences = sentences
        self.configuration = configuration
        self.words = words
        self.model = model
        self.comparison = comparison
    }

    /// The names and values to add to the sentences' object in report.json.
    var members: [(String, JSON)] {
        [
            ("seed", .string(String(configuration.seed))),
            ("familiarity", .optional(configuration.familiarity.map { "\($0)" })),
            ("most", .integer(configuration.most)),
            ("exclude", .array(configuration.exclude.map { .string($0.rawValue) })),
            ("corpora", .array(zip(selection.files, selection.sources).map(corpus))),
            (
                "funnel",
                .object([
                    ("read", .integer(selection.funnel.read)),
                    ("dropped", .integer(selection.funnel.dropped)),
                    ("kept", .integer(selection.funnel.kept)),
                ])
            ),
            ("dropped", selection.funnel.report),
            ("levels", .array((1...LexicalClass.ladder.count).map(level))),
            ("gaps", .object(gapsByClass)),
            (
                "obstacles",
                .object(
                    GapFinder.Obstacle.allCases.map {
                        ($0.rawValue, .integer(selection.obstacles[$0] ?? 0))
                    })
            ),
            ("tagger", tagger),
        ]
    }

    private func corpus(_ file: CorpusSentences.File, _ counts: SourceCounts) -> JSON {
        .object(
            [
                ("file", .string(file.file)), ("sentences", .integer(file.sentences)),
                ("tokens", .integer(file.tokens)), ("tagged", .integer(file.tagged)),
                ("skipped", .integer(file.summary.skipped)),
            ] + counts.members + [
                (
                    "findings",
                    .object(file.summary.findings.map { ($0.kind.name, .integer($0.count)) })
                )
            ])
    }

    /// Returns the report's section on `level`, with the number of sentences that have a gap of
    /// that level's class.
    ///
    /// The other sentences are counted by what a game at that level uses instead: a gap of an
    /// easier class, or else the first gap.
    private func level(_ level: Int) -> JSON {
        let wanted = LexicalClass.ladder[level - 1]
        var exact = 0
        var falls: [LexicalClass: Int] = [:]
        var first = 0
        for sentence in sentences {
            let classes = Self.playable(sentence)
            switch classes.rung(level: level) {
            case wanted: exact += 1
            case .some(let easier): falls[easier, default: 0] += 1
            case nil: first += 1
            }
        }
        let total = max(1, sentences.count)
        let share = (sentences.count - exact) * 1000 / total
        var fallback = LexicalClass.ladder.filter { falls[$0] != nil }.map { easier in
            (easier.name.description, JSON.integer(falls[easier] ?? 0))
        }
        fallback.append(("first", .integer(first)))
        return .object([
            ("level", .integer(level)), ("class", .string(wanted.name.description)),
            ("exact", .integer(exact)), ("fallbackPerMille", .integer(share)),
            ("fallback", .object(fallback)),
        ])
    }

    private static func playable(_ sentence: PlayableSentence) -> LexicalClassSet {
        sentence.gaps.reduce(into: LexicalClassSet()) { classes, gap in
            if let tag = sentence.text.tokens[gap.token].tag {
                classes.insert(LexicalClassSet(LexicalClass(tag)))
            }
        }
    }

    private var gapsByClass: [(String, JSON)] {
        LexicalClass.allCases.map { ($0.name.description, gaps(of: $0)) }
    }

    private func gaps(of lexicalClass: LexicalClass) -> JSON {
        var answers: Set<[UInt8]> = []
        var gaps = 0
        var rivals = 0
        for sentence in sentences {
            for gap in sentence.gaps {
                let token = sentence.text.tokens[gap.token]
                guard let tag = token.tag, LexicalClass(tag) == lexicalClass else { continue }
                gaps += 1
                rivals += gap.rivals.count
                answers.insert(CaselessForm.of(Array(sentence.text.form(of: token))))
            }
        }
        return .object([
            ("gaps", .integer(gaps)), ("answers", .integer(answers.count)),
            ("rivals", .integer(rivals)),
        ])
    }

    /// The report's `tagger` section, or null if the language has no tagger.
    ///
    /// It contains the path of the model; for each class the threshold, the number of tokens, and
    /// the number of tokens whose class is certain; and how it does where people gave the tags.
    private var tagger: JSON {
        guard let model, let file = words.configuration.tagger else { return .null }
        let classes = LexicalClass.ladder.map { lexicalClass in
            (lexicalClass.name.description, certainty(lexicalClass, model))
        }
        return .object([
            ("file", .string(file)), ("classes", .object(classes)),
            ("gold", comparison?.json ?? .null),
        ])
    }

    private func certainty(_ lexicalClass: LexicalClass, _ model: TaggerModel) -> JSON {
        let margin = model.thresholds.margins[Int(lexicalClass.rawValue)]
        let threshold = margin == .max ? JSON.null : JSON.integer(Int(margin))
        return .object([
            ("threshold", threshold),
            ("tokens", .integer(selection.tokens[lexicalClass] ?? 0)),
            ("certain", .integer(selection.certain[lexicalClass] ?? 0)),
        ])
    }
}
