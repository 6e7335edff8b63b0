import Glibc

/// A part of the product to fuzz: how to run it on an input, and how to mutate an input.
struct FuzzTarget: Sendable {
    /// The name of the target, as in the environment variable `FUZZ_TARGET`.
    let name: String
    /// Runs the product on an input, and crashes if a property that must always hold does not.
    let run: @Sendable ([UInt8]) -> Void
    /// Mutates an input, or is `nil` to let libFuzzer do that.
    ///
    /// The arguments are the bytes of the input, the maximum number of bytes in the result, and a
    /// seed.
    var mutate: (@Sendable ([UInt8], Int, UInt32) -> [UInt8])?
}

/// The list of all targets, and the choice of one of them.
enum Targets {
    #if READER_FUZZ
        static let all: [FuzzTarget] = [.lexicon, .levels, .answers, .phrases, .sentences]
    #else
        static let all: [FuzzTarget] = [
            .lexicon, .levels, .answers, .phrases, .sentences, .tagger, .xml, .gzip, .lists,
            .conllu, .configuration, .manifest, .games, .part, .release, .why, .hunspell,
            .pattern, .plan, .directory,
        ]
    #endif

    static var names: String { all.map(\.name).joined(separator: " ") }

    /// The target named in the environment variable `FUZZ_TARGET`; `nil` if there is none of that
    /// name.
    static let chosen: FuzzTarget? = {
        // Safe because nothing changes the environment.
        guard let value = unsafe getenv("FUZZ_TARGET") else { return nil }
        let name = unsafe String(cString: value)
        return all.first { $0.name == name }
    }()
}

/// Crashes the process with `text` in its message unless `holds` is true.
///
/// Use it for a property that the product must have for every input.
func promise(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { fatalError("broken promise: " + text()) }
}

/// Crashes the process if `message` is empty, or contains a control or invisible character.
///
/// Whatever the input was, a message must neither affect a terminal nor hide anything.
func promisePlain(_ message: String) {
    promise(!message.isEmpty, "an empty message")
    for scalar in message.unicodeScalars where scalar != "\n" {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x200B...0x200F, 0x2028...0x202E,
            0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
            promise(false, "a message with U+\(String(scalar.value, radix: 16)): \(message)")
        default: break
        }
    }
}
