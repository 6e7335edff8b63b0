import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Files in bzip2, xz and zstd, archives in tar and zip, and what is no file.
    static let archiveInputs: [FaultRow] = [
        .tried("A21", "xz, bzip2 and zstd, cut and flipped", variants(xz, bzip2, zstd)),
        .tried(
            "A22", "xz and zstd that need gigabytes of memory",
            refused(
                "xz", "needs too much memory to unpack",
                "/Td6WFoAAATm1rRGAgAhASUAAAA7eHtBAQADcGVhCgB1KHNvf+bWngABHARvLJzBH7bzfQEAAAAABFla"),
            refused("zstd", "needs too much memory to unpack", "KLUv/QCoIQAAcGVhCg==")),
        .tried(
            "A23", "zstd with a dictionary that is not there",
            refused("zstd", "packed data", "KLUv/QdY7dmqOSEAAHBlYQpFDWw+")),
        .tried("A24", "members of a tar archive that lead elsewhere", tarTrials),
        .tried(
            "A25", "zip archives",
            refused("names twice", "two members of one name", twiceInZip),
            refused("encrypted", "an encrypted member", encryptedZip),
            refused(
                "a wrong local header", "packed data",
                "UEsDBP///////////////////////////////////////w=="),
            refused("empty", "0 words", "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==")),
        .tried(
            "A26", "no plain file", noFile("mkfifo f", "a named pipe"),
            noFile(
                "ln -s /dev/zero f", "a symbolic link leads outside the folder", status: 78),
            noFile("ln -s /dev/zero f", "it is a device", call: "build --allow-outside"),
            noFile("mkfifo f", "a named pipe", call: "why pea"),
            noFile("mkfifo f", "a named pipe", call: "levels"),
            noFile("mkdir f", "a folder"),
            device(
                "/dev/zero", 65,
                "/dev/zero: error[source.not-a-file]: no file to read (it is a device"),
            device("- < /dev/zero", 65, "a NUL byte"),
            device("- < <(yes | tr -d '\\n')", 65, "a line that is too long"),
            device("<(printf 'pea\\npear\\n')", 0, ""),
            device("pipe", 0, "", before: "mkfifo pipe; (printf 'pea\\npear\\n' | gzip > pipe) &")),
    ]

    private static let xz = (
        "xz",
        "/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQADcGVhCgB1KHNvf+bWngABHARvLJzBH7bzfQEAAAAABFla"
    )
    private static let bzip2 = (
        "bzip2", "QlpoOTFBWSZTWSPnO1gAAAHBgAAQIgBAACAAIZpoM00MvF3JFOFCQI+c7WA="
    )
    private static let zstd = ("zstd", "KLUv/QRYIQAAcGVhCkUNbD4=")
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

    /// Each file, which is the list `pea`, whole, cut and with a flipped byte, as a list and as a
    /// corpus; only the whole list is read.
    private static func variants(_ files: (name: String, base64: String)...) -> [any Trial] {
        files.flatMap { file -> [any Trial] in
            let bytes = Array(Data(base64Encoded: file.base64) ?? Data())
            var flipped = bytes
            flipped[bytes.count / 2] ^= 0x10
            let damaged = [("cut", Array(bytes.prefix(bytes.count - 3))), ("flipped", flipped)]
            let whole = ProjectTrial(
                file.name, files: ["raw-data/en/words.txt": bytes], status: 0,
                words: ["dictionary", "pea"])
            return [whole]
                + damaged.flatMap { variant, bytes in
                    [
                        ProjectTrial(
                            "\(file.name) \(variant)", files: ["raw-data/en/words.txt": bytes],
                            errors: ["raw-data/en/words.txt", "packed data", "again"]),
                        ProjectTrial(
                            "\(file.name) \(variant), a corpus",
                            files: [
                                corpusConfiguration: corpus("text", "c.txt"),
                                "raw-data/en/c.txt": bytes,
                            ],
                            errors: ["raw-data/en/c.txt", "packed data", "again"]),
                    ]
                }
        }
    }

    /// A file in place of a list of words, which is refused for `problem`.
    private static func refused(
        _ name: String, _ problem: String, _ base64: String
    ) -> ProjectTrial {
        ProjectTrial(
            name,
            files: ["raw-data/en/words.txt": Array(Data(base64Encoded: base64) ?? Data())],
            errors: ["raw-data/en/words.txt", problem])
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
