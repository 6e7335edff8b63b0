import Foundation
import Testing

/// A row of a table of bad inputs: what is put into a project that was built before, and what a
/// call then answers.
struct BadInputRow: Sendable, CustomTestStringConvertible {
    /// The row of the catalogue.
    var id: String
    /// The files to write, by their paths.
    var files: [String: [UInt8]] = [:]
    /// A line of shell that prepares what bytes alone cannot; `$DICTC` is the executable.
    var preparation = ""
    /// The call, after `dictc`.
    var call = "build"
    var status: Int32 = 65
    /// What standard error has to say.
    var errors: [String] = []
    /// The words of the English lexicon afterwards; checked where the call succeeds.
    var words: [String]?

    var testDescription: String { id }

    /// The row of a bad word list in place of `en/words.txt`.
    static func list(
        _ id: String, _ bytes: [UInt8], status: Int32 = 65, _ errors: String...
    ) -> BadInputRow {
        BadInputRow(
            id: id, files: ["raw-data/en/words.txt": bytes], status: status,
            errors: status == 0 ? errors : ["raw-data/en/words.txt"] + errors)
    }

    static func list(
        _ id: String, _ text: String, status: Int32 = 65, _ errors: String...
    ) -> BadInputRow {
        BadInputRow(
            id: id, files: ["raw-data/en/words.txt": Array(text.utf8)], status: status,
            errors: status == 0 ? errors : ["raw-data/en/words.txt"] + errors)
    }

    /// The row of a configuration.
    static func configuration(
        _ id: String, _ text: String, status: Int32 = 78, _ errors: String...
    ) -> BadInputRow {
        BadInputRow(
            id: id, files: ["raw-data/dictc.yml": Array(text.utf8)], status: status,
            errors: ["raw-data/dictc.yml"] + errors)
    }

    /// The row with `words` as its result.
    func giving(_ words: String...) -> BadInputRow {
        var row = self
        row.words = words
        return row
    }

    /// Runs the call in a built project of its own.
    func check() throws { try check(in: Sandbox.builtProject()) }

    /// Runs the call in `sandbox` and judges exit status, streams and artefacts.
    func check(in sandbox: Sandbox) throws {
        for (file, bytes) in files { try sandbox.write(bytes, to: file) }
        if !preparation.isEmpty {
            let run = try sandbox.shell(preparation)
            try #require(run.status == 0, "\(id): \(run.errors)")
        }
        let before = try sandbox.output()
        let run = try sandbox.run(call)
        #expect(run.status == status, "\(id): \(run.errors)")
        for part in errors { #expect(run.errors.contains(part), "\(id): \(run.errors)") }
        if status == 0 {
            if let words { #expect(try sandbox.words() == words, "\(id)") }
            return
        }
        #expect(run.output.isEmpty, "\(id): \(run.output)")
        #expect(!run.errors.isEmpty && !run.errors.utf8.contains(0x1B), "\(id)")
        #expect(try sandbox.output() == before, "\(id): the artefacts changed")
    }
}

/// The configuration of a project with the one source `source`, a mapping in flow style.
func configuration(of source: String) -> String {
    "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    words:\n      - \(source)\n"
}
