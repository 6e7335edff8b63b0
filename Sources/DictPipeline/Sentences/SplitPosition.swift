/// The position of a sentence in the corpora of a language: the number of its file, and its number
/// among the sentences of the file.
///
/// Files are numbered in the order of dictc.yml, and those of a folder or pattern in the order of
/// their paths. Parts that were read apart are compared by positions, so that the first of equal
/// sentences is the same however the files were divided.
struct SplitPosition: Sendable, Comparable {
    var split = 0
    var record = 0

    static func < (one: Self, other: Self) -> Bool {
        (one.split, one.record) < (other.split, other.record)
    }
}
