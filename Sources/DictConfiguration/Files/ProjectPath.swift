package import DictModel

/// A path in dictc.yml, relative to the folder that contains dictc.yml.
///
/// Paths are only checked as text, without access to the disk, so that a configuration is valid on
/// every machine or on none.
package struct ProjectPath: Sendable, Equatable {
    /// The purpose of a path, which decides how far outside the folder of dictc.yml it may lead.
    package enum Role {
        /// A file to read, which must be somewhere inside the folder that contains dictc.yml.
        case source
        /// A corpus to read: a file or folder like those of ``source``, or a pattern of files.
        case corpus
        /// The folder for the artefacts, which must be inside the parent of the folder that
        /// contains dictc.yml.
        case output
    }

    /// The components of the path, without `.` and with `..` only at the start.
    let steps: [String]
    /// Whether the path starts at the root of the file system.
    let isAbsolute: Bool

    /// The path as text with `/` between its components, or `.` if it has no components.
    package var text: String {
        let joined = steps.joined(separator: "/")
        if isAbsolute { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    /// Creates a path from `text`, after checking that `role` allows it.
    ///
    /// - Parameters:
    ///   - text: The path as written in dictc.yml.
    ///   - role: The purpose of the path.
    ///   - allowOutside: Whether the path may be absolute or lead outside the project.
    /// - Throws: `Diagnostic`, without a place, if the path is not accepted.
    package init(_ text: String, role: Role, allowOutside: Bool) throws(Diagnostic) {
        func fault(
            _ problem: String, expected: String? = nil, hint: String? = nil
        ) -> Diagnostic {
            Diagnostic(
                .configPath, at: Place(""), problem, found: PrintableText.quoted(text),
                expected: expected, hint: hint)
        }
        let outsideHint =
            role == .output
            ? "write ../build-output, or run with --allow-outside"
            : "copy the file into that folder, or run with --allow-outside"
        if !text.unicodeScalars.allSatisfy(\.isShown) {
            throw fault(
                "path contains a control or invisible character", hint: "rename the file")
        }
        if text.utf8.count > 1024 {
            throw fault("path is too long", expected: "at most 1024 bytes")
        }
        if text.utf8.first == UInt8(ascii: "~") || text.utf8.contains(UInt8(ascii: "$")) {
            throw fault(
                "path contains ~ or $",
                hint: "dictc expands neither ~ nor variables; write the path itself")
        }
        if text.utf8.contains(UInt8(ascii: "\\")) {
            throw fault("path contains a backslash", hint: "write / between folders")
        }
        isAbsolute = text.utf8.first == UInt8(ascii: "/") || Self.startsWithDrive(text)
        if isAbsolute && !allowOutside {
            throw fault(
                "path is absolute", expected: "one relative to the folder of dictc.yml",
                hint: outsideHint)
        }

        var steps: [String] = []
        for step in text.split(separator: "/", omittingEmptySubsequences: true) {
            switch step {
            case ".": continue
            case ".." where !steps.isEmpty && steps.last != "..": steps.removeLast()
            case ".." where isAbsolute: continue
            default: steps.append(String(step))
            }
        }
        self.steps = steps

        let climbs = steps.prefix { $0 == ".." }.count
        if climbs > (role == .output ? 1 : 0) && !allowOutside {
            throw fault(
                role == .output
                    ? "path leads outside the project, the folder above that of dictc.yml"
                    : "path leads outside the folder of dictc.yml",
                hint: outsideHint)
        }
        let isOpen = steps.isEmpty || steps.last == ".."
        if role == .source, isOpen || text.utf8.last == UInt8(ascii: "/") {
            throw fault("path names a folder", expected: "a file")
        }
        if role == .corpus, isOpen {
            throw fault(
                "path names the folder of dictc.yml or one above it",
                expected: "a file, a folder in that of dictc.yml, or a pattern such as films/*.xml")
        }
        if role == .source, text.utf8.contains(UInt8(ascii: "*")) {
            throw fault(
                "path contains *", expected: "the path of one file",
                hint: "only corpora of `sentences` may be named by a pattern")
        }
    }

    /// Whether `text` starts with a drive such as `C:`, which makes it absolute on Windows.
    private static func startsWithDrive(_ text: String) -> Bool {
        let start = Array(text.utf8.prefix(2))
        return start.count == 2 && start[1] == UInt8(ascii: ":")
            && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(start[0] | 0x20)
    }

    /// Returns the components of the absolute path.
    ///
    /// `base` contains the components of the absolute path of the folder that contains dictc.yml.
    func resolved(from base: [String]) -> [String] {
        if isAbsolute { return steps }
        let climbs = steps.prefix { $0 == ".." }.count
        return Array(base.dropLast(climbs)) + steps.dropFirst(climbs)
    }
}

extension ProjectPath {
    /// Whether path `a` precedes path `b` in the order of their UTF-8 bytes, whatever the locale.
    package static func precedes(_ a: String, _ b: String) -> Bool {
        a.utf8.lexicographicallyPrecedes(b.utf8)
    }

    /// Returns `paths` sorted byte by byte, without duplicates.
    package static func unique(_ paths: [String]) -> [String] {
        var unique: [String] = []
        for path in paths.sorted(by: precedes)
        where unique.last.map({ precedes($0, path) }) ?? true {
            unique.append(path)
        }
        return unique
    }
}

extension Place {
    /// Creates a place in `file`, a path as written in dictc.yml.
    ///
    /// Lines are numbered starting at 1. Pass 0 as `line` for the whole file.
    package init(project file: String, line: Int = 0) {
        self.init(file, base: .project, line: line)
    }
}
