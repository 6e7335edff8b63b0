import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Section C: word lists and Unicode.
    static let wordLists: [FaultRow] =
        listForms + unicodeWords + shownWords + foreignLists + scarceWords + listColumns

    /// A list that builds, and the words that it gives; the overlay always adds DICTIONARY.
    static func accepted(_ name: String, _ text: String, _ words: String...) -> ProjectTrial {
        accepted(name, Array(text.utf8), words)
    }

    static func accepted(_ name: String, _ bytes: [UInt8], _ words: [String]) -> ProjectTrial {
        var trial = ProjectTrial.list(name, bytes, status: 0)
        trial.words = (words + ["dictionary"]).sorted()
        return trial
    }

    /// Rows C1 to C9: lines and bytes of a list.
    private static let listForms: [FaultRow] = [
        .tried(
            "C1", "an empty list",
            ProjectTrial.list("no byte", "", "words.txt: error[source.no-words]: 0 words"),
            ProjectTrial.list("blank lines", "\n \n\t\n", "0 words", "3 lines"),
            ProjectTrial.list("comments", "# a\n#b", "0 words"),
            ProjectTrial(
                "a list of names", files: ["raw-data/en/names.txt": []],
                errors: ["raw-data/en/names.txt: error[source.no-words]: 0 words"]),
            // An overlay without a line is a fine overlay.
            ProjectTrial(
                "an overlay", files: ["raw-data/en/overlay.txt": []], status: 0,
                words: Sandbox.projectWords.filter { $0 != "dictionary" } + ["hah"]
            ).sorted()),
        .tried("C2", "no end of the last line", accepted("", "pea\nzax", "pea", "zax")),
        .tried(
            "C3", "other ends of lines", CodeTrial { try lineEnds() },
            accepted(
                "mixed", "aa\r\n\rbb\n\u{2028}cc\u{B}dd\u{C}ee", "aa", "bb", "cc", "dd", "ee")),
        .tried(
            "C4", "a byte order mark",
            accepted("at the start", mark + Array("pea\n".utf8), ["pea"])
                .noting("byte order mark dropped"),
            accepted(
                "inside", Array("pea\n".utf8) + mark + Array("zax\n".utf8), ["pea", "zax"]
            ).noting(
                "words.txt:2: note[text.byte-order-mark]: 1 byte order marks inside the file dropped"
            )),
        .tried(
            "C5", "UTF-16",
            accepted("little-endian", utf16("pea\ncafé", low: true), ["pea", "cafe"]),
            accepted("big-endian", utf16("pea\ncafé", low: false), ["pea", "cafe"]),
            ProjectTrial.list(
                "without a mark", Array(utf16("pea\n", low: true).dropFirst(2)),
                "words.txt:1:2: error[text.nul]: a NUL byte", "encoding: utf-16le"),
            declared("utf-16le", Array(utf16("pea\ncafé", low: true).dropFirst(2)), status: 0)
                .giving("cafe", "pea"),
            declared("utf-16", Array(utf16("pea\n", low: true).dropFirst(2)), "byte order mark"),
            ProjectTrial.list(
                "half a unit", utf16("pea", low: true) + [0x0A], "not in the declared encoding"),
            ProjectTrial.list(
                "half a pair", [0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x0A, 0], "the surrogate D83D")),
        .tried(
            "C6", "ISO 8859-1",
            ProjectTrial.list(
                "undeclared", Array("pea\ncaf".utf8) + [0xE9, 0x0A],
                "words.txt:2:4: error[text.not-utf8]: not UTF-8",
                "encoding: iso-8859-1"),
            ProjectTrial.list(
                "beside UTF-8", latin1, "words.txt:3:4: error[text.not-utf8]: not UTF-8",
                "mend this line"),
            declared("iso-8859-1", latin1, status: 0).giving("cafe", "pea")),
        .tried(
            "C7", "a list encoded twice",
            accepted("", "pea\ncafÃ©\n", "pea")
                .noting("words.txt:2: note[text.double-encoded]: 1 lines look as if encoded twice")),
        .tried(
            "C8", "bytes that are not UTF-8",
            ProjectTrial.list(
                "cut", [0x61, 0xE2, 0x82, 0x0A], "words.txt:1:2: error[text.not-utf8]: not UTF-8"),
            ProjectTrial.list(
                "overlong", [0xC0, 0xAF], "words.txt:1:1: error[text.not-utf8]: not UTF-8"),
            ProjectTrial.list(
                "a surrogate", [0x61, 0x0A, 0xED, 0xA0, 0x80],
                "words.txt:2:1: error[text.not-utf8]: not UTF-8"),
            ProjectTrial.list(
                "above U+10FFFF", [0xF4, 0x90, 0x80, 0x80],
                "words.txt:1:1: error[text.not-utf8]: not UTF-8"),
            ProjectTrial(
                "in a list of names", files: ["raw-data/en/names.txt": [0x61, 0xFF]],
                errors: ["raw-data/en/names.txt:1:2: error[text.not-utf8]: not UTF-8"]),
            ProjectTrial(
                "in the overlay", files: ["raw-data/en/overlay.txt": [0x2B, 0x61, 0xFF]],
                errors: ["raw-data/en/overlay.txt:1:3: error[text.not-utf8]: not UTF-8"])),
        .tried(
            "C9", "a NUL",
            ProjectTrial.list("", "pea\nb\0c\n", "words.txt:2:2: error[text.nul]: a NUL")),
    ]

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let latin1: [UInt8] =
        Array("pea\nx".utf8) + [0xC3, 0xA0] + Array("\ncaf".utf8) + [0xE9, 0x0A]

    private static func utf16(_ text: String, low: Bool) -> [UInt8] {
        ([0xFEFF] + Array(text.utf16)).flatMap { unit -> [UInt8] in
            let (high, down) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return low ? [down, high] : [high, down]
        }
    }

    /// The only list of a project, with its encoding declared.
    private static func declared(
        _ encoding: String, _ bytes: [UInt8], status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        let source = configuration(of: "{ file: en/words.txt, encoding: \(encoding) }")
        return ProjectTrial(
            encoding,
            files: ["raw-data/dictc.yml": Array(source.utf8), "raw-data/en/words.txt": bytes],
            status: status, errors: errors)
    }

    /// Every line end gives the bytes that a line feed gives.
    private static func lineEnds() throws {
        let sandbox = try Sandbox(files: [:])
        for end in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"] {
            try sandbox.write(Sandbox.words.map { $0 + end }.joined(), to: "list")
            let name = end.unicodeScalars.map { String($0.value, radix: 16) }.joined()
            let run = try sandbox.run("lexicon list -o \(name).lexicon")
            #expect(run.status == 0 && run.errors.isEmpty, "\(name): \(run.errors)")
            #expect(
                try sandbox.bytes(of: name + ".lexicon") == sandbox.bytes(of: "a.lexicon"),
                "\(name)")
        }
    }
}

extension ProjectTrial {
    /// The trial with a note about the list, which standard error has to hold.
    fileprivate func noting(_ note: String) -> ProjectTrial {
        var trial = self
        trial.errors = ["raw-data/en/words.txt", note]
        return trial
    }

    fileprivate func sorted() -> ProjectTrial {
        var trial = self
        trial.words?.sort()
        return trial
    }
}
