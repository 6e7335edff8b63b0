import DictReader
import DictTestSupport
import Dispatch
import Foundation
import Testing

extension FaultCatalogue {
    /// E17 to E26: the host, the file system under an open artefact, threads, questions.
    static let readerFaults: [FaultRow] = [
        .tried(
            "E17", "a buffer at any address (32 bits: the WebAssembly face of Tools/conformance)",
            DamagedArtefact.small.map { name in
                CodeTrial(name) {
                    let bytes = try DamagedArtefact(good: name).bytes
                    let expected = try ReaderAnswers.of(ArtefactBytes(bytes), .verifying)
                    for shift in 1..<16 {
                        let shifted = unaligned(bytes, by: shift)
                        #expect(try ReaderAnswers.of(shifted, .verifying) == expected, "\(shift)")
                    }
                }
            }),
        .tried("E18", "cut while a query has it open", whileOpen(": > build-output/en.lexicon")),
        .tried(
            "E19", "overwritten while a query has it open",
            whileOpen(
                "size=$(wc -c < build-output/en.lexicon); head -c $size /dev/zero"
                    + " | dd of=build-output/en.lexicon conv=notrunc 2> /dev/null")),
        .tried(
            "E20", "replaced or unlinked while a query has it open",
            whileOpen("echo other > other; mv other build-output/en.lexicon"),
            whileOpen("rm -r build-output")),
        .tried(
            "E21", "what cannot be mapped: a pipe, streams without end",
            CodeTrial("a pipe", pipe),
            endless(
                "query", "query pea" + here, file: "build-output/en.lexicon",
                error: "not a dictc artefact"),
            endless("info", "info /dev/zero"), endless("export", "export /dev/zero"),
            endless("verify", "verify /dev/zero"), endless("verify random", "verify /dev/urandom"),
            ProjectTrial(
                "an artefact that goes on",
                preparation: "true",
                call: "info <(cat '\(DamagedArtefact.conformance)/good/en-peas.lexicon' /dev/zero)",
                errors: ["longer than its header states (expected 958 bytes)"]),
            ProjectTrial(
                "in a folder",
                preparation: "rm build-output/en.lexicon; mkfifo build-output/en.lexicon",
                call: "verify build-output",
                errors: ["en.lexicon: error[file.special]: not a plain file"]),
            ProjectTrial(
                "little memory", preparation: "true",
                call: "query pea" + here + " > /dev/null && (ulimit -v 300000; \"$DICTC\" query pea"
                    + here + ")", status: 0)),
        .tried(
            "E22", "a read-only folder, a file that may not be read", CodeTrial("", permissions)),
        .tried(
            "E23", "packs of two languages in one game",
            mixed("query", "query pea" + here, "lexicon"),
            mixed("ghost", "play ghost --archive state" + here + " <<< $'A\\nB\\nk'", "lexicon"),
            mixed("wordle", "play wordle --archive state" + here, "lexicon"),
            mixed("wordle answers", "play wordle --archive state" + here, "answers"),
            mixed("hangman", "play hangman --archive state" + here, "phrases"),
            mixed("fill", "play fill --archive state" + here, "sentences"),
            mixed("guess", "play guess --archive state" + here, "levels")),
        .tried(
            "E24", "100 threads on one reader; opened and closed without end",
            CodeTrial("threads", threads), CodeTrial("opening", opening)),
        .notApplicable(
            "E25", "closed twice, used when closed",
            "the Swift reader has no call that closes, its last owner does; the JavaScript one is"
                + " closed twice and asked then by Tools/damage; in C a pointer is closed once, as"
                + " free does it"),
        .tried("E26", "texts that are no words, and patterns without end", questions),
    ]

    // MARK: - Files under an open artefact

    /// The bytes in a block of memory that begins `shift` bytes behind a multiple of 16.
    private static func unaligned(_ bytes: [UInt8], by shift: Int) -> ArtefactBytes {
        let block = UnsafeMutableRawBufferPointer.allocate(
            byteCount: bytes.count + shift, alignment: 16)
        // Safe because the block has room for both and lives until the reader gives it back.
        let part = unsafe UnsafeMutableRawBufferPointer(rebasing: block[shift...])
        unsafe part.copyBytes(from: bytes)
        nonisolated(unsafe) let whole = unsafe block
        return unsafe ArtefactBytes(adopting: UnsafeRawBufferPointer(part)) { _ in
            unsafe whole.deallocate()
        }
    }

    /// Runs a line of shell between two questions of one call, which answers both alike.
    private static func whileOpen(_ line: String) -> CodeTrial {
        CodeTrial(line) {
            let sandbox = try Sandbox.builtProject()
            let run = try sandbox.shell(
                """
                mkfifo in; exec 3<>in
                "$DICTC" query --json - --dir build-output < in > out 2> err 3>&- & query=$!
                echo peaf >&3
                until [ -s out ] || ! kill -0 $query 2> /dev/null; do sleep 0.02; done
                \(line)
                echo peaf >&3; exec 3>&-
                wait $query || exit
                sort -u out | wc -l; wc -l < out
                """, seconds: 60)
            #expect(run.status == 0, "\(run.status): \(run.errors)")
            #expect(run.output.split(separator: "\n").map { Int($0) } == [1, 2], "\(run.output)")
        }
    }

    private static func endless(
        _ name: String, _ call: String, file: String? = nil,
        error: String = "not a plain file"
    ) -> ProjectTrial {
        ProjectTrial(
            name, preparation: file.map { "ln -sf /dev/zero \($0)" } ?? "true", call: call,
            errors: [error], secondsLimit: 20)
    }

    /// A pipe gives its artefact as a file does.
    @Sendable private static func pipe() throws {
        let sandbox = try Sandbox.builtProject()
        let run = try sandbox.shell(
            """
            mkdir pipes; mkfifo pipes/en.lexicon
            cat build-output/en.lexicon > pipes/en.lexicon &
            "$DICTC" query pea --dir pipes
            """, seconds: 60)
        #expect(run.status == 0 && run.output.contains("word         yes"), "\(run.errors)")
    }

    /// As another user where the tests run as root, who may read anything.
    @Sendable private static func permissions() throws {
        let sandbox = try Sandbox.builtProject()
        let run = try sandbox.shell(
            """
            as=; cp "$DICTC" dictc; chmod 755 . dictc
            [ $(id -u) != 0 ] || as='setpriv --reuid=65534 --regid=65534 --clear-groups'
            chmod -R a+rX build-output; chmod a-w build-output build-output/*
            $as ./dictc query pea --dir build-output > /dev/null || exit 1
            $as ./dictc verify build-output > /dev/null || exit 2
            chmod 0000 build-output/en.lexicon
            for call in 'query pea --dir build-output' 'info build-output/en.lexicon' \\
                'export build-output/en.lexicon' 'verify build-output/en.lexicon'; do
                $as ./dictc $call; echo $?
            done
            chmod 755 build-output
            """, seconds: 60)
        #expect(run.status == 0, "\(run.status): \(run.errors)")
        #expect(run.output == "74\n74\n74\n74\n", "\(run.output)")
        let lines = run.errors.split(separator: "\n")
        #expect(
            lines.count == 4 && lines.allSatisfy { $0.contains("Permission denied") },
            "\(run.errors)")
    }

    /// A Dutch artefact in the place of an English one.
    private static func mixed(_ name: String, _ call: String, _ kind: String) -> ProjectTrial {
        let dutch = [
            "lexicon": "nl-ij", "levels": "nl-ladder-hard", "answers": "nl-five",
            "phrases": "nl-accents", "sentences": "nl-accents",
        ]
        return ProjectTrial(
            name,
            preparation: copy("good/en-five.answers", over: "en.answers") + "; "
                + copy("good/\(dutch[kind] ?? "").\(kind)", over: "en.\(kind)"),
            call: call,
            errors: [
                "en.\(kind): error[input.language]: a pack of another language (nl; expected en)"
            ])
    }

    // MARK: - Threads and openings

    /// Every thread gets the answers that one alone gets.
    @Sendable private static func threads() throws {
        let path = DamagedArtefact.conformance + "/good/en-everyday.lexicon"
        let lexicon = try Lexicon(contentsOf: path)
        let words = lexicon.words(startingWith: "")
        let lookUps = SlowTests.areEnabled ? 1_000_000 : 20_000
        let threadCount = 100
        let wrong = UnsafeMutableBufferPointer<Int>.allocate(capacity: threadCount)
        defer { unsafe wrong.deallocate() }
        unsafe wrong.initialize(repeating: 0)
        nonisolated(unsafe) let counts = unsafe wrong
        let threads = (0..<threadCount).map { number in
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                var random = SeededGenerator(seed: UInt64(number))
                for _ in 0..<lookUps {
                    let rank = Int.random(in: 0..<words.count, using: &random)
                    let word = words[rank]
                    let isRight =
                        lexicon.rank(of: word) == rank && lexicon.word(at: rank) == word
                    // Safe because each thread has an element of its own.
                    if !isRight { unsafe counts[number] += 1 }
                }
                done.signal()
            }
            thread.start()
            return done
        }
        for done in threads { done.wait() }
        #expect(unsafe wrong.allSatisfy { $0 == 0 })
    }

    /// No descriptor and no mapping of the file is left.
    @Sendable private static func opening() throws {
        let sandbox = try Sandbox(files: [:])
        let peas = try DamagedArtefact(good: "en-peas.lexicon")
        try sandbox.write(peas.bytes, to: "peas.lexicon")
        try sandbox.write(peas.flipped(4 * peas.bytes.count), to: "bad.lexicon")
        for _ in 0..<(SlowTests.areEnabled ? 100_000 : 2_000) {
            #expect(try Lexicon(contentsOf: sandbox.path + "/peas.lexicon").count > 0)
            #expect((try? Lexicon(contentsOf: sandbox.path + "/bad.lexicon")) == nil)
        }
        let held = try sandbox.shell(
            "ls -l /proc/\(getpid())/fd | cat - /proc/\(getpid())/maps | grep -c \"$PWD\"")
        #expect(held.output == "0\n", "\(held.output)")
    }

    // MARK: - Questions

    private static let questions: [any Trial] = [
        ask("nothing", "''", 64, "is empty"), ask("a space", "'pe a'", 64, "a space"),
        ask("digits", "123", 64, "a digit"), ask("not UTF-8", "$'\\xff'", 64, "not UTF-8"),
        ask("1,001 letters", "\"$(head -c 1001 /dev/zero | tr '\\0' a)\"", 64, "longer than 1000"),
        ask(
            "100,000 letters", "\"$(head -c 100000 /dev/zero | tr '\\0' a)\"", 64,
            "is longer than 8192 bytes"),
        ask("another script", "чай", 64, "hint:"), ask("controls", "$'\\x1b[2J'", 64, "hint:"),
        ask("decomposed", "$'cafe\\xcc\\x81'", 0),
        ask("capitals", "PeaFowl", 0), ask("any four letters", "'????'", 0),
        ask("1,000 questions marks", "\"$(head -c 1000 /dev/zero | tr '\\0' '?')\"", 1),
        ask("1,000 stars", "\"$(head -c 1000 /dev/zero | tr '\\0' '*')\"", 0),
        ask("stars and letters", "'*e*e*e*e*e*e*e*e*e*e*e*e*e*z*q'", 1),
        ask("a large bag", "--anagram \"$(head -c 1000 /dev/zero | tr '\\0' e)\"", 1),
        ask("jokers", "--anagram '????????????????????????????????'", 1),
        ask("a limit of 0", "--limit 0 pea", 0),
        ask("a limit below", "--limit=-1 pea", 64, "0 or more"),
        CodeTrial("lines") {
            let sandbox = try Sandbox.builtProject()
            let run = try sandbox.shell(
                "(head -c 1048576 /dev/zero; echo; printf '\\xff\\xfe\\n'; echo; echo pea)"
                    + " | \"$DICTC\" query --json - --dir build-output", seconds: 30)
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.errors.contains("standard input:1: ") && run.errors.contains(":2: "))
            let answers = run.output.split(separator: "\n").filter { $0.contains("isWord") }
            #expect(answers.count == 1, "\(run.output.prefix(300))")
            #expect(run.peakMemory <= 64 << 20)
        },
    ]

    private static func ask(
        _ name: String, _ question: String, _ status: Int32, _ errors: String...
    ) -> CodeTrial {
        CodeTrial(name) {
            let sandbox = try Sandbox.builtProject()
            let run = try sandbox.shell(
                "\"$DICTC\" query --dir build-output \(question)", seconds: 20)
            #expect(run.status == status, "\(run.status): \(run.errors.prefix(300))")
            for part in errors { #expect(run.errors.contains(part), "\(run.errors.prefix(300))") }
            if status == 64 { #expect(run.output.isEmpty) }
            #expect(!run.errors.utf8.contains(0x1B) && run.peakMemory <= 64 << 20)
        }
    }
}
