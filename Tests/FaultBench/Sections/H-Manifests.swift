import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Manifests that are rightly signed and yet none that dictc writes.
    static let shippedManifests: [FaultRow] = [
        .tried(
            "H13", "paths and clashing names in a manifest",
            [
                named("parent", "../x"), named("absolute", "/x"), named("drive", "C:x"),
                named("backslash", #"a\\\\b"#), named("NUL", #"a\\u0000b"#), named("empty", ""),
                named("hidden", ".x"), named("long", String(repeating: "a", count: 1000)),
                named("case", "NL.lexicon", "occurs twice"),
                named("twice", "nl.lexicon", "occurs twice"),
                named("composed", "b\u{E9}.lexicon"), named("decomposed", "e\u{301}.lexicon"),
                // On the disk it begins with its digest, so that no system takes it for a device.
                ReleaseTrial(
                    "con", "rename_all 'en\\.lexicon' con; sign packs.key", status: 0,
                    isTaken: true),
            ]),
        .tried(
            "H14", "tricks of JSON in a signed manifest",
            [
                json("member twice", #"s/"release": 4,/"release": 9, "release": 4,/"#),
                json("unknown member", #"s/"release": 4,/"release": 4, "more": 1,/"#),
                json("other spelling", #"s/"release": 4,/"release": 4.0,/"#),
                json("exponent", #"s/"release": 4,/"release": 4e0,/"#),
                json("infinite", #"s/"release": 4,/"release": 1e400,/"#),
                json("beyond 64 bits", #"s/"release": 4,/"release": 99999999999999999999,/"#),
                json("negative", #"s/"release": 4,/"release": -4,/"#),
                json("negative size", #"s/"bytes": /"bytes": -/"#),
                json("text for a number", #"s/"release": 4,/"release": "4",/"#),
                json("null", #"s/"release": 4,/"release": null,/"#),
                json("newer schema", #"s/"schema": 1/"schema": 2/"#),
                json("half a surrogate pair", #"s/"en"/"\\ud800"/"#),
                json("not UTF-8", #"s/"en"/"\xff"/"#),
                json("byte order mark", #"1s/^/\xef\xbb\xbf/"#),
                json("trailing data", #"$ s/$/{}/"#),
                signed("deep", "head -c 100000 /dev/zero | tr '\\0' '[' > manifest.json"),
                signed("huge", "truncate -s 2M manifest.json", "too long"),
                signed("empty", ": > manifest.json"),
                signed(
                    "the highest number",
                    "sed -i 's/\"release\": 4,/\"release\": 2147483647,/' manifest.json",
                    status: 0),
                signed(
                    "beyond the highest number",
                    "sed -i 's/\"release\": 4,/\"release\": 2147483648,/' manifest.json",
                    "not from 1 to 2147483647"),
                signed(
                    "beyond the whole numbers of JavaScript",
                    "sed -i 's/\"release\": 4,/\"release\": 9007199254740993,/' manifest.json",
                    "not from 1 to 2147483647"),
            ]),
        .tried(
            "H15", "a secret key open to others, or in the call",
            [644, 640, 604, 660].map { mode in
                ReleaseCall(
                    "mode \(mode)", "ship r5 --release 5 --sign packs.key", status: 77,
                    "packs.key: error[key.exposed]: other users may read the secret key"
                ).after("chmod \(mode) packs.key")
            } + [
                ReleaseCall(
                    "link to an open key", "ship r5 --release 5 --sign link.key", status: 77,
                    "link.key: error[key.exposed]: other users may read the secret key"
                ).after("chmod 644 packs.key; ln -s packs.key link.key"),
                ReleaseCall(
                    "in the call", "ship r5 --release 5 --sign \"$(tail -n 1 packs.key)\"",
                    status: 64, "--sign is the secret key itself"
                ).hiding("RWQAAEIyAAAA"),
                ReleaseCall(
                    "public key", "ship r5 --release 5 --sign packs.pub", status: 65,
                    "packs.pub: error[key.not-secret]: not a secret key"
                ).after("chmod 600 packs.pub"),
                ReleaseCall(
                    "damaged", "ship r5 --release 5 --sign packs.key", status: 77,
                    "packs.key: error[key.damaged]: damaged"
                ).after("sed -i 's/CmVo/CmVp/' packs.key"),
            ]),
    ]

    /// A signed manifest in which en.lexicon has another name everywhere.
    private static func named(
        _ name: String, _ other: String, _ error: String = "is not a plain file name"
    ) -> ReleaseTrial {
        ReleaseTrial(
            name, "sed -i 's|en\\.lexicon|\(other)|g' manifest.json; sign packs.key", error)
    }

    /// A signed manifest that a command of sed has changed.
    private static func json(_ name: String, _ command: String) -> ReleaseTrial {
        signed(name, "sed -i '\(command)' manifest.json")
    }

    /// A manifest that a line of shell has changed before it was signed.
    private static func signed(
        _ name: String, _ change: String, _ error: String = "bad/manifest.json: ",
        status: Int32 = 77
    ) -> ReleaseTrial {
        ReleaseTrial(
            name, "\(change); sign packs.key", status == 0 ? "" : error, status: status,
            isTaken: status == 0)
    }
}
