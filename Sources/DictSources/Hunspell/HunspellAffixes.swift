import DictModel

/// The contents of a hunspell affix file that determine which forms a word has.
struct HunspellAffixes {
    /// The flags that mark properties of words and affixes, each `nil` if the affix file does not
    /// declare it.
    struct Properties {
        var forbidden: HunspellFlag?
        var onlyInCompounds: HunspellFlag?
        var needsAffix: HunspellFlag?
        var circumfix: HunspellFlag?
    }

    /// The encoding of the affix file and of the dictionary.
    var encoding = TextEncoding.latin1
    var flagKind = HunspellFlagKind.single
    var prefixes: [HunspellFlag: HunspellTable] = [:]
    var suffixes: [HunspellFlag: HunspellTable] = [:]
    var properties = Properties()
    /// Whether an affix may replace a whole word, as declared by `FULLSTRIP`.
    var stripsAll = false
    /// Whether the affix file allows compound words, which ``forEachForm(of:flags:_:)`` does not
    /// make.
    var makesCompounds = false
    /// The conversion from the letters used in the dictionary to those shown to users.
    var conversion = HunspellConversion()
    /// The lists of flags to which the dictionary refers by 1-based numbers.
    ///
    /// If the array is empty, the dictionary contains the flags themselves.
    var aliases: [[HunspellFlag]] = []

    /// Returns the flags in `text`, the part of an entry after its slash, or `nil` if they are
    /// invalid.
    ///
    /// If there are ``aliases``, `text` must be the number of one of them.
    func flags(_ text: Span<UInt8>) -> [HunspellFlag]? {
        let range = text.trimmed(0..<text.count)
        if range.isEmpty { return [] }
        guard aliases.isEmpty else {
            guard let number = text.number(in: range), number > 0, number <= aliases.count else {
                return nil
            }
            return aliases[Int(number) - 1]
        }
        return flagKind.flags(text.extracting(range), isUTF8: encoding == .utf8)
    }

    /// Calls `body` with each form of `word` that hunspell 1.7 accepts outside compounds.
    ///
    /// The forms are the word itself and the word with one or two suffixes, with one prefix, or
    /// with both. The same form may be passed to `body` several times. A word that occurs only in
    /// compounds has no forms. The flag that marks forbidden words is ignored.
    ///
    /// - Parameters:
    ///   - word: The code points of the word.
    ///   - flags: The flags of the word.
    ///   - body: The function to call with each form, and with whether the form is the word itself.
    /// - Throws: Any error that `body` throws.
    func forEachForm(
        of word: [UInt32], flags: [HunspellFlag],
        _ body: (_ form: [UInt32], _ isWord: Bool) throws -> Void
    ) throws {
        if has(flags, properties.onlyInCompounds) { return }
        if !has(flags, properties.needsAffix) { try body(word, true) }
        func form(_ form: [UInt32]) throws { try body(form, false) }
        for flag in flags {
            if let table = suffixes[flag] {
                for suffix in table.affixes {
                    try addSuffix(suffix, table, to: word, flags, form)
                }
            }
            guard let table = prefixes[flag] else { continue }
            for prefix in table.affixes where !has(prefix.flags, properties.onlyInCompounds) {
                if isComplete(prefix), !has(prefix.flags, properties.circumfix),
                    let prefixed = prefix.prefixing(word, stripsAll: stripsAll)
                {
                    try form(prefixed)
                }
                try addSuffixes(enabledBy: prefix, table, to: word, flags, form)
            }
        }
    }

    private typealias Form = ([UInt32]) throws -> Void

    private func has(_ flags: [HunspellFlag], _ property: HunspellFlag?) -> Bool {
        property.map { flags.contains($0) } ?? false
    }

    /// Whether a form with `affix` can be a word without any further affix.
    private func isComplete(_ affix: HunspellAffix) -> Bool {
        !has(affix.flags, properties.needsAffix)
    }

    /// Whether `prefix` and `suffix` are both halves of a circumfix, such as German `ge…t`, or
    /// neither is.
    private func agree(_ prefix: HunspellAffix, _ suffix: HunspellAffix) -> Bool {
        has(prefix.flags, properties.circumfix) == has(suffix.flags, properties.circumfix)
    }

    /// Calls `form` with each form of `word` that has `suffix`, including those that also have a
    /// prefix, a second suffix or both.
    private func addSuffix(
        _ suffix: HunspellAffix, _ table: HunspellTable, to word: [UInt32],
        _ flags: [HunspellFlag], _ form: Form
    ) throws {
        guard !has(suffix.flags, properties.onlyInCompounds),
            let suffixed = suffix.suffixing(word, stripsAll: stripsAll)
        else { return }
        let isHalf = has(suffix.flags, properties.circumfix)
        if isComplete(suffix), !isHalf { try form(suffixed) }
        if table.crosses {
            for flag in flags + suffix.flags.filter({ !flags.contains($0) }) {
                guard let table = prefixes[flag], table.crosses else { continue }
                for prefix in table.affixes {
                    try addPrefix(prefix, and: suffix, to: suffixed, form)
                }
            }
        }
        for flag in suffix.flags {
            guard let outer = suffixes[flag] else { continue }
            for second in outer.affixes where !has(second.flags, properties.onlyInCompounds) {
                guard let both = second.suffixing(suffixed, stripsAll: stripsAll) else { continue }
                if isComplete(second), !isHalf, !has(second.flags, properties.circumfix) {
                    try form(both)
                }
                guard outer.crosses else { continue }
                try addPrefixes(
                    to: both, after: suffix, crosses: table.crosses, and: second, flags, form)
            }
        }
    }

    /// Adds `prefix` to `suffixed`, a word with `suffix`, and calls `form` with the result.
    ///
    /// If the two affixes cannot be combined, `form` is not called.
    private func addPrefix(
        _ prefix: HunspellAffix, and suffix: HunspellAffix, to suffixed: [UInt32], _ form: Form
    ) throws {
        guard !has(prefix.flags, properties.onlyInCompounds), agree(prefix, suffix),
            isComplete(prefix) || isComplete(suffix),
            let both = prefix.prefixing(suffixed, stripsAll: stripsAll)
        else { return }
        try form(both)
    }

    /// Calls `form` with each form that adds a prefix to `word`, which already has two suffixes.
    ///
    /// The suffixes are `inner` and, at the end of the word, `outer`. `crosses` states whether
    /// `inner` can be combined with prefixes.
    private func addPrefixes(
        to word: [UInt32], after inner: HunspellAffix, crosses: Bool, and outer: HunspellAffix,
        _ flags: [HunspellFlag], _ form: Form
    ) throws {
        let others = (inner.flags + outer.flags).filter { !flags.contains($0) }
        for flag in flags + others {
            guard let table = prefixes[flag], table.crosses else { continue }
            let isOuter = outer.flags.contains(flag)
            guard isOuter || crosses else { continue }
            for prefix in table.affixes
            where !has(prefix.flags, properties.onlyInCompounds) && isComplete(prefix) {
                let agrees =
                    isOuter ? !has(inner.flags, properties.circumfix) : agree(prefix, inner)
                if agrees, let form1 = prefix.prefixing(word, stripsAll: stripsAll) {
                    try form(form1)
                }
            }
        }
    }

    /// Calls `form` with each form of `word` that has `prefix` and a suffix allowed only by it.
    private func addSuffixes(
        enabledBy prefix: HunspellAffix, _ table: HunspellTable, to word: [UInt32],
        _ flags: [HunspellFlag], _ form: Form
    ) throws {
        guard table.crosses else { return }
        for flag in prefix.flags where !flags.contains(flag) {
            guard let table = suffixes[flag], table.crosses else { continue }
            for suffix in table.affixes where !has(suffix.flags, properties.onlyInCompounds) {
                if let suffixed = suffix.suffixing(word, stripsAll: stripsAll) {
                    try addPrefix(prefix, and: suffix, to: suffixed, form)
                }
            }
        }
    }
}
