import DictFormat
import DictLexicon
import DictModel

/// The trace of a word in words.
struct WhyReport {
    private let trace: WordTrace
    private let text: String
    private let language: Language
    private let paths: [String]
    private let project: Project

    init(
        _ trace: WordTrace, text: String, _ language: Language, paths: [String],
        _ project: Project
    ) {
        self.trace = trace
        self.text = text
        self.language = language
        self.paths = paths
        self.project = project
    }

    var answer: WhyAnswer {
        let events = trace.events
        return WhyAnswer(
            isWord: isWord,
            lines: ["\(text)  (\(language.code))  \(verdict)"]
                + events.map { "  \(place($0.origin))  \(spelling($0))  \(outcome($0))" },
            members: [
                ("text", .string(text)),
                ("normalised", .string(PrintableText.escaped(trace.folded))),
                ("language", .string(language.code)), ("isWord", .bool(isWord)),
                ("verdict", .string(verdict)), ("rule", .optional(rule?.rawValue)),
                ("decidedBy", decidingLine),
                (
                    "events",
                    .array(
                        events.map { event in
                            .object([
                                ("file", .string(paths[safe: event.origin.file])),
                                ("line", .integer(event.origin.line)),
                                ("spelling", .string(spelling(event))),
                                ("outcome", .string(outcome(event))),
                            ])
                        })
                ),
            ])
    }

    private var isWord: Bool {
        if case .word = trace.verdict { return true }
        return false
    }

    /// The line that decides; `null` where none has the letters.
    private var decidingLine: JSON {
        switch trace.verdict {
        case .word(let origin), .dropped(_, let origin):
            .object([
                ("file", .string(paths[safe: origin.file])), ("line", .integer(origin.line)),
            ])
        case .wouldBeDropped, .unknown: .null
        }
    }

    private var rule: Rejection? {
        switch trace.verdict {
        case .dropped(let reason, _), .wouldBeDropped(let reason): reason
        case .word, .unknown: nil
        }
    }

    private var verdict: String {
        switch trace.verdict {
        case .word(let origin): "a word, from \(place(origin))"
        case .dropped(let reason, let origin):
            "dropped: it \(summary(reason, trace.wanted)), at \(place(origin))"
        case .wouldBeDropped(let reason):
            "in no source; would be dropped: it \(summary(reason, trace.wanted))"
        case .unknown: "in no source"
        }
    }

    private func place(_ origin: Origin) -> String {
        SourcePlace(file: project.path(of: paths[safe: origin.file]), line: origin.line)
            .description
    }

    private func spelling(_ event: WordTrace.Event) -> String {
        PrintableText.escaped(event.spelling)
    }

    /// The rule in plain words, and which character of `spelling` it is about.
    private func summary(_ rule: Rejection, _ spelling: [UInt8]) -> String {
        let character = CharacterName.first(in: spelling, language: language, droppedBy: rule)
        return rule.summary + (character.map { " (\($0))" } ?? "")
    }

    private func outcome(_ event: WordTrace.Event) -> String {
        switch event.outcome {
        case .kept(let familiarity):
            familiarity == 0 ? "kept" : "kept, familiarity \(familiarity)"
        case .dropped(let reason): "dropped: it \(summary(reason, event.spelling))"
        case .listed(let reason): "listed as \(reason.rawValue)"
        case .added: "added by the overlay"
        case .removed: "removed by the overlay"
        }
    }
}

extension [String] {
    /// The element at `index`; empty where there is none.
    fileprivate subscript(safe index: Int) -> String {
        index >= 0 && index < count ? self[index] : ""
    }
}
