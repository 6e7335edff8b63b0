public import DictModel

/// Follows one spelling through the records of a build: where it stands and what became of it.
///
/// It is fed the same records as a ``LexiconBuilder`` and keeps those that are spelled like the
/// wanted text, byte for byte, or fold to the same letters.
public struct WordTrace: Sendable {
    /// What a record did.
    public enum Outcome: Sendable, Equatable {
        /// A source of words gives the word, with this familiarity (0 is none).
        case kept(familiarity: UInt8)
        /// A rule drops the record.
        case dropped(Rejection)
        /// A reason list has the spelling.
        case listed(Rejection)
        /// The overlay puts the word in.
        case added
        /// The overlay takes the word out.
        case removed
    }

    /// A record that concerns the wanted text.
    public struct Event: Sendable, Equatable {
        /// Where the record stands.
        public let origin: Origin
        /// Its spelling, as there.
        public let spelling: [UInt8]
        /// Whether the spelling is the wanted text byte for byte; else only its letters are.
        public let isExact: Bool
        /// What it did.
        public let outcome: Outcome
    }

    /// The end of the matter.
    public enum Verdict: Sendable, Equatable {
        /// It is a word; the place is the first record that gives it.
        case word(Origin)
        /// It stands in a source or a list and is dropped for this reason, by that record.
        case dropped(Rejection, Origin)
        /// No record has it, and the rules would drop it.
        case wouldBeDropped(Rejection)
        /// No record has it.
        case unknown
    }

    /// The wanted text.
    public let wanted: [UInt8]
    /// Its letters after folding.
    public let folded: [UInt8]
    /// What the rules say of its spelling; `nil` where they would keep it.
    public let rule: Rejection?

    private let rules: LexiconRules
    private let folding: Folding
    private var collected: [Event] = []
    private var buffer: [UInt8] = []

    /// A trace of `wanted` in a build of `language` by `rules`.
    public init(_ wanted: [UInt8], language: Language, rules: LexiconRules = LexiconRules()) {
        self.wanted = wanted
        self.rules = rules
        folding = Folding(language)
        var letters: [UInt8] = []
        let traits = folding.fold(wanted.span, into: &letters)
        folded = letters
        rule = rules.rejection(of: traits, letters: letters.count)
    }

    /// What ``LexiconBuilder/add(_:file:line:familiarity:)`` is given.
    public mutating func add(
        _ text: Span<UInt8>, file: Int, line: Int, familiarity: UInt8 = 0
    ) {
        guard let (isExact, reason) = match(text) else { return }
        note(
            text, Origin(file: file, line: line), isExact,
            reason.map { .dropped($0) } ?? .kept(familiarity: familiarity))
    }

    /// What ``LexiconBuilder/addReason(_:reason:file:line:)`` is given.
    public mutating func addReason(
        _ text: Span<UInt8>, reason: Rejection, file: Int, line: Int
    ) {
        guard let (isExact, _) = match(text) else { return }
        note(text, Origin(file: file, line: line), isExact, .listed(reason))
    }

    /// What ``LexiconBuilder/applyOverlayLine(_:file:line:)`` is given.
    ///
    /// - Throws: ``LexiconError`` as there, but contradictions are left to the builder.
    public mutating func applyOverlayLine(
        _ text: Span<UInt8>, file: Int, line: Int
    ) throws(LexiconError) {
        let origin = Origin(file: file, line: line)
        guard let parsed = try Overlay.parse(text, at: origin, folding: folding),
            parsed.word == folded
        else { return }
        note(
            parsed.spelling.span, origin, parsed.spelling == wanted,
            parsed.adds ? .added : .removed)
    }

    /// The events in source order.
    public var events: [Event] {
        collected.enumerated().sorted {
            ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset)
        }.map(\.element)
    }

    /// What became of the wanted text.
    ///
    /// A text with a hyphen, an apostrophe or the like is never a word, even where its letters
    /// are; a capital does not matter: `Rose` is judged by `rose`, unless only the name stands
    /// somewhere.
    public var verdict: Verdict {
        let events = events
        let spelledLikeAWord =
            rule == nil || rule == .name || rule == .abbreviation || rule == .innerCapital
        if spelledLikeAWord {
            if let line = events.first(where: { $0.outcome == .removed }) {
                return .dropped(.removedByOverlay, line.origin)
            }
            let giver = events.first { event in
                if case .kept = event.outcome { return true }
                return event.outcome == .added
            }
            if let giver { return .word(giver.origin) }
        }
        let exact = events.filter(\.isExact)
        for event in exact + (spelledLikeAWord ? events : []) {
            if case .listed(let reason) = event.outcome { return .dropped(reason, event.origin) }
        }
        for event in exact + (spelledLikeAWord ? events : []) {
            if case .dropped(let reason) = event.outcome { return .dropped(reason, event.origin) }
        }
        return rule.map { .wouldBeDropped($0) } ?? .unknown
    }

    /// How `text` fits the wanted text, and what the rules say of it; `nil` where it does not.
    private mutating func match(_ text: Span<UInt8>) -> (isExact: Bool, reason: Rejection?)? {
        let isExact = equal(text, wanted)
        buffer.removeAll(keepingCapacity: true)
        let traits = folding.fold(text, into: &buffer)
        guard isExact || (!folded.isEmpty && buffer == folded) else { return nil }
        return (isExact, rules.rejection(of: traits, letters: buffer.count))
    }

    private func equal(_ text: Span<UInt8>, _ bytes: [UInt8]) -> Bool {
        guard text.count == bytes.count else { return false }
        for index in 0..<text.count where text[index] != bytes[index] { return false }
        return true
    }

    private mutating func note(
        _ text: Span<UInt8>, _ origin: Origin, _ isExact: Bool, _ outcome: Outcome
    ) {
        var spelling: [UInt8] = []
        for index in 0..<text.count { spelling.append(text[index]) }
        collected.append(
            Event(origin: origin, spelling: spelling, isExact: isExact, outcome: outcome))
    }
}
