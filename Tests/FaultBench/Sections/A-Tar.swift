import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Archives of a corpus whose members are no plain files in a folder.
    ///
    /// Paths are only names, and what is no file is counted and passed over. Nothing is unpacked, so
    /// nothing lands anywhere.
    static let tarTrials: [any Trial] = [
        tar("../", [("../OUTSIDE.xml", "0", parse)], "c.tar.gz!../OUTSIDE.xml:1"),
        tar("an absolute path", [("SANDBOX/x.xml", "0", parse)], "c.tar.gz!SANDBOX/x.xml:1"),
        tar("a symbolic link", [("1.xml", "0", parse), ("2.xml", "2", [])], "1 of 2 members"),
        tar("a hard link", [("1.xml", "0", parse), ("2.xml", "1", [])], "1 of 2 members"),
        tar("a device", [("1.xml", "0", parse), ("2.xml", "3", [])], "1 of 2 members"),
        tar("a pipe", [("1.xml", "0", parse), ("2.xml", "6", [])], "1 of 2 members"),
        tar(
            "links alone", status: 65, [("1.xml", "2", [])],
            "0 sentences (an archive without files to read, 1 others"),
        tar(
            "a damaged header", status: 65, [("1.xml", "0", parse), ("2.xml", "0", parse)],
            "damaged packed data at byte 1024", flip: 1_030),
        tar(
            "a cut archive", status: 65, [("1.xml", "0", parse)], "the packed data is cut", cut: 600
        ),
        tar(
            "a bad member", status: 65, [("../OUTSIDE.xml", "0", Array("<a>".utf8))],
            "c.tar.gz!../OUTSIDE.xml:1"),
        tar(
            "gzip in the archive", status: 65, [("x.xml.gz", "0", [0x1F, 0x8B, 8, 0])],
            "c.tar.gz!x.xml.gz"),
    ]

    /// A parse of one word.
    private static let parse = Array(
        "<alpino_ds><node><node begin=\"0\" pt=\"tsw\" word=\"ja\"/></node></alpino_ds>".utf8)

    /// A corpus in a tar archive of `members`, with the error or the place in report.json.
    ///
    /// In paths and in `error`, `SANDBOX` is the folder of the trial and `OUTSIDE` a name beside it
    /// that no other trial has.
    private static func tar(
        _ name: String, status: Int32 = 0, _ members: [(path: String, type: Character, [UInt8])],
        _ error: String, flip: Int? = nil, cut: Int? = nil
    ) -> CodeTrial {
        CodeTrial(name) {
            let sandbox = try Sandbox.builtProject()
            func named(_ text: String) -> String {
                text.replacing("SANDBOX", with: sandbox.path)
                    .replacing("OUTSIDE", with: "outside-" + sandbox.path.suffix(36))
            }
            var archive = members.flatMap { member(named($0.path), $0.type, $0.2) }
            if let flip { archive[flip] ^= 1 }
            archive += [UInt8](repeating: 0, count: 1_024)
            if let cut { archive = Array(archive.prefix(cut)) }
            let error = named(error)
            let isPath = status == 0 && error.hasPrefix("c.tar.gz!")
            let trial = ProjectTrial(
                name,
                files: [
                    corpusConfiguration: corpus(
                        "alpino", "c.tar.gz", isTagged: true, mayBeEmpty: status == 0),
                    "raw-data/en/c.tar": archive,
                ].merging(taggerFiles) { $1 },
                preparation: train + "gzip -n raw-data/en/c.tar", status: status,
                errors: isPath ? [] : ["c.tar.gz", error])
            try trial.run(in: sandbox)
            if isPath {
                let report = try sandbox.bytes(of: "build-output/report.json")
                #expect(String(decoding: report, as: UTF8.self).contains(error), "\(name)")
            }
            let outside = named("OUTSIDE.xml")
            #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/../" + outside))
            #expect(try sandbox.files(in: ".").keys.allSatisfy { !$0.hasSuffix(".xml") })
        }
    }

    /// A member of a tar archive: its header (POSIX `ustar`) and its content in whole blocks.
    private static func member(
        _ path: String, _ type: Character, _ content: [UInt8]
    ) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, at offset: Int) {
            for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
        }
        func octal(_ number: Int, digits: Int) -> String {
            let text = String(number, radix: 8)
            return String(repeating: "0", count: digits - text.count) + text
        }
        put(path, at: 0)
        put("0000644\0", at: 100)
        put(octal(content.count, digits: 11), at: 124)
        put("00000000000", at: 136)
        put("        " + String(type), at: 148)
        if "12".contains(type) { put("/etc/passwd", at: 157) }
        put("ustar\u{0}00", at: 257)
        put(octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\u{0} ", at: 148)
        return header + content
            + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
    }
}
