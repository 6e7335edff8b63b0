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

    /// Decodes line `index` from Base64; returns `nil` if the line is missing or does not encode
    /// `count` bytes.
    func payload(_ index: Int, count: Int) -> [UInt8]? {
        guard index < lines.count, let data = Data(base64Encoded: Data(lines[index])),
            data.count == count
        else { return nil }
        return Array(data)
    }

    /// Returns the text after `prefix` in line `index`; `nil` if the line does not start with it.
    func comment(_ index: Int, after prefix: String) -> [UInt8]? {
        guard index < lines.count, lines[index].starts(with: prefix.utf8) else { return nil }
        return Array(lines[index].dropFirst(prefix.utf8.count))
    }

    /// Returns `bytes` as a line of Base64, with a line feed.
    static func line(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() + "\n" }
}
