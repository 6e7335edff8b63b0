import Platform

/// The text of a minisign key or signature file, whose lines are alternately comments and Base64.
///
/// Source: the description of the format at jedisct1.github.io/minisign.
package struct MinisignText {
    package static let untrustedComment = "untrusted comment: "
    package static let trustedComment = "trusted comment: "

    /// The lines of the file, without their line ends.
    package let lines: [[UInt8]]

    /// Creates a text by splitting `bytes` at LF or CR LF, without empty lines at the end.
    package init(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { $0.last == UInt8(ascii: "\r") ? Array($0.dropLast()) : Array($0) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    /// Returns the bytes that the line at the 0-based `index` encodes in Base64.
    ///
    /// The result is `nil` if the line is missing or does not encode exactly `count` bytes.
    package func payload(_ index: Int, count: Int) -> [UInt8]? {
        guard index < lines.count, let data = Data(base64Encoded: Data(lines[index])),
            data.count == count
        else { return nil }
        return Array(data)
    }

    /// Returns the bytes after `prefix` in the line at the 0-based `index`.
    ///
    /// The result is `nil` if the line is missing or does not start with `prefix`.
    package func comment(_ index: Int, after prefix: String) -> [UInt8]? {
        guard index < lines.count, lines[index].starts(with: prefix.utf8) else { return nil }
        return Array(lines[index].dropFirst(prefix.utf8.count))
    }

    /// Returns a line with `bytes` in Base64, including the line feed.
    package static func line(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString() + "\n"
    }
}
