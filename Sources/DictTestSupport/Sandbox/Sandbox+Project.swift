public import Foundation
import Testing

/// The contents of a file on disk, and the date of their last change.
public struct StoredFile: Equatable {
    /// The contents of the file.
    public var bytes: [UInt8]
    /// The date on which the contents were last changed; `nil` if the system does not state it.
    public var changed: Date?
}

extension Sandbox {
    /// The path of the package's folder.
    public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The line of ``configuration`` that names the overlay; tests replace it with other sections.
    public static let overlay = "    overlay: { file: en/overlay.txt, licence: CC0-1.0 }"

    /// The configuration of the small project.
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

    /// The files of the small project, by path.
    public static let projectFiles: [String: [UInt8]] = [
        "raw-data/dictc.yml": configuration,
        "raw-data/en/words.txt": words.map { $0 + "\n" }.joined()
            + "Paris\npeafowl's\nCafé\ncafé\n",
        "raw-data/en/names.txt": "rose\nlima\n",
        "raw-data/en/overlay.txt": "+dictionary\n-hah\n",
        "raw-data/nl/words.txt": "aardvarken\ncoördinatie\nĳs\n",
    ].mapValues { Array($0.utf8) }

    /// The words of the small project's English lexicon after a build.
    public static let projectWords = [
        "cafe", "dictionary", "pea", "peafowl", "peafowls", "pear", "pearl", "rose", "zax",
        "zebra", "zebras",
    ]

    /// The files of the small project after a build, by path.
    private static let built = Result { () throws -> [String: [UInt8]] in
        let sandbox = try project()
        let run = try sandbox.run("build")
        try #require(run.status == 0, "\(run.errors)")
        var files = projectFiles
        for (file, stored) in try sandbox.files(in: "build-output") { files[file] = stored.bytes }
        return files
    }

    /// Creates a sandbox with the small project, not yet built.
    public static func project() throws -> Sandbox { try Sandbox(files: projectFiles) }

    /// Creates a sandbox with the small project and its artefacts.
    public static func builtProject() throws -> Sandbox { try Sandbox(files: built.get()) }

    /// Returns all regular files below `folder`, by path; empty if there is no such folder.
    ///
    /// Hidden files are included.
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

    /// Returns the bytes of all files in the output folder, by their paths in that folder.
    public func output(_ folder: String = "build-output") throws -> [String: [UInt8]] {
        var output: [String: [UInt8]] = [:]
        for (file, stored) in try files(in: folder) {
            output[String(file.dropFirst(folder.count + 1))] = stored.bytes
        }
        return output
    }

    /// Returns the words of a lexicon, as `dictc export` writes them.
    public func words(of lexicon: String = "build-output/en.lexicon") throws -> [String] {
        let run = try run("export \(lexicon)")
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }
}
