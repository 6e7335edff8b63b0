import Glibc

/// What is done with an input.
struct FuzzTarget: Sendable {
    /// The name, which is that of the file of the target.
    let name: String
    /// Hands the input to the product and traps where a promise is broken.
    let run: @Sendable ([UInt8]) -> Void
    /// Changes an input: its bytes, the most bytes it may have, and a seed.
    ///
    /// `nil`: libFuzzer changes it as it does by itself.
    var mutate: (@Sendable ([UInt8], Int, UInt32) -> [UInt8])?
}

/// All targets.
enum Targets {
    static let all: [FuzzTarget] = [
        .lexicon, .levels, .answers, .phrases, .sentences, .tagger, .xml, .gzip, .lists, .conllu,
        .configuration, .manifest, .games,
    ]

    static var names: String { all.map(\.name).joined(separator: " ") }

    /// The target that FUZZ_TARGET names.
    static let chosen: FuzzTarget? = {
        // Safe because nothing changes the environment.
        guard let value = unsafe getenv("FUZZ_TARGET") else { return nil }
        let name = unsafe String(cString: value)
        return all.first { $0.name == name }
    }()
}

/// Stops with a crash where the product breaks a promise.
func promise(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { fatalError("broken promise: " + text()) }
}

/// A message that goes to a terminal holds nothing that acts on it or hides, whatever the input
/// was.
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
