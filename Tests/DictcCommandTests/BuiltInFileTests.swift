import DictTestSupport
import Foundation
import Testing

/// Files of an installation, by the names that dictc.yml gives them.
@Suite("Files that come with dictc") struct BuiltInFileTests {
    /// A project whose English has the block lists, the model and the fields of the installation.
    private static func project() throws -> Sandbox {
        let sandbox = try Sandbox.project()
        try sandbox.write(
            Sandbox.configuration.replacing(
                Sandbox.overlay,
                with: """
                        block: dictc:en
                        lexicon: { exclude: [slur, vulgar, sensitive, odd] }
                        tagger: dictc:en
                        sentences:
                          files: [{ file: en/s.txt, format: lines, licence: CC0-1.0 }]
                          fields: dictc:en
                    """), to: "raw-data/dictc.yml")
        try sandbox.write(
            "The old clock on the wall stopped before the guests arrived.\n",
            to: "raw-data/en/s.txt")
        let words = "abduct arrived before clock guests old on pea stopped the wall zebra"
        try sandbox.write(
            words.replacing(" ", with: "\n") + "\n", to: "raw-data/en/words.txt")
        return sandbox
    }

    /// The words, of two, that the lexicon of `sandbox` leaves out.
    private static func blocked(in sandbox: Sandbox) throws -> [String] {
        let words = try sandbox.words()
        return ["abduct", "zebra"].filter { !words.contains($0) }
    }

    /// A folder like that of an installation in the sandbox, with a small block list.
    private static let installation = """
        mkdir -p share/en share/LICENSES && cp "$FROM/LICENSES/"* share/LICENSES/ &&
        cp "$FROM/en/tagger.model" "$FROM/en/fields.txt" "$FROM/en/odd.txt" share/en/ &&
        printf 'zebra\\todd\\n' > share/en/blocked.txt && export DICTC_DATA=$PWD/share &&
        """.replacing("$FROM", with: Sandbox.package + "/raw-data")

    @Test("are used by name, and state their licences in NOTICE") func used() throws {
        let sandbox = try Self.project()
        let run = try sandbox.run("build")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try Self.blocked(in: sandbox) == ["abduct"])
        let notice = String(decoding: try sandbox.bytes(of: "build-output/NOTICE"), as: UTF8.self)
        for part in [
            "\ndictc:en/blocked.txt\n  licence: CC0-1.0\n", "\ndictc:en/odd.txt\n",
            "\ndictc:en/tagger.model\n  licence: CC-BY-SA-4.0\n", "\ndictc:en/fields.txt\n",
            "\ndictc:LICENSES/tagger-en.txt\n", "\ndictc:LICENSES/CC-BY-SA-4.0.txt\n",
            "Attribution-ShareAlike 4.0", "\ndictc:LICENSES/wordnet.txt\n",
        ] {
            #expect(notice.contains(part), "\(part)")
        }
        let manifest = String(
            decoding: try sandbox.bytes(of: "build-output/manifest.json"), as: UTF8.self)
        #expect(manifest.contains("dictc:en/tagger.model"))
        #expect(try sandbox.run("ship out --release 1").status == 0)
        let why = try sandbox.run("why abduct")
        #expect(why.output.contains("dictc:en/blocked.txt:"), "\(why.output)")
        #expect(!why.output.contains("raw-data/dictc:"), "\(why.output)")
    }

    @Test("the same files elsewhere change nothing, other files do") func place() throws {
        let sandbox = try Self.project()
        #expect(try sandbox.run("build --update-lock").status == 0)
        let same = try sandbox.shell(
            "cp -R '\(Sandbox.package)/raw-data/en' '\(Sandbox.package)/raw-data/LICENSES' . && "
                + "DICTC_DATA=$PWD \"$DICTC\" build --check --locked")
        #expect(same.status == 0, "\(same.output)\(same.errors)")
        let other = try sandbox.shell(Self.installation + " \"$DICTC\" build --locked")
        #expect(other.status == 77 && other.errors.contains("dictc:en/blocked.txt"))
        let built = try sandbox.shell(Self.installation + " \"$DICTC\" build")
        #expect(built.status == 0, "\(built.errors)")
        #expect(try Self.blocked(in: sandbox) == ["zebra"])
    }

    @Test("an installed executable finds them beside its folder") func installed() throws {
        let sandbox = try Self.project()
        let run = try sandbox.shell(
            "'\(Sandbox.package)/Tools/installation' --executable \"$DICTC\" prefix && "
                + "printf 'zebra\\todd\\n' > prefix/share/dictc/en/blocked.txt && "
                + "prefix/bin/dictc build && prefix/bin/dictc config")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("/prefix/share/dictc.\n"), "\(run.output)")
        #expect(try Self.blocked(in: sandbox) == ["zebra"])
        let notice = String(decoding: try sandbox.bytes(of: "build-output/NOTICE"), as: UTF8.self)
        #expect(notice.contains("Attribution-ShareAlike 4.0"))
    }

    @Test("if they are missing, the error names the place and the way out") func missing() throws {
        let sandbox = try Self.project()
        let run = try sandbox.shell("DICTC_DATA=$PWD/nowhere \"$DICTC\" build --json")
        #expect(run.status == 66)
        #expect(run.output.contains(#""code":"installation.missing""#), "\(run.output)")
        #expect(run.output.contains("/nowhere") && run.output.contains("DICTC_DATA"))
        let config = try sandbox.shell("DICTC_DATA=$PWD/nowhere \"$DICTC\" config --json")
        #expect(config.output.contains(#""installation":null"#))
    }

    @Test(
        "a name that is not one is refused at its place",
        arguments: [
            ("block: dictc:nl", "9:12"), ("tagger: dictc:fr", "9:13"),
            ("overlay: dictc:en", "9:14"), ("block: { file: dictc:en }", "9:20"),
        ])
    func wrong(section: String, place: String) throws {
        let sandbox = try Sandbox.project()
        try sandbox.write(
            Sandbox.configuration.replacing(Sandbox.overlay, with: "    " + section),
            to: "raw-data/dictc.yml")
        let run = try sandbox.run("build")
        #expect(run.status == 78)
        #expect(run.errors.hasPrefix("raw-data/dictc.yml:\(place): "), "\(run.errors)")
    }
}
