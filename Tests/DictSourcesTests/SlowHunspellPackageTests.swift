import DictModel
import DictSources
import DictTestSupport
import Foundation
import Testing

/// Forms of the dictionaries of Debian's packages, which hunspell itself has to accept.
@Suite(
    "Dictionaries of Debian's hunspell packages",
    .enabled(if: SlowTests.areEnabled, SlowTests.hint),
    .enabled(
        if: FileManager.default.fileExists(atPath: "/usr/share/hunspell/nl_NL.dic"),
        "needs hunspell's dictionaries, which `make check-all` installs"))
struct SlowHunspellPackageTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL

    @Test(
        "every form is accepted by hunspell, and none that it derives is lacking",
        arguments: [
            ("en_US", ["american", "english"]), ("en_GB", ["british", "english"]), ("nl_NL", []),
        ])
    func proof(name: String, spellings: [String]) throws {
        let path = "/usr/share/hunspell/" + name
        let source = WordSource(
            SourceInput(path: path + ".dic"),
            format: .hunspell(HunspellFormat(affixes: path + ".aff")))
        var forms: [UInt8] = []
        let start = ContinuousClock.now
        let summary = try source.forEachRecord { text, _, _ in
            forms.append(contentsOf: text)
            forms.append(0x0A)
        }
        print("\(name): \(summary.records) forms in \(ContinuousClock.now - start)")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "dictc-" + UUID().uuidString)
        try Data(forms).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let raw = Self.repository.appendingPathComponent("raw-data").path
        var lists = spellings.flatMap { spelling in
            [10, 20, 35, 40, 50, 55, 60].map { "\(raw)/en/scowl/\(spelling)-words.\($0).gz" }
        }
        if lists.isEmpty { lists = ["\(raw)/nl/wdutch.gz"] }
        let process = Process()
        process.executableURL = Self.repository.appendingPathComponent(
            "raw-data/tools/hunspell-proof")
        process.arguments = [path, file.path] + lists.filter(FileManager.default.fileExists)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
