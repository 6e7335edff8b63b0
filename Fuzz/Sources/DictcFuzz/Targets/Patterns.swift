import DictModel
import DictSources

extension FuzzTarget {
    /// A target that looks for the files of a pattern in a small tree of folders.
    ///
    /// The files are those that a slow comparison of each path with the pattern finds.
    static let pattern = FuzzTarget(name: "pattern") { bytes in
        guard let text = String(validating: bytes, as: UTF8.self), FilePattern.isPattern(text),
            !bytes.contains(0)
        else { return }
        let steps = bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
        // These lead elsewhere, and no pattern of dictc.yml has them.
        guard !steps.contains(dots), !steps.contains([dots[0]]) else { return }
        var limits = SourceLimits.default
        limits.folderNames = 100_000
        do throws(Diagnostic) {
            let found = try FilePattern(text, limits: limits).files(
                in: tree.path, at: Place("pattern"))
            let expected = Tree.files.filter { path in
                let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
                return matches(names[...], steps[...])
            }
            promise(found == expected, "\(text) finds \(found), not \(expected)")
        } catch {
            promisePlain(PrintableText.singleLine(error.description))
        }
    }

    private static let dots = Array("..".utf8)
    private static let tree = Tree()

    /// Whether `pattern` matches `path`, both without what has been compared already.
    private static func matches(
        _ path: ArraySlice<[UInt8]>, _ pattern: ArraySlice<[UInt8]>
    ) -> Bool {
        guard let step = pattern.first, let name = path.first else {
            return path.isEmpty && pattern.isEmpty
        }
        let isHidden = name.first == dots[0]
        if pattern.count > 1, step == [UInt8]("**".utf8) {
            return matches(path, pattern.dropFirst())
                || path.count > 1 && !isHidden && matches(path.dropFirst(), pattern)
        }
        // A name in the middle that is written out may be hidden; the last one is listed.
        let isListed = step.contains(UInt8(ascii: "*")) || pattern.count == 1
        guard !(isListed && isHidden), matchesName(name[...], step[...]) else { return false }
        return matches(path.dropFirst(), pattern.dropFirst())
    }

    private static func matchesName(
        _ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>
    ) -> Bool {
        var ends: Set = [name.startIndex]
        for byte in pattern {
            if byte == UInt8(ascii: "*") {
                guard let first = ends.min() else { return false }
                ends.formUnion(first...name.endIndex)
            } else {
                ends = Set(ends.filter { $0 < name.endIndex && name[$0] == byte }.map { $0 + 1 })
            }
        }
        return ends.contains(name.endIndex)
    }
}

/// Folders with files, some of them hidden, sorted byte by byte.
private struct Tree {
    static let files = [
        ".h/a.xml", "a.txt", "a/a/a/a/a.xml", "a/a/b.xml", "a/b/a.xml", "a/c", "b/.a.xml",
        "b/a.xml", "b/a.xml.gz", "c", "é/b.txt",
    ]
    private let scratch = ScratchFolder()
    var path: String { scratch.path }

    init() {
        for file in Self.files {
            var folder = ""
            for step in file.split(separator: "/").dropLast() {
                folder += (folder.isEmpty ? "" : "/") + step
                scratch.makeFolder(folder)
            }
        }
        for file in Self.files { scratch.write([0x61], to: file) }
    }
}
