public import DictModel

/// The history of one spelling in a build: every record that concerns it, and the verdict.
///
/// A history does not affect the build. It collects the records that are spelled like the wanted
/// text, byte for byte, or fold to the same letters:
///
/// ```swift
/// var history = WordHistory(Array("Rosé".utf8), language: .english)
/// let lexicon = builder.finish { history.note($0, $1, $2, $3) }
/// let verdict = history.verdict(in: lexicon)
/// ```
public struct WordHistory: Sendable {
    /// A record that concerns the wanted text.
    public struct Event: Sendable, Equatable {
        /// The place of the record.
        public let origin: Origin
        /// The spelling in the record.
        public let spelling: [UInt8]
        /// Whether the spelling is the wanted text, byte for byte; if not, only the folded letters
        /// agree.
        public let isExact: Bool
        /// The builder's decision about the record.
        public let fate: RecordFate
    }

    /// Whether the wanted text is a word, and the record or rule that decided this.
    public enum Verdict: Sendable, Equatable {
        /// The text is a word; the origin is the first record that contains it.
        case word(Origin)
        /// A source or a list contains the text, but it is dropped; the origin is the deciding
        /// record.
        case dropped(Rejection, Origin)
        /// No record contains the text, and the rules would drop it.
        case wouldBeDropped(Rejection)
        /// No record contains the text, although the rules would keep it.
        case unknown
    }

    /// The wanted text.
    public let wanted: [UInt8]
    /// The letters of the wanted text after folding.
    public let folded: [UInt8]
    /// The reason why the rules drop the wanted text; `nil` if they keep it.
    public let rule: Rejection?
    private var collected: [Event] = []

    /// Creates an empty history of `wanted` for a build of `language` with `rules`.
    public init(_ wanted: [UInt8], language: Language, rules: LexiconRules = LexiconRules()) {
        self.wanted = wanted
        (folded, rule) = rules.judge(wanted.span, Folding(language))
    }

    /// Adds the record to the history if it concerns the wanted text; see ``LexiconBuilder/Watch``.
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

    /// The records that concern the wanted text, in source order.
    public var events: [Event] {
        collected.enumerated().sorted {
            ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset)
        }.map(\.element)
    }

    /// Returns the verdict on the wanted text in `lexicon`, which the watched builder must have
    /// made.
    ///
    /// A text with a hyphen, an apostrophe or the like is never a word, even if its letters form
    /// one. Capitals do not matter: `Rose` is judged like `rose`, unless only the name is known.
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
    /// Whether the span contains exactly the bytes of `other`.
    fileprivate func holds(_ other: ArraySlice<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[other.startIndex + index] {
            return false
        }
        return true
    }
}
