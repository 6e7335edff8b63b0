import DictCompiler
import DictConfiguration
import DictModel
import DictPipeline

extension BuildOptions {
    /// Returns an answer of `dictc why` as lines of text.
    func lines(_ answer: WhyAnswer) -> [String] {
        switch answer {
        case .word(let answer): lines(answer)
        case .text(let answer): lines(answer)
        }
    }

    /// Returns `place` as text, such as `words.txt:12`, with a path relative to the working
    /// directory.
    func shown(_ place: Place) -> String {
        var shown = place
        shown.file = path(to: place)
        return shown.description
    }

    /// Returns the events of an answer of `dictc why` as rows: text, language, place and outcome.
    func rows(_ answer: WhyAnswer) -> [[String]] {
        switch answer {
        case .word(let answer):
            answer.events.map { event in
                [answer.text, answer.language.code, shown(event.place), event.outcome.text]
            }
        case .text(let answer):
            ((answer.sentences ?? []) + (answer.phrases ?? [])).map { event in
                let outcome = lines(event, "").first ?? ""
                let place = event.place.map(shown) ?? ""
                let start = place.isEmpty ? 2 : place.count + 4
                return [answer.text, answer.language.code, place, String(outcome.dropFirst(start))]
            }
        }
    }

    /// The start of the first line: the text that was asked for, and whose words were asked.
    private func head(_ text: String, _ language: Language) -> String {
        "\(text)  (\(isInstalled ? Installation.title(of: language) : language.code))"
    }

    // MARK: - Words

    private func lines(_ answer: WhyWord) -> [String] {
        var lines = ["\(head(answer.text, answer.language))  \(sentence(answer.verdict))"]
        for event in answer.events {
            let spelling = PrintableText.escaped(event.spelling)
            lines.append("  \(shown(event.place))  \(spelling)  \(event.outcome.text)")
        }
        for entry in answer.blocked ?? [] {
            lines.append("  \(shown(entry.place))  blocked: \(entry.layer)")
        }
        // Sections that agree share a line.
        var groups: [(names: [String], reason: String)] = []
        for section in answer.sections {
            let reason = section.use.reason ?? "may use it"
            if let index = groups.firstIndex(where: { $0.reason == reason }) {
                groups[index].names.append(section.name)
            } else {
                groups.append(([section.name], reason))
            }
        }
        return lines + groups.map { "  \($0.names.joined(separator: ", ")): \($0.reason)" }
    }

    /// Returns a phrase that describes `verdict` and the source line that decided it.
    func sentence(_ verdict: WhyWord.Verdict) -> String {
        switch verdict {
        case .word(let place): "a word, from \(shown(place))"
        case .dropped(let rule, let place): "dropped: it \(rule.summary), at \(shown(place))"
        case .blocked(let layer, let place):
            "kept out of the lexicon: it is blocked as \(layer), at \(shown(place))"
        case .wouldBeDropped(let rule): "in no source; would be dropped: it \(rule.summary)"
        case .unknown: "in no source"
        }
    }

    // MARK: - Sentences and phrases

    private func lines(_ answer: WhyText) -> [String] {
        let events = (answer.sentences ?? []) + (answer.phrases ?? [])
        let isKnown = events.contains { $0.place != nil }
        let verdict = answer.isKept ? "in the pack" : isKnown ? "not in the pack" : "in no source"
        return ["\(head(answer.text, answer.language))  \(verdict)"]
            + (answer.sentences ?? []).flatMap { lines($0, "") }
            + (answer.phrases ?? []).flatMap { lines($0, " as a phrase") }
    }

    private func lines(_ event: WhyText.Event, _ role: String) -> [String] {
        let id = event.id.isEmpty ? "" : PrintableText.escaped(event.id) + "  "
        let start = event.place.map { "  \(shown($0))  \(id)" } ?? "  would be "
        switch event.fate {
        case .dropped(let rule, let detail, let original):
            let facts = original.map(shown) ?? PrintableText.escaped(detail)
            return [
                "\(start)dropped\(role): it \(rule.summary)" + (facts.isEmpty ? "" : " (\(facts))")
            ]
        case .kept(let gaps, let others):
            return ["\(start)kept\(role)"]
                + gaps.map { "    \(PrintableText.escaped($0.word))  \($0.lexicalClass.name)" }
                + others.map { "    \(PrintableText.escaped($0.word))  not hidden: \($0.obstacle)" }
        }
    }
}

extension WhyText {
    /// Whether a pack contains this text, as a FillMeUp sentence or as a Hangman phrase.
    var isKept: Bool {
        ((sentences ?? []) + (phrases ?? [])).contains { $0.place != nil && $0.fate.isKept }
    }
}

extension WhyWord.Outcome {
    /// A phrase that describes how the build treats the line, such as "added by the overlay".
    var text: String {
        switch self {
        case .kept(let familiarity, let audience):
            "kept" + (familiarity == 0 ? "" : ", familiarity \(familiarity)") + audience.text
        case .dropped(let rule): "dropped: it \(rule.summary)"
        case .listed(let reason): "listed as \(reason)"
        case .added(let familiarity):
            "added by the overlay" + (familiarity == 0 ? "" : ", familiarity \(familiarity)")
        case .removed: "removed by the overlay"
        case .regional(let spelling):
            "said only by people of the \(spelling) spelling: accepted but not asked for"
        case .answer(let day): "the answer of \(day.text)"
        case .pack(let key): "in the kept pack of set \(key.set), level \(key.level)"
        }
    }
}

extension WhyWord.Audience {
    /// A phrase that describes how games may use the word, such as ", accepted but not asked for".
    ///
    /// It is empty if games may use the word without limits.
    fileprivate var text: String {
        switch self {
        case .asked: ""
        case .accepted: ", accepted but not asked for"
        case .otherSpelling(let spelling): ", \(spelling) spelling: accepted but not asked for"
        }
    }
}

extension WhyWord.Use {
    /// The reason why the section may not use the word, or `nil` if it may.
    var reason: String? {
        switch self {
        case .usable: nil
        case .notInLexicon: "not in the lexicon"
        case .onlyAccepted: "accepted but not asked for"
        case .unfamiliar(let found, let limit):
            "not familiar enough (found \(found == 0 ? "none" : "\(found)"); expected at most "
                + "\(limit))"
        case .blocked(let layer): "blocked as \(layer)"
        case .form(let base): "a form of \(PrintableText.escaped(base))"
        case .noVowel: "no vowel"
        case .noLevel(let letters): "no level has words of \(letters) letters"
        case .otherLength(let expected): "it has not \(expected) letters"
        }
    }
}
