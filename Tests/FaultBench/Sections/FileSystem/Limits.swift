import DictTestSupport
import Foundation
import Testing

/// Resources that run out, and machines of other sizes.
enum Limits {
    private static let noMemory =
        "dictc: error[memory.refused]: the system gives no more memory. hint: "

    /// Memory, from too little to start up to enough: done or an error, never a signal, and artefacts
    /// that are the old or the new ones.
    static let memory = CodeTrial {
        let project = try OldAndNew()
        var tally: [Int32: Int] = [:]
        var successes = 0
        for mebibytes in stride(from: 40, through: 400, by: SlowTests.areEnabled ? 2 : 24) {
            let run = try project.sandbox.shell(
                project.restore + "ulimit -v \(mebibytes * 1024); \"$DICTC\" build; exit $?",
                seconds: 20)
            tally[run.status, default: 0] += 1
            successes += run.status == 0 ? 1 : 0
            // 127: the loader finds no room.
            #expect([0, 65, 71, 73, 74, 127].contains(run.status), "\(run.status) \(run.errors)")
            #expect(run.status != 71 || run.errors.hasPrefix(noMemory))
            let files = try project.files().filter { !$0.key.hasSuffix(".tmp") }
            let state = project.state(files)
            #expect(state == .new || run.status != 0 && state == .old, "\(mebibytes) MiB: \(state)")
            try project.expectRecovery(after: "\(mebibytes) MiB")
        }
        #expect(successes > 0)
        print(
            "G4: statuses of builds with 40 to 400 MiB of addresses: \(tally.sorted { $0.key < $1.key })"
        )
    }

    /// Memory for artefacts of all kinds, whose builds need more of it in more places.
    static let memoryOfAllKinds = CodeTrial("all kinds of artefacts") {
        let sandbox = try Sandbox(files: [:])
        try #require(try sandbox.run("init --template all project").status == 0)
        var tally: [Int32: Int] = [:]
        for mebibytes in stride(from: 34, through: 260, by: SlowTests.areEnabled ? 2 : 8) {
            let run = try sandbox.shell(
                "cd project; rm -rf build-output .cache; ulimit -v \(mebibytes * 1024); "
                    + "\"$DICTC\" build --jobs 2 --json", seconds: 20)
            tally[run.status, default: 0] += 1
            switch run.status {
            case 0, 127: break
            case 71:
                #expect(run.errors.hasPrefix(noMemory))
                #expect(run.output.contains(#""code":"memory.refused""#), "\(run.output)")
            case 66:
                // The loader finds no room for libxml2, and says so.
                #expect(run.errors.contains("failed to map segment"), "\(run.errors)")
            default: Issue.record("\(mebibytes) MiB: \(run.status) \(run.errors)")
            }
        }
        #expect(tally[71] != nil && tally[0] != nil, "\(tally)")
        print("G4: the same with artefacts of all kinds: \(tally.sorted { $0.key < $1.key })")
    }

    /// File descriptors, down to none beyond the standard streams.
    static let descriptors = CodeTrial("descriptors") {
        let project = try OldAndNew()
        for limit in 3...20 {
            let run = try project.sandbox.shell(
                project.restore + "ulimit -n \(limit); exec \"$DICTC\" build", seconds: 20)
            let isEnough = limit >= 8
            #expect(
                isEnough ? run.status == 0 : [0, 73, 74, 127].contains(run.status),
                "\(limit): \(run.status) \(run.errors)")
            let state = project.state(try project.files())
            #expect(state == (run.status == 0 ? .new : .old), "\(limit): \(state) \(run.errors)")
            #expect(
                run.status == 0 || run.errors.contains("oo many open files") || run.status == 127,
                "\(limit): \(run.errors)")
        }
    }

    /// No threads beyond the first.
    static let threads = LoadedTrial("threads") {
        let project = try OldAndNew()
        for number in 1...3 {
            let fault = IOFault(kind: "thread", number: number, andLater: true, action: "EAGAIN")
            let run = try project.sandbox.shell(
                project.restore + (try fault.loading(below: project.sandbox.path))
                    + "\"$DICTC\" build --jobs 8", seconds: 20)
            #expect(run.status == 0, "\(number): \(run.status) \(run.errors)")
            #expect(try project.files() == project.new)
        }
    }

    /// Processors: one, as many as jobs ask for, and 64 that are not there; and a low priority.
    static let processors = LoadedTrial {
        let project = try OldAndNew()
        let machine = try FaultLibrary.oddMachine.loading()
        let calls = [
            "taskset -c 0 \"$DICTC\" build", "nice -n 19 \"$DICTC\" build",
            "\"$DICTC\" build --jobs 1", "\"$DICTC\" build --jobs 64",
            "\"$DICTC\" build --jobs 1024", machine + "ODD_CORES=64 \"$DICTC\" build",
            machine + "ODD_CORES=1 \"$DICTC\" build",
        ]
        for call in calls {
            let run = try project.sandbox.shell(project.restore + call)
            #expect(run.status == 0, "\(call): \(run.errors)")
            #expect(try project.files() == project.new, "\(call)")
        }
    }

    /// A large list: it is streamed, so memory stays as it is where lines give no records; a record
    /// that is dropped takes what the lexicon's builder says.
    static let largeInput = CodeTrial {
        let sandbox = try Sandbox.project()
        try sandbox.write(
            configuration(of: "{ file: en/words.txt, comment: \"#\" }"), to: "raw-data/dictc.yml")
        func peak(_ megabytes: Int, _ line: String) throws -> Int {
            let run = try sandbox.shell(
                "rm -rf build-output; yes '\(line)' | head -c \(megabytes)000000 "
                    + "> raw-data/en/words.txt; printf '\\npea\\n' >> raw-data/en/words.txt; "
                    + "exec \"$DICTC\" build", seconds: 900)
            #expect(run.status == 0, "\(megabytes) MB: \(run.errors)")
            print(
                "G21: \(megabytes) MB of '\(line.prefix(8))' in \(run.duration), "
                    + "\(run.peakMemory >> 20) MiB at most")
            return run.peakMemory
        }
        let text = String(repeating: "abcdefghij ", count: 6)
        let small = try peak(10, "# " + text)
        let large = try peak(SlowTests.areEnabled ? 5_000 : 100, "# " + text)
        #expect(large < small + 8 << 20 && large < 256 << 20, "\(small) \(large)")
        // 280,000 records of 67 bytes.
        #expect(try peak(20, text + "z") < small + 280_000 * 200)
    }

    /// Many small files: no descriptor is left open, and the time grows as their number does.
    static let manyInputs = CodeTrial {
        let sandbox = try Sandbox.project()
        var seconds: [Double] = []
        for count in SlowTests.areEnabled ? [5_000, 30_000] : [500, 3_000] {
            let run = try sandbox.shell(
                """
                rm -rf build-output raw-data/en; mkdir raw-data/en
                { printf 'schema: 1\\noutput: ../build-output\\nlanguages:\\n  en:\\n    words:\\n'
                  seq -f '      - { file: en/%.0f }' \(count); } > raw-data/dictc.yml
                cd raw-data/en; for i in $(seq \(count)); do echo pea > $i; done; cd ../..
                start=$EPOCHREALTIME; (ulimit -n 16; exec "$DICTC" build) || exit
                echo "real ${start/./} ${EPOCHREALTIME/./}"
                """, seconds: 300)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.peakMemory < 256 << 20)
            let times = try #require(run.output.split(separator: "\n").last)
                .split(separator: " ").compactMap { Double($0) }
            seconds.append(((times.last ?? 0) - (times.first ?? 0)) / 1e6)
            print(
                "G22: \(count) files in \(seconds.last ?? 0) s, \(run.peakMemory >> 20) MiB at most"
            )
        }
        #expect(seconds[0] > 0 && seconds[1] < seconds[0] * 6 * 3 + 1, "\(seconds)")
        // A configuration of a million files is over its own limit.
        let run = try sandbox.shell(
            "seq -f '      - { file: en/%.0f }' 1000000 >> raw-data/dictc.yml; \"$DICTC\" build")
        #expect(run.status == 65 && run.errors.contains("too large"), "\(run.errors)")
    }
}
