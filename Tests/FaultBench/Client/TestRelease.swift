import DictFiles
import DictModel
import DictOutput
import DictStore

/// A release made in memory, whose files all say which one they belong to.
struct TestRelease {
    // Keys that `minisign -G -W` made for tests.
    private static let publicText = "RWQDKvKDbzJoEeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8np"
    private static let secretText =
        "untrusted comment: minisign unencrypted secret key\n"
        + "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAyryg28yaBHR2BZ4m1RXlmrlD0qFrXCkGSVg+PfLNaMAKfyP"
        + "i1+qmeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8npAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n"

    private let files: [String: [UInt8]]

    static func publicKey() throws -> ReleaseKey { try ReleaseKey(Array(publicText.utf8)) }

    /// Release `number` of two artefacts of about 64 KiB and a notice.
    init(_ number: Int) throws {
        var files: [String: [UInt8]] = [:]
        func file(_ name: String, lines: Int) -> ReleaseManifest.File {
            let bytes = Self.contents(name, number, lines: lines)
            let file = ReleaseManifest.File(named: name, bytes)
            files[file.file] = bytes
            return file
        }
        let artefacts = ["en.lexicon", "nl.lexicon"].map { name in
            let plain = file(name, lines: 2_200)
            // A client does not ask for it.
            let gzip = ReleaseManifest.File(
                file: plain.file + ".gz", bytes: 0, sha256: SHA256.hex(of: []))
            return ReleaseManifest.Artefact(
                name: name, kind: "lexicon", language: String(name.prefix(2)), format: "1.0",
                plain: plain, gzip: gzip)
        }
        let manifest = ReleaseManifest(
            release: number, artefacts: artefacts, notice: file("NOTICE", lines: 1), sources: [])
        let key = try SigningKey(Array(Self.secretText.utf8), place: "test key")
        files[ReleaseManifest.fileName] = manifest.bytes
        files[ReleaseManifest.fileName + ".minisig"] = key.signature(of: manifest)
        self.files = files
    }

    private static func contents(_ name: String, _ number: Int, lines: Int) -> [UInt8] {
        Array(String(repeating: "\(name) of release \(number)\n", count: lines).utf8)
    }

    /// The bytes of a file, as ``PackStore`` asks for them.
    func fetch(_ file: String, limit: Int) throws -> [UInt8] {
        guard let bytes = files[file] else {
            throw Diagnostic(.fileMissing, at: Place(file), "no such file")
        }
        return bytes
    }

    /// Throws where a file of `set` is not there or is of another release.
    static func expectWhole(_ set: PackSet) throws {
        let names = set.manifest.artefacts.map(\.name)
        for (name, path) in names.map({ ($0, set.path(of: $0)) }) + [("NOTICE", set.noticePath)] {
            guard let path else { throw Problem.mixed(name) }
            let bytes = try FileContents.bytes(of: path)
            let stated = (set.manifest.files.first { path.hasSuffix("/" + $0.file) })
            guard stated?.sha256 == SHA256.hex(of: bytes), stated?.bytes == bytes.count else {
                throw Problem.mixed(path)
            }
            // Files of releases made here name their release.
            let isMade = bytes.starts(with: "\(name) of release ".utf8)
            let isOwn = bytes.starts(with: "\(name) of release \(set.release)\n".utf8)
            if isMade && !isOwn { throw Problem.mixed(path) }
        }
    }
}
