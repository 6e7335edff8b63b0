import DictCompiler
import DictConfiguration
import DictFormat
import DictOutput
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

    /// The object with what follows the counts in the entry of the sentences in report.json.
    var json: JSON {
        JSON([
            "seed": String(configuration.seed),
            "familiarity": configuration.familiarity.map { "\($0)" },
            "most": configuration.most, "exclude": configuration.exclude.map(\.rawValue),
            "corpora": zip(selection.files, selection.sources).map(corpus),
            "funnel": JSON([
                "read": selection.funnel.read, "dropped": selection.funnel.dropped,
                "kept": selection.funnel.kept,
            ]),
            "dropped": selection.funnel.report,
            "levels": (1...LexicalClass.ladder.count).map(level),
            "gaps": JSON(LexicalClass.allCases.map { ($0.name.description, gaps(of: $0)) }),
            "obstacles": JSON(
                GapFinder.Obstacle.allCases.map { ($0.rawValue, selection.obstacles[$0] ?? 0) }),
            "tagger": tagger,
        ])
    }

    private func corpus(_ file: CorpusSentences.File, _ counts: SourceCounts) -> JSON {
        JSON([
            "file": file.file, "sentences": file.sentences, "tokens": file.tokens,
            "tagged": file.tagged, "skipped": file.summary.skipped,
        ]) + counts.json
            + JSON([
                "findings": JSON(file.summary.findings.map { ($0.kind.name, $0.count) })
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
        let fallback = LexicalClass.ladder.compactMap { easier in
            falls[easier].map { (easier.name.description, $0) }
        }
        return JSON([
            "level": level, "class": wanted.name.description, "exact": exact,
            "fallbackPerMille": share, "fallback": JSON(fallback + [("first", first)]),
        ])
    }

    private static func playable(_ sentence: PlayableSentence) -> LexicalClassSet {
        sentence.gaps.reduce(into: LexicalClassSet()) { classes, gap in
            if let tag = sentence.text.tokens[gap.token].tag {
                classes.insert(LexicalClassSet(LexicalClass(tag)))
            }
        }
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
        return JSON(["gaps": gaps, "answers": answers.count, "rivals": rivals])
    }

    /// The report's `tagger` section, or null if the language has no tagger.
    ///
    /// It contains the path of the model; for each class the threshold, the number of tokens, and
    /// the number of tokens whose class is certain; and how it does where people gave the tags.
    private var tagger: JSON? {
        guard let model, let file = words.configuration.tagger else { return nil }
        let classes = LexicalClass.ladder.map { lexicalClass in
            (lexicalClass.name.description, certainty(lexicalClass, model))
        }
        return JSON(["file": file, "classes": JSON(classes), "gold": comparison?.json])
    }

    private func certainty(_ lexicalClass: LexicalClass, _ model: TaggerModel) -> JSON {
        let margin = model.thresholds.margins[Int(lexicalClass.rawValue)]
        return JSON([
            "threshold": margin == .max ? nil : Int(margin),
            "tokens": selection.tokens[lexicalClass] ?? 0,
            "certain": selection.certain[lexicalClass] ?? 0,
        ])
    }
}
