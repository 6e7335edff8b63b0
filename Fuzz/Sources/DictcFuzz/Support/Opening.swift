import DictFormat
import DictReader

extension FuzzTarget {
    /// Creates a target that opens each input as an artefact of one kind, and queries it.
    ///
    /// Each input is opened twice: once without verification, and once with verification of all
    /// checksums and of the structure. With a small ``Share``, it is opened in one of these ways.
    /// The messages of errors must be printable.
    ///
    /// - Parameters:
    ///   - type: The reader of the artefacts.
    ///   - ask: Queries an artefact. If `isSound` is true, the artefact has been verified, so the
    ///     answers must be consistent.
    /// - Returns: The target.
    static func opening<Reader: ArtefactReader>(
        _ type: Reader.Type,
        ask: @escaping @Sendable (Reader, _ isSound: Bool, _ share: Share) -> Void
    ) -> FuzzTarget {
        FuzzTarget(
            name: type.kind.name,
            run: { bytes in
                let share = Share(of: bytes)
                for verification in share.of([Verification.trusting, .verifying], list: 6) {
                    do throws(FormatError) {
                        let reader = try type.init(ArtefactBytes(bytes), verification)
                        if verification == .trusting {
                            ask(reader, false, share)
                        } else {
                            try reader.verifyStructure()
                            ask(reader, true, share)
                        }
                    } catch {
                        promisePlain(error.description)
                    }
                }
            },
            mutate: { ArtefactMutator.mutate($0, limit: $1, seed: $2) })
    }
}
