import DictFormat
import DictModel
package import DictReader

/// An open artefact (a compiled file) of any kind, to which callers of the C interface hold a
/// pointer.
package final class Artefact: Sendable {
    /// A reader for one of the kinds of artefact that clients can open.
    package enum Reader: Sendable {
        case lexicon(Lexicon)
        case levels(LevelPacks)
        case answers(AnswerList)
        case phrases(PhrasePack)
        case sentences(SentenceSet)
    }

    package let reader: Reader

    /// Creates an open artefact from `bytes`, whose kind is read from the header.
    ///
    /// `verification` states whether all checksums are verified.
    ///
    /// - Throws: ``FormatError`` if the bytes are not a valid artefact, or if they are a tagger
    ///   model or a part, which only the compiler uses.
    init(_ bytes: ArtefactBytes, _ verification: Verification) throws(FormatError) {
        let kind = try ArtefactKind(of: bytes)
        switch kind {
        case .lexicon: reader = .lexicon(try Lexicon(bytes, verification))
        case .levels: reader = .levels(try LevelPacks(bytes, verification))
        case .answers: reader = .answers(try AnswerList(bytes, verification))
        case .phrases: reader = .phrases(try PhrasePack(bytes, verification))
        case .sentences: reader = .sentences(try SentenceSet(bytes, verification))
        case .tagger, .part: throw .wrongKind(found: kind.rawValue, expected: .lexicon)
        }
    }

    var kind: ArtefactKind {
        switch reader {
        case .lexicon: .lexicon
        case .levels: .levels
        case .answers: .answers
        case .phrases: .phrases
        case .sentences: .sentences
        }
    }

    var language: Language {
        switch reader {
        case .lexicon(let lexicon): lexicon.language
        case .levels(let packs): packs.language
        case .answers(let list): list.language
        case .phrases(let pack): pack.language
        case .sentences(let set): set.language
        }
    }

    var identity: UInt64 {
        switch reader {
        case .lexicon(let lexicon): lexicon.identity
        case .levels(let packs): packs.identity
        case .answers(let list): list.identity
        case .phrases(let pack): pack.identity
        case .sentences(let set): set.identity
        }
    }

    /// The number of words, level packs, answers, phrases or sentences, depending on the kind of
    /// artefact.
    var count: Int {
        switch reader {
        case .lexicon(let lexicon): lexicon.count
        case .levels(let packs): packs.count
        case .answers(let list): list.count
        case .phrases(let pack): pack.count
        case .sentences(let set): set.count
        }
    }

    /// Checks the entire contents of the artefact against the rules of the format.
    ///
    /// - Throws: ``FormatError`` for the first fault found.
    func verifyStructure() throws(FormatError) {
        switch reader {
        case .lexicon(let lexicon): try lexicon.verifyStructure()
        case .levels(let packs): try packs.verifyStructure()
        case .answers(let list): try list.verifyStructure()
        case .phrases(let pack): try pack.verifyStructure()
        case .sentences(let set): try set.verifyStructure()
        }
    }
}
