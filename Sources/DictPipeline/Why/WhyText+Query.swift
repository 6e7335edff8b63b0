import DictCompiler
import DictConfiguration
import DictModel

extension WhyText {
    /// Creates the explanation of what happened to the sentences and phrases that match `text`,
    /// ignoring case.
    ///
    /// If nothing matches `text`, the explanation is what would happen to such a sentence or
    /// phrase.
    ///
    /// - Throws: Any error from reading the sources, or a `Diagnostic` if the language has neither
    ///   sentences nor phrases.
    init(_ text: String, _ words: LanguageWords) throws {
        self.init(text: text, language: words.language)
        let wanted = CaselessForm.of(Array(text.utf8))
        let configuration = words.configuration
        guard configuration.sentences != nil || configuration.phrases != nil else {
            throw Diagnostic(
                .noSentencesSection, at: words.project.configurationPlace,
                "\(words.language.code) has neither sentences nor phrases",
                hint: "add `sentences:` or `phrases:`, or ask for a word")
        }
        var judgeAsPhrase: (() -> Fate)?
        if let section = configuration.phrases {
            var found: [Event] = []
            var list = try PhraseList(section, words) { text, place, verdict in
                guard CaselessForm.of(text) == wanted else { return }
                found.append(Event(place: place, fate: Fate(verdict)))
            }
            phrases = found
            judgeAsPhrase = { Fate(list.judge(Array(text.utf8))) }
        }
        if let section = configuration.sentences {
            let corpora = try CorpusSentences(section, words)
            var found: [Event] = []
            let selection = try SentenceSelection(corpora, section, words) { sentence, fate in
                if CaselessForm.of(sentence.text.text) == wanted {
                    found.append(Event(place: sentence.place, id: sentence.id, fate: Fate(fate)))
                }
            }
            if found.isEmpty, phrases?.isEmpty ?? true {
                found =
                    try corpora.sentence(Array(text.utf8), selection.rules).map {
                        [Event(place: nil, fate: Fate(selection.rules.fate(of: $0)))]
                    } ?? []
            }
            sentences = found
        }
        if phrases?.isEmpty == true, sentences?.allSatisfy({ $0.place == nil }) ?? true {
            phrases = judgeAsPhrase.map { [Event(place: nil, fate: $0())] }
        }
    }
}

extension WhyText.Fate {
    fileprivate init(_ fate: SentenceSelection.Fate) {
        switch fate {
        case .dropped(let drop):
            self = .dropped(
                WhyRule(name: drop.flaw.rawValue, summary: drop.flaw.summary),
                detail: drop.detail, original: drop.original)
        case .kept(let kept, let obstacles):
            let text = kept.sentence.text
            func form(_ token: Int) -> [UInt8] { Array(text.form(of: text.tokens[token])) }
            self = .kept(
                gaps: kept.gaps.map { (form($0.token), $0.lexicalClass) },
                others: obstacles.map { (form($0.token), $0.obstacle.rawValue) })
        }
    }

    fileprivate init(_ verdict: PhraseRules.Verdict) {
        switch verdict {
        case .accepted: self = .kept(gaps: [], others: [])
        case .dropped(let rule, let detail):
            self = .dropped(
                WhyRule(name: rule.rawValue, summary: rule.summary),
                detail: Array((detail ?? "").utf8), original: nil)
        }
    }
}

extension PhraseRules.Rule {
    /// The rule in plain words that can follow "it", such as `has a blocked word`.
    fileprivate var summary: String {
        switch self {
        case .characters: "has a character that players cannot guess or read"
        case .tooShort: "has fewer than \(PhraseRules.letters.lowerBound) letters"
        case .tooLong: "has more than \(PhraseRules.letters.upperBound) letters"
        case .blocked: "has a blocked word"
        case .unfamiliar: "has a word that is not familiar"
        case .duplicate: "has the letters of an earlier phrase"
        }
    }
}
