import DictFiles
import Glibc

/// A temporary folder, whose files a target makes anew for each input.
final class ScratchFolder: @unchecked Sendable {
    // Safe to share: libFuzzer runs one input after the other, on one thread.
    /// The absolute path of the folder.
    let path: String

    /// Creates an empty folder in that of the environment variable `FUZZ_SCRATCH`, which
    /// `Fuzz/environment` creates and removes, or in `/tmp`.
    init() {
        // Safe because nothing changes the environment.
        let place = unsafe getenv("FUZZ_SCRATCH").map { unsafe String(cString: $0) } ?? "/tmp"
        path = "\(place)/dictc-fuzz-\(getpid())"
        clear()
    }

    /// Removes all that is in the folder.
    func clear() {
        remove("")
        makeFolder("")
    }

    /// Removes the file or folder `name`, if there is one.
    func remove(_ name: String) {
        guard let names = try? FileContents.names(inFolder: place(name)) else {
            unlink(place(name))
            return
        }
        for inner in names { remove(name.isEmpty ? inner : name + "/" + inner) }
        rmdir(place(name))
    }

    /// Creates the folder `name`.
    func makeFolder(_ name: String) { mkdir(place(name), 0o700) }

    /// Writes `bytes` to the file `name`, in a folder that exists.
    func write(_ bytes: [UInt8], to name: String) {
        let file = open(place(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        // A name that no file can have leaves the folder as it is.
        guard file >= 0 else { return }
        // Safe because the array has so many bytes.
        let written = unsafe Glibc.write(file, bytes, bytes.count)
        promise(written == bytes.count, "cannot write a file")
        close(file)
    }

    /// Returns the files in the folder `name` with their contents, sorted by name.
    func files(in name: String) -> [(name: String, bytes: [UInt8])] {
        let names = (try? FileContents.names(inFolder: place(name))) ?? []
        return names.sorted().compactMap { file in
            (try? FileContents.bytes(of: place(name) + "/" + file)).map { (file, $0) }
        }
    }

    private func place(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }
}
