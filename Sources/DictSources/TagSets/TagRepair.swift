import DictModel

/// A set of rules that brings the tags of an older treebank to today's conventions.
///
/// The raw values are the names in a configuration and on a command line.
public enum TagRepair: String, Sendable, CaseIterable {
    /// Dutch treebanks of Universal Dependencies 2.0, of 2017: possessives were determiners,
    /// ordinals numerals, "als" an adposition, many more verbs auxiliaries.
    case dutch2017 = "nl-2017"

    /// The tag that each of the `words` of a sentence has today.
    func tags(of words: [TreebankWord]) -> [UniversalTag?] {
        switch self {
        case .dutch2017: Dutch2017Repair(words).tags
        }
    }
}

/// What the rules of a ``TagRepair`` look at in a word of a treebank.
struct TreebankWord: Sendable {
    /// The form as it stands, and in small letters of ASCII.
    var form: [UInt8] = []
    var smallForm: [UInt8] = []
    var lemma: [UInt8] = []
    /// The part of speech that the treebank gives.
    var tag: UniversalTag?
    /// Whether the word is an infinitive or a participle.
    var isNonFinite = false
    /// The index of the word that it depends on; -1 for none.
    var head = -1
    /// The relation, and how many of its bytes are the relation without its subtype.
    var relation: [UInt8] = []
    var relationEnd = 0

    /// The auxiliary that the word is a form of.
    var auxiliary: DutchAuxiliary? { DutchAuxiliary(lemma: lemma.span) }

    /// Whether the form begins with a capital of ASCII.
    var hasCapital: Bool { form.first.map { (0x41...0x5A).contains($0) } ?? false }

    /// Whether the relation is `name`, subtype and all.
    func isRelation(_ name: StaticString) -> Bool { relation.span.equals(name) }

    /// Whether the relation without its subtype is one of `names`.
    func hasRelation(_ names: StaticString...) -> Bool {
        let base = relation.span.extracting(0..<relationEnd)
        return names.contains { base.equals($0) }
    }
}

extension Span<UInt8> {
    /// Whether the bytes are those of `name`.
    func equals(_ name: StaticString) -> Bool {
        name.withUTF8Buffer { buffer in
            guard buffer.count == count else { return false }
            // Safe because both have the same number of bytes.
            for index in indices where unsafe self[index] != buffer[index] { return false }
            return true
        }
    }
}
