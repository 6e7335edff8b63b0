import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Trials of the fields that only one format has, and of plain tar, by the row of section A.
    static let packedFieldTrials: [String: [any Trial]] = [
        "A5": lengths, "A9": zeros, "A10": tarEnds, "A15": flags, "A16": bare, "A19": records,
    ]

    /// Bzip2 states no length; of plain tar, only the header has a check sum.
    private static let lengths: [any Trial] = [
        Packer.named("xz").trial(named: "in its index", "flip $((N - 18)) > $A", "packed data"),
        Packer.named("tar in xz").trial(
            named: "in its index", "flip $((N - 18)) > $A", "packed data"),
        Packer.named("zstd").trial("zstd -qc list > w; flip 5 > $A", "packed data"),
        Packer.named("zip").trial("flip 22 > $A", "uncompressed data is wrong size"),
        Packer.named("tar in gzip").trial("flip $((N - 1)) > $A", "incorrect length check"),
        Packer.plainTar.trial("flip 134 > $A", "not packed as its name says"),
    ]

    /// Zeros after the end are a part of the formats xz and tar, and usual after gzip.
    private static let zeros: [any Trial] =
        (Packer.allCases + Packer.tars + [.plainTar]).map { packer in
            let shell = "echo pea | pack > $A; head -c 70000 /dev/zero >> $A"
            let program = packer.name.split(separator: " ").last ?? ""
            return ["xz", "gzip", "tar"].contains(program)
                ? packer.trial(shell, status: 0, words: ["pea"])
                : packer.trial(shell, "packed data")
        }

    private static let tarEnds: [any Trial] = [
        Packer.plainTar.trial("(cat w; echo rest) > $A", "garbage after the packed data"),
        Packer.plainTar.trial(named: "two", "cat w w > $A", "garbage after the packed data"),
        Packer.plainTar.trial(named: "no end", "head -c 2560 w > $A", "the packed data is cut"),
    ]

    private static let flags: [any Trial] = [
        Packer.named("bzip2").trial(
            named: "level 0", "(printf BZh0; tail -c +5 w) > $A", "damaged packed data"),
        Packer.named("bzip2").trial(named: "random", "flip 14 128 > $A", "packed data"),
        Packer.named("xz").trial(named: "flags", "flip 6 1 > $A", "packed data"),
        Packer.named("xz").trial(named: "check", "flip 7 8 > $A", "packed data"),
        Packer.named("zstd").trial(named: "flags", "flip 4 8 > $A", "packed data"),
        Packer.named("zip").trial(named: "method", "flip 8 99 > $A", "Unsupported ZIP"),
        Packer.named("zip").trial(named: "encrypted", "flip 6 1 > $A", "an encrypted member"),
        Packer.plainTar.trial(named: "kind", "flip 156 64 > $A", "not packed as its name says"),
    ]

    /// What is packed, without the header of the format.
    private static let bare: [any Trial] = [
        Packer.named("bzip2").trial("tail -c +5 w > $A", "not packed as its name says"),
        Packer.named("xz").trial("xz --format=lzma -c list > $A", "not packed as its name says"),
        Packer.named("zstd").trial("tail -c +5 w > $A", "not packed as its name says"),
        Packer.named("zip").trial("tail -c +36 w > $A", "not packed as its name says"),
        Packer.plainTar.trial("tail -c +513 w > $A", "not packed as its name says"),
    ]

    /// Fields of 64 KiB: a frame that zstd skips, the comment of a zip archive, a record of tar.
    private static let records: [any Trial] =
        [
            Packer.named("zstd").trial(
                "(echo pea | pack; printf '\\x50\\x2a\\x4d\\x18\\0\\0\\1\\0'; head -c 65536 /dev/zero) > $A",
                status: 0, words: ["pea"]),
            Packer.named("zip").trial(
                "echo pea | pack > w; (\(zipComment)) > $A", status: 0, words: ["pea"]),
            Packer.named("zip").trial(
                named: "cut", "(\(zipComment)) | head -c -1 > $A", "the packed data is cut"),
        ]
        + (Packer.tars + [.plainTar]).map { packer in
            packer.trial(
                packer.start.replacing("--format=ustar", with: "--format=pax \(tarComment)")
                    + "echo pea | pack > $A", status: 0, words: ["pea"])
        }

    /// A shell line that prints the zip archive `w` with a comment of 65,535 bytes.
    private static let zipComment =
        "head -c -2 w; printf '\\xff\\xff'; head -c 65535 /dev/zero | tr '\\0' c"
    /// The option of tar for a comment of 64 KiB.
    private static let tarComment =
        "--pax-option=comment:=$(head -c 65536 /dev/zero | tr '\\0' c)"
}
