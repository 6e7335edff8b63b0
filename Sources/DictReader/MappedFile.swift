public import DictFormat

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The reason why a file could not be opened as an artefact.
public enum OpenError: Error, Sendable {
    /// There is no file at `path`.
    case missing(path: String)
    /// The file cannot be read; `code` is the system's `errno`.
    case unreadable(path: String, code: Int32)
    /// The file is not an artefact, is damaged, or is of another kind.
    case invalid(path: String, FormatError)
}

extension OpenError: CustomStringConvertible {
    /// The path and a description of the problem, in one line.
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
    /// Maps the file at `path`, read-only.
    ///
    /// While it is mapped, the file may be replaced by renaming another over it, but must not be
    /// overwritten or truncated.
    ///
    /// If the file cannot be mapped, as is the case for pipes, it is read into memory instead.
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
        self.init(try Self.contents(of: descriptor, path: path))
    }

    /// Reads the file at `path` into memory, so that later changes to it do no harm.
    ///
    /// A file that is not an artefact, or is longer than its header states, is read only until that
    /// is clear.
    ///
    /// - Complexity: O(size of the file).
    public convenience init(reading path: String) throws(OpenError) {
        let descriptor = try Self.descriptor(path)
        defer { close(descriptor) }
        self.init(try Self.contents(of: descriptor, path: path))
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

    private static func contents(
        of descriptor: Int32, path: String
    ) throws(OpenError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe chunk.withUnsafeMutableBytes {
                unsafe read(descriptor, $0.baseAddress, $0.count)
            }
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw .unreadable(path: path, code: errno)
            }
            bytes.append(contentsOf: chunk[..<count])
            if bytes.count > ArtefactHeader.sufficientLength(bytes) { return bytes }
        }
    }
}

extension ArtefactReader {
    /// Maps the artefact at `path` and opens it.
    ///
    /// - Throws: ``OpenError`` if there is no such file, or it is not a complete artefact of this
    ///   kind.
    public init(
        contentsOf path: String, _ verification: Verification = .verifying
    ) throws(OpenError) {
        try self.init(ArtefactBytes(mapping: path), verification, path: path)
    }

    /// Reads the artefact at `path` into memory and opens it.
    ///
    /// Use this if the file may be overwritten or truncated while it is open.
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
