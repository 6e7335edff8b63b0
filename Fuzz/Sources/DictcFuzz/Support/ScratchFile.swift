import DictModel
import DictSources
import Glibc

/// A temporary file without a name, which contains one fuzz input after the other.
final class ScratchFile: @unchecked Sendable {
    // Safe to share: libFuzzer runs one input after the other, on one thread.
    static let shared = ScratchFile()

    private let descriptor: Int32

    private init() {
        // Safe because the stream is open as long as the process lives.
        guard let stream = unsafe tmpfile() else { fatalError("no temporary file") }
        descriptor = unsafe fileno(stream)
    }

    /// Returns the file as the input of a source reader, with the given limits.
    func input(_ limits: SourceLimits) -> SourceInput {
        SourceInput(descriptor: descriptor, place: Place("input"), limits: limits)
    }

    /// Replaces the contents of the file with `bytes`, which are then read from their start.
    func fill(_ bytes: [UInt8]) {
        promise(ftruncate(descriptor, 0) == 0, "cannot empty the file")
        // Safe because the array has so many bytes.
        let written = unsafe pwrite(descriptor, bytes, bytes.count, 0)
        promise(written == bytes.count, "cannot write the file")
        promise(lseek(descriptor, 0, SEEK_SET) == 0, "cannot rewind the file")
    }
}
