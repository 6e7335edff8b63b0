import DictFiles
package import DictModel

/// Functions that add hints to errors about files that the user has named.
package enum PathAdvice {
    /// The maximum number of names in a folder that are compared.
    private static let nameLimit = 10_000

    /// Returns `error` with a hint, if it has none and the file suggests one.
    ///
    /// A folder in the place of a file is called one, and a missing file may have a neighbour with
    /// nearly the same name.
    package static func advised(_ error: Diagnostic) -> Diagnostic {
        let path = error.place.file
        guard error.hint == nil, error.place.base == .caller, !path.isEmpty,
            [.missing, .io].contains(error.code.cause)
        else { return error }
        var error = error
        if FileContents.isFolder(path) {
            error.hint = "this is a folder; name a file in it"
        } else if error.code == .fileMissing {
            error.hint = neighbour(of: path).map { "did you mean \(PrintableText.quoted($0))?" }
        }
        return error
    }

    /// Returns the path of the file beside the missing one at `path` whose name is nearest.
    private static func neighbour(of path: String) -> String? {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
        let folder = String(path[..<start])
        guard let names = try? FileContents.names(inFolder: folder.isEmpty ? "." : folder),
            names.count <= nameLimit
        else { return nil }
        return NearestName.nearest(to: String(path[start...]), among: names).map { folder + $0 }
    }
}
