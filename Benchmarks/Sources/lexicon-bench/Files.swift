import Glibc

/// An error that is thrown if a file cannot be read or written.
struct FileError: Error {
    let path: String
    let code: Int32
}

/// Returns the contents of the file at `path`.
///
/// Only the first 16 KiB are returned of a file in `/proc`, whose size the system does not state.
func contents(of path: String) throws(FileError) -> [UInt8] {
    guard let file = unsafe fopen(path, "r") else { throw FileError(path: path, code: errno) }
    defer { unsafe fclose(file) }
    var status = stat()
    unsafe fstat(fileno(file), &status)
    // Files below /proc have no size.
    let capacity = max(Int(status.st_size), 1 << 14)
    // Safe because fread writes at most `capacity` bytes and says how many.
    return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        count = unsafe fread(buffer.baseAddress, 1, capacity, file)
    }
}

/// Writes `bytes` to the file at `path`, replacing any file that is already there.
func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard let file = unsafe fopen(path, "w") else { throw FileError(path: path, code: errno) }
    let written = unsafe fwrite(bytes, 1, bytes.count, file)
    guard unsafe fclose(file) == 0, written == bytes.count else {
        throw FileError(path: path, code: errno)
    }
}

/// Returns the maximum amount of memory that this process has used so far, in KB.
///
/// The result is 0 if `/proc` does not state it.
func peakMemory() -> Int {
    guard let bytes = try? contents(of: "/proc/self/status"),
        let status = String(validating: bytes, as: UTF8.self),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let field = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
    else { return 0 }
    return Int(field) ?? 0
}

/// The lines of a text file, without their line feeds.
struct Lines {
    let text: [UInt8]
    private(set) var ranges: [Range<Int>] = []

    var count: Int { ranges.count }

    init(contentsOf path: String) throws(FileError) {
        text = try contents(of: path)
        var start = 0
        for index in text.indices where text[index] == UInt8(ascii: "\n") {
            ranges.append(start..<index)
            start = index + 1
        }
    }

    /// Calls `body` with the bytes of each of the first `limit` lines.
    @inline(__always)
    func forEach(first limit: Int = .max, _ body: (Span<UInt8>) throws -> Void) rethrows {
        let bytes = text.span
        for range in ranges.prefix(limit) { try body(bytes.extracting(range)) }
    }
}
