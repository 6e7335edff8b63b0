import DictModel

/// The parts of a hunspell affix file that decide which forms a word has.
struct HunspellAffixes {
    /// The flags that are properties.
    struct Properties {
        var forbidden: HunspellFlag?
        var onlyInCompounds: HunspellFlag?
        var needsAffix: HunspellFlag?
        var circumfix: HunspellFlag?
    }

    /// The encoding of both files.
    var encoding = TextEncoding.latin1
    var flagKind = HunspellFlagKind.single
    var prefixes: [HunspellFlag: HunspellTable] = [:]
    var suffixes: [HunspellFlag: HunspellTable] = [:]
    var properties = Properties()
    /// Whether an affix may replace a whole word.
    var stripsAll = false
    /// Whether words may be put together to compounds, which are not made here.
    var makesCompounds = false
    /// How letters of the dictionary are shown.
    var conversion = HunspellConversion()
    /// Lists of flags by number, from 1; empty if flags are written out.
    var aliases: [[HunspellFlag]] = []

    /// The flags that `text` writes; `nil` if it is wrong.
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

    /// Calls `body` with each form of `word`, which has `flags`, and with whether it is the word
    /// itself; a form may come several times.
    ///
    /// These are the forms that hunspell 1.7 accepts without compounds: the word, one or two
    /// suffixes, one prefix, and both together. Nothing is called for a word that occurs only in
    /// compounds. Whether the word is forbidden is not looked at.
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

    /// Whether the form that `affix` makes needs no further one.
    private func isComplete(_ affix: HunspellAffix) -> Bool {
        !has(affix.flags, properties.needsAffix)
    }

    /// Whether a prefix and a suffix are both halves of a circumfix, or neither is.
    private func agree(_ prefix: HunspellAffix, _ suffix: HunspellAffix) -> Bool {
        has(prefix.flags, properties.circumfix) == has(suffix.flags, properties.circumfix)
    }

    /// The form of `word` with `suffix`, with a prefix to it, and with a second suffix.
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

    /// The form with `prefix` before `suffixed`, which has `suffix`.
    private func addPrefix(
        _ prefix: HunspellAffix, and suffix: HunspellAffix, to suffixed: [UInt32], _ form: Form
    ) throws {
        guard !has(prefix.flags, properties.onlyInCompounds), agree(prefix, suffix),
            isComplete(prefix) || isComplete(suffix),
            let both = prefix.prefixing(suffixed, stripsAll: stripsAll)
        else { return }
        try form(both)
    }

    /// The forms with a prefix before `word`, which has two suffixes.
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

    /// The forms with `prefix` and a suffix that only this prefix allows.
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
