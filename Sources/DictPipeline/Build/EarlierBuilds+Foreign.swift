import DictFiles
import DictFormat
import DictModel
import DictOutput
import Platform

extension EarlierBuilds {
    /// Throws if the build-output folder holds files that no build made and that this one would
    /// replace.
    ///
    /// A folder with a manifest or a cache of dictc is dictc's own: there a file that has other
    /// contents is a damaged one, and is made again.
    ///
    /// - Parameter artefacts: The names of the artefacts that the project makes.
    /// - Throws: `output.foreign` for each such file.
    func refuseForeign(_ artefacts: [String]) throws(Diagnostics) {
        guard manifest == nil, !artefacts.contains(where: isCached) else { return }
        var faults = Diagnostics()
        let others = [
            Manifest.fileName, BuildReport.fileName, Notice.fileName, FolderLock.fileName,
        ]
        for name in artefacts + others where isForeign(name) {
            faults.add(
                Diagnostic(
                    .outputForeign, at: Place(output + "/" + name),
                    "a file that dictc has not made has the name of an output",
                    hint: "give the build a separate folder (output: in dictc.yml, or --output)"))
        }
        try faults.throwIfAny()
    }

    /// Whether the file `name` exists and does not begin as what a build writes under that name.
    ///
    /// A link is not: a build replaces it, and leaves alone where it leads.
    private func isForeign(_ name: String) -> Bool {
        var status = stat()
        // Safe because the path and the structure live for the length of the call.
        guard unsafe lstat(output + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG
        else { return false }
        let range: Range<UInt64> = 0..<1 << 16
        guard let head = try? FileContents.bytes(in: range, of: output + "/" + name), !head.isEmpty
        else { return false }
        switch name {
        case Manifest.fileName, BuildReport.fileName:
            return ![#""schema""#, #""artefacts""#].allSatisfy { contains(head, Array($0.utf8)) }
        case FolderLock.fileName: return !FolderLock.couldBe(head)
        case Notice.fileName: return !head.starts(with: Notice.firstLine.utf8)
        default: return !head.starts(with: ArtefactHeader.magic)
        }
    }

    private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
        bytes.indices.contains { bytes[$0...].starts(with: part) }
    }
}
