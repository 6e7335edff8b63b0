import DictConfiguration
import DictFormat
import DictModel
import DictOutput
import DictPipeline

extension BuildOptions {
    /// Returns an answer of `dictc why` as a JSON object.
    func json(_ answer: WhyAnswer) -> JSON {
        let (members, language) =
            switch answer {
            case .word(let answer): (json(answer), answer.language)
            case .text(let answer): (json(answer), answer.language)
            }
        let source = isInstalled ? JSON(["source": Installation.source(of: language)]) : JSON([:])
        return JSON(["schema": 1]) + source + members
    }

    // MARK: - Words

    private func json(_ answer: WhyWord) -> JSON {
        var object = JSON([
            "text": answer.text, "normalised": PrintableText.escaped(answer.letters),
            "language": answer.language.code, "isWord": answer.verdict.isWord,
            "verdict": sentence(answer.verdict), "rule": answer.verdict.rule,
            "decidedBy": answer.verdict.place.map(line),
            "events": answer.events.map { event in
                line(event.place)
                    + JSON([
                        "spelling": PrintableText.escaped(event.spelling),
                        "outcome": event.outcome.text,
                    ])
            },
        ])
        if let blocked = answer.blocked {
            let entries = blocked.map { line($0.place) + JSON(["layer": $0.layer]) }
            object = object + JSON(["blocked": entries])
        }
        guard !answer.sections.isEmpty else { return object }
        let sections = answer.sections.map { section in
            JSON([
                "section": section.name, "usable": section.use.reason == nil,
                "reason": section.use.reason,
            ])
        }
        return object + JSON(["sections": sections])
    }

    /// Returns an object with the file and the line of `place`.
    ///
    /// The file name is a path relative to the working directory, as in all messages.
    private func line(_ place: Place) -> JSON {
        JSON(["file": path(to: place), "line": place.line])
    }

    // MARK: - Sentences and phrases

    private func json(_ answer: WhyText) -> JSON {
        let sentences = answer.sentences ?? []
        let object = JSON([
            "text": answer.text, "language": answer.language.code,
            "isSentence": sentences.contains { $0.place != nil && $0.fate.isKept },
            "isKnown": (sentences + (answer.phrases ?? [])).contains { $0.place != nil },
            "events": sentences.map { json($0, isPhrase: false) },
        ])
        guard let phrases = answer.phrases else { return object }
        return object
            + JSON([
                "isPhrase": phrases.contains { $0.place != nil && $0.fate.isKept },
                "phrases": phrases.map { json($0, isPhrase: true) },
            ])
    }

    private func json(_ event: WhyText.Event, isPhrase: Bool) -> JSON {
        let place = shown(event.place ?? Place("the command line"))
        let id = event.id.isEmpty ? nil : PrintableText.escaped(event.id)
        let head = JSON(["place": place, "id": id, "kept": event.fate.isKept])
        switch event.fate {
        case .dropped(let rule, let detail, let original):
            return head
                + JSON([
                    isPhrase ? "rule" : "measure": rule.name,
                    "detail": original.map(shown) ?? PrintableText.escaped(detail),
                ])
        case .kept where isPhrase: return head
        case .kept(let gaps, let others):
            func object(_ word: [UInt8], _ name: String, _ value: String) -> JSON {
                JSON(["word": PrintableText.escaped(word), name: value])
            }
            return head
                + JSON([
                    "gaps": gaps.map { object($0.word, "class", "\($0.lexicalClass.name)") },
                    "others": others.map { object($0.word, "obstacle", $0.obstacle) },
                ])
        }
    }
}

extension WhyWord.Verdict {
    /// Whether the lexicon contains the word.
    var isWord: Bool {
        if case .word = self { true } else { false }
    }

    /// The name of the rule that excludes the word from the lexicon, or `nil` if no rule does.
    fileprivate var rule: String? {
        switch self {
        case .dropped(let rule, _), .wouldBeDropped(let rule): rule.name
        case .blocked: "blocked"
        case .word, .unknown: nil
        }
    }

    /// The source line that decided whether the word is in the lexicon, or `nil` if there is none.
    fileprivate var place: Place? {
        switch self {
        case .word(let place), .dropped(_, let place), .blocked(_, let place): place
        case .wouldBeDropped, .unknown: nil
        }
    }
}
