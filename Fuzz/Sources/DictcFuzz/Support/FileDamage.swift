/// Changes of the files in a folder, as an input of a target describes them.
///
/// Each change takes five bytes of the input: what to do, with which file, two bytes for a position
/// in it, and a value.
struct FileDamage {
    private let changes: [ArraySlice<UInt8>]

    /// Creates the changes in `bytes` that belong to the folder with this `number`, from 0 to 3.
    init(_ bytes: [UInt8], folder number: UInt8) {
        changes = stride(from: 0, to: bytes.count - 4, by: 5).map { bytes[$0..<$0 + 5] }
            .filter { $0.first.map { $0 & 3 } == number }
    }

    /// Whether there are no changes.
    var isEmpty: Bool { changes.isEmpty }

    /// Makes the changes in the folder `name` of `scratch`.
    func apply(to name: String, of scratch: ScratchFolder) {
        for change in changes {
            let files = scratch.files(in: name)
            guard !files.isEmpty else { return }
            let fields = Array(change)
            var (file, bytes) = files[Int(fields[1]) % files.count]
            let position = (Int(fields[2]) << 8 | Int(fields[3])) % (bytes.count + 1)
            switch fields[0] >> 2 & 7 {
            case 0, 1: if position < bytes.count { bytes[position] = fields[4] }
            case 2: bytes.removeSubrange(position...)
            case 3: bytes.insert(fields[4], at: position)
            case 4: bytes = files[Int(fields[4]) % files.count].bytes
            case 5: bytes.removeSubrange(position..<min(bytes.count, position + Int(fields[4])))
            case 6: file += String(UnicodeScalar(fields[4]))
            default:
                scratch.remove(name + "/" + file)
                continue
            }
            scratch.write(bytes, to: name + "/" + file)
        }
    }
}
