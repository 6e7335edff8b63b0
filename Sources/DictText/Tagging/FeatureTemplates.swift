import DictModel

/// The templates from which the tagger computes the features of a token in its sentence.
///
/// The words, prefixes, suffixes and shapes around the token follow Ratnaparkhi, "A Maximum Entropy
/// Model for Part-Of-Speech Tagging" (EMNLP 1996); the ambiguity classes follow Cutting and others,
/// "A Practical Part-of-Speech Tagger" (ANLP 1992).
struct FeatureTemplates {
    /// Whether the nearest verbs before and after the token, longer prefixes and suffixes, and the
    /// sense group with other traits of the token are used as features.
    let isDutch: Bool

    /// Creates the templates for `language`.
    ///
    /// These features are used for Dutch only. On the development parts of the treebanks, those of
    /// verbs raise the accuracy for Dutch by 0.2 percentage points and the others by 0.1; those of
    /// verbs do not raise that for English.
    init(_ language: Language) { isDutch = language == .dutch }

    /// Adds the features of the word at index `at` that do not depend on the tags of other words.
    ///
    /// Only those of the scopes that `sink` wants are computed.
    ///
    /// `words` must have two boundaries at each end, as ``SentenceFeatures/words`` does, and the
    /// distances to verbs must have been set.
    func addStatic(
        _ words: Span<WordFeatures>, at: Int, to sink: inout some FeatureSink
    ) {
        addWords(words, at: at, to: &sink)
        addTables(words, at: at, to: &sink)
        guard isDutch else { return }
        let word = words[at]
        addAffixes(word, to: &sink)
        addSense(word, to: &sink)
        addVerbs(
            word, ahead: words[at + word.verbAhead], behind: words[at - word.verbBehind], to: &sink)
    }

    /// Adds features of the forms and shapes of the word at index `at` and its neighbours.
    @inline(__always)
    private func addWords(
        _ words: Span<WordFeatures>, at: Int, to sink: inout some FeatureSink
    ) {
        let (w, p1, p2, n1, n2) = (
            words[at], words[at - 1], words[at - 2], words[at + 1], words[at + 2]
        )
        sink.add(.word, 1, 0)
        sink.add(.word, 2, w.form)
        sink.add(.word, 3, w.exact)
        sink.add(.previous, 4, p1.form)
        sink.add(.next, 5, n1.form)
        sink.add(.beforePrevious, 6, p2.form)
        sink.add(.afterNext, 7, n2.form)
        sink.add(.several, 8, p1.form, w.form)
        sink.add(.several, 9, w.form, n1.form)
        sink.add(.several, 10, p1.form, n1.form)
        sink.add(.several, 11, p2.form, p1.form)
        sink.add(.several, 12, n1.form, n2.form)
        if w.prefixes.0 != 0 { sink.add(.word, 13, w.prefixes.0) }
        if w.prefixes.1 != 0 { sink.add(.word, 14, w.prefixes.1) }
        if w.prefixes.2 != 0 { sink.add(.word, 15, w.prefixes.2) }
        if w.prefixes.3 != 0 { sink.add(.word, 16, w.prefixes.3) }
        sink.add(.word, 17, w.suffixes.0)
        if w.suffixes.1 != 0 { sink.add(.word, 18, w.suffixes.1) }
        if w.suffixes.2 != 0 { sink.add(.word, 19, w.suffixes.2) }
        if w.suffixes.3 != 0 { sink.add(.word, 20, w.suffixes.3) }
        if w.suffixes.4 != 0 { sink.add(.word, 21, w.suffixes.4) }
        if w.suffixes.5 != 0 { sink.add(.word, 22, w.suffixes.5) }
        sink.add(.word, 23, w.shape)
        sink.add(.several, 24, w.shape, w.place)
        sink.add(.word, 25, w.shape, w.suffixes.2)
        sink.add(.previous, 26, p1.shape)
        sink.add(.next, 27, n1.shape)
        sink.add(.several, 28, p1.shape, w.shape, n1.shape)
        sink.add(.previous, 29, p1.suffixes.2)
        sink.add(.next, 30, n1.suffixes.2)
        sink.add(.next, 31, n1.suffixes.1)
    }

    /// Adds features of the ambiguity classes, word classes and senses of the word at index `at`
    /// and its neighbours.
    @inline(__always)
    private func addTables(
        _ words: Span<WordFeatures>, at: Int, to sink: inout some FeatureSink
    ) {
        let (w, p1, n1, n2) = (words[at], words[at - 1], words[at + 1], words[at + 2])
        sink.add(.word, 32, w.ambiguity)
        sink.add(.next, 33, n1.ambiguity)
        sink.add(.afterNext, 34, n2.ambiguity)
        sink.add(.previous, 35, p1.ambiguity)
        sink.add(.several, 36, w.ambiguity, n1.ambiguity)
        sink.add(.several, 37, p1.ambiguity, w.ambiguity)
        sink.add(.several, 38, n1.ambiguity, n2.ambiguity, w.ambiguity)
        sink.add(.several, 39, w.form, n1.ambiguity)
        sink.add(.several, 40, p1.ambiguity, w.ambiguity, n1.ambiguity)
        sink.add(.word, 41, w.wordClass)
        sink.add(.several, 42, w.wordClass, w.place, w.shape)
        sink.add(.next, 43, n1.wordClass)
        sink.add(.previous, 44, p1.wordClass)
        sink.add(.several, 45, w.wordClass, n1.wordClass)
        sink.add(.several, 46, p1.wordClass, w.wordClass)
        sink.add(.word, 47, w.sense)
        sink.add(.previous, 48, p1.sense)
        sink.add(.next, 49, n1.sense)
        sink.add(.word, 50, w.wordClass, w.ambiguity)
        sink.add(.word, 51, w.wordClass, w.suffixes.1, w.shape)
        sink.add(.several, 52, p1.form, w.wordClass)
        sink.add(.several, 53, w.wordClass, n1.form)
    }

    /// Adds features of long prefixes and suffixes of the word `w`, and of both together.
    ///
    /// Dutch writes compounds as one word, and verbs with their particles.
    @inline(__always)
    private func addAffixes(_ w: WordFeatures, to sink: inout some FeatureSink) {
        if w.prefixes.4 != 0 { sink.add(.word, 78, w.prefixes.4) }
        if w.prefixes.5 != 0 { sink.add(.word, 79, w.prefixes.5) }
        if w.suffixes.6 != 0 { sink.add(.word, 80, w.suffixes.6) }
        if w.suffixes.7 != 0 { sink.add(.word, 81, w.suffixes.7) }
        sink.add(.word, 82, w.suffixes.1, w.prefixes.1)
        sink.add(.word, 83, w.suffixes.2, w.prefixes.2)
        sink.add(.word, 84, UInt64(min(w.length, 12)), w.shape)
    }

    /// Adds features of the sense group of the word `w` together with its other traits.
    ///
    /// Dutch sense groups are those of a spelling dictionary, which knows how words are inflected.
    @inline(__always)
    private func addSense(_ w: WordFeatures, to sink: inout some FeatureSink) {
        sink.add(.word, 85, w.sense, w.shape)
        sink.add(.word, 86, w.sense, w.ambiguity)
        sink.add(.word, 87, w.sense, w.suffixes.1)
        sink.add(.word, 88, w.sense, w.wordClass)
    }

    /// Adds features of the word `w` together with the nearest verbs after and before it.
    ///
    /// In Dutch, the participle at the end of a clause distinguishes auxiliaries from other verbs.
    @inline(__always)
    private func addVerbs(
        _ w: WordFeatures, ahead: WordFeatures, behind: WordFeatures,
        to sink: inout some FeatureSink
    ) {
        sink.add(.several, 54, w.form, ahead.form)
        sink.add(.several, 55, w.form, ahead.suffixes.1)
        sink.add(.several, 56, w.form, behind.form)
        sink.add(.several, 57, w.ambiguity, ahead.suffixes.1)
        sink.add(.several, 58, w.ambiguity, ahead.suffixes.1, behind.ambiguity)
        sink.add(.several, 59, w.form, ahead.prefixes.1)
    }

    /// Adds the features of the word at index `at` that depend on the tags of the two words before
    /// it.
    ///
    /// `t1` is the tag one word back, and `t2` the tag two words back; 0 means the start of the
    /// sentence.
    func addHistory(
        _ words: Span<WordFeatures>, at: Int, _ t1: UInt8, _ t2: UInt8,
        to sink: inout some FeatureSink
    ) {
        let (w, n1) = (words[at], words[at + 1])
        let one = UInt64(t1)
        let two = one | UInt64(t2) << 8
        sink.add(.tags, 64, one)
        sink.add(.tags, 65, two)
        sink.add(.several, 66, one, w.form)
        sink.add(.several, 67, one, w.ambiguity)
        sink.add(.several, 68, two, w.ambiguity)
        sink.add(.several, 69, one, n1.form)
        sink.add(.several, 70, one, w.suffixes.2)
        sink.add(.several, 71, one, w.ambiguity, n1.ambiguity)
        sink.add(.several, 72, one, w.wordClass)
        sink.add(.several, 73, two, w.form)
        sink.add(.several, 74, one, words[at - 1].form)
        sink.add(.several, 75, one, n1.ambiguity)
        sink.add(.several, 76, one, w.shape)
        sink.add(.several, 77, two, w.wordClass)
    }
}
