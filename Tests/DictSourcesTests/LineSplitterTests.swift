import DictModel
import DictTestSupport
import Testing

@testable import DictSources

/// The splitter, fed in pieces of any size, against a model that has the whole text.
@Suite("Lines of texts") struct LineSplitterTests {
    private struct Line: Equatable {
        var text: String
        var isCut = false
    }

    private func split(
        _ text: [UInt8], _ ends: LineSplitter.Ends, limit: Int = 1_000,
        longLines: LineSplitter.LongLines = .cut, pieces: () -> Int
    ) throws -> [Line] {
        var splitter = LineSplitter(
            at: Place("x"), ends: ends, limit: limit, longLines: longLines)
        var lines: [Line] = []
        func take(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) {
            lines.append(Line(text: String(decoding: [UInt8](line), as: UTF8.self), isCut: isCut))
            #expect(number == lines.count)
        }
        var start = 0
        while start < text.count {
            let end = min(text.count, start + pieces())
            let piece = Array(text[start..<end])
            try splitter.push(piece.span, take)
            start = end
        }
        try splitter.finish(take)
        #expect(splitter.count == lines.count)
        return lines
    }

    /// The lines of `text` by its scalars.
    private func model(_ text: String, _ ends: LineSplitter.Ends) -> [Line] {
        var scalars: [Unicode.Scalar] = []
        var lines: [Line] = []
        func end() {
            var line = String.UnicodeScalarView()
            line.append(contentsOf: scalars)
            lines.append(Line(text: String(line)))
            scalars = []
        }
        let all = Array(text.unicodeScalars)
        let others: [Unicode.Scalar] = ["\u{B}", "\u{C}", "\r", "\u{2028}", "\u{2029}"]
        for (index, scalar) in all.enumerated() {
            let isPair = scalar == "\n" && index > 0 && all[index - 1] == "\r"
            switch (ends, scalar) {
            case (.any, "\n"): if !isPair { end() }
            case (.any, _) where others.contains(scalar): end()
            case (.lineFeeds, "\n"):
                if isPair { scalars.removeLast() }
                end()
            default: scalars.append(scalar)
            }
        }
        if !scalars.isEmpty { end() }
        return lines
    }

    @Test("lines are those of the model, however the text is cut", arguments: 0..<20)
    func agreement(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let parts =
            ["a", "é", "\u{2027}", "😀", "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{2028}"]
            + ["\u{2029}", "â", "\u{2020}", "abcdefgh", "xyz", "\t", "\u{E}", "\u{8}"]
        for _ in 0..<40 {
            var text = ""
            for _ in 0..<Int.random(in: 0...30, using: &random) {
                text += parts.randomElement(using: &random) ?? ""
            }
            // A CR at the end is a part of the line unless a LF follows it.
            if text.hasSuffix("\r") { text += "a" }
            for ends in [LineSplitter.Ends.any, .lineFeeds] {
                let lines = try split(Array(text.utf8), ends) {
                    // Pieces that are read byte by byte, and longer ones, by words of 8.
                    Int.random(in: 1...(seed % 2 == 0 ? 6 : 60), using: &random)
                }
                #expect(lines == model(text, ends), "\(Array(text.utf8))")
            }
        }
    }

    @Test(
        "the last line needs no line end, whatever it ends in",
        arguments: ["a", " ", "\t", "  ", "\u{A0}", "é", "\u{2027}", "â"])
    func lastLine(ending: String) throws {
        for ends in [LineSplitter.Ends.any, .lineFeeds] {
            for text in ["", "zebra", "pea\nzebra", "pea\r\n"] {
                for piece in 1...9 {
                    let lines = try split(Array((text + ending).utf8), ends) { piece }
                    #expect(lines == model(text + ending, ends), "\(text), pieces of \(piece)")
                }
            }
        }
    }

    @Test("a long line is cut before a character, or refused", arguments: [1, 2, 3, 64])
    func longLines(piece: Int) throws {
        let text = Array("abcé\r\nabcdé\nabcdeé\nabcdef\nx".utf8)
        let cut = try split(text, .lineFeeds, limit: 5) { piece }
        #expect(
            cut == [
                Line(text: "abcé"), Line(text: "abcd", isCut: true),
                Line(text: "abcde", isCut: true), Line(text: "abcde", isCut: true),
                Line(text: "x"),
            ])
        do {
            _ = try split(text, .any, limit: 5, longLines: .refused) { piece }
            Issue.record("a long line was taken")
        } catch let error as Diagnostic {
            Fault(.textLineTooLong, line: 2).check(error)
        }
    }

    @Test("a wrong byte has its line and its column", arguments: [1, 4, 64])
    func wrongBytes(piece: Int) throws {
        for (byte, code) in [(UInt8(0), Diagnostic.Code.textNUL), (0xFF, .textNotUTF8)] {
            // Behind none and up to 12 letters, in words of 8 and after them.
            for letters in 0...12 {
                let before = String(repeating: "a", count: letters) + (letters % 2 == 0 ? "é" : "")
                do {
                    _ = try split(
                        Array(("é\n" + before).utf8) + [byte, 0x61, 0x0A], .any
                    ) { piece }
                    Issue.record("\(byte) was taken")
                } catch let error as Diagnostic {
                    Fault(code, line: 2, column: before.count + 1).check(error)
                }
            }
        }
    }
}
