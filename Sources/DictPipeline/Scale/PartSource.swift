import DictFiles
import DictFormat
import DictModel
import DictOutput

/// The file of a part, which is read piece by piece, so that it may be of any size.
///
/// The file is open only while a piece is read, so that any number of parts can be read side by
/// side. What comes from a pipe goes to a temporary file first.
struct PartSource {
    /// The number of bytes to read at a time when all of them are read once.
    private static let pieceSize = 256 << 10

    let place: Place
    private let read: (Range<UInt64>) throws(Diagnostic) -> [UInt8]
    private let header: ArtefactHeader

    /// Opens the part at `path`, and checks its header and all checksums.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read, is not a part or is damaged.
    init(_ path: String, scratch: String) throws {
        if FileContents.isPipe(path) {
            let file = try ScratchFile(in: scratch)
            try file.append(path)
            try self.init(Place(path), Int(clamping: file.count)) {
                range throws(Diagnostic) in try file.bytes(in: range)
            }
        } else {
            try self.init(Place(path), FileContents.size(of: path)) {
                range throws(Diagnostic) in try FileContents.bytes(in: range, of: path)
            }
        }
    }

    /// Opens the part in `bytes`, which is named `place` in errors.
    init(_ bytes: [UInt8], at place: Place) throws {
        try self.init(place, bytes.count) { range in
            Array(bytes[Int(range.lowerBound)..<Int(range.upperBound)])
        }
    }

    private init(
        _ place: Place, _ size: Int, _ read: @escaping (Range<UInt64>) throws(Diagnostic) -> [UInt8]
    ) throws {
        self.place = place
        self.read = read
        let head = try read(0..<UInt64(min(size, ArtefactHeader.maximumSize)))
        do throws(FormatError) {
            header = try Self.header(head, size)
        } catch {
            throw Diagnostic(error, file: place)
        }
        try verify()
    }

    private static func header(_ head: [UInt8], _ size: Int) throws(FormatError) -> ArtefactHeader {
        var result: Result<ArtefactHeader, FormatError> = .failure(.dirtyPadding)
        // Safe because the view does not leave the closure.
        unsafe head.withUnsafeBytes { buffer in
            do throws(FormatError) {
                let view = unsafe ByteView(buffer)
                result = .success(try ArtefactHeader(head: view, fileLength: size))
            } catch {
                result = .failure(error)
            }
        }
        let header = try result.get()
        guard header.kind == .part else {
            throw .wrongKind(found: header.kind.rawValue, expected: .part)
        }
        return header
    }

    /// Checks the checksums of all sections, and that the bytes between them are 0.
    private func verify() throws {
        var end = header.size
        for section in header.sections {
            let padding = try bytes(in: end..<section.range.lowerBound)
            guard padding.allSatisfy({ $0 == 0 }) else {
                throw Diagnostic(.dirtyPadding, file: place)
            }
            var checksum = Checksum.Stream()
            var start = section.range.lowerBound
            while start < section.range.upperBound {
                let next = min(start + Self.pieceSize, section.range.upperBound)
                checksum.add(try bytes(in: start..<next)[...])
                start = next
            }
            guard checksum.value == section.checksum else {
                throw Diagnostic(.checksumMismatch(section: section.id), file: place)
            }
            end = section.range.upperBound
        }
    }

    /// Returns the bytes in `range`, which is in the file.
    func bytes(in range: Range<Int>) throws(Diagnostic) -> [UInt8] {
        let bytes = try read(UInt64(range.lowerBound)..<UInt64(range.upperBound))
        guard bytes.count == range.count else {
            // Someone has shortened it.
            let found = range.lowerBound + bytes.count
            throw Diagnostic(
                .wrongLength(found: found, stated: UInt64(range.upperBound)), file: place)
        }
        return bytes
    }

    /// Returns the section `id`.
    func section(_ id: SectionID) throws(FormatError) -> ArtefactHeader.Section {
        guard let section = header.sections.first(where: { $0.id == id }) else {
            throw .missingSection(id)
        }
        return section
    }
}

extension ScratchFile {
    /// Appends the artefact that comes from the pipe at `path`.
    fileprivate func append(_ path: String) throws {
        var result = Result<Void, Diagnostic>.success(())
        var start: [UInt8] = []
        try FileContents.forEachPiece(of: path, orPipe: true) { piece in
            if start.count < ArtefactHeader.maximumSize { start += piece }
            result = Result { () throws(Diagnostic) in try append(Array(piece)) }
            guard case .success = result else { return false }
            return count <= UInt64(ArtefactHeader.sufficientLength(start))
        }
        try result.get()
    }
}
