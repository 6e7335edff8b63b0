import DictReader

/// The artefacts (compiled files) that a C caller passes to a game, in any order.
///
/// If two are of the same kind, the first one is used.
struct GamePacks {
    private let artefacts: [Artefact]

    init(_ first: Artefact?, _ second: Artefact?) {
        artefacts = [first, second].compactMap { $0 }
    }

    var lexicon: Lexicon? {
        for artefact in artefacts { if case .lexicon(let it) = artefact.reader { return it } }
        return nil
    }

    var levels: LevelPacks? {
        for artefact in artefacts { if case .levels(let it) = artefact.reader { return it } }
        return nil
    }

    var answers: AnswerList? {
        for artefact in artefacts { if case .answers(let it) = artefact.reader { return it } }
        return nil
    }

    var phrases: PhrasePack? {
        for artefact in artefacts { if case .phrases(let it) = artefact.reader { return it } }
        return nil
    }

    var sentences: SentenceSet? {
        for artefact in artefacts { if case .sentences(let it) = artefact.reader { return it } }
        return nil
    }
}
