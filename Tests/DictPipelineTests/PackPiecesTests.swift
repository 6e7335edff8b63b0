import DictCompiler
import DictFormat
import DictModel
import DictReader
import Testing

@testable import DictPipeline

@Suite("Pieces of packs") struct PackPiecesTests {
    @Test(
        "cells of CSV are quoted where they have to be, and no formula",
        arguments: [
            (["tea", "2"], "tea,2"), (["a,b"], "\"a,b\""), (["say \"x\""], "\"say \"\"x\"\"\""),
            (["=1+1"], "\"'=1+1\""), (["@x", "-y"], "\"'@x\",\"'-y\""),
        ])
    func csv(cells: [String], line: String) {
        #expect(CSVText.line(cells) == line)
    }

    @Test("every beginning of a phrase pack holds the tiers in their shares")
    func balanced() {
        let phrases = (0..<200).map { index in
            GradedPhrase(text: Array("phrase \(index)".utf8), misses: [0, 2, 2, 4, 7][index % 5])
        }
        let ordered = PhraseOrder.balanced(phrases, seed: 3)
        #expect(ordered.count == 200)
        for length in stride(from: 5, through: 200, by: 5) {
            for (tier, share) in [(0, 1), (1, 2), (2, 1), (3, 1)] {
                let count = ordered.prefix(length)
                    .filter { Int(PhraseTier(misses: $0.misses).rawValue) == tier }.count
                #expect(abs(count * 5 - share * length) <= 10, "tier \(tier) of \(length)")
            }
        }
        #expect(ordered == PhraseOrder.balanced(phrases.reversed(), seed: 3))
        #expect(ordered != PhraseOrder.balanced(phrases, seed: 4))
    }

    @Test(
        "short forms are familiar where their word is",
        arguments: [
            ("don't", true), ("it's", true), ("dogs'", true), ("o'clock", true), ("can't", true),
            ("it,", true), ("zebra's", false), ("zebra", false), ("'it", true), ("1984", true),
        ])
    func shortForms(token: String, isFamiliar: Bool) {
        let known = ["do", "it", "dogs"].map { Array($0.utf8) }
        let words = PhraseWords(familiar: Set(known), language: .english)
        #expect(words.isFamiliar(Array(token.utf8)) == isFamiliar)
    }

    @Test("lists made by hand load, also with anagrams; wrong lines are named")
    func parsing() throws {
        let line = """
            {"set":1,"level":1,"attempts":null,"words":["TEA","EAT","TEE","PEA","PET","APE"]}
            """
        let listing = try LevelListing(
            parsing: Array(line.utf8), name: "own.jsonl", language: .english)
        #expect(listing.packCount == 1 && listing.ladder == .custom)
        let artefact = try listing.artefact(place: "own.levels")
        #expect(!artefact.isEmpty)
        #expect(listing.violations(pool: nil).contains { $0.rule == .anagramPair })
        for (wrong, message) in [
            ("{", "own.jsonl:1: no pack in JSON (not JSON)"), ("", "own.jsonl: no packs"),
            ("{\"set\":1,\"level\":1}", "\"words\" is missing"),
            ("{\"set\":1,\"level\":0,\"words\":[\"a\"]}", "level is out of range"),
            ("{\"set\":3,\"level\":1,\"words\":[\"a\"]}", "sets are out of order"),
            ("{\"set\":1,\"level\":1,\"words\":[\"a b\"]}", "not a word"),
        ] {
            let failure = #expect(throws: PipelineFailure.self) {
                try LevelListing(
                    parsing: Array(wrong.utf8), name: "own.jsonl", language: .english)
            }
            #expect(failure?.errors.first?.description.contains(message) == true)
        }
    }
    @Test(
        "packs whose sets do not count from 1 are damage, however high they count",
        arguments: [0, 2, 0xFF])
    func damagedSets(set: UInt8) throws {
        let line = #"{"set":1,"level":1,"attempts":null,"words":["TEA","RUN","OAK"]}"#
        let listing = try LevelListing(
            parsing: Array(line.utf8), name: "own.jsonl", language: .english)
        let sound = try listing.artefact(place: "own.levels")
        let packs = try LevelPacks(ArtefactBytes(sound))
        _ = try LevelListing(packs)

        var writer = ArtefactWriter(kind: .levels, language: .english)
        let header = try unsafe sound.withUnsafeBytes { try unsafe ArtefactHeader(ByteView($0)) }
        for section in header.sections {
            var bytes = Array(sound[section.range])
            if section.id == LevelsFormat.packs {
                for index in 0..<4 { bytes[index] = index == 0 || set == 0xFF ? set : 0 }
            }
            writer.add(section.id, bytes)
        }
        let damaged = try LevelPacks(ArtefactBytes(writer.finish()))
        #expect(throws: FormatError.self) { try LevelListing(damaged) }
    }
}
