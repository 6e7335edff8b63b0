import DictFiles
import DictModel
import Platform

/// The lines of standard input, each of which can be read as soon as it arrives.
package struct StandardInput: ~Copyable {
    /// A line without its ending, which is LF or CR LF.
    package enum Line {
        case bytes([UInt8])
        /// A line that is longer than the limit, whose bytes have been discarded.
        case tooLong
    }

    private let limit: Int
    private var piece = [UInt8](repeating: 0, count: 65_536)
    private var (position, end) = (0, 0)
    private var isAtEnd = false

    /// Creates a reader of standard input that accepts lines of at most `limit` bytes.
    package init(limit: Int) { self.limit = limit }

    /// Returns the next line, or `nil` at the end of the input.
    ///
    /// The last line does not need a line ending.
    package mutating func next() throws -> Line? {
        var line: [UInt8] = []
        var (isLong, isEmpty) = (false, true)
        while try hasBytes() {
            isEmpty = false
            let stop = piece[position..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
            let part = piece[position..<stop]
            let room = limit + 1 - line.count
            line.append(contentsOf: part.prefix(room))
            if part.count > room { isLong = true }
            position = min(stop + 1, end)
            if stop < end { break }
        }
        if isEmpty { return nil }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return isLong || line.count > limit ? .tooLong : .bytes(line)
    }

    /// Whether standard input is a terminal.
    package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// Writes a note to standard error if the program is waiting for input from a terminal.
    ///
    /// The note starts with `doing`, for example `dictc tag: reading text`.
    package static func tellIfTerminal(_ doing: String) {
        if isTerminal { StandardError.line("\(doing) from the terminal, Ctrl-D ends") }
    }

    /// Whether reading the next byte may block.
    ///
    /// If so, flush the output first, so that the user sees it while the program waits.
    var isDrained: Bool { position == end }

    /// Returns whether there are bytes to take, after reading more if none are left.
    private mutating func hasBytes() throws -> Bool {
        if position < end { return true }
        guard !isAtEnd else { return false }
        try NamedOutput.refuseReading(STDIN_FILENO, at: Place("standard input"))
        end = try Self.read(&piece)
        position = 0
        isAtEnd = end == 0
        return !isAtEnd
    }

    private static func read(_ piece: inout [UInt8]) throws -> Int {
        while true {
            // Safe because the array has the stated size for the length of the call.
            let count = unsafe piece.withUnsafeMutableBytes { buffer in
                unsafe systemRead(STDIN_FILENO, buffer.baseAddress, buffer.count)
            }
            if count >= 0 { return count }
            if errno != EINTR {
                throw Diagnostic.unreadable(Place("standard input"), code: errno)
            }
        }
    }
}

/// Calls the system's `read`, which a method with the same name would hide.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    // Safe because the caller passes memory that it keeps alive.
    unsafe read(file, bytes, count)
}
