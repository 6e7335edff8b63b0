import DictTestSupport
import Foundation
import Testing

/// The one place where whole sentences are pinned; every other test compares codes and fields.
///
/// After a change of wording on purpose, run the suite once with `DICTC_UPDATE_GOLDEN=1`, and read
/// the difference before you commit it.
@Suite("Messages, word for word") struct MessageTests {
    private static let file = Sandbox.package + "/Tests/DictcCommandTests/Golden/messages.txt"

    private static let transcript = Result {
        MessageTranscript(try String(contentsOfFile: file, encoding: .utf8))
    }

    @Test("the golden file has commands; DICTC_UPDATE_GOLDEN=1 writes their output anew")
    func commands() throws {
        let transcript = try Self.transcript.get()
        #expect(transcript.entries.count >= 30)
        guard ProcessInfo.processInfo.environment["DICTC_UPDATE_GOLDEN"] == "1" else { return }
        try transcript.renewed().write(toFile: Self.file, atomically: true, encoding: .utf8)
    }

    @Test(
        "each command prints what the golden file shows",
        arguments: (try? transcript.get().entries) ?? [])
    func sentences(entry: MessageTranscript.Entry) throws {
        #expect(try MessageTranscript.output(of: entry.command) == entry.output)
    }
}
