import DictFormat
import DictModel

// The queries of an app: text in, text out. They fold their text and never throw. Queries that take
// spans allocate nothing and report damage.

extension Lexicon {
    /// Returns the letters of `text`, folded like the words of the lexicon, so that `Café` becomes
    /// `cafe`.
    ///
    /// Returns `nil` if the text contains anything that cannot be folded to the letters a to z,
    /// such as a space, a digit, punctuation or a Greek letter.
    ///
    /// Queries that take text fold it themselves. Use this method for queries that take a span of
    /// its `utf8`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of UTF-8 bytes in `text`.
    public func folded(_ text: some StringProtocol) -> String? {
        letters(of: text).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the letters a to z of ``folded(_:)``.
    package func letters(of text: some StringProtocol) -> [UInt8]? {
        Folding(language).letters(Array(text.utf8))
    }

    /// Whether the lexicon contains `text`, ignoring case and accents.
    ///
    /// For example, `Peafowl`, `PEAFOWL` and `peafowl` are the same word.
    public func contains(_ text: some StringProtocol) -> Bool {
        guard let letters = letters(of: text) else { return false }
        return contains(letters.span)
    }

    /// Whether a word starts with `text`, ignoring case and accents.
    ///
    /// Every word starts with itself, and with the empty text.
    public func isPrefix(_ text: some StringProtocol) -> Bool {
        guard let letters = letters(of: text) else { return false }
        return isPrefix(letters.span)
    }

    /// Returns the number of words that precede `text` in byte order, or `nil` if the lexicon does
    /// not contain `text`.
    ///
    /// Case and accents are ignored.
    public func rank(of text: some StringProtocol) -> Int? {
        guard let letters = letters(of: text) else { return nil }
        return rank(of: letters.span)
    }

    /// Returns the word that is preceded by `rank` other words in byte order.
    ///
    /// This method is the inverse of ``rank(of:)``. It returns `nil` if `rank` is not in
    /// `0..<count` or the file is damaged. For a random word, pass a random number in that range.
    public func word(at rank: Int) -> String? {
        letters(at: rank).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the number of words that start with `text`, ignoring case and accents.
    public func count(startingWith text: some StringProtocol) -> Int {
        guard let letters = letters(of: text) else { return 0 }
        return count(startingWith: letters.span)
    }

    /// Returns the first words in byte order that start with `text`, at most `limit` of them.
    ///
    /// Case and accents are ignored. If ``folded(_:)`` returns `nil` for `text`, the result is
    /// empty.
    ///
    /// If a damaged file was opened with ``Verification/trusting``, some words may be missing. Use
    /// ``forEachWord(startingWith:_:)`` to detect the damage, or to read many words fast.
    public func words(startingWith text: some StringProtocol, limit: Int = .max) -> [String] {
        guard let letters = letters(of: text) else { return [] }
        return texts(limit) { _, body throws(FormatError) in
            try forEachWord(startingWith: letters.span, body)
        }
    }

    /// Returns the first words in byte order that match `pattern`, at most `limit` of them.
    ///
    /// The pattern must match the whole word. In the pattern, `?` matches any single letter, and
    /// `*` matches any run of letters, even an empty one, so `P?AF*` matches `peafowl`. Case and
    /// accents are ignored. A pattern with anything else, or with more than 63 letters and question
    /// marks in total, matches nothing.
    ///
    /// If a damaged file was opened with ``Verification/trusting``, some words may be missing; so may
    /// those of a lexicon made to exhaust searches, which end after a second or two.
    ///
    /// - Complexity: O(*n*), where *n* is the number of prefixes in the lexicon that can still
    ///   match. If the pattern begins with `*`, these are all prefixes.
    public func words(matching pattern: some StringProtocol, limit: Int = .max) -> [String] {
        guard let pattern = Folding(language).pattern(Array(pattern.utf8)) else { return [] }
        return texts(limit) { budget, body throws(FormatError) in
            try forEachWord(matching: pattern.span, reading: &budget, body)
        }
    }

    /// Returns the first anagrams of `letters` in byte order, at most `limit` of them.
    ///
    /// An anagram is a word that uses each letter exactly as often as `letters` contains it. A `?`
    /// can be used as any letter. Every word is an anagram of itself, so `listen` has the anagrams
    /// `enlist`, `listen` and `silent`. Case and accents are ignored.
    ///
    /// If a damaged file was opened with ``Verification/trusting``, some words may be missing.
    ///
    /// - Complexity: O(*n*), where *n* is the number of prefixes in the lexicon that the letters
    ///   can spell.
    public func anagrams(of letters: some StringProtocol, limit: Int = .max) -> [String] {
        guard let letters = Folding(language).rack(Array(letters.utf8)) else { return [] }
        return texts(limit) { budget, body throws(FormatError) in
            try forEachAnagram(of: letters.span, reading: &budget, body)
        }
    }

    /// Returns the first words in byte order that can be spelled with some or all of `letters`, at
    /// most `limit` of them.
    ///
    /// Use this method to find what a rack of tiles can spell. Each word has at least
    /// `minimumLength` letters, and uses no letter more often than `letters` contains it. A `?` can
    /// be used as any letter. Case and accents are ignored.
    ///
    /// If a damaged file was opened with ``Verification/trusting``, some words may be missing.
    ///
    /// - Complexity: O(*n*), where *n* is the number of prefixes in the lexicon that the letters
    ///   can spell.
    public func words(
        madeOf letters: some StringProtocol, minimumLength: Int = 2, limit: Int = .max
    ) -> [String] {
        guard let letters = Folding(language).rack(Array(letters.utf8)) else { return [] }
        return texts(limit) { budget, body throws(FormatError) in
            try forEachWord(
                madeOf: letters.span, minimumLength: minimumLength, reading: &budget, body)
        }
    }

    /// Returns the first words in byte order that are one edit away from `text`, at most `limit` of
    /// them.
    ///
    /// Use this method to suggest what a player may have meant. An edit inserts, deletes or replaces
    /// a letter, or swaps two adjacent letters. The text need not be in the lexicon, and is never in
    /// the result, nor is a word that should not be shown; see ``isUnfit(_:)``. Case and accents are
    /// ignored.
    public func words(
        withinOneEditOf text: some StringProtocol, limit: Int = .max
    ) -> [String] {
        guard let letters = letters(of: text) else { return [] }
        return words(withinOneEditOf: letters.span, limit: limit).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Returns the first words that `walk` passes to its last argument, at most `limit` of them.
    ///
    /// Its first argument is the number of letters that a search may read.
    ///
    /// If the file is damaged, the result ends before the damage.
    private func texts(
        _ limit: Int,
        _ walk: (inout Int64, (Span<UInt8>) -> Bool) throws(FormatError) -> Void
    ) -> [String] {
        var words: [String] = []
        if limit <= 0 { return words }
        do throws(FormatError) {
            var budget = SearchBudget(self).allowed
            try walk(&budget) { word in
                // Safe because the buffer is only read, and only inside the closure.
                unsafe word.withUnsafeBufferPointer {
                    unsafe words.append(String(decoding: $0, as: UTF8.self))
                }
                return words.count < limit
            }
        } catch {
            // The words found so far are in the lexicon; only others are missing.
        }
        return words
    }
}
