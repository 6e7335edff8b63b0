import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictFiles

@Suite("Temporary files") struct ScratchFileTests {
    @Test("bytes come back, and the folder stays empty all the time") func roundTrip() throws {
        let folder = try Folder()
        let file = try ScratchFile(in: folder.path)
        #expect(try folder.names().isEmpty)
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try file.append(Array(bytes[..<70_000]))
        try file.append([])
        try file.append(Array(bytes[70_000...]))
        #expect(file.count == 200_000)
        for range in [0..<1, 69_990..<70_010, 199_999..<200_000, 5..<5, 0..<200_000] {
            let read = try file.bytes(in: UInt64(range.lowerBound)..<UInt64(range.upperBound))
            #expect(read == Array(bytes[range]))
        }
        #expect(try folder.names().isEmpty)
    }

    @Test("bytes beyond the end are an error") func beyond() throws {
        let folder = try Folder()
        let file = try ScratchFile(in: folder.path)
        try file.append([1, 2, 3])
        let error = #expect(throws: Diagnostic.self) { _ = try file.bytes(in: 1..<5) }
        #expect(error?.code == .outputWriting)
    }

    @Test("a folder that is missing or a file is refused") func folder() throws {
        let folder = try Folder()
        try AtomicFile.write([1], to: folder.path + "/file")
        for name in ["missing", "file"] {
            let error = #expect(throws: Diagnostic.self) {
                _ = try ScratchFile(in: folder.path + "/" + name)
            }
            #expect(error?.code == .outputFolder)
        }
    }

    @Test("a file written in pieces is whole, or the old one stays") func pieces() throws {
        struct Stop: Error {}
        let folder = try Folder()
        let path = folder.path + "/a"
        try AtomicFile.write(to: path) { write in
            for piece in 0..<10 { try write([UInt8](repeating: UInt8(piece), count: 40_000)) }
            return []
        }
        let whole = try folder.bytes("a")
        #expect(whole.count == 400_000 && whole.first == 0 && whole.last == 9)
        #expect(throws: Stop.self) {
            try AtomicFile.write(to: path) { write in
                try write([1, 2, 3])
                throw Stop()
            }
        }
        #expect(try folder.bytes("a") == whole)
        #expect(try folder.names() == ["a"])
        try AtomicFile.write(to: path, headSize: 3) { write in
            for piece in 4...6 as ClosedRange<UInt8> { try write([piece]) }
            return [1, 2, 3]
        }
        #expect(try folder.bytes("a") == [1, 2, 3, 4, 5, 6])
    }
}
