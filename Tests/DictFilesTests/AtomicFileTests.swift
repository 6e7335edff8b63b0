import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictFiles

@Suite("Replacing files") struct AtomicFileTests {
    @Test("a file is created and replaced whole", arguments: [0, 1, 65_536, 3_000_001])
    func replaced(count: Int) throws {
        let folder = try Folder()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try AtomicFile.write([1, 2, 3], to: folder.path + "/a")
        try AtomicFile.write(bytes, to: folder.path + "/a")
        #expect(try folder.bytes("a") == bytes)
        #expect(try folder.names() == ["a"])
    }

    @Test("a symbolic link is replaced, its target stays") func link() throws {
        let folder = try Folder()
        try AtomicFile.write([1], to: folder.path + "/target")
        for name in ["target", "nowhere"] {
            let link = folder.path + "/link"
            try? FileManager.default.removeItem(atPath: link)
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: folder.path + "/" + name)
            try AtomicFile.write([2], to: link)
        }
        #expect(try folder.bytes("target") == [1])
        #expect(try folder.bytes("link") == [2])
        #expect(try folder.names() == ["link", "target"])
    }

    @Test(
        "what cannot be a file is refused",
        arguments: [
            ("", .outputNotFile), ("/", .outputNotFile), ("a/", .outputNotFile),
            (".", .outputNotFile), ("..", .outputNotFile), ("no/file", .outputFolder),
        ] as [(String, Diagnostic.Code)])
    func refused(name: String, code: Diagnostic.Code) throws {
        let folder = try Folder()
        let error = #expect(throws: Diagnostic.self) {
            try AtomicFile.write([1], to: name.isEmpty ? "" : folder.path + "/" + name)
        }
        #expect(error?.code == code)
        #expect(try folder.names().isEmpty)
    }

    @Test("a folder in the place of the file is refused and stays") func directory() throws {
        let folder = try Folder()
        try OutputFolder.create(folder.path + "/sub/inner")
        let error = #expect(throws: Diagnostic.self) {
            try AtomicFile.write([1], to: folder.path + "/sub")
        }
        #expect(error?.code == .outputNotFile)
        #expect(error?.found == "a folder")
        #expect(try folder.names() == ["sub"])
    }

    @Test("a pipe in the place of the file is refused and stays") func pipe() throws {
        let folder = try Folder()
        let path = folder.path + "/pipe"
        // Safe because the path lives for the length of the call.
        try #require(unsafe mkfifo(path, 0o600) == 0)
        let error = #expect(throws: Diagnostic.self) { try AtomicFile.write([1], to: path) }
        #expect(error?.code == .outputNotFile && error?.found == "a device or pipe")
        #expect(try folder.names() == ["pipe"])
    }

    @Test("temporary files of dead processes go, those of living ones stay") func leftovers() throws
    {
        let folder = try Folder()
        let names = [".a.999999999.tmp", ".a.1.tmp", ".a.x.tmp", ".b.999999999.tmp", ".a.tmp"]
        for name in names {
            _ = FileManager.default.createFile(atPath: folder.path + "/" + name, contents: Data())
        }
        try AtomicFile.write([1], to: folder.path + "/a")
        #expect(
            try folder.names() == [
                ".a.1.tmp", ".a.tmp", ".a.x.tmp", ".b.999999999.tmp", "a",
            ])
    }

    @Test("a name of 255 bytes is written") func longName() throws {
        let folder = try Folder()
        let name = String(repeating: "é", count: 127) + "x"
        try AtomicFile.write([1], to: folder.path + "/" + name)
        #expect(try folder.names() == [name])
    }

    @Test("the mode is what the umask leaves") func mode() throws {
        let folder = try Folder()
        let old = umask(0o027)
        defer { umask(old) }
        try AtomicFile.write([1], to: folder.path + "/a")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/a")
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test("a held folder is refused with the holder's number") func lock() throws {
        let folder = try Folder()
        let lock = try FolderLock(folder: folder.path)
        let error = #expect(throws: Diagnostic.self) { try FolderLock(folder: folder.path) }
        #expect(error?.code == .folderLocked)
        #expect(error?.hint?.contains("\(getpid())") == true)
        withExtendedLifetime(lock) {}
    }

    @Test("a lock ends with its owner") func unlock() throws {
        let folder = try Folder()
        do { _ = try FolderLock(folder: folder.path) }
        _ = try FolderLock(folder: folder.path)
    }

    @Test(
        "SHA-256 of the standard's examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ])
    func digest(text: String, hex: String) throws {
        #expect(SHA256.hex(of: Array(text.utf8)) == hex)
        let folder = try Folder()
        try AtomicFile.write(Array(text.utf8), to: folder.path + "/a")
        #expect(try SHA256.hex(ofFile: folder.path + "/a") == hex)
    }

    @Test("a target that the system refuses, and one that cannot be removed") func system() throws {
        let folder = try Folder()
        let long = #expect(throws: Diagnostic.self) {
            try AtomicFile.write([1], to: folder.path + "/" + String(repeating: "a", count: 300))
        }
        #expect(long?.code == .outputCreation && long?.found == "File name too long")
        #expect(try folder.names().isEmpty)
        try OutputFolder.create(folder.path + "/sub")
        let kept = #expect(throws: Diagnostic.self) { try OpenFolder(folder.path).remove(["sub"]) }
        #expect(kept?.code == .outputWriting)
    }
}
