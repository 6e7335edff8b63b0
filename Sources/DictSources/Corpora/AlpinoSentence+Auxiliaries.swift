/// Decides which verbs are auxiliaries.
///
/// The conditions are those of alud (rug-compling/alud, `v2/auxiliary-in.go`): a copula, a passive
/// with coindexed subject and object, a passive with "krijgen", or one of six verbs with a verbal
/// complement.
extension AlpinoSentence {
    /// Whether the node at `index` is a verb that is used as an auxiliary.
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

    /// Whether "zijn" with `sisters` is a copula: it has a predicate, and nothing only a full verb
    /// has.
    private func isCopula(_ sisters: AlpinoRelationSet) -> Bool {
        sisters.contains(.predicate) && !sisters.contains(.directObject)
            && !sisters.contains(.reflexive) && !sisters.contains(.verbalComplement)
    }

    /// Whether the "zijn" or "worden" at `index` forms a passive.
    ///
    /// It does if its subject is the object of the complement, or if there is no subject. A
    /// particle rules it out, as in "van plan zijn om te".
    private func isWordenPassive(at index: Int, _ sisters: AlpinoRelationSet) -> Bool {
        guard sisters.contains(.verbalComplement), !sisters.contains(.particle) else {
            return false
        }
        return !sisters.contains(.subject) || isPassive(at: index, object: .directObject)
    }

    /// Whether the subject next to the verb at `index` is the `object` of a verbal complement.
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

    /// Whether the phrase at `place`, or a conjunct in it, has an `object` with the index `index`.
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
    /// The complement can also be a coordination of these, or a trace.
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

/// A set of relations.
private struct AlpinoRelationSet {
    private var bits: UInt32 = 0

    mutating func insert(_ relation: AlpinoRelation) { bits |= 1 << UInt32(relation.rawValue) }

    func contains(_ relation: AlpinoRelation) -> Bool {
        bits & 1 << UInt32(relation.rawValue) != 0
    }
}
