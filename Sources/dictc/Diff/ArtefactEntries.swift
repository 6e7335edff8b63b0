import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictReader

/// The answers, phrases, sentences or packs of an artefact other than a lexicon.
struct ArtefactEntries {
    /// An entry of an artefact.
    struct Entry {
        /// The answer, phrase or sentence; of a pack its set and level.
        let text: String
        /// The number of the entry in the order of the artefact, from 1; `nil` if it has no order.
        var place: Int?
        /// What belongs to the entry and may change: the words of a pack, the tier of a phrase, the
        /// gaps of a sentence.
        var details: [String] = []
    }

    let kind: ArtefactKind
    /// The entries in the order of the artefact; `nil` for a lexicon.
    let entries: [Entry]?

    /// Reads the artefact at `path`, and verifies all of it.
    ///
    /// - Throws: `Diagnostic` if it cannot be read, is damaged or of a kind without entries.
    init(path: String) throws(Diagnostic) {
        let bytes = try FileContents.artefact(at: path)
        do throws(FormatError) {
            kind = try ArtefactHeaderKind.kind(of: bytes)
            switch kind {
            case .lexicon: entries = nil
            case .levels: entries = try Self.entries(Self.sound(LevelPacks(ArtefactBytes(bytes))))
            case .answers: entries = try Self.entries(Self.sound(AnswerList(ArtefactBytes(bytes))))
            case .phrases: entries = try Self.entries(Self.sound(PhrasePack(ArtefactBytes(bytes))))
            case .sentences:
                entries = try Self.entries(Self.sound(SentenceSet(ArtefactBytes(bytes))))
            case .tagger, .part: throw .wrongKind(found: kind.rawValue, expected: .lexicon)
            }
        } catch {
            throw Diagnostic(error, file: Place(path))
        }
    }

    private static func sound<Reader: ArtefactReader>(
        _ reader: Reader
    ) throws(FormatError) -> Reader {
        try reader.verifyStructure()
        return reader
    }

    private static func entries(_ packs: LevelPacks) -> [Entry] {
        (0..<packs.count).compactMap { packs.pack(at: $0) }.map { pack in
            Entry(
                text: "set \(pack.set), level \(pack.level)",
                details: pack.letters.map { PrintableText.escaped($0) })
        }
    }

    private static func entries(_ list: AnswerList) -> [Entry] {
        (0..<list.count).map { index in
            Entry(text: PrintableText.escaped(list.letters(at: index) ?? []), place: index + 1)
        }
    }

    private static func entries(_ pack: PhrasePack) -> [Entry] {
        (0..<pack.count).compactMap { index in
            pack.phrase(at: index).map { phrase in
                Entry(
                    text: PrintableText.escaped(phrase.utf8, limit: .max), place: index + 1,
                    details: ["tier \(phrase.tier)"])
            }
        }
    }

    private static func entries(_ set: SentenceSet) -> [Entry] {
        (0..<set.count).map { index in
            Entry(
                text: PrintableText.escaped(set.tokenised(at: index)?.text ?? [], limit: .max),
                place: index + 1,
                details: set.gaps(at: index).map { gap in
                    "\(PrintableText.escaped(set.answerText(gap.answer) ?? []))/\(gap.lexicalClass.name)"
                })
        }
    }
}
