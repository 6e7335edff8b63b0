package import DictModel

/// An explanation of why one spelling is or is not a word of a lexicon.
///
/// While the lexicon is built, a history collects the records whose spelling equals ``wanted``,
/// byte for byte, or folds to the same letters. Collecting them does not affect the lexicon.
///
/// ```swift
/// var history = WordHistory(Array("Rosé".utf8), language: .english)
/// let lexicon = builder.finish { history.note($0, $1, $2, $3) }
/// let verdict = history.verdict(in: lexicon)
/// ```
package struct WordHistory: Sendable {
    /// A record whose spelling equals ``WordHistory/wanted`` or folds to the same letters.
    package struct Event: Sendable, Equatable {
        /// The place of the record.
        package let origin: Origin
        /// The spelling in the record.
        package let spelling: [UInt8]
        /// Whether the spelling equals ``WordHistory/wanted``, byte for byte.
        ///
        /// Otherwise, only the folded letters agree.
        package let isExact: Bool
        /// The decision of the ``LexiconBuilder`` about the record.
        package let fate: RecordFate
    }

    /// The answer to whether a spelling is a word, with the record or rule that decided it.
    package enum Verdict: Sendable, Equatable {
        /// The spelling is a word.
        ///
        /// The origin is that of the first record of the word, in any spelling.
        case word(Origin)
        /// A source or a list contains the spelling, but it is not a word, for this reason.
        ///
        /// The origin is that of the record that decided this.
        case dropped(Rejection, Origin)
        /// No source contains the spelling, and the rules would drop it for this reason.
        case wouldBeDropped(Rejection)
        /// No source contains the spelling, although the rules would keep it.
        case unknown
    }

    /// The spelling that the history explains, as passed to the initialiser.
    package let wanted: [UInt8]
    /// The letters, from `a` to `z`, that ``wanted`` folds to.
    package let folded: [UInt8]
    /// The reason why the rules drop ``wanted``, or `nil` if they keep it.
    package let rule: Rejection?
    private var collected: [Event] = []

    /// Creates a history of `wanted` that has no events yet.
    ///
    /// - Parameters:
    ///   - wanted: The spelling to explain, in UTF-8.
    ///   - language: The language of the lexicon.
    ///   - rules: The rules with which the lexicon is built.
    package init(_ wanted: [UInt8], language: Language, rules: LexiconRules = LexiconRules()) {
        self.wanted = wanted
        (folded, rule) = rules.judge(wanted.span, Folding(language))
    }

    /// Adds a record to the history if its spelling equals ``wanted`` or folds to the same letters.
    ///
    /// Call this from the closure that you pass to ``LexiconBuilder/finish(watch:)``, with the same
    /// arguments.
    package mutating func note(
        _ spelling: Span<UInt8>, _ word: Span<UInt8>, _ origin: Origin, _ fate: RecordFate
    ) {
        let isExact =
            spelling.holds(wanted[...])
            || spelling.holds(wanted.prefix(LexiconBuilder.storedBytes))
        guard isExact || !folded.isEmpty && word.holds(folded[...]) else { return }
        collected.append(
            Event(origin: origin, spelling: [UInt8](spelling), isExact: isExact, fate: fate))
    }

    /// The records whose spelling equals ``wanted`` or folds to the same letters, in source order.
    package var events: [Event] {
        collected.enumerated().sorted {
            ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset)
        }.map(\.element)
    }

    /// Returns whether ``wanted`` is a word of `lexicon`, with the record or rule that decided
    /// this.
    ///
    /// A text with a hyphen, an apostrophe or the like is never a word, even if its letters form
    /// one. Capitals are ignored if the lexicon contains the word: `Rose` is judged like `rose`.
    ///
    /// - Parameter lexicon: The lexicon whose records were passed to ``note(_:_:_:_:)``.
    /// - Returns: The verdict.
    package func verdict(in lexicon: NormalisedLexicon) -> Verdict {
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
    /// Returns whether the span contains exactly the bytes of `other`.
    fileprivate func holds(_ other: ArraySlice<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[other.startIndex + index] {
            return false
        }
        return true
    }
}
