import DictModel
import Foundation

extension GameArchiveContents {
    /// Why bytes are no contents.
    enum ReadingError: Error, Equatable {
        case damaged(String)
        /// A newer version of this module wrote them.
        case newer(schema: Int)
    }

    /// The bytes of the file: JSON with its members in byte order, and a line ending.
    var bytes: [UInt8] {
        get throws(StoreError) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            guard let data = try? encoder.encode(ArchiveFile(self)) else {
                throw StoreError(
                    .io, place: GameArchive.fileName, problem: "cannot be written as JSON")
            }
            return Array(data) + [UInt8(ascii: "\n")]
        }
    }

    /// Reads contents from `bytes`, whatever they are.
    static func reading(_ bytes: [UInt8]) -> Result<GameArchiveContents, ReadingError> {
        let decoder = JSONDecoder()
        let data = Data(bytes)
        guard let head = try? decoder.decode(ArchiveHead.self, from: data) else {
            return .failure(.damaged("is no archive of games"))
        }
        guard head.schema <= schema else { return .failure(.newer(schema: head.schema)) }
        guard head.schema == schema, let file = try? decoder.decode(ArchiveFile.self, from: data)
        else { return .failure(.damaged("is a damaged archive of games")) }
        let isCounted = file.wins.values.allSatisfy { $0.values.allSatisfy { $0 >= 0 } }
        guard isCounted, file.names.count <= mostNames else {
            return .failure(.damaged("is a damaged archive of games"))
        }
        return .success(file.contents)
    }
}

/// What every schema of the file begins with.
private struct ArchiveHead: Decodable {
    var schema: Int
}

/// The file as it stands.
private struct ArchiveFile: Codable {
    var schema: Int
    var language: String
    var choices: [String: String]
    var names: [String]
    var wins: [String: [String: Int]]
    var statistics: [String: GameStatistics]
    var games: [String: GameArchiveValue]

    init(_ contents: GameArchiveContents) {
        schema = GameArchiveContents.schema
        language = contents.preferences.language.code
        choices = contents.preferences.choices
        names = contents.names
        wins = contents.wins
        statistics = contents.statistics
        games = contents.values
    }

    /// What the file says; a language that this version does not know is the default.
    var contents: GameArchiveContents {
        var preferences = GameArchiveContents.Preferences()
        preferences.language = Language(code: language) ?? preferences.language
        preferences.choices = choices
        return GameArchiveContents(
            preferences, names: names, wins: wins, statistics: statistics, values: games)
    }
}
