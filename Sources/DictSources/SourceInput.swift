package import DictModel
import Platform

/// A file, folder or file descriptor to read, with limits on the cost of reading it.
///
/// Creating an input does not open anything. A ``WordSource`` or ``CorpusSource`` opens its input
/// each time you read from it.
///
/// ```swift
/// let words = SourceInput(
///     path: folder + "/en/words.txt", place: Place("en/words.txt", base: .project))
/// ```
package struct SourceInput {
    enum Origin {
        case path(String)
        case descriptor(Int32)
    }

    /// The place of the file, for use in diagnostics; its line and column are ignored.
    package var place: Place
    /// The limits on the cost of reading this input.
    package var limits: SourceLimits
    /// Whether the file may be a named pipe, which is `true` by default.
    ///
    /// Set it to `false` for files that the user did not name in the call: opening a pipe waits for
    /// a writer, perhaps for ever.
    package var mayBePipe = true
    /// A function to call with each block of the file as stored on disk, for example to compute a
    /// digest.
    ///
    /// After a successful read, the function has received every byte of the file once and in order,
    /// including any bytes after the end of an archive or of gzip data. After an error, it may have
    /// received only some of them. If the input is a folder, the function receives the contents of
    /// its files one after another.
    package var onBytes: ((Span<UInt8>) -> Void)?
    let origin: Origin

    /// Creates an input for the file or corpus folder at `path`.
    ///
    /// - Parameters:
    ///   - path: The path of the file or folder, which is passed to the system unchanged.
    ///   - place: The place of the file in diagnostics, or `nil` to use `path`.
    ///   - limits: The limits on the cost of reading the input.
    ///   - onBytes: A function to call with each block of the file, as described at ``onBytes``.
    package init(
        path: String, place: Place? = nil, limits: SourceLimits = .default,
        onBytes: ((Span<UInt8>) -> Void)? = nil
    ) {
        origin = .path(path)
        self.place = place ?? Place(path)
        self.limits = limits
        self.onBytes = onBytes
    }

    /// Creates an input that reads an open file descriptor to its end.
    ///
    /// Pass 0 as `descriptor` for standard input. The descriptor is not closed. Reading begins at
    /// its current position, so to read a file again, rewind the descriptor first.
    package init(
        descriptor: Int32, place: Place, limits: SourceLimits = .default,
        onBytes: ((Span<UInt8>) -> Void)? = nil
    ) {
        origin = .descriptor(descriptor)
        self.place = place
        self.limits = limits
        self.onBytes = onBytes
    }

    /// Returns an input for the file at `inner`, a path relative to the folder that this input
    /// reads.
    ///
    /// An input that is a descriptor is returned unchanged.
    func file(at inner: String) -> SourceInput {
        guard case .path(let folder) = origin else { return self }
        var place = place
        place.file += "/" + inner
        var file = SourceInput(
            path: folder + "/" + inner, place: place, limits: limits, onBytes: onBytes)
        file.mayBePipe = mayBePipe
        return file
    }

    /// Throws if something is at the path of this input that is not a file to read.
    ///
    /// Nothing is opened. A missing file is left to whoever opens it.
    package func expectFile() throws(Diagnostic) {
        guard case .path(let path) = origin else { return }
        var status = stat()
        // Safe because path and status live for the length of the call.
        if unsafe stat(path, &status) == 0 { try FileInput.checkKind(status, self) }
    }

    /// Opens the input and returns a stream of its contents, decompressed if necessary.
    func open() throws(Diagnostic) -> ByteStream { try ByteStream(FileInput(self), limits: limits) }
}
