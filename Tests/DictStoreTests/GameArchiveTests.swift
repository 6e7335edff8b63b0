import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictStore

@Suite("The archive of games") struct GameArchiveTests {
    static let game: [UInt8] = [2, 3, 0xFF, 0, 0x22, 0x5C]

    /// Archives that hold something in every member.
    static func fill(_ contents: inout GameArchiveContents) {
        contents.preferences.language = .dutch
        contents.remember(name: "Ann")
        contents.remember(name: "Zoë")
        contents.countWin(of: "Ann", at: "ghost")
        contents.games["ghost.nl"] = game
    }

    @Test("what is kept is there at the next start") func kept() throws {
        let folder = try Folder()
        let path = folder.path + "/new/folder"
        var filled = GameArchiveContents()
        Self.fill(&filled)
        do {
            let archive = try GameArchive(folder: path)
            #expect(archive.contents == GameArchiveContents())
            #expect(archive.contents.preferences.language == .english)
            try archive.update { $0 = filled }
        }
        let archive = try GameArchive(folder: path)
        #expect(archive.contents == filled)
        #expect(archive.finding == nil)
        #expect(archive.contents.names == ["Zoë", "Ann"])
        #expect(archive.contents.games == ["ghost.nl": Self.game])
    }

    @Test("equal contents are equal bytes, and nothing is written where nothing changes")
    func deterministic() throws {
        let folder = try Folder()
        var filled = GameArchiveContents()
        Self.fill(&filled)
        #expect(try filled.bytes == filled.bytes)
        let archive = try GameArchive(folder: folder.path)
        try archive.update { _ in }
        #expect(try folder.names() == [".lock"])
        try archive.update { $0 = filled }
        #expect(try folder.names() == [".lock", "games.json"])
        #expect(try folder.bytes("games.json") == filled.bytes)
    }

    static let damage: [[UInt8]] = [
        [], [0], [0xFF, 0xFE], Array("null".utf8), Array("[]".utf8), Array("{}".utf8),
        Array(#"{"schema":1}"#.utf8), Array(#"{"schema":"1"}"#.utf8),
        Array(#"{"schema":0,"names":[]}"#.utf8), Array("{\"schema\":1,".utf8),
        Array(String(repeating: "[", count: 100_000).utf8),
        Array(
            #"{"schema":2,"language":"en","names":[],"wins":{"ghost":{"A":-1}},"games":{}}"#
                .utf8),
        Array(#"{"schema":1,"language":"en","names":[],"wins":{},"games":{}}"#.utf8),
        Array(#"{"schema":2,"language":"en","names":[],"wins":{},"games":{"a":"?"}}"#.utf8),
        Array(#"{"schema":2,"language":"en","names":[],"wins":{},"games":{"a":{}}}"#.utf8),
    ]

    @Test("bytes that are no archive are set aside whole, and said", arguments: damage)
    func damaged(bytes: [UInt8]) throws {
        let folder = try Folder()
        try AtomicFile.write(bytes, to: folder.path + "/games.json")
        try AtomicFile.write([7], to: folder.path + "/games.damaged-1.json")
        let archive = try GameArchive(folder: folder.path)
        #expect(archive.contents == GameArchiveContents())
        #expect(archive.finding?.code == .gamesSetAside)
        #expect(archive.finding?.problem.contains("games.damaged-2.json") == true)
        #expect(try folder.bytes("games.damaged-2.json") == bytes)
        #expect(try folder.bytes("games.damaged-1.json") == [7])
        try archive.update { $0.remember(name: "Ann") }
        #expect(
            try folder.names()
                == [".lock", "games.damaged-1.json", "games.damaged-2.json", "games.json"])
    }

    @Test("an archive cut or changed anywhere is read or set aside, never lost", arguments: 1...3)
    func cutAndChanged(seed: UInt64) throws {
        var filled = GameArchiveContents()
        Self.fill(&filled)
        let bytes = try filled.bytes
        var random = seed
        for _ in 0..<200 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let place = Int(random >> 33) % bytes.count
            var changed = bytes
            changed[place] ^= UInt8(truncatingIfNeeded: random >> 20) | 1
            for version in [changed, Array(bytes[..<place])] {
                do throws(Diagnostic) {
                    let contents = try GameArchiveContents.reading(version, at: Place("a"))
                    #expect(try contents?.bytes.isEmpty != true)
                } catch {
                    #expect(error.code == .gamesNewer)
                }
            }
        }
    }

    @Test("an archive of a newer version is refused and stays") func newer() throws {
        let folder = try Folder()
        try AtomicFile.write(Array(#"{"schema":3}"#.utf8), to: folder.path + "/games.json")
        let error = #expect(throws: Diagnostic.self) { try GameArchive(folder: folder.path) }
        #expect(error?.code == .gamesNewer)
        #expect(error?.found == "schema 3")
        #expect(try folder.names() == [".lock", "games.json"])
    }

    @Test("a language of another version is the default, the rest stays") func otherLanguage()
        throws
    {
        let text =
            #"{"schema":2,"language":"xx","names":["Ann"],"wins":{},"games":{}}"#
        let contents = try #require(
            try GameArchiveContents.reading(Array(text.utf8), at: Place("a")))
        #expect(contents.preferences.language == .english)
        #expect(contents.names == ["Ann"])
    }

    @Test("one process at a time") func locked() throws {
        let folder = try Folder()
        let archive = try GameArchive(folder: folder.path)
        let error = #expect(throws: Diagnostic.self) { try GameArchive(folder: folder.path) }
        #expect(error?.code == .folderLocked)
        #expect(error?.hint?.contains(String(getpid())) == true)
        try archive.update { $0.remember(name: "Ann") }
    }

    @Test("what cannot be a folder or a file is refused with a hint") func refused() throws {
        let folder = try Folder()
        try AtomicFile.write([1], to: folder.path + "/file")
        let error = #expect(throws: Diagnostic.self) {
            try GameArchive(folder: folder.path + "/file")
        }
        #expect(error?.code == .outputFolder)
        #expect(error?.hint != nil)
        try OutputFolder.create(folder.path + "/a/games.json")
        let other = #expect(throws: Diagnostic.self) { try GameArchive(folder: folder.path + "/a") }
        #expect(other?.code == .gamesObstructed)
        // Safe because the path is a terminated text for the length of the call.
        #expect(unsafe mkfifo(folder.path + "/pipe", 0o600) == 0)
        try OutputFolder.create(folder.path + "/b")
        try FileManager.default.moveItem(
            atPath: folder.path + "/pipe", toPath: folder.path + "/b/games.json")
        let pipe = #expect(throws: Diagnostic.self) { try GameArchive(folder: folder.path + "/b") }
        #expect(pipe?.code == .gamesObstructed)
    }

    @Test("keeping a copy takes a free name and leaves the archive") func copies() throws {
        let folder = try Folder()
        let archive = try GameArchive(folder: folder.path)
        #expect(try archive.keepCopy() == nil)
        try archive.update { $0.remember(name: "Ann") }
        let bytes = try folder.bytes("games.json")
        #expect(try archive.keepCopy() == "games.damaged-1.json")
        #expect(try archive.keepCopy() == "games.damaged-2.json")
        try archive.update { $0.remember(name: "Bob") }
        #expect(try folder.bytes("games.damaged-1.json") == bytes)
        #expect(try folder.bytes("games.json") != bytes)
    }

    @Test("the folder follows the XDG rules")
    func defaultFolder() {
        func folder(_ variables: [String: String]) -> String? {
            GameArchive.defaultFolder { variables[$0] }
        }
        #expect(folder(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/dictc")
        #expect(folder(["XDG_STATE_HOME": "s", "HOME": "/h"]) == "/h/.local/state/dictc")
        #expect(folder(["HOME": "/h"]) == "/h/.local/state/dictc")
        #expect(folder(["HOME": "h"]) == nil)
        #expect(folder([:]) == nil)
    }

    @Test("the high score list: most wins first, equal wins share a place") func ranking() {
        var contents = GameArchiveContents()
        for (name, wins) in [("Cid", 2), ("Bob", 1), ("Ann", 2), ("Dee", 3)] {
            for _ in 0..<wins { contents.countWin(of: name, at: "ghost") }
        }
        contents.countWin(of: "Ann", at: "wordle")
        let places = contents.ranking(of: "ghost").map { "\($0.rank) \($0.name) \($0.wins)" }
        #expect(places == ["1 Dee 3", "2 Ann 2", "2 Cid 2", "4 Bob 1"])
        #expect(contents.ranking(of: "hangman").isEmpty)
    }

    @Test("names are remembered once, the last player first, and not without end") func names() {
        var contents = GameArchiveContents()
        for number in 0..<150 { contents.remember(name: "p\(number)") }
        contents.remember(name: "p100")
        #expect(contents.names.count == GameArchiveContents.mostNames)
        #expect(contents.names.prefix(2) == ["p100", "p149"])
    }
}
