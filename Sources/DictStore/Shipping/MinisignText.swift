import Foundation

/// The lines of a file in minisign's format: comments and lines of Base64, alternating.
///
/// Source: the format page of minisign, jedisct1.github.io/minisign.
struct MinisignText {
    static let untrustedComment = "untrusted comment: "
    static let trustedComment = "trusted comment: "

    /// The lines, without their line ends.
    let lines: [[UInt8]]

    /// Splits `bytes` into lines that end in LF or CR LF; ignores empty lines at the end.
    init(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { $0.last == UInt8(ascii: "\r") ? Array($0.dropLast()) : Array($0) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    /// The bytes that are encoded in line `index` as Base64; `nil` if they are not `count` bytes.
    func payload(_ index: Int, count: Int) -> [UInt8]? {
        guard index < lines.count, let data = Data(base64Encoded: Data(lines[index])),
            data.count == count
        else { return nil }
        return Array(data)
    }

    /// The text after `prefix` in line `index`; `nil` if the line does not start with it.
    func comment(_ index: Int, after prefix: String) -> [UInt8]? {
        guard index < lines.count, lines[index].starts(with: prefix.utf8) else { return nil }
        return Array(lines[index].dropFirst(prefix.utf8.count))
    }

    /// `bytes` as a line of Base64, with its line feed.
    static func line(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() + "\n" }
}
