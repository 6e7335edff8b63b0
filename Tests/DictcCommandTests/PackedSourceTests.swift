import DictTestSupport
import Foundation
import Testing

/// Packed lists, from the command line to the words.
@Suite("Packed sources") struct PackedSourceTests {
    /// The list `pea`, `pear`, `zebra` in each packing.
    private static let files = [
        "list.txt.bz2", "list.txt.xz", "list.txt.zst", "list.zip", "list.tar", "list.tar.gz",
        "list.tar.bz2", "list.tar.xz", "list.tar.zst",
    ]

    private static func sandbox(_ name: String) throws -> Sandbox {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/real-world/" + name)
        return try Sandbox(files: [
            "raw-data/en/" + name: [UInt8](try Data(contentsOf: file)),
            "raw-data/dictc.yml": Array(
                "schema: 1\noutput: ../out\nlanguages:\n  en:\n    words: [{ file: en/\(name) }]\n"
                    .utf8),
        ])
    }

    @Test("are compiled as they are", arguments: files)
    func words(name: String) throws {
        let sandbox = try Self.sandbox(name)
        let run = try sandbox.run("build --verbose")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("en/\(name)  3 read, 3 kept"), "\(run.output)")
        #expect(try sandbox.words(of: "out/en.lexicon") == ["pea", "pear", "zebra"])
    }

    #if os(Linux)
        @Test("name the library that they need, where the system lacks it", arguments: files)
        func noLibrary(name: String) throws {
            let sandbox = try Self.sandbox(name)
            // The loader takes the first file of that name, and this one is no library.
            let run = try sandbox.shell(
                """
                mkdir lib; : > lib/libarchive.so.13
                LD_LIBRARY_PATH=lib "$DICTC" build --json < /dev/null
                """)
            #expect(run.status == 66, "\(run.errors)")
            #expect(run.output.contains(#""code":"archive.no-library""#))
            #expect(run.errors.contains("install libarchive (Debian: libarchive13)"))
        }
    #endif
}
