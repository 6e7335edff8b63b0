import DictFormat
import DictReader

extension FuzzTarget {
    /// A target that opens artefacts of one kind, trusting and verifying, and asks them.
    ///
    /// `ask` gets `true` where the contents were compared with all rules before: then answers have
    /// to fit one another.
    static func opening<Reader: ArtefactReader>(
        _ type: Reader.Type, ask: @escaping @Sendable (Reader, _ isSound: Bool) -> Void
    ) -> FuzzTarget {
        FuzzTarget(
            name: type.kind.name,
            run: { bytes in
                for verification in [Verification.trusting, .verifying] {
                    do throws(FormatError) {
                        let reader = try type.init(ArtefactBytes(bytes), verification)
                        if verification == .trusting {
                            ask(reader, false)
                        } else {
                            try reader.verifyStructure()
                            ask(reader, true)
                        }
                    } catch {
                        promisePlain(error.description)
                    }
                }
            },
            mutate: { ArtefactMutator.mutate($0, limit: $1, seed: $2) })
    }
}
