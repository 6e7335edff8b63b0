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
    /// Errors are reported at `place`. Each folder is read once, whatever the number of stars.
    ///
    /// - Throws: `Diagnostic` if a folder cannot be read, if a name is not UTF-8, or if there are
    ///   too many files or names to look at.
    package func files(in folder: String, at place: Place) throws(Diagnostic) -> [String] {
        var found: Set<[UInt8]> = []
        var budget = limits.folderBudget(at: place)
        try collect([0], below: folder, [], depth: 0, &budget, into: &found)
        let sorted = found.sorted { $0.lexicographicallyPrecedes($1) }
        return sorted.compactMap { String(validating: $0, as: UTF8.self) }
    }

    /// Adds the files in the folder `inner`, a path relative to `folder`, that match what is left of
    /// the pattern from one of the `places` in ``steps`` on.
    private func collect(
        _ places: Set<Int>, below folder: String, _ inner: [UInt8], depth: Int,
        _ budget: inout WorkBudget, into found: inout Set<[UInt8]>
    ) throws(Diagnostic) {
        guard depth <= limits.folderDepth + steps.count else {
            throw CorpusFolder.tooDeep(limits, at: budget.place)
        }
        var places = places
        var queue = Array(places)
        while let place = queue.popLast() {
            // `**` also matches no folder at all.
            if isAnyFolders(place), places.insert(place + 1).inserted { queue.append(place + 1) }
        }
        try budget.spend(places.count)
        var folders: [[UInt8]: Set<Int>] = [:]
        let (last, starred) = (steps.count - 1, places.filter { isListed($0) })
        for place in places.subtracting(starred) {
            try budget.spend()
            let next = Self.joined(inner, steps[place])
            let path = folder.isEmpty ? next : Array(folder.utf8) + [UInt8(ascii: "/")] + next
            if let text = String(validating: path, as: UTF8.self), CorpusFolder.isFolder(text) {
                folders[steps[place], default: []].insert(place + 1)
            }
        }
        if !starred.isEmpty {
            let entries = try CorpusFolder.entries(
                of: folder.isEmpty ? "." : folder, inner, &budget)
            for (name, isFolder) in entries {
                for place in starred where isFolder == (place < last) {
                    try budget.spend(1 + steps[place].count * name.count / 256)
                    guard Self.matches(name, steps[place]) else { continue }
                    guard isFolder else {
                        let next = Self.joined(inner, name)
                        try CorpusFolder.checkName(next, at: budget.place)
                        found.insert(next)
                        try CorpusFolder.checkCount(found.count, limits, at: budget.place)
                        continue
                    }
                    folders[name, default: []].insert(isAnyFolders(place) ? place : place + 1)
                }
            }
        }
        for (name, places) in folders {
            try collect(
                places, below: folder, Self.joined(inner, name), depth: depth + 1, &budget,
                into: &found)
        }
    }

    /// Whether the step at `place` matches any number of folders.
    private func isAnyFolders(_ place: Int) -> Bool {
        steps[place] == Self.anyFolders && place < steps.count - 1
    }

    /// Whether the names in a folder have to be listed for the step at `place`.
    ///
    /// A folder whose name is written out is only looked up, so that it may be hidden, or a link.
    private func isListed(_ place: Int) -> Bool {
        place == steps.count - 1 || steps[place].contains(Self.star)
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
