import DictModel

extension Agreement {
    /// Returns a check of whether a word can be a verb form that fits the gap.
    ///
    /// The words before the gap and the form of the hidden verb determine which forms fit. A word
    /// without known verb forms is allowed.
    func verbCheck(at place: GapPlace) -> (AnswerWord) -> Bool {
        let wanted = wantedForms(place)
        return { word in
            let forms = word.forms.intersection(.anyVerb)
            return forms.isEmpty || !forms.isDisjoint(with: wanted)
        }
    }

    private func wantedForms(_ place: GapPlace) -> WordForms {
        let own = shapes.forms(ofVerb: place.word.letters)
        return language == .english ? englishForms(place, own) : dutchForms(place, own)
    }

    /// Returns the word that governs a verb in the gap, such as *can* in *can not really …*.
    ///
    /// This is the nearest word before the gap that is neither an adverb nor a negation.
    ///
    /// - Returns: The word, or `nil` if there is none.
    private func governor(_ place: GapPlace) -> SentenceWords.Word? {
        var index = place.index - 1
        while let word = place.sentence[index] {
            guard word.tag == .adverb || word.reads("nt") || word.reads("not") else { return word }
            index -= 1
        }
        return nil
    }

    private func englishForms(_ place: GapPlace, _ own: WordForms) -> WordForms {
        if own == .ing { return .ing }
        let left = governor(place)
        let takesBase = left.map { $0.reads("to") || $0.isOne(of: Self.takingBase) }
        let isCommand = place.isInitial && place.word.tag == .verb
        if takesBase ?? isCommand, own.contains(.base) { return .base }
        if left.map({ $0.isOne(of: Self.takingParticiple) }) ?? false { return .participle }
        if own.contains(.third) { return [.third, .past] }
        if own.contains(.past) { return [.past, .third, .base] }
        if own == .participle { return .participle }
        return [.base, .past]
    }

    private func dutchForms(_ place: GapPlace, _ own: WordForms) -> WordForms {
        if own == .participle || own == [.participle, .third] || own == [.participle, .base] {
            return own.union(.participle)
        }
        if own == .base { return .base }
        return [.third, .past]
    }

    private static let takingBase = Set(
        words: "can could will would must may might should shall do does did let lets ll d wo ca")
    private static let takingParticiple = Set(
        words: "have has had ve am is are was were be been being get got s re")
}
