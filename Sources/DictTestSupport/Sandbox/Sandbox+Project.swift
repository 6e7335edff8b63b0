public import Foundation
import Testing

/// The contents of a file in a sandbox, and the date of their last change.
public struct StoredFile: Equatable {
    /// The contents of the file.
    public var bytes: [UInt8]
    /// The date of the last change of the contents, or `nil` if the system does not report it.
    public var changed: Date?
}

extension Sandbox {
    /// The absolute path of the folder that contains the package's `Package.swift`.
    public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The line of ``configuration`` that names the overlay file.
    ///
    /// An overlay is a user's list of words to add and remove. Tests replace this line with other
    /// sections.
    public static let overlay = "    overlay: { file: en/overlay.txt, licence: CC0-1.0 }"

    /// The contents of `raw-data/dictc.yml` in the small test project, with English and Dutch
    /// words.
    public static let configuration = """
        schema: 1
        output: ../build-output
        languages:
          en:
            words:
              - { file: en/words.txt, familiarity: 10, licence: CC0-1.0 }
            drop:
              - { file: en/names.txt, reason: name }
        \(overlay)
          nl:
            words:
              - { file: nl/words.txt, licence: CC0-1.0 }

        """

    /// The source files of the small test project, keyed by their paths in the sandbox.
    public static let projectFiles: [String: [UInt8]] = [
        "raw-data/dictc.yml": configuration,
        "raw-data/en/words.txt": words.map { $0 + "\n" }.joined()
            + "Paris\npeafowl's\nCafé\ncafé\n",
        "raw-data/en/names.txt": "rose\nlima\n",
        "raw-data/en/overlay.txt": "+dictionary\n-hah\n",
        "raw-data/nl/words.txt": "aardvarken\ncoördinatie\nĳs\n",
    ].mapValues { Array($0.utf8) }

    /// The words of the test project's English lexicon after a build, in byte order.
    public static let projectWords = [
        "cafe", "dictionary", "pea", "peafowl", "peafowls", "pear", "pearl", "rose", "zax",
        "zebra", "zebras",
    ]

    /// The source files and artefacts of the small test project, keyed by their paths in the
    /// sandbox.
    ///
    /// The project is built only once for all tests.
    private static let built = Result { () throws -> [String: [UInt8]] in
        let sandbox = try project()
        let run = try sandbox.run("build")
        try #require(run.status == 0, "\(run.errors)")
        var files = projectFiles
        for (file, stored) in try sandbox.files(in: "build-output") { files[file] = stored.bytes }
        return files
    }

    /// Creates a sandbox with the source files of the small test project, without building it.
    public static func project() throws -> Sandbox { try Sandbox(files: projectFiles) }

    /// Creates a sandbox with the source files and the artefacts of the small test project.
    ///
    /// - Throws: An error if the project cannot be built.
    public static func builtProject() throws -> Sandbox { try Sandbox(files: built.get()) }

    /// Returns all regular files in `folder` and its subfolders, including hidden ones.
    ///
    /// - Returns: The files, keyed by their paths in the sandbox; an empty dictionary if `folder`
    ///   does not exist.
    public func files(in folder: String) throws -> [String: StoredFile] {
        var files: [String: StoredFile] = [:]
        let paths = FileManager.default.enumerator(atPath: path + "/" + folder)
        for case let name as String in paths?.allObjects ?? [] {
            let file = folder + "/" + name
            let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + file)
            guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
            files[file] = StoredFile(
                bytes: try bytes(of: file), changed: attributes[.modificationDate] as? Date)
        }
        return files
    }

    /// Returns the contents of all files in `folder` and its subfolders, keyed by their paths in
    /// `folder`.
    ///
    /// By default, `folder` is the one to which `dictc build` writes the artefacts.
    public func output(_ folder: String = "build-output") throws -> [String: [UInt8]] {
        var output: [String: [UInt8]] = [:]
        for (file, stored) in try files(in: folder) {
            output[String(file.dropFirst(folder.count + 1))] = stored.bytes
        }
        return output
    }

    /// Returns the files of `build-output` that a failed build must not touch.
    ///
    /// These are all files except the report, which then lists what failed, the artefacts that the
    /// build had finished and the parts of corpora, which wait in the cache, and the lock.
    public func standing() throws -> [String: StoredFile] {
        try files(in: "build-output").filter { file, _ in
            !["report.json", ".lock"].contains(file.dropFirst("build-output/".count))
                && !file.hasPrefix("build-output/.cache/finished/")
                && !file.hasPrefix("build-output/.cache/parts/")
        }
    }

    /// Returns the words of a lexicon in byte order, as `dictc export` prints them.
    ///
    /// - Parameter lexicon: The path of the lexicon in the sandbox.
    /// - Returns: The words.
    /// - Throws: An error if `dictc` cannot be run. If `dictc` fails, an issue is recorded.
    public func words(of lexicon: String = "build-output/en.lexicon") throws -> [String] {
        let run = try run("export \(lexicon)")
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }
}
