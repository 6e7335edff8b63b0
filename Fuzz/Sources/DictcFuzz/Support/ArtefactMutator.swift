import DictFormat
import DictModel
import DictReader

/// Changes artefacts section by section and seals them again with right lengths and checksums, so
/// that the code behind the checksums sees the change.
enum ArtefactMutator {
    /// One of the changes, chosen by `seed`.
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

/// An artefact as its sections.
struct SectionedFile {
    private let original: [UInt8]
    let kind: ArtefactKind
    let language: Language
    let tableEnd: Int
    var sections: [(id: SectionID, bytes: [UInt8])] = []

    /// The sections of `bytes`; `nil` where its header is not sound.
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

    /// About how many bytes the file has.
    var size: Int { tableEnd + 8 + sections.reduce(0) { $0 + $1.bytes.count + 16 } }

    /// The file with right lengths and checksums.
    func sealed() -> [UInt8] {
        var writer = ArtefactWriter(kind: kind, language: language)
        for section in sections { writer.add(section.id, section.bytes) }
        return writer.finish()
    }

    /// The file with another header and table, whose checksum is right.
    func sealingHeader(_ head: [UInt8]) -> [UInt8] {
        let head = Array((head + original[..<tableEnd].dropFirst(head.count)).prefix(tableEnd))
        var checksum: [UInt8] = []
        checksum.append(littleEndian: Checksum.of(head))
        return head + checksum + original[(tableEnd + 8)...]
    }
}
