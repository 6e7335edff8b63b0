import DictCompiler
import DictConfiguration
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
        events += try words.regional().entries(of: letters).map { entry in
            Event(
                place: entry.place, spelling: letters,
                outcome: .regional(spelling: entry.spelling))
        }
        events += try Self.plans(of: letters, words)
        sections = try SectionUses(letters, words, lexicon, entries).all
    }
}

extension WhyWord {
    /// Returns the lines of the calendar and of the kept packs that have the word `letters`.
    private static func plans(of letters: [UInt8], _ words: LanguageWords) throws -> [Event] {
        var events: [Event] = []
        if let answers = words.configuration.answers, let file = answers.calendar,
            let calendar = try AnswerCalendar(answers, words.language, in: words.files),
            let index = calendar.entries.firstIndex(where: { $0.word == letters })
        {
            events.append(
                Event(
                    place: Place(project: file, line: calendar.entries[index].line),
                    spelling: letters, outcome: .answer(of: calendar.day(at: index))))
        }
        if let levels = words.configuration.levels, let file = levels.keep,
            let kept = try KeptPackFile(levels, words)
        {
            for (key, pack) in kept.packs.packs.sorted(by: { $0.key < $1.key })
            where pack.contains(letters) {
                events.append(
                    Event(
                        place: Place(project: file, line: kept.lines[key] ?? 0),
                        spelling: letters, outcome: .pack(key)))
            }
        }
        return events
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
