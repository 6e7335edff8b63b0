import DictTestSupport
import Foundation
import Testing

@Suite("dictc ship and verify --public-key") struct ShipCommandTests {
    private static let hasMinisign = FileManager.default.fileExists(atPath: "/usr/bin/minisign")

    // Keys that `minisign -G -W` made for these tests.
    private static let publicKey = "RWQDKvKDbzJoEeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8np"
    private static let otherPublicKey = "RWSMg3LjzvQni6ve2gqENp9D8Oxl/TeZWc1HHC/oJoBrnqk8Fh2qYYoR"
    private static let secretKey =
        "untrusted comment: minisign unencrypted secret key\n"
        + "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAyryg28yaBHR2BZ4m1RXlmrlD0qFrXCkGSVg+PfLNaMAKfyP"
        + "i1+qmeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8npAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" + "\n"

    /// The project built, and keys beside it.
    private func project() throws -> Sandbox {
        let sandbox = try Sandbox.builtProject()
        try sandbox.write("untrusted comment: a key\n\(Self.publicKey)\n", to: "packs.pub")
        try sandbox.write(Self.otherPublicKey, to: "other.pub")
        try sandbox.write(Self.secretKey, to: "packs.key")
        let run = try sandbox.shell("chmod 600 packs.key")
        try #require(run.status == 0)
        return sandbox
    }

    /// The project shipped as release 3 into `out`.
    private func shipped() throws -> Sandbox {
        let sandbox = try project()
        let run = try sandbox.run("ship out --release 3 --sign packs.key")
        try #require(run.status == 0, "\(run.errors)")
        return sandbox
    }

    @Test("a release is content-addressed, signed, and sound") func release() throws {
        let sandbox = try shipped()
        let run = try sandbox.run("verify out --public-key other.pub --public-key packs.pub")
        #expect(run.status == 0 && run.output == "out: sound\n", "\(run.errors)")
        let check = try sandbox.shell(
            "cd out && for f in [0-9a-f]*.*; do case $f in *.gz) "
                + "gzip -dc $f | cmp - ${f%.gz} ;; "
                + "*) sha256sum $f | grep -q ^${f%%.*} ;; esac || exit 1; done; cat *.NOTICE | cmp - "
                + "../build-output/NOTICE; ls | wc -l")
        #expect(check.status == 0 && check.output == "7\n", "\(check.output)\(check.errors)")
    }

    @Test("the same release is the same bytes") func reproducible() throws {
        let sandbox = try shipped()
        let run = try sandbox.shell(
            "cp -r out first && \"$DICTC\" ship out --release 3 --sign packs.key && "
                + "\"$DICTC\" ship new --release 3 --sign packs.key && diff -r first out && "
                + "diff -r first new")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test(
        "stock minisign accepts the signature",
        .enabled(if: hasMinisign, "minisign is missing; `make test` installs it"))
    func minisign() throws {
        let sandbox = try shipped()
        let run = try sandbox.shell("minisign -V -p packs.pub -m out/manifest.json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Trusted comment: release:3 file:manifest.json"))
        // A release that minisign itself signed is accepted too.
        let other = try sandbox.shell(
            "minisign -S -s packs.key -m out/manifest.json -t x > signed && "
                + "\"$DICTC\" verify out --public-key packs.pub")
        #expect(other.status == 0, "\(other.errors)")
    }

    @Test("a release that cannot be written leaves the one before whole") func unwritten() throws {
        let sandbox = try shipped()
        let run = try sandbox.shell(
            "echo zoo >> raw-data/en/words.txt; \"$DICTC\" build 2>/dev/null >/dev/null; (ulimit -f 0;"
                + " exec \"$DICTC\" ship out --release 4 --sign packs.key 2>/dev/null >/dev/null);"
                + " echo $?; \"$DICTC\" verify out --public-key packs.pub;"
                + " grep '\"release\"' out/manifest.json")
        let lines = run.output.split(separator: "\n")
        #expect(lines.first != "0" && lines.dropFirst().first == "out: sound", "\(run.output)")
        #expect(lines.last?.contains("3") == true, "\(run.output)\(run.errors)")
    }

    @Test("a later release takes the place of the one before") func next() throws {
        let sandbox = try shipped()
        let run = try sandbox.shell(
            "echo zoo >> raw-data/en/words.txt; \"$DICTC\" build 2>/dev/null >/dev/null; "
                + "\"$DICTC\" ship out --release 4 --sign packs.key >/dev/null && ls out | wc -l && "
                + "\"$DICTC\" verify out --public-key packs.pub")
        #expect(run.status == 0 && run.output == "7\nout: sound\n", "\(run.output)\(run.errors)")
    }

    // What clients and `verify` must not trust is tried in the fault bench, section H.
    static let rows: [ProjectTrial] = [
        ProjectTrial(
            "release 0", call: "ship out --release 0", status: 64, errors: ["--release"]),
        ProjectTrial(
            "a release beyond all", call: "ship out --release 2147483648", status: 64,
            errors: ["--release", "1 to 2147483647"]),
        ProjectTrial(
            "a signed release without its key", call: "verify out", status: 64,
            errors: ["out is a signed release", "--public-key"]),
        // release.rollback
        ProjectTrial(
            "another release of the same number",
            preparation: "echo zoo >> raw-data/en/words.txt; \"$DICTC\" build > /dev/null",
            call: "ship out --release 3", status: 77,
            errors: ["out: error[release.rollback]: holds release 3"]),
        // release.jump
        ProjectTrial(
            "a slip of the finger", call: "ship out --release 1000004", status: 77,
            errors: [
                "out: error[release.jump]: the number is far from the last one", "--allow-jump",
            ]),
        ProjectTrial(
            "a jump that is meant", call: "ship out --release 2147483647 --allow-jump", status: 0),
        ProjectTrial(
            "a product's name with a blank", call: "ship out --release 4 --product 'a b'",
            status: 64, errors: ["--product"]),
        ProjectTrial(
            "another product",
            preparation: "\"$DICTC\" ship out --release 4 --product ghost > /dev/null",
            call: "ship out --release 5 --product wordle", status: 77,
            errors: [
                "out: error[release.product]: holds releases of another product (ghost; expected wordle)"
            ]),
        ProjectTrial(
            "no product after one",
            preparation: "\"$DICTC\" ship out --release 4 --product ghost > /dev/null",
            call: "ship out --release 5", status: 77, errors: ["--product ghost"]),
        ProjectTrial(
            "the same product",
            preparation: "\"$DICTC\" ship out --release 4 --product ghost > /dev/null",
            call: "ship out --release 5 --product ghost", status: 0),
        ProjectTrial(
            "folder of something else", preparation: "mkdir other; touch other/file",
            call: "ship other --release 4", status: 77,
            errors: ["other: error[release.unlisted]: holds files"]),
        ProjectTrial(
            "damaged artefacts", preparation: "printf x >> build-output/en.lexicon",
            call: "ship new --release 4", status: 65, errors: ["build-output/en.lexicon: "]),
    ]

    @Test("what must not be trusted or made is refused", arguments: rows)
    func refusals(row: ProjectTrial) throws {
        try row.run(in: try shipped())
    }

    @Test("a release without a key says so, and nobody trusts it") func unsigned() throws {
        let sandbox = try project()
        let run = try sandbox.run("ship out --release 1")
        #expect(run.status == 0 && run.output.hasSuffix("out: release 1, not signed\n"))
        #expect(try sandbox.run("verify out --public-key packs.pub").status == 77)
        let sound = try sandbox.run("verify out")
        #expect(sound.status == 0 && sound.output == "out: sound, not signed\n", "\(sound.errors)")
        #expect(try sandbox.run("verify out --json").output.contains("\"sound\":true"))
    }

    @Test(
        "an unsigned release that is damaged is not sound",
        arguments: [
            ("printf x >> out/*.en.lexicon", "too long (expected at most"),
            ("rm out/*.NOTICE", "no such file"), ("touch out/more", "not in the manifest"),
            (
                "sed -i 's/\"release\": 1/\"release\": 0/' out/manifest.json",
                "release 0 is not from 1"
            ),
        ])
    func damagedUnsigned(damage: String, problem: String) throws {
        let sandbox = try project()
        let run = try sandbox.shell(
            "\"$DICTC\" ship out --release 1 > /dev/null; \(damage); \"$DICTC\" verify out")
        #expect(run.status == 77 && run.output.isEmpty, "\(run.output)")
        #expect(run.errors.contains(problem), "\(run.errors)")
    }
}
