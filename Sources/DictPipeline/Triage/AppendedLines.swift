import DictFiles
import DictModel
import Platform

/// Lines that are added to the end of a file, as its new bytes and as a patch.
struct AppendedLines {
    private let old: [UInt8]
    private let lines: [String]

    init(_ lines: [String], to old: [UInt8]) { (self.lines, self.old) = (lines, old) }

    private var endsLine: Bool { old.isEmpty || old.last == 0x0A }

    /// The bytes of the file with the lines.
    var bytes: [UInt8] {
        old + (endsLine ? [] : [0x0A]) + lines.flatMap { Array($0.utf8) + [0x0A] }
    }

    /// The maximum number of lines before those that are added.
    private static let context = 3

    /// Returns the addition as a patch of the file at `path`, as `git diff` prints it.
    func patch(path: String) -> [UInt8] {
        var before = old.split(separator: 0x0A, omittingEmptySubsequences: false)
        if endsLine { before.removeLast() }
        let shown = before.suffix(Self.context)
        let start = before.count - shown.count + (before.isEmpty ? 0 : 1)
        var text = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
        text += Array(
            "@@ -\(start),\(shown.count) +\(before.isEmpty ? 1 : start),\(shown.count + lines.count) @@\n"
                .utf8)
        for (index, line) in zip(shown.indices, shown) {
            let isLast = index == shown.endIndex - 1
            if isLast && !endsLine {
                text += [UInt8(ascii: "-")] + line
                text += Array("\n\\ No newline at end of file\n+".utf8) + line
            } else {
                text += [0x20] + line
            }
            text.append(0x0A)
        }
        for line in lines { text += Array("+\(line)\n".utf8) }
        return text
    }
}

/// The path of a file as a patch names it.
enum RepositoryPath {
    private static let mostLevels = 64

    /// Returns the path of the file at `path` from the top of its git repository or, if it is in
    /// none, `path` itself.
    static func of(_ path: String) -> String {
        let whole = URL(fileURLWithPath: path).standardizedFileURL.path
        var folder = Project.folder(of: whole)
        for _ in 0..<mostLevels where !folder.isEmpty && folder != "/" {
            if FileManager.default.fileExists(atPath: folder + "/.git") {
                return String(whole.dropFirst(folder.count + 1))
            }
            folder = Project.folder(of: folder)
        }
        return path
    }
}
