import DictModel

/// The decision of a ``LexiconBuilder`` about one record.
///
/// A record is a spelling in a source of words, in a reason list or in the overlay.
package enum RecordFate: Sendable, Equatable {
    /// A source contains the word, with this familiarity.
    ///
    /// Smaller numbers mean better known words. 0 means that the source does not rate the word.
    case kept(familiarity: UInt8)
    /// The spelling is not a word, for a reason that comes from the rules or a reason list.
    case dropped(Rejection)
    /// A reason list explains why the spelling is not a word.
    ///
    /// This has no effect if a source of words contains the spelling.
    case listed(Rejection)
    /// The overlay, the user's list of words to add and remove, adds the word.
    ///
    /// The familiarity is the one that it states, or 0 if it states none.
    case added(familiarity: UInt8)
    /// The overlay, the user's list of words to add and remove, removes the word.
    case removed
}

extension LexiconBuilder {
    /// A closure that is called once with each record and the builder's decision about it.
    ///
    /// Its arguments are the spelling, the word that the spelling folds to, the place of the record
    /// and its fate. If the spelling is not a word, only its first ``storedBytes`` bytes are
    /// passed. If several overlay lines name the same word, only the first of them is passed.
    package typealias Watch = (
        _ spelling: Span<UInt8>, _ word: Span<UInt8>, _ origin: Origin, _ fate: RecordFate
    ) -> Void

    /// Calls `watch` with each record that the rules kept, and then with each line of the overlay.
    ///
    /// The builder passes the other records to `watch` later, when their reasons are known.
    func tellKept(_ watch: @escaping Watch) {
        var variant = 0
        for record in 0..<wordOrigins.count {
            var (arena, index) = (words, record)
            if variant < variantRecords.count, Int(variantRecords[variant]) == record {
                (arena, index) = (variants, variant)
                variant += 1
            }
            tell(
                watch, arena.bytes.span.extracting(arena.range(of: index)), wordOrigins[record],
                .kept(familiarity: familiarity[record]))
        }
        for (_, entry) in overlay.inSourceOrder {
            tell(
                watch, entry.spelling.span, entry.origin,
                entry.adds ? .added(familiarity: entry.familiarity) : .removed)
        }
    }

    /// Calls `watch`, unless it is `nil`, with one record and the word that its spelling folds to.
    ///
    /// - Parameters:
    ///   - watch: The closure to call.
    ///   - spelling: The spelling in the record.
    ///   - origin: The place of the record.
    ///   - fate: The decision about the record.
    func tell(
        _ watch: Watch?, _ spelling: Span<UInt8>, _ origin: Origin, _ fate: RecordFate
    ) {
        guard let watch else { return }
        let word = rules.judge(spelling, folding).word
        watch(spelling, word.span, origin, fate)
    }
}
