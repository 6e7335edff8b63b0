import DictTestSupport
import Testing

/// Many damaged files, which `dictc verify` has to refuse one and all, and which no other command
/// may stumble over.
struct ArtefactTrial: Trial {
    var name: String
    /// Calls what it is given with each file's name, whose ending does not matter, and contents.
    ///
    /// One at a time: what this process holds counts as memory of the processes that it starts.
    var files: @Sendable (_ add: (_ name: String, _ bytes: [UInt8]) throws -> Void) throws -> Void
    /// Whether some may be sound, as those with right checksums may.
    var mayBeSound = false
    /// How many of the files `info`, `export`, `query` and `play` are tried on.
    var others = 30

    init(
        _ name: String, mayBeSound: Bool = false, others: Int = 30,
        _ files:
            @escaping @Sendable (
                _ add: (_ name: String, _ bytes: [UInt8]) throws -> Void
            ) throws -> Void
    ) {
        self.name = name
        self.files = files
        self.mayBeSound = mayBeSound
        self.others = others
    }

    func run() async throws {
        let sandbox = try Sandbox(files: [:])
        var names: [String] = []
        try files { name, bytes in
            names.append(name)
            try sandbox.write(bytes, to: "d/" + name)
        }
        try #require(!names.isEmpty)
        try verify(names, in: sandbox)
        try otherCommands(in: sandbox, count: names.count)
    }

    /// Each file is named on one stream; one call takes hundreds of them.
    private func verify(_ names: [String], in sandbox: Sandbox) throws {
        let run = try sandbox.shell(
            "cd d; printf '%s\\n' * | xargs -n 500 \"$DICTC\" verify", seconds: 600)
        // 123: a call exited with 1 to 125; 124 and 125: with 255, or by a signal.
        #expect(run.status == 123 || (mayBeSound && run.status == 0), "\(name): \(run.status)")
        #expect(
            run.peakMemory <= 64 << 20, "\(name): \(run.peakMemory >> 20) MiB of memory")
        let sound = Set(run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } })
        let broken = Set(run.errors.split(separator: "\n").map { $0.prefix { $0 != ":" } })
        if !mayBeSound { #expect(sound.isEmpty, "\(name): \(sound.sorted().prefix(5))") }
        let silent = names.filter { !sound.contains($0[...]) && !broken.contains($0[...]) }
        #expect(silent.isEmpty, "\(name): nothing is said of \(silent.prefix(5))")
        #expect(sound.isDisjoint(with: broken), "\(name)")
    }

    /// Right or refused with the name of the file, and done at once, in little memory.
    private func otherCommands(in sandbox: Sandbox, count: Int) throws {
        let step = max(1, count / others)
        let run = try sandbox.shell(
            """
            mkdir build-output
            printf 'a\nb\n1\nmoist\nnext\n' > moves
            try() {
                timeout 20 "$DICTC" "$@" < moves > out 2> err
                status=$?
                case $status in 0|1|65) ;; *) echo "$status: $*"; head -n 2 err ;; esac
                [ $status != 65 ] || grep -qF "$named: " err || { echo "no name: $*"; head -n 2 err; }
            }
            play() {
                rm -rf state build-output/*
                language=en other=en-everyday
                [ "$(od -An -tu1 -j11 -N1 "$file")" != "   2" ] || language=nl other=nl-everyday
                cp "\(DamagedArtefact.conformance)/good/$other.lexicon" build-output/$language.lexicon
                named=build-output/$language.${file##*.}
                cp "$file" "$named"
                try play $* --dir build-output --archive state --language $language
            }
            index=0
            for file in d/*; do
                index=$((index + 1))
                [ $((index % \(step))) = 0 ] || continue
                named=$file
                try info "$file"
                try export "$file"
                case $file in
                    *.lexicon) play ghost --names A --computer hard ;;
                    *.levels) play guess ;;
                    *.answers) play wordle ;;
                    *.phrases) play hangman ;;
                    *.sentences) play fill ;;
                esac
                case $file in *.lexicon) ;; *) continue ;; esac
                for query in pea 'p*' '????' '--all p' '--anagram aet' '--anagram aeiou???' '--near pea'; do
                    try query --dir build-output $query
                done
            done
            """, seconds: 600)
        #expect(run.status == 0 && run.output.isEmpty, "\(name): \(run.output.prefix(600))")
        #expect(
            run.peakMemory <= 64 << 20, "\(name): \(run.peakMemory >> 20) MiB of memory")
    }
}

extension DamagedArtefact {
    /// Some of the numbers below `ways`, always the same: `count` of them, in the slow tests all, but
    /// at most `limit`.
    static func sample(_ ways: Int, _ count: Int, limit: Int = .max) -> [Int] {
        let count = SlowTests.areEnabled ? limit : min(count, limit)
        guard ways > count else { return Array(0..<ways) }
        var random = SeededGenerator(seed: 1)
        var chosen: Set<Int> = []
        while chosen.count < count { chosen.insert(Int.random(in: 0..<ways, using: &random)) }
        return chosen.sorted()
    }
}
