import DictFormat
import DictModel
import DictPipeline

extension ProjectOptions {
    /// Returns an answer of `dictc why` as a JSON object.
    func json(_ answer: WhyAnswer) -> JSON {
        switch answer {
        case .word(let answer): .object([("schema", .integer(1))] + members(answer))
        case .text(let answer): .object([("schema", .integer(1))] + members(answer))
        }
    }

    // MARK: - Words

    private func members(_ answer: WhyWord) -> [(String, JSON)] {
        var members: [(String, JSON)] = [
            ("text", .string(answer.text)),
            ("normalised", .string(PrintableText.escaped(answer.letters))),
            ("language", .string(answer.language.code)),
            ("isWord", .bool(answer.verdict.isWord)),
            ("verdict", .string(sentence(answer.verdict))),
            ("rule", .optional(answer.verdict.rule)),
            ("decidedBy", answer.verdict.place.map { .object(line($0)) } ?? .null),
            (
                "events",
                .array(
                    answer.events.map { event in
                        .object(
                            line(event.place) + [
                                ("spelling", .string(PrintableText.escaped(event.spelling))),
                                ("outcome", .string(event.outcome.text)),
                            ])
                    })
            ),
        ]
        if let blocked = answer.blocked {
            let entries = blocked.map { entry in
                JSON.object(line(entry.place) + [("layer", .string(entry.layer))])
            }
            members.append(("blocked", .array(entries)))
        }
        if let packs = answer.packs {
            members.append(("packs", .bool(packs.reason == nil)))
            members.append(("packsReason", .optional(packs.reason)))
        }
        return members
    }

    /// Returns JSON members for the file and the line of `place`.
    ///
    /// The file name is a path relative to the working directory, as in all messages.
    private func line(_ place: Place) -> [(String, JSON)] {
        [("file", .string(buildOptions.path(to: place))), ("line", .integer(place.line))]
    }

    // MARK: - Sentences and phrases

    private func members(_ answer: WhyText) -> [(String, JSON)] {
        let sentences = answer.sentences ?? []
        var members: [(String, JSON)] = [
            ("text", .string(answer.text)), ("language", .string(answer.language.code)),
            ("isSentence", .bool(sentences.contains { $0.place != nil && $0.fate.isKept })),
            ("isKnown", .bool((sentences + (answer.phrases ?? [])).contains { $0.place != nil })),
            ("events", .array(sentences.map { json($0, isPhrase: false) })),
        ]
        if let phrases = answer.phrases {
            let isPhrase = phrases.contains { $0.place != nil && $0.fate.isKept }
            members.append(("isPhrase", .bool(isPhrase)))
            members.append(("phrases", .array(phrases.map { json($0, isPhrase: true) })))
        }
        return members
    }

    private func json(_ event: WhyText.Event, isPhrase: Bool) -> JSON {
        let place = shown(event.place ?? Place("the command line"))
        var members: [(String, JSON)] = [
            ("place", .string(place)), ("kept", .bool(event.fate.isKept)),
        ]
        switch event.fate {
        case .dropped(let rule, let detail, let original):
            let facts = original.map(shown)
            members.append((isPhrase ? "rule" : "measure", .string(rule.name)))
            members.append(("detail", .string(facts ?? PrintableText.escaped(detail))))
        case .kept where isPhrase: break
        case .kept(let gaps, let others):
            func object(_ word: [UInt8], _ name: String, _ value: String) -> JSON {
                .object([("word", .string(PrintableText.escaped(word))), (name, .string(value))])
            }
            members.append(
                ("gaps", .array(gaps.map { object($0.word, "class", "\($0.lexicalClass.name)") })))
            members.append(
                ("others", .array(others.map { object($0.word, "obstacle", $0.obstacle) })))
        }
        return .object(members)
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
