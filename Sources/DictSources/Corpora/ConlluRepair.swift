import DictModel

/// The words of one sentence of CoNLL-U for a ``TagRepair``.
struct ConlluRepair {
    private let rules: TagRepair
    private var words: [TreebankWord] = []
    /// For each word the token that it is; -1 where it is a part of one.
    private var tokens: [Int] = []

    /// Words for `rules`.
    init(_ rules: TagRepair) { self.rules = rules }

    /// Begins a sentence.
    mutating func begin() {
        words.removeAll(keepingCapacity: true)
        tokens.removeAll(keepingCapacity: true)
    }

    /// Adds the word of `line`; if `isToken`, it became the last token of `builder`.
    mutating func add(
        _ columns: ConlluColumns, of line: Span<UInt8>, isToken: Bool,
        _ builder: CorpusRecordBuilder
    ) {
        let token = isToken ? builder.text.tokens.count - 1 : -1
        tokens.append(token)
        let relation = line.extracting(columns.relation)
        var word = TreebankWord()
        word.form = line.bytes(columns.form)
        word.smallForm = word.form.span.lowerASCII
        word.lemma = line.bytes(columns.lemma)
        word.tag = token >= 0 ? builder.text.tokens[token].tag : nil
        let features = line.extracting(columns.features)
        word.isNonFinite = features.indices.contains { start in
            features.hasBytes(Self.infinitive, at: start)
                || features.hasBytes(Self.participle, at: start)
        }
        word.head =
            (ListColumns.number(in: columns.head, of: line).map { Int(clamping: $0) } ?? 0) - 1
        word.relation = line.bytes(columns.relation)
        word.relationEnd = relation.indices.first { relation[$0] == 0x3A } ?? relation.count
        words.append(word)
    }

    /// Gives the words of the open record of `builder` the tags of today.
    func apply(to builder: CorpusRecordBuilder) {
        for (token, tag) in zip(tokens, rules.tags(of: words)) { builder.setTag(tag, at: token) }
    }

    private static let infinitive = Array("VerbForm=Inf".utf8)
    private static let participle = Array("VerbForm=Part".utf8)
}

extension Span<UInt8> {
    /// A copy of the bytes of `range`.
    fileprivate func bytes(_ range: Range<Int>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        for index in range { bytes.append(self[index]) }
        return bytes
    }
}
