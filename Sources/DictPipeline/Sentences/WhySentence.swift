import DictCompiler
import DictFormat
import DictLexicon
import DictModel

/// Why a sentence is in the pack of a language, or is not.
struct WhySentence {
    private let words: LanguageWords

    init(_ words: LanguageWords) { self.words = words }

    /// A record that has the text, and what became of it.
    private struct Event {
        var sentence: CorpusSentences.Sentence
        var fate: SentenceSelection.Fate
    }

    /// The fate of every record that reads `text`, case apart; where none does, what the measures
    /// say of it.
    ///
    /// - Throws: ``PipelineError`` where the language has no sentences.
    func answer(_ text: String) throws -> WhyAnswer {
        guard let configuration = words.configuration.sentences else {
            throw PipelineError(
                .configuration, place: words.project.configurationPath,
                problem: "\(words.language.code) has no sentences",
                hint: "add `sentences:` or ask for a word")
        }
        let wanted = CaselessForm.of(Array(text.utf8))
        let corpora = try CorpusSentences(configuration, words)
        var events: [Event] = []
        _ = try SentenceSelection(corpora, configuration, words) { sentence, fate in
            if CaselessForm.of(sentence.text.text) == wanted {
                events.append(Event(sentence: sentence, fate: fate))
            }
        }
        let isKnown = !events.isEmpty
        if !isKnown { events = [try event(of: Array(text.utf8), corpora, configuration)] }
        let isKept = isKnown && events.contains { if case .kept = $0.fate { true } else { false } }
        return WhyAnswer(
            isWord: isKept,
            lines: ["\(text)  (\(words.language.code))  \(verdict(isKnown, isKept))"]
                + events.flatMap { lines($0, isKnown: isKnown) },
            members: [
                ("text", .string(text)), ("language", .string(words.language.code)),
                ("isSentence", .bool(isKept)), ("isKnown", .bool(isKnown)),
                ("events", .array(events.map(json))),
            ])
    }

    private func event(
        of text: [UInt8], _ corpora: CorpusSentences, _ configuration: SentencesConfiguration
    ) throws -> Event {
        let rules = try SentenceRules(configuration, words)
        let sentence = try corpora.sentence(text)
        let view = SentenceWords(sentence.text, folding: rules.folding)
        if let finding = rules.judge.finding(view) {
            return Event(
                sentence: sentence, fate: .dropped(finding.flaw, detail: finding.detail))
        }
        let outcome = rules.finder.outcome(view) { sentence.certainty?[$0] ?? true }
        if outcome.candidates.isEmpty {
            return Event(sentence: sentence, fate: .dropped(.noGap, detail: []))
        }
        let kept = SentenceSelection.Kept(
            sentence: sentence, words: view, gaps: outcome.candidates)
        return Event(sentence: sentence, fate: .kept(kept, outcome.obstacles))
    }

    private func verdict(_ isKnown: Bool, _ isKept: Bool) -> String {
        isKept ? "in the pack" : isKnown ? "not in the pack" : "in no source"
    }

    private func lines(_ event: Event, isKnown: Bool) -> [String] {
        let place = isKnown ? "  \(event.sentence.place)  " : "  "
        switch event.fate {
        case .dropped(let flaw, let detail):
            let shown = detail.isEmpty ? "" : " (\(PrintableText.escaped(detail)))"
            return [
                place + (isKnown ? "dropped: it " : "would be dropped: it ") + flaw.summary
                    + shown
            ]
        case .kept(let kept, let obstacles):
            var lines = [place + (isKnown ? "kept" : "would be kept")]
            for gap in kept.gaps {
                lines.append("    \(form(gap.token, kept))  \(gap.lexicalClass.name)")
            }
            for (token, obstacle) in obstacles {
                lines.append("    \(form(token, kept))  not hidden: \(obstacle.rawValue)")
            }
            return lines
        }
    }

    private func form(_ token: Int, _ kept: SentenceSelection.Kept) -> String {
        let text = kept.sentence.text
        return PrintableText.escaped(Array(text.form(of: text.tokens[token])))
    }

    private func json(_ event: Event) -> JSON {
        let place = ("place", JSON.string(event.sentence.place.description))
        switch event.fate {
        case .dropped(let flaw, let detail):
            return .object([
                place, ("kept", .bool(false)), ("measure", .string(flaw.rawValue)),
                ("detail", .string(PrintableText.escaped(detail))),
            ])
        case .kept(let kept, let obstacles):
            let gaps = kept.gaps.map { gap in
                JSON.object([
                    ("word", .string(form(gap.token, kept))),
                    ("class", .string(gap.lexicalClass.name.description)),
                ])
            }
            let others = obstacles.map { token, obstacle in
                JSON.object([
                    ("word", .string(form(token, kept))),
                    ("obstacle", .string(obstacle.rawValue)),
                ])
            }
            return .object([
                place, ("kept", .bool(true)), ("gaps", .array(gaps)), ("others", .array(others)),
            ])
        }
    }
}
