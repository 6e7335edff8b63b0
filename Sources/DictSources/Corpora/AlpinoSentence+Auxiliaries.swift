/// Which verbs are auxiliaries.
///
/// The conditions are those of alud (rug-compling/alud, `v2/auxiliary-in.go`): a copula, a passive
/// by coindexed subject and object, a passive of "krijgen", or one of six verbs with a verbal
/// complement.
extension AlpinoSentence {
    /// Whether the verb at `index` is an auxiliary.
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

    /// A predicate, and nothing that only a full verb has.
    private func isCopula(_ sisters: AlpinoRelationSet) -> Bool {
        sisters.contains(.predicate) && !sisters.contains(.directObject)
            && !sisters.contains(.reflexive) && !sisters.contains(.verbalComplement)
    }

    /// The passive with "zijn" and "worden": the subject is the object of the complement, or there
    /// is no subject; not "van plan zijn om te", which has a particle.
    private func isWordenPassive(at index: Int, _ sisters: AlpinoRelationSet) -> Bool {
        guard sisters.contains(.verbalComplement), !sisters.contains(.particle) else {
            return false
        }
        return !sisters.contains(.subject) || isPassive(at: index, object: .directObject)
    }

    /// Whether the subject beside the verb at `index` is the `object` of a verbal complement.
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

    /// Whether the phrase at `place`, or one that is coordinated in it, has an `object` with the
    /// number `index`.
    private func has(_ object: AlpinoRelation, _ index: Int, below place: Int) -> Bool {
        hasChild(object, index, below: place)
            || anyChild(of: place) { child, childPlace in
                child.relation == .conjunct && hasChild(object, index, below: childPlace)
            }
    }

    private func hasChild(_ relation: AlpinoRelation, _ index: Int, below place: Int) -> Bool {
        anyChild(of: place) { child, _ in child.relation == relation && child.index == index }
    }

    /// A complement that is a participle or an infinitive, a coordination of these or a trace.
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

/// Some relations.
private struct AlpinoRelationSet {
    private var bits: UInt32 = 0

    mutating func insert(_ relation: AlpinoRelation) { bits |= 1 << UInt32(relation.rawValue) }

    func contains(_ relation: AlpinoRelation) -> Bool {
        bits & 1 << UInt32(relation.rawValue) != 0
    }
}
