import DictFiles
import DictModel
import DictPipeline
@testable import DictOutput
@testable import DictStore

extension FuzzTarget {
    /// A target that ships releases of a damaged build, and has a client take damaged ones.
    ///
    /// An input is a list of changes of files (``FileDamage``): of the build, of the release and of
    /// what the client has.
    static let release = FuzzTarget(name: "release") { bytes in
        switch fixture {
        case .failure(let error): promise(false, "nothing can be built: \(error)")
        case .success(let trial): trial.damage(bytes)
        }
    }

    private static let fixture = Result { try ReleaseTrial() }
}

/// A build, the key that signs its releases, and a client.
private struct ReleaseTrial {
    private let scratch = ScratchFolder()
    private let built: [(name: String, bytes: [UInt8])]
    private let signing: SigningKey
    private let key: ReleaseKey

    init() throws {
        // A key that `minisign -G -W` made for these tests.
        let secret = """
            untrusted comment: minisign unencrypted secret key
            RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAyryg28yaBHR2BZ4m1RXlmrlD0qFrXCkGSVg+PfLNaMAKfyP\
            i1+qmeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8npAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=

            """
        signing = try SigningKey(Array(secret.utf8), place: "key")
        let trusted = "RWQDKvKDbzJoEeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8np\n"
        key = try ReleaseKey(Array(trusted.utf8))
        scratch.makeFolder("raw-data")
        let project = """
            schema: 1
            output: ../build
            languages:
              en: { words: [{ file: words.txt, licence: CC0-1.0 }] }

            """
        scratch.write(Array(project.utf8), to: "raw-data/dictc.yml")
        scratch.write(Array("pea\npeas\npear\n".utf8), to: "raw-data/words.txt")
        var options = BuildOptions()
        options.configuration = scratch.path + "/raw-data/dictc.yml"
        _ = try BuildPipeline.run(options)
        built = scratch.files(in: "build")
    }

    /// Ships release 1, takes it, and does so again after each kind of damage in `bytes`.
    func damage(_ bytes: [UInt8]) {
        let build = FileDamage(bytes, folder: 0)
        let release = FileDamage(bytes, folder: 1)
        let set = FileDamage(bytes, folder: 2)
        let store = FileDamage(bytes, folder: 3)
        scratch.clear()
        for folder in ["build", "release"] { scratch.makeFolder(folder) }
        for (name, bytes) in built { scratch.write(bytes, to: "build/" + name) }
        promise(ship(1), "a sound build is shipped")
        promise(take() == 1, "a sound release is taken")

        build.apply(to: "build", of: scratch)
        let next = ship(2)
        promise(next || !build.isEmpty, "a sound build is shipped once more")
        promise(take() == (next ? 2 : 1), "what was shipped is taken, and else what was before")

        let before = current()
        release.apply(to: "release", of: scratch)
        _ = take()
        promise(current() == before, "a release with other bytes changes nothing")

        let folder = before?.folder.split(separator: "/").last ?? ""
        set.apply(to: "store/sets/" + folder, of: scratch)
        store.apply(to: "store", of: scratch)
        if let present = current() {
            promise(present.release <= 2, "a release that nobody shipped")
        }
        scratch.remove("release")
        scratch.remove("build")
        for folder in ["build", "release"] { scratch.makeFolder(folder) }
        for (name, bytes) in built { scratch.write(bytes, to: "build/" + name) }
        promise(ship(3), "a sound build is shipped again")
        let taken = take()
        promise(taken == 3 || !store.isEmpty, "a sound release mends what a client has")
    }

    /// Ships the build as release `number`, and returns whether that was possible.
    private func ship(_ number: Int) -> Bool {
        let maker = ReleaseMaker(source: scratch.path + "/build", release: number, key: signing)
        do {
            _ = try maker.write(to: scratch.path + "/release")
            return true
        } catch {
            promisePlain(PrintableText.singleLine(error.description))
            return false
        }
    }

    /// Has the client take the release, and returns the number of the one that it has then, or
    /// `nil` if it refuses and has none.
    private func take() -> Int? {
        do {
            let store = try store()
            return try store.take(fromFolder: scratch.path + "/release").release
        } catch {
            promise(error is Diagnostic, "a refusal says why")
            promisePlain(PrintableText.singleLine("\(error)"))
            return current()?.release
        }
    }

    private func store() throws -> PackStore {
        try PackStore(folder: scratch.path + "/store", trusting: [key])
    }

    /// Returns what the client has, after comparing every file with its digest.
    private func current() -> PackSet? {
        guard let set = try? store().current() else { return nil }
        for artefact in set.manifest.artefacts {
            let bytes = set.path(of: artefact.name).flatMap { try? FileContents.bytes(of: $0) }
            let digest = bytes.map { SHA256.hex(of: $0) }
            promise(digest == artefact.plain.sha256, "a file is what was signed")
        }
        return set
    }
}
