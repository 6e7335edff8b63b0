import DictModel

extension LexiconBuilder {
    /// Returns the lexicon built from all records that were added, and consumes the builder.
    ///
    /// The overlay is applied last.
    ///
    /// - Parameter watch: A closure that is called with each record and its fate, or `nil` to save
    ///   the time and memory for that.
    /// - Returns: The lexicon.
    /// - Complexity: O(*b*), where *b* is the number of bytes, if the kept records were added in
    ///   byte order. Otherwise, O(*n* log *n*) comparisons in addition, where *n* is the number of
    ///   records.
    package consuming func finish(watch: Watch? = nil) -> NormalisedLexicon {
        if let watch { tellKept(watch) }
        var merge = WordMerge(
            origins: wordOrigins, familiarity: familiarity, asked: asked,
            variantRecords: variantRecords, variants: variants)
        let records = wordOrigins.count + droppedOrigins.count
        let kept = wordOrigins.count
        let keptByFile = keptByFile
        let facts = spellingFacts
        let arena = words
        words = TextArena()
        let list = arena.sortedUnique { merge.add($0) }

        var lexicon = NormalisedLexicon(
            language: language, words: list, familiarity: merge.mergedFamiliarity,
            isAsked: merge.mergedAsked, origins: merge.mergedOrigins, rejections: RejectionReport(),
            collisions: merge.collisions(of: list), records: records, keptRecords: kept,
            listedRecords: listedOrigins.count)
        lexicon.keptByFile = keptByFile
        lexicon.wordsOnlyInFile = merge.wordsOnlyInFile
        lexicon.facts = facts
        countDropped(in: &lexicon, merge, watch)
        if !overlay.entries.isEmpty { lexicon.apply(overlay) }
        return lexicon
    }

    /// The number of records that the rules kept from each source, indexed by the source's number.
    ///
    /// Sources are numbered starting at 0.
    private var keptByFile: [Int] {
        var counts: [Int] = []
        for origin in wordOrigins {
            while counts.count <= origin.file { counts.append(0) }
            counts[origin.file] += 1
        }
        return counts
    }

    /// Adds the dropped records and those of reason lists to the counts of `lexicon`, and passes
    /// them to `watch`.
    ///
    /// If a reason list contains the spelling of a dropped record, the list determines the reason.
    private func countDropped(
        in lexicon: inout NormalisedLexicon, _ merge: WordMerge, _ watch: Watch?
    ) {
        var reasonOfSpelling: [Rejection] = []
        let spellings = listed.sortedUnique { equal in
            let first = equal.min { listedOrigins[Int($0)] < listedOrigins[Int($1)] }
            if let first { reasonOfSpelling.append(listedReasons[Int(first)]) }
        }
        var isExplanation = [Bool](repeating: false, count: spellings.count)
        for record in 0..<dropped.count {
            let text = dropped.bytes.span.extracting(dropped.range(of: record))
            let known = spellings.isEmpty ? nil : spellings.index(of: text)
            if let known { isExplanation[known] = true }
            let reason = known.map { reasonOfSpelling[$0] } ?? droppedReasons[record]
            lexicon.rejections.add(reason, origin: droppedOrigins[record], spelling: text)
            lexicon.wordRejections.add(reason, origin: droppedOrigins[record], spelling: text)
            tell(watch, text, droppedOrigins[record], .dropped(reason))
            let origin = droppedOrigins[record]
            if lexicon.facts[origin.file]?.firstDropped[reason] == nil {
                lexicon.facts[origin.file, default: SourceFacts()].firstDropped[reason] = (
                    [UInt8](text), origin.line
                )
            }
        }
        guard listed.count > 0 else { return }
        let variantSpellings = variants.sortedUnique { _ in }
        for record in 0..<listed.count {
            let text = listed.bytes.span.extracting(listed.range(of: record))
            tell(watch, text, listedOrigins[record], .listed(listedReasons[record]))
            if let index = spellings.index(of: text), isExplanation[index] {
                lexicon.facts[listedOrigins[record].file, default: SourceFacts()].explanations += 1
            }
            let isPlainWord = lexicon.words.index(of: text).map { merge.hasPlainSpelling[$0] }
            if isPlainWord == true || variantSpellings.contains(text) {
                lexicon.overruledRecords += 1
                lexicon.facts[listedOrigins[record].file, default: SourceFacts()].explanations += 1
            } else {
                lexicon.rejections.add(
                    listedReasons[record], origin: listedOrigins[record], spelling: text)
            }
        }
    }
}
