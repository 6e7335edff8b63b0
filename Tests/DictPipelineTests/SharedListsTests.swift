import DictLexicon
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// Our own lists beside public ones, which are for tests only.
@Suite(
    "Our lists beside public ones",
    .enabled(if: SharedLists.exist, "the shared data is not here"))
struct SharedListsTests {
    @Test("the better known a Dutch tier, the more of it is frequent")
    func tiers() throws {
        let frequent = SharedLists.lines("../shared/data/wordlists/frequency/nl_50k.txt")
            .prefix(20_000).map { String($0.prefix { $0 != " " }) }
        let top = Set(frequent)
        var words: [Int: Int] = [:]
        var among: [Int: Int] = [:]
        for line in SharedLists.lines("raw-data/nl/everyday-words.txt") where line.first != "#" {
            let columns = line.split(separator: "\t")
            let tier = try #require(columns.last.flatMap { Int($0) })
            words[tier, default: 0] += 1
            if top.contains(String(columns[0])) { among[tier, default: 0] += 1 }
        }
        let shares = (1...3).map { 100 * among[$0, default: 0] / max(1, words[$0, default: 0]) }
        #expect(shares[0] >= 85 && shares[1] >= 60 && shares[2] >= 25, "\(shares)")
        #expect(shares[0] > shares[1] && shares[1] > shares[2], "\(shares)")
    }

    @Test(
        "what block lists of others hold is blocked, or let pass for a reason",
        arguments: Language.allCases)
    func blocks(language: Language) throws {
        var options = BuildOptions()
        options.configuration = SharedLists.root + "raw-data/dictc.yml"
        let project = try Project(options)
        let configuration = try #require(project.configuration.language(language))
        let open = try LanguageWords(configuration, in: project)
            .unblocked(by: [.slur, .vulgar, .sensitive])
        var reasons: [String: String] = [:]
        for line in SharedLists.lines("Tests/Fixtures/words-not-blocked.tsv") {
            let columns = line.split(separator: "\t").map(String.init)
            if columns.count == 3, columns[0] == language.code { reasons[columns[1]] = columns[2] }
        }
        for list in ["ldnoobw", "swear-words"] {
            let path = "../shared/data/blocklists/\(list).\(language.code).txt"
            for line in SharedLists.lines(path) {
                let word = line.lowercased()
                guard open.contains(Array(word.utf8)) else { continue }
                #expect(reasons[word] != nil, "\(list): \(word)")
            }
        }
    }
}

private enum SharedLists {
    /// The package, with a slash behind it.
    static let root =
        URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        + "/"

    static var exist: Bool {
        FileManager.default.fileExists(atPath: root + "../shared/data/blocklists")
    }

    /// The lines of a file, named by its path from the package.
    static func lines(_ path: String) -> [String] {
        let bytes = FileManager.default.contents(atPath: root + path) ?? Data()
        let text = String(validating: bytes, as: UTF8.self) ?? ""
        return text.split(whereSeparator: \.isNewline).map(String.init)
    }
}
