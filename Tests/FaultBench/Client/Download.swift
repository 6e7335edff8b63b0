import Foundation

/// A file of a server, fetched by curl as an app would: no further than its limit, for a few seconds,
/// over http alone.
struct Download {
    var url: String
    /// The most bytes of it.
    var limit: Int

    /// Why there are no bytes.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// The bytes; one more than the limit where there are too many.
    func bytes() throws -> [UInt8] {
        let curl = Process()
        let output = Pipe()
        curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
        curl.arguments = [
            "--silent", "--fail", "--max-time", "2", "--location", "--max-redirs", "3",
            "--proto", "=http", "--proto-redir", "=http", "--compressed", url,
        ]
        curl.standardOutput = output
        try curl.run()
        var bytes: [UInt8] = []
        while bytes.count <= limit,
            let part = try output.fileHandleForReading.read(
                upToCount: min(65_536, limit + 1 - bytes.count)), !part.isEmpty
        {
            bytes.append(contentsOf: part)
        }
        // Where it has more to say, it ends by the closed pipe.
        try output.fileHandleForReading.close()
        curl.waitUntilExit()
        guard bytes.count > limit || curl.terminationStatus == 0 else {
            throw Failure(description: "\(url): curl ended with \(curl.terminationStatus)")
        }
        return bytes
    }
}
