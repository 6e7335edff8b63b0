import CZlib
import DictModel
import DictSources
import Foundation
import Testing

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

/// A diagnostic as a test expects it; `nil` for a field that does not matter.
struct Fault: Sendable {
    var code: Diagnostic.Code
    var line: Int?
    var column: Int?
    var byte: Int?
    /// A part of what was found.
    var found: String?

    init(
        _ code: Diagnostic.Code, line: Int? = nil, column: Int? = nil, byte: Int? = nil,
        found: String? = nil
    ) {
        self.code = code
        self.line = line
        self.column = column
        self.byte = byte
        self.found = found
    }

    func check(_ error: Diagnostic?, _ comment: String = "") {
        #expect(error?.code.name == code.name, "\(comment) \(error?.description ?? "no error")")
        guard let error else { return }
        if let line { #expect(error.place.line == line, "\(comment) \(error)") }
        if let column { #expect(error.place.column == column, "\(comment) \(error)") }
        if let byte { #expect(error.place.byteOffset == UInt64(byte), "\(comment) \(error)") }
        if let found { #expect(error.found?.contains(found) == true, "\(comment) \(error)") }
    }
}

/// The outcome of reading one source.
struct Outcome {
    var records: [Record] = []
    var summary: SourceSummary?
    var error: Diagnostic?

    var texts: [String] { records.map(\.text) }
    var notes: [Diagnostic] { summary?.notes ?? [] }
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

    /// Reads the file at `file`; keeps the records only if `keep`.
    static func of(
        file: String, name: String? = nil, format: WordSourceFormat = .list(.default),
        limits: SourceLimits = .default, keep: Bool = true
    ) throws -> Outcome {
        var outcome = Outcome()
        let input = SourceInput(path: file, place: name.map { Place($0) }, limits: limits)
        let source = WordSource(input, format: format)
        do {
            outcome.summary = try source.forEachRecord { text, line, count in
                guard keep else { return }
                var bytes: [UInt8] = []
                for index in 0..<text.count { bytes.append(text[index]) }
                let word = try valid(String(validating: bytes, as: UTF8.self))
                outcome.records.append(Record(word, line, count))
            }
        } catch let error as Diagnostic {
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
