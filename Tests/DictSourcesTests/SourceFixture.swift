import CZlib
import DictModel
import DictSources
import Foundation

/// One record as a value.
struct Record: Equatable, CustomStringConvertible {
    var text: String
    var line: Int
    var count: UInt64?

    init(_ text: String, _ line: Int, _ count: UInt64? = nil) {
        self.text = text
        self.line = line
        self.count = count
    }

    var description: String { "\(line):\(text)" + (count.map { " \($0)" } ?? "") }
}

/// What became of reading one source.
struct Outcome {
    var records: [Record] = []
    var summary: SourceSummary?
    var error: SourceError?

    var texts: [String] { records.map(\.text) }
    var notes: String { (summary?.notes ?? []).map(\.description).joined(separator: "\n") }
    var message: String { error?.description ?? "" }
}

extension Outcome {
    /// Reads `bytes` from a fresh file called `name`.
    static func of(
        _ bytes: [UInt8], name: String = "list.txt",
        format: WordSourceFormat = .list(.default), limits: SourceLimits = .default
    ) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "dictc-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try Data(bytes).write(to: file)
        return try of(file: file.path, name: name, format: format, limits: limits)
    }

    /// Reads the file at `file`; keeps the records only where `keep`.
    static func of(
        file: String, name: String? = nil, format: WordSourceFormat = .list(.default),
        limits: SourceLimits = .default, keep: Bool = true
    ) throws -> Outcome {
        var outcome = Outcome()
        let source = WordSource(
            path: file, name: name ?? file, format: format, limits: limits)
        do {
            outcome.summary = try source.forEachRecord { text, line, count in
                guard keep else { return }
                var bytes: [UInt8] = []
                for index in 0..<text.count { bytes.append(text[index]) }
                let word = try valid(String(validating: bytes, as: UTF8.self))
                outcome.records.append(Record(word, line, count))
            }
        } catch let error as SourceError {
            outcome.error = error
        }
        return outcome
    }

    private struct NotUTF8: Error {}

    private static func valid(_ text: String?) throws -> String {
        guard let text else { throw NotUTF8() }
        return text
    }
}

/// gzip files made to order.
enum Gzip {
    /// `bytes` as one member; with an extra field, name and comment of 60,000 bytes if `fat`.
    static func member(_ bytes: [UInt8], fat: Bool = false, name: String? = nil) -> [UInt8] {
        var member: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        let filler = [UInt8](repeating: 0x61, count: 60_000)
        if fat {
            member[3] = 4 | 8 | 16
            member += [UInt8(filler.count & 0xFF), UInt8(filler.count >> 8)] + filler
            member += filler + [0] + filler + [0]
        } else if let name {
            member[3] = 8
            member += Array(name.utf8) + [0]
        }
        member += deflated(bytes, windowBits: -15)
        let check = unsafe bytes.withUnsafeBufferPointer {
            unsafe crc32(0, $0.baseAddress, UInt32($0.count))
        }
        for shift in [0, 8, 16, 24] { member.append(UInt8(truncatingIfNeeded: check >> shift)) }
        for shift in [0, 8, 16, 24] {
            member.append(UInt8(truncatingIfNeeded: bytes.count >> shift))
        }
        return member
    }

    /// `bytes` through zlib's deflate: raw for -15, with a zlib header for 15.
    static func deflated(_ bytes: [UInt8], windowBits: Int32) -> [UInt8] {
        var stream = unsafe z_stream()
        // Safe because the buffers outlive the calls and the output has the size zlib asks for.
        unsafe deflateInit2_(
            &stream, 9, Z_DEFLATED, windowBits, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        var output = [UInt8](
            repeating: 0, count: Int(unsafe deflateBound(&stream, UInt(bytes.count))) + 16)
        var input = bytes
        let produced = unsafe input.withUnsafeMutableBufferPointer { source in
            unsafe output.withUnsafeMutableBufferPointer { target in
                unsafe stream.next_in = source.baseAddress
                unsafe stream.avail_in = UInt32(source.count)
                unsafe stream.next_out = target.baseAddress
                unsafe stream.avail_out = UInt32(target.count)
                _ = unsafe deflate(&stream, Z_FINISH)
                return unsafe target.count - Int(stream.avail_out)
            }
        }
        unsafe deflateEnd(&stream)
        return Array(output[..<produced])
    }
}

/// The data that lies beside the repository where this project is developed.
enum SharedData {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/data").standardizedFileURL.path
    /// The folder where the clone lies one level deeper.
    static let deeper = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../shared/data").standardizedFileURL.path
    static let root = FileManager.default.fileExists(atPath: folder) ? folder : deeper
    static let exists = FileManager.default.fileExists(atPath: root)
}
