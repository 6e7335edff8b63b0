import DictFormat
import DictReader
import Foundation
import Testing

@Suite("Artefacts that are read instead of mapped") struct ReadingTests {
    @Test("answer as before when their file is cut") func cut() throws {
        let path = NSTemporaryDirectory() + "dictc-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(LexiconFixture.file(["pea", "peafowl"])).write(to: URL(fileURLWithPath: path))
        let lexicon = try Lexicon(copyOf: path)
        try FileHandle(forWritingTo: URL(fileURLWithPath: path)).truncate(atOffset: 0)
        #expect(lexicon.contains("peafowl") && !lexicon.contains("peaf"))
        #expect(throws: OpenError.self) { try Lexicon(copyOf: path) }
        #expect(throws: OpenError.self) { try Lexicon(copyOf: path + ".none") }
    }

    @Test("are read until it is clear what they are, and no further") func endless() throws {
        #expect(try ArtefactBytes(reading: "/dev/zero").count <= 1 << 17)
        #expect(try ArtefactBytes(mapping: "/dev/zero").count <= 1 << 17)
        let file = try LexiconFixture.file(["pea"])
        #expect(ArtefactHeader.sufficientLength(file) == file.count)
        #expect(ArtefactHeader.sufficientLength(Array(file[..<31])) == .max)
        #expect(ArtefactHeader.sufficientLength([UInt8](repeating: 0, count: 32)) == 0)
        var huge = file
        for index in 16..<24 { huge[index] = 255 }
        #expect(ArtefactHeader.sufficientLength(huge) == .max)
    }
}
