import Foundation

/// The lines of a file in minisign's form: a comment, a line of Base64, and so on in turn.
///
/// Source: the format page of minisign, jedisct1.github.io/minisign.
struct MinisignText {
    static let untrustedComment = "untrusted comment: "
    static let trustedComment = "trusted comment: "

    /// The lines without their ends.
    let lines: [[UInt8]]

    /// The lines of `bytes`, which end in LF or CR LF; empty ones at the end do not count.
    init(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { $0.last == UInt8(ascii: "\r") ? Array($0.dropLast()) : Array($0) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    /// The bytes that line `index` holds in Base64, if they are `count`.
    func payload(_ index: Int, count: Int) -> [UInt8]? {
        guard index < lines.count, let data = Data(base64Encoded: Data(lines[index])),
            data.count == count
        else { return nil }
        return Array(data)
    }

    /// What follows `prefix` on line `index`.
    func comment(_ index: Int, after prefix: String) -> [UInt8]? {
        guard index < lines.count, lines[index].starts(with: prefix.utf8) else { return nil }
        return Array(lines[index].dropFirst(prefix.utf8.count))
    }

    /// `bytes` as a line of Base64.
    static func line(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() + "\n" }
}
