public import DictModel

/// The history of one spelling in a build: every record that concerns it, and the verdict.
///
/// It decides nothing. It listens to the builder and keeps the records that are spelled like the
/// wanted text, byte for byte, or fold to the same letters:
///
/// ```swift
/// var history = WordHistory(Array("Rosé".utf8), language: .english)
/// let lexicon = builder.finish { history.note($0, $1, $2, $3) }
/// let verdict = history.verdict(in: lexicon)
/// ```
public struct WordHistory: Sendable {
    /// A record that concerns the wanted text.
    public struct Event: Sendable, Equatable {
        /// Where the record is.
        public let origin: Origin
        /// Its spelling there.
        public let spelling: [UInt8]
        /// Whether the spelling is the wanted text byte for byte; otherwise only the letters are.
        public let isExact: Bool
        /// The decision of the builder.
        public let fate: RecordFate
    }

    /// Whether the wanted text is a word, and which record decided that.
    public enum Verdict: Sendable, Equatable {
        /// It is a word; the place is the first record that gives it.
        case word(Origin)
        /// A source or a list has it, and this record drops it.
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
    /// The reason for which the rules drop its spelling; `nil` if they keep it.
    public let rule: Rejection?
    private var collected: [Event] = []

    /// The history of `wanted`, without a record so far, in a build of `language` by `rules`.
    public init(_ wanted: [UInt8], language: Language, rules: LexiconRules = LexiconRules()) {
        self.wanted = wanted
        (folded, rule) = rules.judge(wanted.span, Folding(language))
    }

    /// Keeps the record if it concerns the wanted text; see ``LexiconBuilder/Watch``.
    public mutating func note(
        _ spelling: Span<UInt8>, _ word: Span<UInt8>, _ origin: Origin, _ fate: RecordFate
    ) {
        let isExact =
            spelling.holds(wanted[...])
            || spelling.holds(wanted.prefix(LexiconBuilder.storedBytes))
        guard isExact || !folded.isEmpty && word.holds(folded[...]) else { return }
        collected.append(
            Event(origin: origin, spelling: [UInt8](spelling), isExact: isExact, fate: fate))
    }

    /// The records in source order.
    public var events: [Event] {
        collected.enumerated().sorted {
            ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset)
        }.map(\.element)
    }

    /// What became of the wanted text in `lexicon`, which the builder that was watched has made.
    ///
    /// A text with a hyphen, an apostrophe or the like is never a word, even if its letters are. A
    /// capital does not matter: `Rose` is judged by `rose`, unless only the name is known.
    public func verdict(in lexicon: NormalisedLexicon) -> Verdict {
        let events = events
        let isSpelledLikeAWord =
            rule == nil || rule == .name || rule == .abbreviation || rule == .innerCapital
        if isSpelledLikeAWord {
            if let line = events.first(where: { $0.fate == .removed }) {
                return .dropped(.removedByOverlay, line.origin)
            }
            if let index = lexicon.words.index(of: folded) { return .word(lexicon.origins[index]) }
        }
        let concerned = events.filter(\.isExact) + (isSpelledLikeAWord ? events : [])
        for event in concerned {
            if case .listed(let reason) = event.fate { return .dropped(reason, event.origin) }
        }
        for event in concerned {
            if case .dropped(let reason) = event.fate { return .dropped(reason, event.origin) }
        }
        return rule.map { .wouldBeDropped($0) } ?? .unknown
    }
}

extension Span<UInt8> {
    /// Whether these are the bytes of `other`.
    fileprivate func holds(_ other: ArraySlice<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[other.startIndex + index] {
            return false
        }
        return true
    }
}
