public import DictFormat

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why a file could not be opened as an artefact.
public enum OpenError: Error, Sendable {
    /// There is no file at `path`.
    case missing(path: String)
    /// The file cannot be read; `code` is the system's `errno`.
    case unreadable(path: String, code: Int32)
    /// The file is no artefact, a damaged one, or one of another kind.
    case invalid(path: String, FormatError)
}

extension OpenError: CustomStringConvertible {
    /// `place: what is wrong`, in one line.
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
    /// The file may be replaced by renaming meanwhile, but must not be overwritten or cut in place.
    ///
    /// Where mapping is refused, as for pipes, the file is read into memory instead.
    public convenience init(mapping path: String) throws(OpenError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR
                ? .missing(path: path) : .unreadable(path: path, code: errno)
        }
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
        }
    }
}

extension ArtefactReader {
    /// Maps the artefact at `path` and opens it.
    ///
    /// - Throws: ``OpenError`` where there is no such file, or it is no whole artefact of the kind.
    public init(
        contentsOf path: String, _ verification: Verification = .verifying
    ) throws(OpenError) {
        let bytes = try ArtefactBytes(mapping: path)
        do throws(FormatError) {
            try self.init(bytes, verification)
        } catch {
            throw .invalid(path: path, error)
        }
    }
}
