import DictFiles
import DictModel
import DictOutput
import Platform

/// The contents of a report.json; Documentation/REPORT.md describes its members.
struct ReportFile: Decodable {
    /// The name of the file in the output folder of a build.
    static let name = "report.json"
    /// The version of the file's schema that this module reads.
    static let schema = 1
    /// The maximum size of the file, in bytes.
    private static let byteLimit = 16 << 20

    var schema: Int
    var artefacts: [ReportEntry]
    /// The artefacts that could not be made, or `nil` if all were.
    var failed: [Failure]?

    struct Failure: Decodable {
        var artefact: String
    }

    /// Reads the file in `folder`.
    ///
    /// - Throws: `file.missing` or `file.unreadable` if it cannot be read; `report.foreign` or
    ///   `report.schema` if it is not a report that this module understands.
    init(inFolder folder: String) throws(Diagnostic) {
        let path = folder + "/" + Self.name
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try FileContents.bytes(of: path, limit: Self.byteLimit)
        } catch {
            var fault = error
            if error.code == .fileMissing { fault.hint = "run `dictc build`" }
            throw fault
        }
        self = try Self.parsed(bytes, at: Place(path))
    }

    /// Returns the report whose JSON text is `bytes`.
    static func parsed(_ bytes: [UInt8], at place: Place) throws(Diagnostic) -> ReportFile {
        struct Head: Decodable {
            var schema: Int
        }
        let hint = "run `dictc build` again"
        do {
            let decoder = JSONDecoder()
            let head = try decoder.decode(Head.self, from: Data(bytes))
            if head.schema == Self.schema {
                return try decoder.decode(ReportFile.self, from: Data(bytes))
            }
            throw Diagnostic(
                .reportSchema, at: place, "unknown schema", found: String(head.schema),
                expected: String(Self.schema), hint: "use the dictc that wrote it, or build again")
        } catch let error as Diagnostic {
            throw error
        } catch let error as DecodingError {
            throw Diagnostic(
                .reportForeign, at: place, "not the report of a build", found: error.member,
                hint: hint)
        } catch {
            throw Diagnostic(.reportForeign, at: place, "not the report of a build", hint: hint)
        }
    }
}

extension DecodingError {
    /// The member of the JSON text that is missing or has the wrong type, or `nil` if the text is
    /// not JSON.
    fileprivate var member: String? {
        func path(_ keys: [any CodingKey]) -> String {
            PrintableText.quoted(keys.map(\.stringValue).joined(separator: "."))
        }
        switch self {
        case .keyNotFound(let key, let context):
            return "no member \(path(context.codingPath + [key]))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "member \(path(context.codingPath)) of the wrong type"
        default: return nil
        }
    }
}

/// An artefact's entry in report.json.
struct ReportEntry: Decodable {
    /// The part of an entry that depends on the kind of artefact.
    enum Contents {
        case lexicon(LexiconEntry)
        case levels(LevelsEntry)
        case answers(AnswersEntry)
        case phrases(PhrasesEntry)
        case sentences(SentencesEntry)
        /// An artefact of a kind that this module does not know.
        case other
    }

    var artefact: String
    var language: Language
    var bytes: Count
    /// The files that were read for the artefact.
    var files: [File]
    var contents: Contents

    /// A file, with the number of records that were read, and of those that have an effect.
    struct File: Decodable {
        var file: String
        var role: String
        var read: Count
        var kept: Count
    }

    private enum Keys: String, CodingKey {
        case artefact, language, bytes, files
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Keys.self)
        artefact = try members.decode(String.self, forKey: .artefact)
        bytes = try members.decode(Count.self, forKey: .bytes)
        files = try members.decodeIfPresent([File].self, forKey: .files) ?? []
        let code = try members.decode(String.self, forKey: .language)
        guard let language = Language(code: code) else {
            throw DecodingError.dataCorruptedError(
                forKey: .language, in: members, debugDescription: "unknown language")
        }
        self.language = language
        switch artefact.split(separator: ".").last.map(String.init) {
        case "lexicon": contents = .lexicon(try LexiconEntry(from: decoder))
        case "levels": contents = .levels(try LevelsEntry(from: decoder))
        case "answers": contents = .answers(try AnswersEntry(from: decoder))
        case "phrases": contents = .phrases(try PhrasesEntry(from: decoder))
        case "sentences": contents = .sentences(try SentencesEntry(from: decoder))
        default: contents = .other
        }
    }
}
