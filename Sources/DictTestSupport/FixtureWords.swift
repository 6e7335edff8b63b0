import Foundation

/// Functions that read the word lists stored with the tests.
public enum FixtureWords {
    /// A list of 2,000 words of everyday English in ascending byte order.
    ///
    /// It consists of every twentieth word of SCOWL, sizes 10 to 35; the notice of SCOWL is in
    /// `raw-data/SOURCES.md`. The list is empty if its file cannot be read.
    public static let english: [[UInt8]] = lines(of: "Tests/Fixtures/english-words.txt")

    /// Returns the non-empty lines of a file, given its path relative to the package folder.
    ///
    /// The result is empty if the file cannot be read.
    public static func lines(of path: String) -> [[UInt8]] {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return lines(at: package.appendingPathComponent(path).path)
    }

    /// Returns the non-empty lines of the file at `path`, or an empty array if it cannot be read.
    public static func lines(at path: String) -> [[UInt8]] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return [UInt8](data).split(separator: 0x0A).map { [UInt8]($0) }
    }
}
