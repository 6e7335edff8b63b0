import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictFiles

@Suite("Folders of artefacts") struct OutputFolderTests {
    @Test("the holder removes what any process left of the files that it replaces") func leftovers()
        throws
    {
        let folder = try Folder()
        for name in [
            ".a.1.tmp", ".b.1.tmp", ".a.x.tmp", ".a.999999999.tmp", ".b.999999999.tmp",
            ".a.999999999.bak",
        ] {
            try Data().write(to: URL(fileURLWithPath: folder.path + "/" + name))
        }
        let output = try OutputFolder(folder.path)
        #expect(
            try folder.names() == [
                ".a.1.tmp", ".a.999999999.bak", ".a.x.tmp", ".b.1.tmp", ".lock",
            ])
        try output.publish([("a", [1])])
        #expect(try folder.names() == [".a.999999999.bak", ".a.x.tmp", ".b.1.tmp", ".lock", "a"])
    }

    @Test("a folder that is moved away gets the files, what stands at its path does not")
    func moved() throws {
        let folder = try Folder()
        let path = folder.path + "/output"
        let output = try OutputFolder(path)
        try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/moved")
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false)
        try output.publish([("a", [1]), ("b", [2])])
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
        #expect(try folder.bytes("moved/a") == [1])
        #expect(try folder.bytes("moved/b") == [2])
    }

    @Test("an inner folder is made, and a link in its place is refused") func inner() throws {
        let folder = try Folder()
        let output = try OutputFolder(folder.path)
        try output.folder(named: "x").write([1], to: "a")
        #expect(try folder.bytes("x/a") == [1])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/y", withDestinationPath: folder.path + "/x")
        let error = #expect(throws: Diagnostic.self) { try output.folder(named: "y") }
        #expect(error?.code == .outputFolder)
    }

    @Test("a pipe is not waited for, and no more than the limit is read of a file") func contents()
        throws
    {
        let folder = try Folder()
        let pipe = folder.path + "/pipe"
        try #require(unsafe mkfifo(pipe, 0o600) == 0)
        let error = #expect(throws: Diagnostic.self) { try FileContents.bytes(of: pipe) }
        #expect(error?.code == .fileSpecial)
        let endless = #expect(throws: Diagnostic.self) {
            try FileContents.bytes(of: "/dev/zero", limit: 10)
        }
        #expect(endless?.code == .fileSpecial)
        let missing = #expect(throws: Diagnostic.self) {
            try FileContents.bytes(of: folder.path + "/none", at: Place("shown"))
        }
        #expect(missing?.code == .fileMissing && missing?.place.file == "shown")
        let unreadable = #expect(throws: Diagnostic.self) {
            try FileContents.bytes(of: folder.path)
        }
        #expect(unreadable?.code == .fileUnreadable && unreadable?.found != nil)
        try AtomicFile.write([1, 2, 3], to: folder.path + "/a")
        let long = #expect(throws: Diagnostic.self) {
            try FileContents.bytes(of: folder.path + "/a", limit: 2)
        }
        #expect(long?.code == .fileTooLong && long?.expected == "at most 2 bytes")
        #expect(try FileContents.bytes(of: folder.path + "/a", within: 2) == nil)
        #expect(try FileContents.bytes(of: folder.path + "/a", within: 3) == [1, 2, 3])
    }

    @Test("a stamp differs after a change that was taken back") func stamp() throws {
        let folder = try Folder()
        let path = folder.path + "/a"
        try AtomicFile.write([1], to: path)
        let before = try #require(FileStamp(ofFile: path))
        #expect(FileStamp(ofFile: path) == before)
        try FileManager.default.moveItem(atPath: path, toPath: path + "b")
        #expect(FileStamp(ofFile: path) == nil)
        try AtomicFile.write([1], to: path)
        #expect(FileStamp(ofFile: path) != before)
    }
}
