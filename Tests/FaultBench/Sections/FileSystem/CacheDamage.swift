import DictTestSupport
import Foundation
import Testing

/// A cache that is not what a build left.
enum CacheDamage {
    private static let entry = "build-output/.cache/en.lexicon"

    /// Every byte of an entry changed and every length cut, each in one bit or all of them; in the
    /// quick run every 29th.
    static let everyByte = CodeTrial("every byte and every length") {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        let sound = try sandbox.bytes(of: entry)
        var damaged: [[UInt8]] = []
        for index in stride(from: 0, to: sound.count, by: SlowTests.areEnabled ? 1 : 29) {
            var flipped = sound
            flipped[index] ^= index.isMultiple(of: 2) ? 1 << UInt8(index / 2 % 8) : 0xFF
            damaged += [flipped, Array(sound.prefix(index))]
        }
        damaged += [sound + [10], sound + sound, [UInt8](repeating: 0, count: sound.count)]
        for bytes in damaged {
            try sandbox.write(bytes, to: entry)
            let run = try sandbox.run("build")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("en.lexicon  11 words"), "\(run.output)")
            #expect(run.output.contains("(same bytes)"), "an entry of another content is believed")
            #expect(try sandbox.output() == before)
        }
        print("G11: \(damaged.count) damaged entries of \(sound.count) bytes")
    }

    /// Entries that are whole, of something else.
    static let poisoned = CodeTrial {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        let cache = "build-output/.cache"
        // A digest over what follows, as an entry begins with.
        let seal = "seal() { sha256sum < $1 | cut -c1-64 | cat - $1 > t && mv t $1; }; "
        let poisons = [
            // Swapped, or of the sources before the change.
            "cp \(cache)/nl.lexicon \(cache)/en.lexicon",
            "mv \(cache)/nl.lexicon t; mv \(cache)/en.lexicon \(cache)/nl.lexicon; mv t \(cache)/en.lexicon",
            "cp old/.cache/en.lexicon \(cache)/en.lexicon",
            // The right name and key over another artefact, which is itself whole.
            "cp build-output/nl.lexicon build-output/en.lexicon",
            "cp old/en.lexicon build-output/en.lexicon",
            "cp old/en.lexicon build-output/; cp old/manifest.json build-output/",
            // The digest of that artefact in the entry, and the entry sealed anew with a wrong key.
            seal + "cp old/en.lexicon build-output/; d=$(sha256sum < old/en.lexicon | cut -c1-64); "
                + "tail -n +2 \(cache)/en.lexicon | sed \"1y/0123456789abcdef/123456789abcdef0/;2s/.*/$d/\" > e; seal e; "
                + "cp e \(cache)/en.lexicon",
        ]
        for poison in poisons {
            _ = try sandbox.shell("rm -rf build-output; \"$DICTC\" build")
            let run = try sandbox.shell(poison + "; \"$DICTC\" build")
            #expect(run.status == 0, "\(poison): \(run.errors)")
            #expect(try project.files() == project.new, "\(poison)")
            #expect(try sandbox.run("verify build-output").status == 0, "\(poison)")
        }
    }

    /// Cache files and folders that are in the way or go away meanwhile: the build goes on.
    static let inTheWay = CodeTrial("in the way") {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        let noted = [
            "rm -r build-output/.cache; touch build-output/.cache",
            "rm -r build-output/.cache; mkdir outside; ln -s ../outside build-output/.cache",
            "rm \(entry); mkdir -p \(entry)/x", "rm \(entry); mkfifo \(entry)",
        ]
        for preparation in noted + [
            "rm -r build-output/.cache", "rm \(entry); ln -s /dev/zero \(entry)",
        ] {
            let run = try sandbox.shell(
                project.restore + "rm -rf outside; \(preparation); \"$DICTC\" build", seconds: 20)
            #expect(run.status == 0, "\(preparation): \(run.errors)")
            let says = run.errors.contains("the cache cannot be written")
            #expect(says == noted.contains(preparation), "\(preparation): \(run.errors)")
            let files = try project.files()
            #expect(project.state(files) == .new, "\(preparation)")
            #expect(try sandbox.output("outside").isEmpty, "\(preparation)")
        }
    }

    /// A cache that refuses reading or writing, or is removed at any call of the build.
    static let refusing = LoadedTrial("refusing, or deleted meanwhile") {
        let project = try OldAndNew()
        let cache = project.output + "/.cache"
        var faults = ["EACCES", "EROFS", "EIO"].map {
            IOFault(kind: "open", andLater: true, action: $0)
        }
        faults += (1...12).map { number in
            IOFault(kind: "any", number: number, action: "run", command: "rm -rf \(cache)")
        }
        for fault in faults {
            let run = try project.sandbox.shell(
                project.restore + (try fault.loading(below: cache)) + "\"$DICTC\" build")
            #expect(run.status == 0, "\(fault): \(run.errors)")
            #expect(project.state(try project.files()) == .new, "\(fault)")
            try project.expectRecovery(after: "\(fault)")
        }
    }
}
