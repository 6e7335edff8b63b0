import Foundation

/// The word list that lies beside the tests.
public enum FixtureWords {
    /// 2,000 words of everyday English, ascending; none where the file cannot be read.
    ///
    /// Every twentieth of SCOWL's sizes 10 to 35; `raw-data/SOURCES.md` has its notice.
    public static let english: [[UInt8]] = lines(of: "Tests/Fixtures/english-words.txt")

    /// The lines of a file, named by its path in the package; empty where it cannot be read.
    public static func lines(of path: String) -> [[UInt8]] {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return lines(at: package.appendingPathComponent(path).path)
    }

    /// The lines of the file at `path` that are not empty; none where it cannot be read.
    public static func lines(at path: String) -> [[UInt8]] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return [UInt8](data).split(separator: 0x0A).map { [UInt8]($0) }
    }
}
