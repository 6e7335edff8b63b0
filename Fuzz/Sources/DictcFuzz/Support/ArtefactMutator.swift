import DictFormat
import DictModel
import DictReader

/// Mutates the sections of artefacts, and then corrects all lengths and checksums.
///
/// Without that, the reader would reject almost every mutated artefact because of its checksums.
enum ArtefactMutator {
    /// Returns a mutated artefact; `seed` decides what is mutated.
    ///
    /// Usually one or two sections are mutated, sometimes only the header, or arbitrary bytes
    /// without correcting the checksums. If `bytes` are not an artefact, arbitrary bytes are
    /// mutated.
    ///
    /// - Parameters:
    ///   - bytes: The contents of an artefact.
    ///   - limit: The maximum number of bytes in the result.
    ///   - seed: A random number.
    /// - Returns: The mutated artefact.
    static func mutate(_ bytes: [UInt8], limit: Int, seed: UInt32) -> [UInt8] {
        guard let artefact = SectionedFile(bytes), !artefact.sections.isEmpty, seed % 32 != 0
        else { return mutated(bytes, limit: limit) }
        var changed = artefact
        if seed % 32 == 1 {
            // Only the header: everything but its checksum.
            return changed.sealingHeader(mutated(Array(bytes[..<artefact.tableEnd]), limit: limit))
        }
        let rounds = 1 + Int(seed >> 5 & 3) / 2
        for round in 0..<rounds {
            let at = Int(seed >> UInt32(8 + 8 * round) & 0xFF) % artefact.sections.count
            let room = max(16, limit - changed.size)
            let section = changed.sections[at].bytes
            changed.sections[at].bytes = mutated(section, limit: section.count + room)
        }
        let file = changed.sealed()
        return file.count <= limit ? file : mutated(bytes, limit: limit)
    }
}

/// An artefact that is split into its sections, so that they can be replaced.
struct SectionedFile {
    private let original: [UInt8]
    let kind: ArtefactKind
    let language: Language
    let tableEnd: Int
    var sections: [(id: SectionID, bytes: [UInt8])] = []

    /// Splits the artefact in `bytes`, or returns `nil` if its header is not valid.
    init?(_ bytes: [UInt8]) {
        let memory = ArtefactBytes(bytes)
        let header = withExtendedLifetime(memory) { try? ArtefactHeader(memory.view) }
        guard let header else { return nil }
        original = bytes
        kind = header.kind
        language = header.language
        tableEnd = header.size - 8
        for section in header.sections {
            sections.append((section.id, Array(bytes[section.range])))
        }
    }

    /// The approximate size of the artefact, in bytes, with its present sections.
    var size: Int { tableEnd + 8 + sections.reduce(0) { $0 + $1.bytes.count + 16 } }

    /// Returns the artefact with its present sections, and with correct lengths and checksums.
    func sealed() -> [UInt8] {
        var writer = ArtefactWriter(kind: kind, language: language)
        for section in sections { writer.add(section.id, section.bytes) }
        return writer.finish()
    }

    /// Returns the original artefact with its header and section table replaced by `head`.
    ///
    /// The checksum of the header is correct. If `head` is too short, the rest is that of the
    /// original.
    func sealingHeader(_ head: [UInt8]) -> [UInt8] {
        let head = Array((head + original[..<tableEnd].dropFirst(head.count)).prefix(tableEnd))
        var checksum: [UInt8] = []
        checksum.append(littleEndian: Checksum.of(head))
        return head + checksum + original[(tableEnd + 8)...]
    }
}
