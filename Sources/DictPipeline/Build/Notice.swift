import DictStore

/// The text of NOTICE: licences and attributions of what the artefacts hold.
enum Notice {
    /// The file's name in the output folder.
    static let fileName = "NOTICE"
    /// The most bytes of a licence text.
    private static let byteLimit = 1 << 20

    /// The notice for `sources`, the files whose content is in the artefacts.
    static func bytes(
        sources: [String], _ table: SourcesTable, _ project: Project
    ) throws -> [UInt8] {
        var text = "The word lists and texts in this folder were made from these files.\n"
        var licenceFiles: [String] = []
        for file in sources {
            guard let row = table.rows[file] else {
                text += "\n\(file)\n  licence: not stated in SOURCES.md\n"
                continue
            }
            text += "\n\(file)\n  licence: \(row.licence)\n"
            if let names = row.attribution { text += "  attribution: \(names)\n" }
            if let licence = row.licenceFile, !licenceFiles.contains(licence) {
                licenceFiles.append(licence)
            }
        }
        var bytes = Array(text.utf8)
        for file in licenceFiles where !file.hasPrefix("/") && !file.contains("..") {
            try project.expectInside(file)
            let rule = String(repeating: "-", count: 80)
            bytes.append(contentsOf: "\n\(rule)\n\(file)\n\(rule)\n\n".utf8)
            bytes.append(
                contentsOf: try FileContents.bytes(of: project.path(of: file), limit: byteLimit))
        }
        return bytes
    }
}
