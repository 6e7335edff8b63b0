import DictFormat
import DictModel
import DictReader
import Foundation
import Testing

@Suite("Packs opened by path") struct OpenByPathTests {
    @Test("are mapped, and hold what they hold in memory") func mapped() throws {
        let folder = NSTemporaryDirectory() + "packs-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for kind in PackDamageTests.kinds {
            let bytes = try PackDamageTests.file(kind)
            try Data(bytes).write(to: URL(fileURLWithPath: folder + "/en." + kind.name))
        }
        let packs = try LevelPacks(contentsOf: folder + "/en.levels")
        #expect(packs.count == 3 && packs.pack(at: 0)?.letters == PackFixture.description)
        let list = try AnswerList(contentsOf: folder + "/en.answers", .trusting)
        #expect(list.has(Array("boter".utf8)))
        let pack = try PhrasePack(contentsOf: folder + "/en.phrases")
        #expect(pack.phrase(at: 1)?.utf8 == Array("naïef – café!".utf8))
        let set = try SentenceSet(contentsOf: folder + "/en.sentences")
        #expect(set.tokenised(at: 0)?.text == Array("An apple is sweet.".utf8))
    }

    @Test("are refused with the path where they are missing, a folder, or of another kind")
    func refused() throws {
        let folder = NSTemporaryDirectory() + "packs-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/en.levels"
        func problem() -> String? {
            do throws(OpenError) {
                _ = try PhrasePack(contentsOf: path)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(problem() == path + ": no such file")
        try Data(try PackFixture.levelsFile()).write(to: URL(fileURLWithPath: path))
        #expect(problem() == path + ": the wrong kind of artefact (levels; expected phrases)")
        try Data().write(to: URL(fileURLWithPath: path))
        #expect(problem() == path + ": not a dictc artefact (too short)")
        #expect(throws: OpenError.self) { try AnswerList(contentsOf: folder) }
    }
}
