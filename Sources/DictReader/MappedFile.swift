public import DictFormat

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An error that explains why a file could not be opened as an artefact.
public enum OpenError: Error, Sendable {
    /// There is no file at `path`.
    case missing(path: String)
    /// The file cannot be read for the reason in `code`, which is the system's `errno`.
    case unreadable(path: String, code: Int32)
    /// The file is damaged, is not an artefact, or is not of the expected kind.
    case invalid(path: String, FormatError)
}

extension OpenError: CustomStringConvertible {
    /// The path and a description of the problem, on one line.
    public var description: String {
        switch self {
        case .missing(let path): path + ": no such file"
        case .unreadable(let path, let code):
            unsafe path + ": cannot be read (" + String(cString: strerror(code)) + ")"
        case .invalid(let path, let error): path + ": " + error.description
        }
    }
}

extension ArtefactBytes {
    /// Creates storage by mapping the file at `path` into memory, without copying it.
    ///
    /// While it is mapped, the file may be replaced by renaming another over it, but must not be
    /// overwritten or truncated. A file that cannot be mapped, such as a pipe, is read into memory
    /// instead.
    ///
    /// - Throws: ``OpenError/missing(path:)`` or ``OpenError/unreadable(path:code:)``.
    public convenience init(mapping path: String) throws(OpenError) {
        let descriptor = try Self.descriptor(path)
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw .unreadable(path: path, code: errno)
        }
        if status.st_mode & S_IFMT == S_IFDIR { throw .unreadable(path: path, code: EISDIR) }
        let size = Int(status.st_size)
        if status.st_mode & S_IFMT == S_IFREG, size > 0,
            let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe start != MAP_FAILED
        {
            unsafe self.init(adopting: UnsafeRawBufferPointer(start: start, count: size)) {
                memory in
                // Safe because the pointer came from mmap without PROT_WRITE; munmap only frees.
                unsafe munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
            }
            return
        }
        try self.init(contentsOf: descriptor, path: path)
    }

    /// Creates storage by copying the file at `path` into memory.
    ///
    /// Later changes to the file do no harm.
    ///
    /// Reading stops early if the file is not an artefact, or is longer than its header states.
    ///
    /// - Throws: ``OpenError/missing(path:)`` or ``OpenError/unreadable(path:code:)``.
    /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
    public convenience init(reading path: String) throws(OpenError) {
        let descriptor = try Self.descriptor(path)
        defer { close(descriptor) }
        try self.init(contentsOf: descriptor, path: path)
    }

    private static func descriptor(_ path: String) throws(OpenError) -> Int32 {
        while true {
            let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
            if descriptor >= 0 { return descriptor }
            if errno == EINTR { continue }
            throw errno == ENOENT || errno == ENOTDIR
                ? .missing(path: path) : .unreadable(path: path, code: errno)
        }
    }

    /// The size up to which memory is allocated for a whole file before it has been read, in bytes.
    private static let longestAtOnce = 1 << 28

    /// Creates storage with what is left to read of the file at `descriptor`.
    private convenience init(contentsOf descriptor: Int32, path: String) throws(OpenError) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw .unreadable(path: path, code: errno)
        }
        // Of a pipe, the size is 0.
        let size = Int(status.st_size)
        var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 12, alignment: 16)
        var filled = 0
        var end = Int.max
        while filled <= end {
            if filled == memory.count {
                let expected = min(end, size)
                // One byte more than expected, to notice what follows it.
                let larger = UnsafeMutableRawBufferPointer.allocate(
                    byteCount: filled <= expected && expected <= Self.longestAtOnce
                        ? expected + 1 : 2 * filled, alignment: 16)
                // Safe because the new memory is larger.
                unsafe larger.copyMemory(from: UnsafeRawBufferPointer(memory))
                unsafe memory.deallocate()
                unsafe memory = unsafe larger
            }
            // Safe because the call writes at most the bytes that are left.
            let count = unsafe read(
                descriptor, memory.baseAddress?.advanced(by: filled), memory.count - filled)
            if count == 0 { break }
            if count > 0 {
                filled += count
                let start = unsafe [UInt8](memory.prefix(min(filled, 32)))
                end = ArtefactHeader.sufficientLength(start)
            } else if errno != EINTR {
                unsafe memory.deallocate()
                throw .unreadable(path: path, code: errno)
            }
        }
        // Safe because that many bytes were read, and only the storage frees them.
        unsafe self.init(
            adopting: UnsafeRawBufferPointer(start: memory.baseAddress, count: filled)
        ) { unsafe $0.deallocate() }
    }
}

extension ArtefactReader {
    /// Creates a reader that maps the artefact at `path` into memory, without copying it.
    ///
    /// For as long as the reader exists, the file must not be overwritten or truncated. If that
    /// could happen, use ``init(copyOf:_:)``.
    ///
    /// - Throws: ``OpenError`` if there is no such file, if it cannot be read, or if it is not a
    ///   complete artefact of this kind.
    public init(
        contentsOf path: String, _ verification: Verification = .verifying
    ) throws(OpenError) {
        try self.init(ArtefactBytes(mapping: path), verification, path: path)
    }

    /// Creates a reader that copies the artefact at `path` into memory.
    ///
    /// Use this initialiser if the file may be overwritten or truncated while the reader exists.
    ///
    /// - Throws: The same errors as ``init(contentsOf:_:)``.
    public init(
        copyOf path: String, _ verification: Verification = .verifying
    ) throws(OpenError) {
        try self.init(ArtefactBytes(reading: path), verification, path: path)
    }

    private init(
        _ bytes: ArtefactBytes, _ verification: Verification, path: String
    ) throws(OpenError) {
        do throws(FormatError) {
            try self.init(bytes, verification)
        } catch {
            throw .invalid(path: path, error)
        }
    }
}
