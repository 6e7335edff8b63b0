import DictModel
import DictSources

extension FuzzTarget {
    /// A target that reads archives and packed files with several blocks or streams.
    ///
    /// The first byte of an input chooses whether the members are corpora or a list, the rest is the
    /// file. What is read of a zip archive is what its directory, found from the end of the file,
    /// has.
    static let directory = FuzzTarget(name: "directory") { bytes in
        guard let mode = bytes.first else { return }
        let file = Array(bytes.dropFirst())
        ScratchFile.shared.fill(file)
        let limits = SourceLimits.chosen(by: mode >> 4)
        guard mode & 1 == 1 else { return readWords(.list(.default), limits: limits) }
        readCorpus(.text, limits: limits)
        ScratchFile.shared.fill(file)
        let source = CorpusSource(ScratchFile.shared.input(limits), format: .text)
        guard file.starts(with: [0x50, 0x4B, 3, 4]),
            (try? source.forEachRecord(mayBeEmpty: true) { _ in }) != nil
        else { return }
        guard let directory = ZipListing(file) else {
            return promise(false, "an archive without a directory was read")
        }
        promise(
            directory.members.allSatisfy { $0.name == $0.nameThere && !$0.isSpecial },
            "a member is not what the directory says")
    }
}

/// The members of a zip archive, by its directory.
private struct ZipListing {
    struct Member {
        var name: ArraySlice<UInt8>
        /// The name in the header before the content.
        var nameThere: ArraySlice<UInt8>?
        /// Whether it is neither a file nor a folder.
        var isSpecial: Bool
    }

    private(set) var members: [Member] = []

    /// Reads the directory of `file`, or returns `nil` if there is none that is all there.
    init?(_ file: [UInt8]) {
        func number(_ place: Int, _ size: Int) -> Int? {
            guard place >= 0, place + size <= file.count else { return nil }
            return file[place..<place + size].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        func name(_ place: Int, _ length: Int) -> ArraySlice<UInt8>? {
            place + length <= file.count ? file[place..<place + length] : nil
        }
        let ends = stride(from: file.count - 22, through: 0, by: -1)
        let end = ends.first {
            number($0, 4) == 0x0605_4B50 && $0 + 22 + (number($0 + 20, 2) ?? 0) == file.count
        }
        guard let end, var count = number(end + 10, 2), var place = number(end + 16, 4) else {
            return nil
        }
        if count == 0xFFFF || place == 0xFFFF_FFFF {
            // The record of zip64, whose size is stated, ends where its locator begins.
            let starts = stride(from: end - 76, through: 0, by: -1)
            guard let start = starts.first(where: { number($0, 4) == 0x0606_4B50 }) else {
                return nil
            }
            if count == 0xFFFF { count = number(start + 32, 4) ?? 0 }
            if place == 0xFFFF_FFFF { place = number(start + 48, 4) ?? 0 }
        }
        for _ in 0..<count {
            guard number(place, 4) == 0x0201_4B50, let length = number(place + 28, 2),
                let extra = number(place + 30, 2), let comment = number(place + 32, 2),
                let kind = number(place + 40, 2), let header = number(place + 42, 4),
                let own = name(place + 46, length)
            else { return nil }
            let there = number(header + 26, 2).flatMap { name(header + 30, $0) }
            let isUnix = [3, 19].contains(file[place + 5])
            members.append(
                Member(
                    name: own, nameThere: header == 0xFFFF_FFFF ? own : there,
                    isSpecial: isUnix && ![0, 0x4000, 0x8000].contains(kind & 0xF000)))
            place += 46 + length + extra + comment
        }
    }
}
