/// Rules that decide which verbs of a Dutch sentence are auxiliaries.
///
/// The rules are those of alud (rug-compling/alud, `v2/auxiliary-in.go`). A verb is an auxiliary if
/// it is a copula, if it forms a passive, or if it is one of six verbs with a verbal complement. In
/// a passive, the subject is the same as an object of the complement.
extension AlpinoSentence {
    /// Whether the node at `index` in ``nodes`` is a verb that is used as an auxiliary.
    func isAuxiliary(at index: Int) -> Bool {
        guard let verb = nodes[index].auxiliary, nodes[index].relation == .head else {
            return false
        }
        let sisters = relations(below: nodes[index].parent)
        switch verb {
        case .krijgen: return isPassive(at: index, object: .indirectObject)
        case .worden: return isWordenPassive(at: index, sisters)
        case .zijn:
            return isCopula(sisters) || isWordenPassive(at: index, sisters)
                || hasVerbalComplement(at: index, sisters)
        case .hebben, .kunnen, .moeten, .mogen, .zullen:
            return hasVerbalComplement(at: index, sisters)
        }
    }

    private func relations(below index: Int) -> AlpinoRelationSet {
        var set = AlpinoRelationSet()
        guard index >= 0 else { return set }
        _ = anyChild(of: index) { child, _ in
            set.insert(child.relation)
            return false
        }
        return set
    }

    /// Whether a form of "zijn" is a copula, given the relations of its sister nodes.
    ///
    /// It is a copula if it has a predicate, but no direct object, reflexive or verbal complement.
    private func isCopula(_ sisters: AlpinoRelationSet) -> Bool {
        sisters.contains(.predicate) && !sisters.contains(.directObject)
            && !sisters.contains(.reflexive) && !sisters.contains(.verbalComplement)
    }

    /// Whether the form of "zijn" or "worden" at `index` forms a passive.
    ///
    /// It does if its subject is also the direct object of its verbal complement, or if it has no
    /// subject. A particle rules this out, as in "van plan zijn om te". `sisters` are the relations
    /// of the verb's sister nodes.
    private func isWordenPassive(at index: Int, _ sisters: AlpinoRelationSet) -> Bool {
        guard sisters.contains(.verbalComplement), !sisters.contains(.particle) else {
            return false
        }
        return !sisters.contains(.subject) || isPassive(at: index, object: .directObject)
    }

    /// Whether the subject of the verb at `index` is also an object of the verb's complement.
    ///
    /// `object` is the relation of that object, such as the direct object.
    private func isPassive(at index: Int, object: AlpinoRelation) -> Bool {
        anySister(of: index) { subject, _ in
            guard subject.relation == .subject, subject.index != 0 else { return false }
            return anySister(of: index) { complement, place in
                guard complement.relation == .verbalComplement else { return false }
                if has(object, subject.index, below: place) { return true }
                // The complement may be the trace of one that stands elsewhere.
                return object == .directObject && complement.isTrace
                    && nodes.indices.contains { other in
                        nodes[other].index == complement.index
                            && nodes[other].relation == .verbalComplement
                            && hasChild(object, subject.index, below: other)
                    }
            }
        }
    }

    /// Whether the phrase at `place`, or a conjunct in it, has a child with the relation `object`
    /// and the number `index`.
    ///
    /// Nodes that refer to the same thing share a number, which is read from the attribute `index`.
    private func has(_ object: AlpinoRelation, _ index: Int, below place: Int) -> Bool {
        hasChild(object, index, below: place)
            || anyChild(of: place) { child, childPlace in
                child.relation == .conjunct && hasChild(object, index, below: childPlace)
            }
    }

    private func hasChild(_ relation: AlpinoRelation, _ index: Int, below place: Int) -> Bool {
        anyChild(of: place) { child, _ in child.relation == relation && child.index == index }
    }

    /// Whether the verb at `index` has a participle or an infinitive as its complement.
    ///
    /// The complement can also be a trace, or a coordination of participles or infinitives. The
    /// result is false if the verb has a predicate, a direct object or a particle. `sisters` are
    /// the relations of the verb's sister nodes.
    private func hasVerbalComplement(at index: Int, _ sisters: AlpinoRelationSet) -> Bool {
        guard sisters.contains(.verbalComplement), !sisters.contains(.predicate),
            !sisters.contains(.directObject), !sisters.contains(.particle)
        else { return false }
        return anySister(of: index) { complement, place in
            guard complement.relation == .verbalComplement else { return false }
            guard let category = complement.category else { return complement.isTrace }
            if category.isNonFiniteVerb { return true }
            return category == .conjunction
                && anyChild(of: place) { child, _ in
                    child.relation == .conjunct && child.category?.isNonFiniteVerb == true
                }
        }
    }
}

/// A set of grammatical relations, stored as bits.
private struct AlpinoRelationSet {
    private var bits: UInt32 = 0

    mutating func insert(_ relation: AlpinoRelation) { bits |= 1 << UInt32(relation.rawValue) }

    func contains(_ relation: AlpinoRelation) -> Bool {
        bits & 1 << UInt32(relation.rawValue) != 0
    }
}
