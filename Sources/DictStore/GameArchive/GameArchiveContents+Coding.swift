import DictModel
import Platform

extension GameArchiveContents {
    /// The contents encoded for the archive file: indented JSON with sorted keys, and a line feed
    /// at the end.
    ///
    /// - Throws: `output.writing` if the contents cannot be encoded.
    var bytes: [UInt8] {
        get throws(Diagnostic) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            guard let data = try? encoder.encode(ArchiveFile(self)) else {
                throw Diagnostic(
                    .outputWriting, at: Place(GameArchive.fileName), "cannot be written as JSON")
            }
            return Array(data) + [UInt8(ascii: "\n")]
        }
    }

    /// Decodes the contents of an archive from `bytes`, which may be damaged.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of a file.
    ///   - place: The place to report in errors.
    /// - Returns: The contents, or `nil` if `bytes` are damaged or not an archive.
    /// - Throws: `games.newer` if a newer version of this module wrote the bytes.
    static func reading(
        _ bytes: [UInt8], at place: Place
    ) throws(Diagnostic) -> GameArchiveContents? {
        let decoder = JSONDecoder()
        let data = Data(bytes)
        guard let head = try? decoder.decode(ArchiveHead.self, from: data) else { return nil }
        guard head.schema <= schema else {
            throw Diagnostic(
                .gamesNewer, at: place, "written by a newer dictc", found: "schema \(head.schema)",
                expected: String(schema),
                hint: "use the newer dictc, or name another folder with --archive")
        }
        guard let file = try? decoder.decode(ArchiveFile.self, from: data), file.schema == schema
        else { return nil }
        let isCounted = file.wins.values.allSatisfy { $0.values.allSatisfy { $0 >= 0 } }
        return isCounted && file.names.count <= mostNames ? file.contents : nil
    }
}

/// The part of an archive file that is the same in every version of its schema.
private struct ArchiveHead: Decodable {
    var schema: Int
}

/// The JSON members of an archive file, before their values are validated.
private struct ArchiveFile: Codable {
    var schema: Int
    var language: String
    var names: [String]
    var wins: [String: [String: Int]]
    /// In Base64.
    var games: [String: Data]

    init(_ contents: GameArchiveContents) {
        schema = GameArchiveContents.schema
        language = contents.preferences.language.code
        names = contents.names
        wins = contents.wins
        games = contents.games.mapValues { Data($0) }
    }

    /// The contents of the archive that these members describe.
    ///
    /// An unknown language is replaced by the default one.
    var contents: GameArchiveContents {
        var preferences = GameArchiveContents.Preferences()
        preferences.language = Language(code: language) ?? preferences.language
        return GameArchiveContents(
            preferences, names: names, wins: wins, games: games.mapValues { Array($0) })
    }
}
