import DictFormat
import DictModel
import DictReader

/// An open artefact of any kind.
enum OpenFile {
    case lexicon(Lexicon)
    case levels(LevelPacks)
    case answers(AnswerList)
    case phrases(PhrasePack)
    case sentences(SentenceSet)

    init(_ path: String, _ verification: Verification) throws(OpenError) {
        let bytes = try ArtefactBytes(mapping: path)
        do throws(FormatError) {
            try self.init(bytes, verification)
        } catch {
            throw .invalid(path: path, error)
        }
    }

    init(_ bytes: ArtefactBytes, _ verification: Verification) throws(FormatError) {
        let kind = try ArtefactKind(of: bytes)
        switch kind {
        case .lexicon: self = .lexicon(try Lexicon(bytes, verification))
        case .levels: self = .levels(try LevelPacks(bytes, verification))
        case .answers: self = .answers(try AnswerList(bytes, verification))
        case .phrases: self = .phrases(try PhrasePack(bytes, verification))
        case .sentences: self = .sentences(try SentenceSet(bytes, verification))
        case .tagger, .part: throw .wrongKind(found: kind.rawValue, expected: .lexicon)
        }
    }

    /// The artefact as what all kinds have in common.
    var reader: any ArtefactReader {
        switch self {
        case .lexicon(let lexicon): lexicon
        case .levels(let packs): packs
        case .answers(let list): list
        case .phrases(let pack): pack
        case .sentences(let set): set
        }
    }

    /// `ok`, or the class of error of the file at `path`.
    static func status(of path: String, checks: Bool) -> String {
        do throws(OpenError) {
            let file = try OpenFile(path, .verifying)
            do throws(FormatError) {
                if checks { try file.reader.verifyStructure() }
                return "ok"
            } catch {
                return error.status
            }
        } catch {
            return error.status
        }
    }

    var language: Language {
        switch self {
        case .lexicon(let lexicon): lexicon.language
        case .levels(let packs): packs.language
        case .answers(let list): list.language
        case .phrases(let pack): pack.language
        case .sentences(let set): set.language
        }
    }

    var count: Int {
        switch self {
        case .lexicon(let lexicon): lexicon.count
        case .levels(let packs): packs.count
        case .answers(let list): list.count
        case .phrases(let pack): pack.count
        case .sentences(let set): set.count
        }
    }
}
