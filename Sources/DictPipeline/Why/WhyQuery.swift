import DictCompiler
import DictLexicon
package import DictModel

/// The query of `dictc why`, which explains where a word, sentence or phrase comes from, or why it
/// was dropped.
///
/// It decides nothing itself: it runs the first steps of a build, and observes what they decide
/// about the lines that contain the text.
package enum WhyQuery {
    /// The maximum size of a sentence or phrase to ask about, in bytes.
    package static let longestText = 2000

    /// Whether `text` is treated as a sentence or phrase instead of a word, because it contains a
    /// space.
    package static func isText(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: " "))
    }

    /// Returns an explanation of what happened to `text` in the project specified by `options`.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if the project cannot be read or does not build
    ///   `language`.
    package static func answer(
        _ text: String, language: Language, _ options: BuildOptions
    ) throws -> WhyAnswer {
        let project = try Project(options)
        guard let configuration = project.configuration.language(language) else {
            throw Diagnostic(
                .noLanguage, at: project.configurationPlace,
                "has no language \(language.code)", hint: "name another with --language")
        }
        let words = LanguageWords(configuration, in: project)
        return isText(text)
            ? .text(try WhyText(text, words)) : .word(try WhyWord(text, words))
    }
}

extension WhyWord {
    /// Creates the explanation of what happened to the word `text`, by watching the build of the
    /// lexicon.
    fileprivate init(_ text: String, _ words: LanguageWords) throws {
        var history = WordHistory(Array(text.utf8), language: words.language)
        let (lexicon, files) = try words.lexicon { history.note($0, $1, $2, $3) }
        func place(_ origin: Origin) -> Place {
            Place(
                project: files.indices.contains(origin.file) ? files[origin.file].file : "",
                line: origin.line)
        }
        func rule(_ rejection: Rejection, _ spelling: [UInt8]) -> WhyRule {
            WhyRule(rejection, of: spelling, words.language)
        }
        self.init(
            text: text, language: words.language, letters: history.folded,
            verdict: .unknown,
            events: history.events.map { event in
                let outcome: Outcome =
                    switch event.fate {
                    case .kept(let familiarity):
                        .kept(
                            familiarity: Int(familiarity),
                            words.configuration.audience(ofFile: event.origin.file))
                    case .dropped(let reason): .dropped(rule(reason, event.spelling))
                    case .listed(let reason): .listed(reason: reason.rawValue)
                    case .added(let familiarity): .added(familiarity: Int(familiarity))
                    case .removed: .removed
                    }
                return Event(
                    place: place(event.origin), spelling: event.spelling, outcome: outcome)
            })
        let entries = try words.blockList().entries(of: letters)
        switch history.verdict(in: lexicon) {
        case .word(let origin):
            let excluded = words.configuration.lexiconExclude
            verdict = .word(place(origin))
            if try !words.accepted().contains(letters),
                let entry = entries.first(where: { excluded.contains($0.layer) })
            {
                verdict = .blocked(layer: entry.layer.rawValue, entry.place)
            }
        case .dropped(let reason, let origin):
            verdict = .dropped(rule(reason, history.wanted), place(origin))
        case .wouldBeDropped(let reason):
            verdict = .wouldBeDropped(rule(reason, history.wanted))
        case .unknown: verdict = .unknown
        }
        if !words.configuration.block.isEmpty {
            blocked = entries.map { ($0.layer.rawValue, $0.place) }
        }
        packs = try words.configuration.levels.map {
            try PackUse(letters, $0, words, lexicon, entries)
        }
    }
}

extension LanguageConfiguration {
    /// Returns whether games ask for the words of the source at index `file` or only accept them.
    fileprivate func audience(ofFile file: Int) -> WhyWord.Audience {
        guard words.indices.contains(file), !words[file].isAsked else { return .asked }
        let source = words[file]
        if let other = source.spelling, !isWanted(other) { return .otherSpelling(other) }
        return .accepted
    }
}

extension WhyWord.PackUse {
    /// Creates the verdict on whether level packs may use `word`.
    ///
    /// `levels` is the `levels` section of the language in dictc.yml. `lexicon` is the lexicon
    /// before any block list is applied, and `entries` are the reasons why the word is blocked, if
    /// any.
    fileprivate init(
        _ word: [UInt8], _ levels: LevelsConfiguration, _ words: LanguageWords,
        _ lexicon: NormalisedLexicon, _ entries: [BlockList.Entry]
    ) throws {
        guard let index = lexicon.words.index(of: word) else {
            self = .notInLexicon
            return
        }
        guard lexicon.isAsked[index] else {
            self = .onlyAccepted
            return
        }
        self = .unfamiliar(found: try words.familiarity()[index], limit: levels.familiarity)
        var use = self
        _ = try words.pool(upTo: levels.familiarity, excluding: levels.exclude) {
            other, decision in
            guard other == word else { return }
            switch decision {
            case .kept: use = .usable
            case .excluded(.blocked):
                let entry = entries.first { levels.exclude.contains($0.layer) }
                if let entry { use = .blocked(layer: entry.layer.rawValue) }
            case .form(let base): use = .form(of: base)
            case .excluded: use = .noVowel
            }
        }
        if case .usable = use, !LevelShape.all.contains(where: { $0.wordLength == word.count }) {
            use = .noLevel(letters: word.count)
        }
        self = use
    }
}

extension WhyRule {
    /// Creates a description of the rule that drops `spelling`, with the character that breaks the
    /// rule if there is one.
    fileprivate init(_ rejection: Rejection, of spelling: [UInt8], _ language: Language) {
        let character = CharacterName.first(in: spelling, language: language, droppedBy: rejection)
        self.init(
            name: rejection.rawValue,
            summary: rejection.summary + (character.map { " (\($0))" } ?? ""))
    }
}
