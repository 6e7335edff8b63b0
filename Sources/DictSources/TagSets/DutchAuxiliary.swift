/// A Dutch verb that can be an auxiliary in Universal Dependencies.
///
/// In the Dutch treebanks, "willen", "laten", "gaan", "blijven", "blijken" and "hoeven" are always
/// full verbs.
enum DutchAuxiliary: UInt8, Sendable, CaseIterable {
    case zijn, worden, krijgen, hebben, kunnen, moeten, mogen, zullen

    private static let names = NamedValues(DutchAuxiliary.self) { $0.lemma }

    /// The infinitive of the verb, such as "zijn".
    var lemma: StaticString {
        switch self {
        case .zijn: "zijn"
        case .worden: "worden"
        case .krijgen: "krijgen"
        case .hebben: "hebben"
        case .kunnen: "kunnen"
        case .moeten: "moeten"
        case .mogen: "mogen"
        case .zullen: "zullen"
        }
    }

    /// Creates the auxiliary with the infinitive `lemma`, or `nil` if that verb cannot be an
    /// auxiliary.
    init?(lemma: Span<UInt8>) {
        guard let verb = PackedName(lemma).flatMap({ Self.names[$0] }) else { return nil }
        self = verb
    }
}
