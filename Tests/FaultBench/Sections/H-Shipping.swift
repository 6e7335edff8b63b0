import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Section H: releases, signatures and clients.
    ///
    /// `dictc verify` and a client's `PackStore` judge the same release 4, altered; the client has
    /// release 3. What a client fetches comes from a hostile server on the loopback interface.
    static let shipping: [FaultRow] =
        shippedSets + shippedVersions + shippedDownloads + shippedManifests + shippedAccidents

    private static let shippedSets: [FaultRow] = [
        .tried(
            "H1", "an altered manifest or file, files swapped",
            ReleaseTrial(
                "manifest", "sed -i s/lexicon/lexicom/ manifest.json",
                "bad/manifest.json: error[release.untrusted]: not signed by a trusted key"),
            ReleaseTrial(
                "file", "printf x >> $EN", ".en.lexicon: error[release.file-difference]: too long"),
            ReleaseTrial(
                "bit", "flip $EN 500",
                ".en.lexicon: error[release.file-difference]: the contents are not the signed ones"),
            ReleaseTrial("swapped", "mv $EN x; cp $NL $EN; mv x $NL", ".nl.lexicon: "),
            ReleaseTrial("file of another release", "cp ../r3/*.en.lexicon $EN", ".en.lexicon: "),
            ReleaseTrial("gzip variant", "flip $EN.gz 50", ".en.lexicon.gz: ", isTaken: true),
            // The client has this notice already, with release 3.
            ReleaseTrial("notice", "echo mine >> *.NOTICE", ".NOTICE: ", isTaken: true)),
        .tried(
            "H2", "missing, extra, unlisted files",
            ReleaseTrial(
                "missing", "rm $EN", ".en.lexicon: error[release.file-missing]: no such file"),
            ReleaseTrial(
                "missing gzip", "rm $EN.gz", ".gz: error[release.file-missing]: no such file",
                isTaken: true
            ),
            ReleaseTrial(
                "no notice", "rm *.NOTICE", ".NOTICE: error[release.file-missing]: no such file",
                isTaken: true),
            ReleaseTrial(
                "no manifest", "rm manifest.json",
                "manifest.json: error[release.file-missing]: no such file"),
            ReleaseTrial(
                "extra", "touch extra", "bad/extra: error[release.unlisted]: not in the manifest",
                isTaken: true),
            ReleaseTrial(
                "extra folder", "mkdir extra",
                "extra: error[release.unlisted]: not in the manifest", isTaken: true),
            ReleaseTrial(
                "artefact of another release", "cp -n ../r3/*.en.lexicon .",
                ".en.lexicon: error[release.unlisted]: not in the manifest", isTaken: true),
            ReleaseTrial(
                "folder for a file", "rm $EN; mkdir $EN",
                ".en.lexicon: error[file.unreadable]: cannot be read"
            )
            .failing(with: 74),
            ReleaseTrial(
                "device for a file", "ln -sf /dev/zero $EN",
                ".en.lexicon: error[release.file-difference]: a symbolic link that leads out of the release"
            ),
            ReleaseTrial(
                "pipe for a file", "rm $EN; mkfifo $EN",
                ".en.lexicon: error[release.file-difference]: not a plain file"),
            ReleaseTrial(
                "pipe for the manifest", "rm manifest.json; mkfifo manifest.json",
                "manifest.json: error[release.file-difference]: not a plain file")),
        .tried(
            "H3", "signatures: another key, rotated, doubled, empty, cut, noise",
            [
                ReleaseTrial("another key", "sign other.key", "not signed by a trusted key"),
                ReleaseTrial(
                    "none", "rm *.minisig",
                    "manifest.json.minisig: error[release.file-missing]: no such file"),
                ReleaseTrial("empty", ": > manifest.json.minisig", "not signed by a trusted key"),
                ReleaseTrial(
                    "cut", "truncate -s -8 manifest.json.minisig", "not signed by a trusted key"),
                ReleaseTrial(
                    "noise", "head -c 300 $EN | base64 > manifest.json.minisig",
                    "not signed by a trusted key"),
                ReleaseTrial(
                    "bytes", "head -c 300 /dev/urandom > manifest.json.minisig",
                    "not signed by a trusted key"),
                ReleaseTrial("huge", "truncate -s 1G manifest.json.minisig", "too long"),
                ReleaseTrial(
                    "comment",
                    "sed -i 's/^trusted comment: .*/trusted comment: release:9/' *.minisig",
                    "not signed by a trusted key"),
                ReleaseTrial(
                    "two, one bad",
                    "cp *.minisig x; sign other.key; cat x >> manifest.json.minisig; rm x",
                    "not signed by a trusted key"),
                ReleaseTrial(
                    "of another manifest", "cp ../r3/*.minisig .", "not signed by a trusted key"),
            ] + keyTrials),
    ]

    private static let keyTrials: [any Trial] = [
        ReleaseCall(
            "rotated", "verify r4 --public-key other.pub --public-key packs.pub", status: 0),
        ReleaseCall(
            "no key", "verify r4 --public-key no.pub", status: 66,
            "no.pub: error[file.missing]: no such file"),
        ReleaseCall("empty key", "verify r4 --public-key /dev/null", status: 65, "/dev/null: "),
        ReleaseCall(
            "secret key", "verify r4 --public-key packs.key", status: 65, "not a public key"),
        ReleaseCall("no key named", "verify r4", status: 64, "r4 is a signed release"),
    ]

    private static let shippedVersions: [FaultRow] = [
        .tried(
            "H4", "an older release, rightly signed",
            ClientTrial("older", "take r2", status: 77, "an older release (release 2; expected"),
            ClientTrial(
                "another of the same number", "take x3", status: 77,
                "another release with the present number"),
            ReleaseCall(
                "made", "ship r4 --release 3 --sign packs.key", status: 77,
                "holds release 4 (expected one before 3)")),
        .tried(
            "H5", "a clock ten years off",
            // No release expires: a pack of an app bundle works offline for ever.
            ["-10y", "+10y"].flatMap { time -> [any Trial] in
                [
                    ClientTrial("client \(time)", "take r4", isTaken: true)
                        .behind("faketime -f \(time)"),
                    ReleaseCall(
                        "verify \(time)", "verify r4 --public-key packs.pub", status: 0
                    )
                    .behind("faketime -f \(time)"),
                ]
            }),
        .tried(
            "H6", "parts of two releases",
            ReleaseTrial(
                "files of another", "cp ../r3/*.en.lexicon $EN; cp ../r3/*.nl.lexicon $NL",
                ".en.lexicon: ", ".nl.lexicon: "),
            ReleaseTrial(
                "manifest of another", "cp ../r2/manifest.json .", "not signed by a trusted key"),
            ReleaseTrial(
                "manifest and signature of another", "cp ../r2/manifest.json* .",
                "no such file", "not in the manifest")),
    ]

    private static let shippedDownloads: [FaultRow] = [
        .tried(
            "H7", "endless, lying, slow and silent servers",
            ["endless", "endless@lexicon", "longer@lexicon"].map { DownloadTrial($0, status: 77) }
                + ["too-short@lexicon", "trickle@lexicon", "hang@lexicon", "silent@minisig"].map {
                    DownloadTrial($0, status: 69)
                }
                + [
                    // curl stops at the stated length, which is the signed one.
                    DownloadTrial("too-long@lexicon", isTaken: true),
                    DownloadTrial("bomb@lexicon", status: 77),
                ]),
        .tried(
            "H8", "a download that breaks off, or goes on with other bytes",
            // The store asks for whole files, so whoever resumes one is the client's download.
            ["half@lexicon", "changed@lexicon", "206@lexicon"].map {
                DownloadTrial($0, status: 77)
            } + ["cut@lexicon", "416@lexicon"].map { DownloadTrial($0, status: 69) }),
        .tried(
            "H9", "redirects: a loop, another place, a file",
            ["loop", "loop@lexicon", "file@lexicon", "elsewhere@lexicon"].map {
                DownloadTrial($0, status: 69)
            } + [DownloadTrial("elsewhere", status: 77)]),
        .tried(
            "H10", "304, 404, 429, 500, and a portal's page",
            ["404", "429@lexicon", "500@manifest"].map { DownloadTrial($0, status: 69) }
                + ["304", "304@lexicon", "portal", "portal@lexicon"].map {
                    DownloadTrial($0, status: 77)
                }),
        .tried(
            "H11", "a content encoding that is not that of the content",
            ["not-gzip@lexicon", "not-brotli@lexicon"].map { DownloadTrial($0, status: 69) }
                + [
                    DownloadTrial("gzip-twice@lexicon", status: 77),
                    DownloadTrial("gzip", isTaken: true),
                ]),
        .notApplicable(
            "H12", "deltas to a wrong base, broken, or too large",
            "a release has no deltas: a file that changed is fetched whole"),
    ]
}
