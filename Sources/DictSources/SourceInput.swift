public import DictModel

/// The bytes of a source, with their name for diagnostics and limits on the cost of reading them.
///
/// Making one opens nothing. A ``WordSource`` or ``CorpusSource`` of it does, each time it is read.
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

    /// The file as diagnostics name it; line and column are not used.
    public var place: Place
    /// Limits on the cost of reading it.
    public var limits: SourceLimits
    /// Is called with every block of the file as it is on the disk, before it is unpacked: to
    /// digest a file while it is read.
    ///
    /// When the reading succeeds, it has seen every byte of the file once and in order, also those
    /// after the end of an archive or of gzip data. After an error it may have seen only a part.
    /// If the path is a folder of a corpus, the files that are read follow one another.
    public var onBytes: ((Span<UInt8>) -> Void)?
    let origin: Origin

    /// The file or, for a corpus, the folder at `path`.
    ///
    /// - Parameters:
    ///   - path: As the system takes it.
    ///   - place: Its name in diagnostics; `nil` for `path`.
    ///   - limits: Limits on the cost of reading it.
    ///   - onBytes: See ``onBytes``.
    public init(
        path: String, place: Place? = nil, limits: SourceLimits = .default,
        onBytes: ((Span<UInt8>) -> Void)? = nil
    ) {
        origin = .path(path)
        self.place = place ?? Place(path)
        self.limits = limits
        self.onBytes = onBytes
    }

    /// The bytes of the open `descriptor` up to its end, such as 0 for the standard input.
    ///
    /// It stays open. Unless it is a file, it can be read once.
    public init(
        descriptor: Int32, place: Place, limits: SourceLimits = .default,
        onBytes: ((Span<UInt8>) -> Void)? = nil
    ) {
        origin = .descriptor(descriptor)
        self.place = place
        self.limits = limits
        self.onBytes = onBytes
    }

    /// The same input at a path below the folder that this one is.
    func file(at inner: String) -> SourceInput {
        guard case .path(let folder) = origin else { return self }
        var place = place
        place.file += "/" + inner
        return SourceInput(
            path: folder + "/" + inner, place: place, limits: limits, onBytes: onBytes)
    }

    /// Opens the input for reading from its start.
    func open() throws(Diagnostic) -> ByteStream { try ByteStream(FileInput(self), limits: limits) }
}
