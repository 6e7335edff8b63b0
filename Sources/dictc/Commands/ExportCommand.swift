import ArgumentParser
import DictFormat
import DictReader
import DictStore

struct ExportCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Turn an artefact back into text, without loss.",
        discussion: """
            Example: dictc export build-output/en.lexicon -o words.txt

            A lexicon becomes its words in byte order, one a line; with --json each line is an \
            object.
            """)

    @Argument(help: "The artefact.")
    var file: String

    @Option(name: .shortAndLong, help: "Write to this file; - is standard output.")
    var output = "-"

    @OptionGroup var format: FormatOptions

    var isJSON: Bool { format.isJSON }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        guard output == "-" || !Process.isSameFile(file, output) else {
            throw Failure.usage(
                "the output \(output) is the artefact itself", hint: "name another file with -o")
        }
        let lexicon = try Lexicon(contentsOf: file)
        if output == "-" {
            try forEachPiece(of: lexicon) { try standardOutput.write($0.span) }
        } else {
            var bytes: [UInt8] = []
            try forEachPiece(of: lexicon) { bytes += $0 }
            try AtomicFile.write(bytes, to: output)
        }
        return .success
    }

    /// Calls `body` with the lines, some thousands of bytes at a time.
    private func forEachPiece(
        of lexicon: Lexicon, _ body: ([UInt8]) throws -> Void
    ) throws {
        var piece: [UInt8] = []
        var failure: (any Error)?
        let none: [UInt8] = []
        try lexicon.forEachWord(startingWith: none.span) { word in
            if isJSON { piece += Array("{\"schema\":1,\"word\":\"".utf8) }
            for index in word.indices { piece.append(word[index]) }
            if isJSON { piece += [0x22, 0x7D] }
            piece.append(UInt8(ascii: "\n"))
            guard piece.count >= 32_768 else { return true }
            do {
                try body(piece)
            } catch {
                failure = error
                return false
            }
            piece.removeAll(keepingCapacity: true)
            return true
        }
        if let failure { throw failure }
        try body(piece)
    }
}
