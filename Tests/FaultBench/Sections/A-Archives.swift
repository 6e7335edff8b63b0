import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Compressions and archives that are not read, tar archives of corpora, and what is no file.
    static let archiveInputs: [FaultRow] = [
        .tried("A21", "xz, bzip2 and zstd, cut and flipped", refused(xz, bzip2, zstd)),
        .tried(
            "A22", "xz and zstd that need gigabytes of memory",
            refused(
                (
                    "xz", "an xz file",
                    "/Td6WFoAAATm1rRGAgAhASUAAAA7eHtBAQADcGVhCgB1KHNvf+bWngABHARvLJzBH7bzfQEAAAAABFla"
                ),
                ("zstd", "a zstd file", "KLUv/QCoIQAAcGVhCg=="))),
        .tried(
            "A23", "zstd with a dictionary that is not there",
            refused(("zstd", "a zstd file", "KLUv/QdY7dmqOSEAAHBlYQpFDWw+"))),
        .tried("A24", "members of a tar archive that lead elsewhere", tarTrials),
        .tried(
            "A25", "zip archives",
            refused(
                ("names twice", "a zip archive", twiceInZip),
                ("encrypted", "a zip archive", encryptedZip),
                (
                    "a wrong local header", "a zip archive",
                    "UEsDBP///////////////////////////////////////w=="
                ),
                ("empty", "a zip archive", "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=="))),
        .tried(
            "A26", "no plain file", noFile("mkfifo f", "a device or pipe"),
            noFile(
                "ln -s /dev/zero f", "a symbolic link leads outside the folder", status: 78),
            noFile("ln -s /dev/zero f", "a device or pipe", call: "build --allow-outside"),
            noFile("mkdir f", "a folder"),
            device("/dev/zero", 65, "/dev/zero: no file to read (it is a device"),
            device("- < /dev/zero", 65, "a NUL byte"),
            device("- < <(yes | tr -d '\\n')", 65, "a line that is too long"),
            device("<(printf 'pea\\npear\\n')", 0, ""),
            device("pipe", 0, "", before: "mkfifo pipe; (printf 'pea\\npear\\n' | gzip > pipe) &")),
    ]

    private static let xz = (
        "xz", "an xz file",
        "/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQADcGVhCgB1KHNvf+bWngABHARvLJzBH7bzfQEAAAAABFla"
    )
    private static let bzip2 = (
        "bzip2", "a bzip2 file", "QlpoOTFBWSZTWSPnO1gAAAHBgAAQIgBAACAAIZpoM00MvF3JFOFCQI+c7WA="
    )
    private static let zstd = ("zstd", "a zstd file", "KLUv/QRYIQAAcGVhCkUNbD4=")
    private static let twiceInZip = """
        UEsDBBQAAAAAAHyPdV2zxVSYBAAAAAQAAAAJAAAAd29yZHMudHh0cGVhClBLAwQUAAAAAAB8j3VdnkPBhwUAAAAFAAAACQAAAHdvcm\
        RzLnR4dHBlYXIKUEsBAhQDFAAAAAAAfI91XbPFVJgEAAAABAAAAAkAAAAAAAAAAAAAAIABAAAAAHdvcmRzLnR4dFBLAQIUAxQAAAAA\
        AHyPdV2eQ8GHBQAAAAUAAAAJAAAAAAAAAAAAAACAASsAAAB3b3Jkcy50eHRQSwUGAAAAAAIAAgBuAAAAVwAAAAAA
        """
    private static let encryptedZip = """
        UEsDBAoACQAAAHyPdV2zxVSYEAAAAAQAAAAJABwAd29yZHMudHh0VVQJAAMc3AFrHNwBa3V4CwABBAAAAAAEAAAAAMjM/uY6Uz+BSN\
        FQsPdipuZQSwcIs8VUmBAAAAAEAAAAUEsBAh4DCgAJAAAAfI91XbPFVJgQAAAABAAAAAkAGAAAAAAAAQAAAKSBAAAAAHdvcmRzLnR4\
        dFVUBQADHNwBa3V4CwABBAAAAAAEAAAAAFBLBQYAAAAAAQABAE8AAABjAAAAAAA=
        """

    /// Each file whole, cut and with a flipped byte, as a list and as a corpus: refused by its
    /// first bytes, nothing is unpacked.
    private static func refused(
        _ files: (name: String, kind: String, base64: String)...
    ) -> [any Trial] {
        files.flatMap { file -> [any Trial] in
            let bytes = Array(Data(base64Encoded: file.base64) ?? Data())
            var flipped = bytes
            flipped[bytes.count / 2] ^= 0x10
            let variants = [
                ("whole", bytes), ("cut", Array(bytes.prefix(bytes.count - 3))),
                ("flipped", flipped),
            ]
            let expected = [
                "a format that is not read here (it looks like \(file.kind)", "unpack it",
            ]
            return variants.flatMap { variant, bytes in
                [
                    ProjectTrial(
                        "\(file.name) \(variant)", files: ["raw-data/en/words.txt": bytes],
                        errors: ["raw-data/en/words.txt: "] + expected),
                    ProjectTrial(
                        "\(file.name) \(variant), a corpus",
                        files: [
                            corpusConfiguration: corpus("tei", "c.xml"), "raw-data/en/c.xml": bytes,
                        ], errors: ["raw-data/en/c.xml: "] + expected),
                ]
            }
        }
    }

    /// `f` in place of a list of words.
    private static func noFile(
        _ shell: String, _ problem: String, call: String = "build", status: Int32 = 65
    ) -> ProjectTrial {
        ProjectTrial(
            "\(shell), \(call)",
            files: [corpusConfiguration: Array(configuration(of: "{ file: en/f }").utf8)],
            preparation: "cd raw-data/en; \(shell)", call: call, status: status,
            errors: ["raw-data/en/f: ", problem, "hint: "], secondsLimit: 10)
    }

    /// `dictc lexicon` of `list`, which streams and so reads a pipe.
    private static func device(
        _ list: String, _ status: Int32, _ error: String, before: String = ""
    ) -> CodeTrial {
        CodeTrial("lexicon \(list)") {
            let sandbox = try Sandbox(files: [:])
            let run = try sandbox.shell(
                "\(before)\n\"$DICTC\" lexicon -o a.lexicon \(list)", seconds: 20)
            #expect(
                run.status == status && (error.isEmpty || run.errors.contains(error)),
                "\(run.errors)")
            #expect(run.peakMemory < 64 << 20)
            let words = status == 0 ? try sandbox.words(of: "a.lexicon") : []
            #expect(words == (status == 0 ? ["pea", "pear"] : []))
        }
    }
}
