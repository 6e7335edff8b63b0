import Glibc

/// A program that lets libFuzzer test the target named in the environment variable `FUZZ_TARGET`.
///
/// The arguments are those of libFuzzer. The processes that libFuzzer starts get the same arguments
/// and the same variable.
@main struct DictcFuzz {
    static func main() {
        guard Targets.chosen != nil else {
            print("FUZZ_TARGET: no such target (expected one of: \(Targets.names))")
            exit(64)
        }
        var count = CommandLine.argc
        var arguments = unsafe UnsafeMutablePointer(CommandLine.unsafeArgv)
        // Safe because the arguments live as long as the process.
        exit(unsafe runDriver(&count, &arguments, runOne))
    }
}

/// Runs the chosen target on one input of `size` bytes, and returns 0.
///
/// libFuzzer calls this function, by its C name.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOne(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    // Safe because libFuzzer says how many bytes there are, and the copy has memory of its own.
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: data, count: size))
    Targets.chosen?.run(bytes)
    return 0
}

/// Mutates the `size` bytes of `data` in place, in the way of the chosen target.
///
/// libFuzzer calls this function, by its C name.
///
/// - Parameters:
///   - data: The input, in a buffer of `limit` bytes.
///   - size: The number of bytes in the input.
///   - limit: The maximum number of bytes in the mutated input.
///   - seed: A random number.
/// - Returns: The number of bytes in the mutated input.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateOne(
    _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32
) -> Int {
    guard let mutate = Targets.chosen?.mutate else { return unsafe mutator(data, size, limit) }
    // Safe because libFuzzer gives room for `limit` bytes, of which `size` are there.
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: data, count: size))
    let changed = mutate(bytes, limit, seed).prefix(limit)
    for (index, byte) in changed.enumerated() { unsafe data[index] = byte }
    return changed.count
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

@_silgen_name("LLVMFuzzerMutate")
private func mutator(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

/// Returns `bytes` after some of libFuzzer's own mutations, with at most `limit` bytes.
func mutated(_ bytes: [UInt8], limit: Int) -> [UInt8] {
    let room = max(limit, bytes.count, 1)
    var buffer = bytes + [UInt8](repeating: 0, count: room - bytes.count)
    // Safe because the buffer has `room` bytes.
    let size = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        return unsafe mutator(start, bytes.count, room)
    }
    return Array(buffer.prefix(min(size, limit)))
}
