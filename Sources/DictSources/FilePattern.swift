package import DictModel
import Platform

/// A path in which `*` matches any part of a name, and `**` any number of folders.
///
/// `films/*.xml.gz` matches the files of one folder, `films/**/*.xml` those of all folders inside
/// it as well. Hidden files and folders, whose names begin with a dot, match only a name that is
/// written out. Links to folders are not followed.
package struct FilePattern {
    /// Whether `path` is a pattern and not the path of one file or folder.
    package static func isPattern(_ path: String) -> Bool { path.utf8.contains(star) }

    /// The components of `path` up to the first one that has a `*`, so that all matching files are
    /// in that folder.
    package static func fixedPart(of path: String) -> String {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        return steps.prefix { !isPattern(String($0)) }.joined(separator: "/")
    }

    private static let star = UInt8(ascii: "*")
    private static let anyFolders: [UInt8] = [star, star]

    private let steps: [[UInt8]]
    private let limits: SourceLimits

    /// Creates a pattern from `path`, which is relative to a folder.
    package init(_ path: String, limits: SourceLimits = .default) {
        steps = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        self.limits = limits
    }

    /// Returns the paths of all matching files in `folder`, sorted byte by byte.
    ///
    /// Errors are reported at `place`.
    ///
    /// - Throws: `Diagnostic` if a folder cannot be read, if a name is not UTF-8, or if there are
    ///   too many files.
    package func files(in folder: String, at place: Place) throws(Diagnostic) -> [String] {
        var found: Set<[UInt8]> = []
        try collect(steps[...], below: folder, [], at: place, depth: 0, into: &found)
        let sorted = found.sorted { $0.lexicographicallyPrecedes($1) }
        return sorted.compactMap { String(validating: $0, as: UTF8.self) }
    }

    /// Adds the files that match `steps` in the folder `inner`, a path relative to `folder`.
    private func collect(
        _ steps: ArraySlice<[UInt8]>, below folder: String, _ inner: [UInt8], at place: Place,
        depth: Int, into found: inout Set<[UInt8]>
    ) throws(Diagnostic) {
        guard let step = steps.first else { return }
        guard depth <= limits.folderDepth + self.steps.count else {
            throw CorpusFolder.tooDeep(limits, at: place)
        }
        let rest = steps.dropFirst()
        if step == Self.anyFolders, !rest.isEmpty {
            try collect(rest, below: folder, inner, at: place, depth: depth, into: &found)
        }
        if !step.contains(Self.star), !rest.isEmpty {
            let next = Self.joined(inner, step)
            let path = folder.isEmpty ? next : Array(folder.utf8) + [UInt8(ascii: "/")] + next
            guard let text = String(validating: path, as: UTF8.self), CorpusFolder.isFolder(text)
            else { return }
            try collect(rest, below: folder, next, at: place, depth: depth + 1, into: &found)
            return
        }
        let entries = try CorpusFolder.entries(
            of: folder.isEmpty ? "." : folder, inner, at: place)
        for (name, isFolder) in entries {
            let next = Self.joined(inner, name)
            if isFolder, !rest.isEmpty, Self.matches(name, step) {
                let steps = step == Self.anyFolders ? steps : rest
                try collect(steps, below: folder, next, at: place, depth: depth + 1, into: &found)
            } else if !isFolder, rest.isEmpty, Self.matches(name, step) {
                try CorpusFolder.checkName(next, at: place)
                found.insert(next)
                try CorpusFolder.checkCount(found.count, limits, at: place)
            }
        }
    }

    private static func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
        folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name
    }

    /// Whether `name` matches `pattern`, in which each `*` matches any bytes, perhaps none.
    ///
    /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths of the two.
    static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
        var (index, step) = (0, 0)
        var lastStar: (step: Int, index: Int)?
        while index < name.count {
            if step < pattern.count, pattern[step] == star {
                lastStar = (step, index)
                step += 1
            } else if step < pattern.count, pattern[step] == name[index] {
                index += 1
                step += 1
            } else if let last = lastStar {
                // The latest star takes one byte more.
                lastStar = (last.step, last.index + 1)
                (index, step) = (last.index + 1, last.step + 1)
            } else {
                return false
            }
        }
        return pattern[step...].allSatisfy { $0 == star }
    }
}
