import DictCompiler
import DictLexicon
import DictModel
import DictReport
import DictTestSupport
import Testing

@testable import DictReader
@testable import WordGames
@testable import DictTerminal
@testable import dictc

/// Promises on how much the questions about a lexicon try, counted in steps and not in seconds.
@Suite("Questions try so much at most") struct SearchWorkTests {
    /// A question about inputs of three sizes, and the steps that it may take.
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var sizes = [6, 9, 12]
        /// The most steps for an input of a size; by default, one for each start of a word.
        var most: @Sendable (Int) -> Int = { 2 << $0 }
        /// Asks about an input of a size, and returns the steps that were taken.
        var steps: @Sendable (Int) throws -> Int
    }

    /// All words of `length` letters a and b.
    private static func words(_ length: Int) -> [[UInt8]] {
        (0..<1 << length).map { number in
            (0..<length).map { UInt8(0x61 + number >> (length - 1 - $0) & 1) }
        }
    }

    private static func lexicon(_ words: [[UInt8]]) throws -> Lexicon {
        var builder = WordListBuilder()
        for word in words { builder.append(word) }
        return try Lexicon(
            ArtefactBytes(LexiconArtefact.bytes(of: builder.finish(), language: .english)),
            .verifying)
    }

    private static func letters(
        _ search: (inout Int64) throws -> Void
    ) rethrows -> Int {
        var left = Int64.max
        try search(&left)
        return Int(Int64.max - left)
    }

    static let rows: [Row] = [
        Row(testDescription: "a pattern of stars") { size in
            let lexicon = try lexicon(words(size))
            let pattern = Array("*a*b*a*c*".utf8)
            return try letters {
                try lexicon.forEachWord(matching: pattern.span, reading: &$0) { _ in true }
            }
        },
        Row(testDescription: "an anagram of half of each letter") { size in
            let lexicon = try lexicon(words(size))
            let bag = (0..<size).map { UInt8(0x61 + $0 % 2) }
            return try letters {
                try lexicon.forEachAnagram(of: bag.span, reading: &$0) { _ in true }
            }
        },
        Row(testDescription: "the words of some letters, any of them") { size in
            let lexicon = try lexicon(words(size))
            let bag = [UInt8](repeating: 0x3F, count: size)
            return try letters {
                try lexicon.forEachWord(madeOf: bag.span, minimumLength: 1, reading: &$0) { _ in
                    true
                }
            }
        },
        Row(
            testDescription: "words near a long one", sizes: [4, 32, 255],
            most: { (2 * $0 + 1) * 2 + 2 * $0 }
        ) { size in
            var tried = 0
            Lexicon.forEachEdit(of: [UInt8](repeating: 0x61, count: size), letters: [0x61, 0x62]) {
                _ in tried += 1
            }
            return tried
        },
        Row(
            testDescription: "Tab at the only word", sizes: [4, 32, 255], most: { $0 }
        ) { size in
            let lexicon = try lexicon([[UInt8](repeating: 0x61, count: size)])
            return LinePrompt.completion(of: [0x61], in: lexicon).count
        },
        Row(
            testDescription: "keys and long texts at the prompt", sizes: [100, 1_000, 10_000],
            most: { min($0, 1_000) }
        ) { size in
            var editor = LineEditor(limit: 1_000)
            var longest = 0
            for _ in 0..<size {
                editor.insert(["a", "b"])
                _ = editor.press(.character("c"))
                guard case .completing(let text) = editor.press(.tab) else { continue }
                longest = max(longest, text.unicodeScalars.count)
            }
            return min(longest, size)
        },
        Row(testDescription: "the difference of two lexicons", most: { 3 << $0 }) { size in
            var compared = 0
            let all = words(size)
            let (old, new) = (try lexicon(all), try lexicon(all.map { $0.map { $0 ^ 6 } }))
            try LexiconDifference.forEachWord(from: old, to: new) { _, _ in compared += 1 }
            return compared
        },
        Row(testDescription: "who wins at Ghost", most: { _ in 1 + 2 + 4 }) { size in
            let lexicon = try lexicon(words(size))
            var tree = GhostTree(words: lexicon.count)
            let before = tree.searches
            _ = tree.value(of: lexicon.root, length: 0)
            return before - tree.searches
        },
    ]

    @Test("a question about an input of n takes at most so many steps", arguments: rows)
    func bounds(row: Row) throws {
        for size in row.sizes {
            let steps = try row.steps(size)
            #expect(0 < steps && steps <= row.most(size), "\(size): \(steps)")
        }
    }
}
