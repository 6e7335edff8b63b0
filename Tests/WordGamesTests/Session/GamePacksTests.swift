import DictReader
import DictTestSupport
import Foundation
import Testing
import WordGames

@Suite("Packs of a folder") struct GamePacksTests {
    private static let good = Sandbox.package + "/Tests/Conformance/good/"

    /// A folder with some of the packs of the conformance tests as `dictc build` names them.
    private func folder(_ files: [String: String]) throws -> Sandbox {
        try Sandbox(
            files: files.mapValues {
                Array(try Data(contentsOf: URL(fileURLWithPath: Self.good + $0)))
            })
    }

    @Test("are those that are there, of one language") func some() throws {
        let sandbox = try folder([
            "en.lexicon": "en-peas.lexicon", "en.answers": "en-five.answers",
            "nl.phrases": "nl-accents.phrases",
        ])
        let english = try GamePacks(folder: sandbox.path, language: .english)
        #expect(english.lexicon?.contains("Péa") == true && english.answers?.isEmpty == false)
        #expect(english.levels == nil && english.phrases == nil && english.sentences == nil)
        let dutch = try GamePacks(folder: sandbox.path, language: .dutch)
        #expect(dutch.phrases != nil && dutch.lexicon == nil)
        #expect(GameSession(.hangman, in: dutch, seed: 1) != nil)
        #expect(GameSession(.hangman, in: english, seed: 1) == nil)
    }

    @Test("are an error if there are none") func none() throws {
        let sandbox = try folder(["en.lexicon": "en-peas.lexicon"])
        let error = #expect(throws: OpenError.self) {
            try GamePacks(folder: sandbox.path, language: .dutch)
        }
        #expect(error?.description == sandbox.path + "/nl.lexicon: no such file")
        #expect(throws: OpenError.self) {
            try GamePacks(folder: sandbox.path + "/none", language: .english)
        }
    }

    @Test("are refused if one of them is damaged or another's") func damaged() throws {
        let sandbox = try folder(["en.lexicon": "en-peas.lexicon", "en.levels": "en-five.answers"])
        let error = #expect(throws: OpenError.self) {
            try GamePacks(folder: sandbox.path, language: .english)
        }
        #expect(error?.description.hasPrefix(sandbox.path + "/en.levels: ") == true)
    }

    @Test("play games that any coder keeps", arguments: [GameKind.ghost, .hangman])
    func codable(kind: GameKind) throws {
        let sandbox = try folder([
            "en.lexicon": "en-peas.lexicon", "en.phrases": "en-plain.phrases",
        ])
        let packs = try GamePacks(folder: sandbox.path, language: .english)
        var session = try #require(GameSession(kind, in: packs, seed: 3))
        session.play(kind == .ghost ? .say("p") : .guess("e"))
        let data = try JSONEncoder().encode(["game": session.saved])
        let saved = try #require(
            try JSONDecoder().decode([String: SavedGame].self, from: data)["game"])
        #expect(saved == session.saved && GameSession(saved, in: packs)?.answer == .restored)
    }

    @Test("refuse what is no saved game", arguments: ["[]", "[9,1]", "[300]", "{}", "\"AgE=\""])
    func undecodable(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SavedGame.self, from: Data(json.utf8))
        }
    }
}
