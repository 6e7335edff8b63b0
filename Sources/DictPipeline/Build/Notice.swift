import DictConfiguration
import DictFiles
import DictModel
import DictOutput

/// The NOTICE file of a build, with the licences and attributions of the files that its artefacts
/// are made from.
enum Notice {
    /// The name of the NOTICE file in the build-output folder.
    static let fileName = "NOTICE"
    /// The line that every NOTICE file of a build begins with.
    static let firstLine =
        "The word lists and texts in this folder were made from these files.\n"
    /// The maximum size of a licence text that NOTICE quotes, in bytes.
    private static let byteLimit = 1 << 20

    /// Returns the contents of NOTICE for `sources`, the paths of files in `project`.
    ///
    /// A licence text that several files share is included only once.
    static func bytes(sources: [String], _ project: Project) throws -> [UInt8] {
        var text = firstLine
        var texts: [String] = []
        for file in sources {
            guard let licence = project.configuration.licences[file] else {
                text += "\n\(file)\n  licence: not stated in dictc.yml\n"
                continue
            }
            text += "\n\(file)\n  licence: \(licence.name)\n"
            if let names = licence.attribution { text += "  attribution: \(names)\n" }
            if let file = licence.file, !texts.contains(file) { texts.append(file) }
        }
        let builtIn = project.configuration.sourcePaths.filter {
            BuiltInFile.isName($0) && !sources.contains($0)
        }
        if !builtIn.isEmpty {
            text +=
                "\nThey were judged and tagged with these files of dictc; nothing is copied from them.\n"
        }
        for file in builtIn {
            guard let licence = project.configuration.licences[file] else { continue }
            text += "\n\(file)\n  licence: \(licence.name)\n"
            if let names = licence.attribution { text += "  attribution: \(names)\n" }
            for file in [licence.file].compactMap(\.self) + licence.notices
            where !texts.contains(file) {
                texts.append(file)
            }
        }
        var bytes = Array(text.utf8)
        for file in texts {
            try project.expectInside(file)
            let rule = String(repeating: "-", count: 80)
            bytes.append(contentsOf: "\n\(rule)\n\(file)\n\(rule)\n\n".utf8)
            let licence = try FileContents.bytes(of: project.path(of: file), limit: byteLimit)
            if let offset = control(in: licence) {
                let line = 1 + licence[..<offset].count { $0 == UInt8(ascii: "\n") }
                throw Diagnostic(
                    .configText, at: Place(project: file, line: line),
                    "the text of a licence contains a control character",
                    hint: "remove the character")
            }
            bytes.append(contentsOf: licence)
        }
        return bytes
    }

    /// Returns the offset of the first control character in the text of a licence, or `nil` if it has
    /// none.
    ///
    /// Tabs and the ends of lines and pages are not counted.
    private static func control(in text: [UInt8]) -> Int? {
        text.indices.first { index in
            switch text[index] {
            case 0x09, 0x0A, 0x0C, 0x0D: false
            case ..<0x20, 0x7F: true
            // U+0080 to U+009F, which some terminals take for the start of a command.
            case 0x80...0x9F: index > 0 && text[index - 1] == 0xC2
            default: false
            }
        }
    }

    /// Returns a note if some of `sources` have no licence, or `nil` if all of them have one.
    static func note(sources: [String], _ project: Project) -> Diagnostic? {
        let unstated = sources.filter { project.configuration.licences[$0] == nil }
        guard let first = unstated.first else { return nil }
        let files = unstated.count == 1 ? "one file has" : "\(unstated.count) files have"
        return Diagnostic(
            .configNoLicence, at: project.configurationPlace, "\(files) no licence",
            found: unstated.count == 1 ? first : "the first is \(first)",
            hint: "add `licence:` beside `file:`; `dictc ship` needs it")
    }
}
