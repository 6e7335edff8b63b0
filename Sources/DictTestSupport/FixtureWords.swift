import Foundation

/// Word lists that are stored with the tests.
public enum FixtureWords {
    /// 2,000 words of everyday English, ascending; empty if the file cannot be read.
    ///
    /// The list has every twentieth word of SCOWL's sizes 10 to 35, whose notice is in
    /// `raw-data/SOURCES.md`.
    public static let english: [[UInt8]] = lines(of: "Tests/Fixtures/english-words.txt")

    /// Returns the non-empty lines of a file, given its path in the package; empty if the file
    /// cannot be read.
    public static func lines(of path: String) -> [[UInt8]] {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return lines(at: package.appendingPathComponent(path).path)
    }

    /// Returns the non-empty lines of the file at `path`; empty if the file cannot be read.
    public static func lines(at path: String) -> [[UInt8]] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return [UInt8](data).split(separator: 0x0A).map { [UInt8]($0) }
    }
}
