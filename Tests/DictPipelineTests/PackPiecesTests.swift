import DictCompiler
import DictFormat
import DictModel
import DictReader
import Testing

@testable import DictPipeline

@Suite("Pieces of packs") struct PackPiecesTests {
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
        #expect(listing.violations(usable: nil).contains { $0.rule == .anagramPair })
    }

    @Test(
        "a wrong line of a list is named with what it has",
        arguments: [
            ("{", 1, .levelsLine, "not JSON"), ("\n \n", 0, .levelsNone, nil),
            (#"{"set":1,"level":1}"#, 1, .levelsLine, "\"words\" is missing"),
            (
                "\n" + #"{"set":"1","level":1,"words":["a"]}"#, 2, .levelsLine,
                "\"set\" is of another type"
            ),
            (#"{"schema":2,"set":1,"level":1,"words":["a"]}"#, 1, .levelsSchema, "2"),
            (
                #"{"language":"nl","set":1,"level":1,"words":["a"]}"#, 1, .levelsLanguage,
                "\"nl\""
            ),
            (#"{"set":1,"level":0,"words":["a"]}"#, 1, .levelsLevel, "0"),
            (#"{"set":1,"level":1,"attempts":256,"words":["a"]}"#, 1, .levelsAttempts, "256"),
            (#"{"set":1,"level":1,"words":[]}"#, 1, .levelsWordCount, "0"),
            (#"{"set":3,"level":1,"words":["a"]}"#, 1, .levelsSetOrder, "3"),
            (#"{"set":1,"level":1,"words":["a b"]}"#, 1, .wordBadLetter, "\"a b\""),
            (#"{"set":1,"level":1,"words":[""]}"#, 1, .wordLength, "\"\""),
        ] as [(String, Int, Diagnostic.Code, String?)])
    func wrongLine(text: String, line: Int, code: Diagnostic.Code, found: String?) {
        let thrown = #expect(throws: Diagnostics.self) {
            try LevelListing(parsing: Array(text.utf8), name: "own.jsonl", language: .english)
        }
        #expect(thrown?.errors.count == 1)
        let error = thrown?.errors.first
        #expect(error?.code == code && error?.found == found)
        #expect(error?.place.file == "own.jsonl" && error?.place.line == line)
    }

    @Test("all wrong lines of a list are named at once") func wrongLines() {
        let lines = Array(repeating: "tea", count: 25).joined(separator: "\n")
        let thrown = #expect(throws: Diagnostics.self) {
            try LevelListing(parsing: Array(lines.utf8), name: "own.jsonl", language: .dutch)
        }
        #expect(thrown?.errors.map(\.place.line) == Array(1...20) && thrown?.omitted == 5)
    }

    @Test("more sets than the words are enough for are refused before any search")
    func tooManySets() {
        let pool = LevelWordPool(language: .dutch, words: [], isBlocked: { _ in false })
        for (count, code) in [(1000, Diagnostic.Code.levelsTooFewWords), (1001, .levelsSetCount)] {
            let error = #expect(throws: Diagnostic.self) {
                try LevelListing(
                    making: count,
                    with: LevelPackBuilder(
                        pool: pool, ladder: .hard, seed: 3, place: Place("dictc.yml")),
                    jobs: 2, StageProgress(artefact: "nl.levels", show: nil))
            }
            #expect(error?.code == code && error?.place.file == "dictc.yml")
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
