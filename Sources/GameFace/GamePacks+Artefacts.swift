import DictReader
import ReaderFace
import WordGames

extension GamePacks {
    /// Creates packs from the artefacts that a C caller passes, in any order.
    init(_ first: Artefact?, _ second: Artefact?) {
        self.init()
        // The first one last, since it is used if two are of the same kind.
        for artefact in [second, first] {
            switch artefact?.reader {
            case .lexicon(let reader): lexicon = reader
            case .levels(let reader): levels = reader
            case .answers(let reader): answers = reader
            case .phrases(let reader): phrases = reader
            case .sentences(let reader): sentences = reader
            case nil: break
            }
        }
    }
}
