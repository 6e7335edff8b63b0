import DictReader

/// The artefacts that a caller gives a game, in any order.
struct GamePacks {
    private let artefacts: [Artefact]

    /// Both, where they are of one language; words of two make no game.
    init(_ first: Artefact?, _ second: Artefact?) {
        let given = [first, second].compactMap { $0 }
        artefacts = given.allSatisfy { $0.language == given[0].language } ? given : []
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
