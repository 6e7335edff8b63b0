/// Where the bytes of a source come from.
enum SourceOrigin: Sendable {
    /// The file at a path.
    case path(String)
    /// What an open descriptor gives to its end; it stays open, and can be read once.
    case descriptor(Int32)

    /// The input, opened where it is a path; messages call it `name`.
    func input(name: String) throws(SourceError) -> FileInput {
        switch self {
        case .path(let path): try FileInput(path: path, name: name)
        case .descriptor(let descriptor): FileInput(descriptor: descriptor, name: name)
        }
    }
}
