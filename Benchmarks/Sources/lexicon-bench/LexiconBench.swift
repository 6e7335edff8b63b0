import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader
import Glibc

/// A command that builds and queries lexicons, for comparison with other libraries.
///
/// Its arguments and output are the same as those of the commands for the other libraries; see
/// `Peers/peer.h`. The header of the lexicon names the language with whose code the name of the file
/// starts, as in `nl.lexicon`, or else English; words in a to z of any language will do.
@main
enum LexiconBench {
    static func main() throws {
        let arguments = CommandLine.arguments
        switch arguments.count {
        case 4 where arguments[1] == "build":
            try build(list: arguments[2], file: arguments[3])
        case 5, 6:
            try run(
                arguments[1], file: arguments[2], queries: try Lines(contentsOf: arguments[3]),
                count: Int(arguments[4]) ?? 0,
                passes: arguments.count > 5 ? Int(arguments[5]) ?? 1 : 1)
        default: exit(64)
        }
    }

    static func build(list: String, file: String) throws {
        let name = file.split(separator: "/").last ?? ""
        let language = Language(code: String(name.prefix { $0 != "." })) ?? .english
        let lines = try Lines(contentsOf: list)
        let words = WordList(lines)
        let before = peakMemory()
        let start = ContinuousClock.now
        let artefact = try LexiconArtefact.bytes(of: words, language: language)
        let nanoseconds = nanoseconds(since: start)
        let peak = peakMemory()
        try write(artefact, to: file)
        print(lines.count, nanoseconds, before, peak)
    }

    static func run(
        _ operation: String, file: String, queries: Lines, count: Int, passes: Int
    ) throws {
        let lexicon = try Lexicon(contentsOf: file, .trusting)
        var checksum = 0
        var best = Int64.max
        for _ in 0..<passes {
            checksum = 0
            let start = ContinuousClock.now
            switch operation {
            case "none": break
            case "hit", "miss":
                queries.forEach(first: count) { if lexicon.contains($0) { checksum += 1 } }
            case "prefix":
                queries.forEach(first: count) { if lexicon.isPrefix($0) { checksum += 1 } }
            case "rank":
                queries.forEach(first: count) { checksum += lexicon.rank(of: $0) ?? 0 }
            case "enumerate":
                let empty: [UInt8] = []
                try lexicon.forEachWord(startingWith: empty.span) { word in
                    checksum &+= word.count &+ Int(word[word.count &- 1])
                    return true
                }
            case "open":
                checksum = try open(file, .trusting, times: count)
            case "verify":
                checksum = try open(file, .verifying, times: count)
            default: exit(64)
            }
            best = min(best, nanoseconds(since: start))
        }
        print(checksum, best)
    }

    /// Opens the lexicon in `file` repeatedly, and returns how many times it contains the word "a".
    ///
    /// - Parameters:
    ///   - file: The path of the lexicon.
    ///   - verification: Whether to verify all checksums each time.
    ///   - times: The number of times to open the lexicon.
    /// - Returns: `times` if the lexicon contains "a", and otherwise 0.
    /// - Throws: An error if the lexicon cannot be opened.
    static func open(_ file: String, _ verification: Verification, times: Int) throws -> Int {
        let letter: [UInt8] = [UInt8(ascii: "a")]
        var found = 0
        for _ in 0..<times {
            if try Lexicon(contentsOf: file, verification).contains(letter.span) { found += 1 }
        }
        return found
    }

    static func nanoseconds(since start: ContinuousClock.Instant) -> Int64 {
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
