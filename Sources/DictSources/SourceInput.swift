public import DictModel

/// A file, folder or descriptor to read, with its place in diagnostics and limits on the cost of
/// reading.
///
/// Creating an input opens nothing. A ``WordSource`` or ``CorpusSource`` opens it each time it is
/// read.
///
/// ```swift
/// let words = SourceInput(
///     path: folder + "/en/words.txt", place: Place("en/words.txt", base: .project))
/// ```
public struct SourceInput {
    enum Origin {
        case path(String)
        case descriptor(Int32)
    }

    /// The place of the file in diagnostics; its line and column are ignored.
    public var place: Place
    /// Limits on the cost of reading the input.
    public var limits: SourceLimits
    /// Called with each block of the file as stored on disk, for example to compute a digest.
    ///
    /// After a successful read it has received every byte of the file once and in order, including
    /// those after the end of an archive or of gzip data. After an error it may have received only
    /// a part. For a folder, it receives the files that are read one after the other.
    public var onBytes: ((Span<UInt8>) -> Void)?
    let origin: Origin

    /// Creates an input for the file or, for a corpus, the folder at `path`.
    ///
    /// - Parameters:
    ///   - path: The path, as the system takes it.
    ///   - place: The place in diagnostics; `nil` for `path`.
    ///   - limits: Limits on the cost of reading the input.
    ///   - onBytes: A function to call with each block; see ``onBytes``.
    public init(
        path: String, place: Place? = nil, limits: SourceLimits = .default,
        onBytes: ((Span<UInt8>) -> Void)? = nil
    ) {
        origin = .path(path)
        self.place = place ?? Place(path)
        self.limits = limits
        self.onBytes = onBytes
    }

    /// Creates an input that reads the open `descriptor` to its end, such as 0 for standard input.
    ///
    /// The descriptor is not closed. Unless it is a file, it can be read only once.
    public init(
        descriptor: Int32, place: Place, limits: SourceLimits = .default,
        onBytes: ((Span<UInt8>) -> Void)? = nil
    ) {
        origin = .descriptor(descriptor)
        self.place = place
        self.limits = limits
        self.onBytes = onBytes
    }

    /// Returns the input for the file at `inner`, a path relative to this folder.
    ///
    /// An input that is a descriptor is returned as it is.
    func file(at inner: String) -> SourceInput {
        guard case .path(let folder) = origin else { return self }
        var place = place
        place.file += "/" + inner
        return SourceInput(
            path: folder + "/" + inner, place: place, limits: limits, onBytes: onBytes)
    }

    /// Opens the input and returns a stream at its start.
    func open() throws(Diagnostic) -> ByteStream { try ByteStream(FileInput(self), limits: limits) }
}
