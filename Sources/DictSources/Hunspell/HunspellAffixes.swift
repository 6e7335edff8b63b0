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
        /// The flags of words that are right, and not to be suggested.
        var unwanted: [HunspellFlag] = []
    }

    var encoding = TextEncoding.latin1
    var flagKind = HunspellFlagKind.single
    var prefixes: [HunspellFlag: HunspellTable] = [:]
    var suffixes: [HunspellFlag: HunspellTable] = [:]
    var properties = Properties()
    /// Whether an affix may replace a whole word, as declared by `FULLSTRIP`.
    var stripsAll = false
    /// Whether the affix file allows compound words, which are not made.
    var makesCompounds = false
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

    /// Looks up what the flags of all affixes mean, once the whole file has been read.
    mutating func settle() {
        let (prefixes, suffixes, properties) = (prefixes, suffixes, properties)
        func settle(_ tables: inout [HunspellFlag: HunspellTable]) {
            for flag in tables.keys {
                tables[flag]?.settle { affix in
                    let flags = Set(affix.flags)
                    affix.prefixes = flags.filter { prefixes[$0]?.crosses == true }.sorted()
                    affix.suffixes = flags.filter { suffixes[$0] != nil }.sorted()
                    affix.isInCompounds = properties.onlyInCompounds.map(flags.contains) ?? false
                    affix.needsAffix = properties.needsAffix.map(flags.contains) ?? false
                    affix.isHalf = properties.circumfix.map(flags.contains) ?? false
                }
            }
        }
        settle(&self.prefixes)
        settle(&self.suffixes)
        conversion.settle()
    }
}

/// The forms of one word of a hunspell dictionary.
struct HunspellForms {
    /// A function to call with each form, with whether it is the word itself, and with the budget for
    /// what is done with the form.
    typealias Body = (
        _ form: [UInt32], _ isWord: Bool, _ budget: inout WorkBudget
    ) throws -> Void

    private let affixes: HunspellAffixes
    private var word: [UInt32] = []
    private var flags: Set<HunspellFlag> = []
    private var prefixes: [HunspellFlag] = []
    /// The steps that may still be tried for this word and all others.
    var budget: WorkBudget

    init(_ affixes: HunspellAffixes, within budget: WorkBudget) {
        (self.affixes, self.budget) = (affixes, budget)
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
    ///   - body: The function to call with each form.
    /// - Throws: `work.too-much` if ``budget`` is spent, or any error that `body` throws.
    mutating func forEach(
        of word: [UInt32], flags: [HunspellFlag], _ body: Body
    ) throws {
        try budget.spend(1 + flags.count)
        self.word = word
        self.flags = Set(flags)
        let properties = affixes.properties
        if properties.onlyInCompounds.map(self.flags.contains) == true { return }
        if properties.needsAffix.map(self.flags.contains) != true { try body(word, true, &budget) }
        let named = self.flags.sorted()
        prefixes = named.filter { affixes.prefixes[$0]?.crosses == true }
        for flag in named {
            if let table = affixes.suffixes[flag] { try addSuffixes(table, body) }
            guard let table = affixes.prefixes[flag] else { continue }
            for index in try table.candidates(for: word.first, &budget) {
                let prefix = table.affixes[index]
                if prefix.isInCompounds { continue }
                if !prefix.needsAffix, let form = try add(prefix, before: word) {
                    try body(form, false, &budget)
                }
            }
            guard table.crosses else { continue }
            // Suffixes that only the prefix allows; whether it fits shows once they are there.
            for prefix in table.affixes {
                try budget.spend(1 + prefix.suffixes.count)
                for other in prefix.suffixes where !self.flags.contains(other) {
                    guard let table = affixes.suffixes[other], table.crosses else { continue }
                    try addSuffixes(table, enabledBy: (flag, prefix), body)
                }
            }
        }
    }

    /// Calls `body` with each form that has a suffix of `table` next to the word.
    ///
    /// If a prefix enables the suffixes, only forms with that prefix are made.
    private mutating func addSuffixes(
        _ table: HunspellTable, enabledBy only: (flag: HunspellFlag, prefix: HunspellAffix)? = nil,
        _ body: Body
    ) throws {
        for index in try table.candidates(for: word.last, &budget) {
            let suffix = table.affixes[index]
            guard !suffix.isInCompounds, let form = try add(suffix, after: word) else { continue }
            if only == nil, !suffix.needsAffix, !suffix.isHalf { try body(form, false, &budget) }
            if let only {
                try add(only.prefix, before: form, with: suffix, body)
            } else if table.crosses {
                try forEachPrefix(of: prefixes + suffix.prefixes, before: form) { prefix, maker in
                    try maker.add(prefix, before: form, with: suffix, body)
                }
            }
            for flag in suffix.suffixes {
                guard let outer = affixes.suffixes[flag] else { continue }
                try addSuffixes(outer, to: form, suffix, crosses: table.crosses, only, body)
            }
        }
    }

    /// Calls `body` with each form that adds a suffix of `outer` to `form`, which ends with `inner`.
    ///
    /// Whether `inner` can be combined with prefixes is stated by `crosses`. Of the outer suffix, and
    /// of a prefix before two suffixes, hunspell asks for no properties.
    private mutating func addSuffixes(
        _ outer: HunspellTable, to form: [UInt32], _ inner: HunspellAffix, crosses: Bool,
        _ only: (flag: HunspellFlag, prefix: HunspellAffix)?, _ body: Body
    ) throws {
        for index in try outer.candidates(for: form.last, &budget) {
            let second = outer.affixes[index]
            guard let both = try add(second, after: form) else { continue }
            if only == nil, !inner.isHalf { try body(both, false, &budget) }
            guard outer.crosses else { continue }
            let own = Set(second.prefixes)
            if let only {
                if crosses, !own.contains(only.flag), only.prefix.isHalf == inner.isHalf,
                    let all = try add(only.prefix, before: both)
                {
                    try body(all, false, &budget)
                }
                continue
            }
            if !inner.isHalf {
                try forEachPrefix(of: second.prefixes, before: both) { prefix, maker in
                    if let all = try maker.add(prefix, before: both) {
                        try body(all, false, &maker.budget)
                    }
                }
            }
            guard crosses else { continue }
            let others = (prefixes + inner.prefixes).filter { !own.contains($0) }
            try forEachPrefix(of: others, before: both) { prefix, maker in
                if prefix.isHalf == inner.isHalf, let all = try maker.add(prefix, before: both) {
                    try body(all, false, &maker.budget)
                }
            }
        }
    }

    /// Calls `body` with each prefix of the tables `flags` that the start of `form` may have.
    ///
    /// A flag that occurs twice counts once.
    private mutating func forEachPrefix(
        of flags: [HunspellFlag], before form: [UInt32],
        _ body: (HunspellAffix, inout Self) throws -> Void
    ) throws {
        try budget.spend(flags.count)
        for flag in Set(flags) {
            guard let table = affixes.prefixes[flag] else { continue }
            for index in try table.candidates(for: form.first, &budget) {
                try body(table.affixes[index], &self)
            }
        }
    }

    /// Calls `body` with `form`, which ends with `suffix`, after `prefix`, unless the two cannot be
    /// combined.
    private mutating func add(
        _ prefix: HunspellAffix, before form: [UInt32], with suffix: HunspellAffix, _ body: Body
    ) throws {
        guard !prefix.isInCompounds, prefix.isHalf == suffix.isHalf,
            !(prefix.needsAffix && suffix.needsAffix), let both = try add(prefix, before: form)
        else { return }
        try body(both, false, &budget)
    }

    private mutating func add(
        _ prefix: HunspellAffix, before word: [UInt32]
    ) throws(Diagnostic) -> [UInt32]? {
        try budget.spend(prefix.cost)
        guard let form = prefix.prefixing(word, stripsAll: affixes.stripsAll) else { return nil }
        try budget.spend(form.count)
        return form
    }

    private mutating func add(
        _ suffix: HunspellAffix, after word: [UInt32]
    ) throws(Diagnostic) -> [UInt32]? {
        try budget.spend(suffix.cost)
        guard let form = suffix.suffixing(word, stripsAll: affixes.stripsAll) else { return nil }
        try budget.spend(form.count)
        return form
    }
}
