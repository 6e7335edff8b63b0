import DictFormat
import DictModel
import DictOutput
@testable import DictPipeline

extension FuzzTarget {
    /// A target that decodes parts, merges them with themselves and with a copy that has other
    /// files, and exports them.
    static let part = FuzzTarget(
        name: "part",
        run: { bytes in
            let place = Place("input.part")
            guard let part = decoded(bytes, at: place) else {
                promise(merged([bytes]) == nil, "what is refused alone is not merged")
                return
            }
            let again = part.bytes
            promise(decoded(again, at: place)?.bytes == again, "a part has one spelling")
            guard let alone = merged([bytes]) else {
                return promise(false, "what can be read can be merged")
            }
            promise(decoded(alone, at: place)?.bytes == again, "one part alone stays as it is")
            promise(part.files.isEmpty || merged([bytes, bytes]) == nil, "a file counts once")
            for table in PartFile.Table.allCases {
                guard let rows = try? PartFile.rows(of: table, bytes) else {
                    return promise(false, "what can be read can be exported")
                }
                let names = rows.first.map(columns)
                promise(rows.allSatisfy { columns($0) == names }, "rows have the same columns")
            }
            promise((try? PartFile.facts(of: bytes)) != nil, "what can be read has facts")
            merge(part, bytes, with: 1 << 20)
        },
        mutate: { ArtefactMutator.mutate($0, limit: $1, seed: $2) })

    /// Merges `part`, which was read from `bytes`, with a copy whose files have numbers that are
    /// larger by `offset`.
    private static func merge(_ part: BuildPart, _ bytes: [UInt8], with offset: Int) {
        let copy = try? BuildPart(bytes) { _, splits in
            splits.map { split in
                var split = split
                split.number += offset
                return split
            }
        }
        guard let copy else { return promise(false, "files may get larger numbers") }
        let other = copy.bytes
        let merged = merged([bytes, other])
        promise(merged == Self.merged([other, bytes]), "the order makes no difference")
        guard let merged else { return }
        var sentences = part.sentences
        for (language, part) in copy.sentences { sentences[language]?.merge(part) }
        let whole = BuildPart(plan: part.plan, files: part.files + copy.files, sentences: sentences)
        promise(
            decoded(merged, at: Place("merged"))?.bytes == whole.bytes,
            "files are merged like parts in memory")
    }

    private static func columns(_ row: JSON) -> [String] {
        guard case .object(let members) = row else { return [] }
        return members.map { $0.0 }
    }

    /// Returns the part in `bytes`, or `nil` if there is none.
    private static func decoded(_ bytes: [UInt8], at place: Place) -> BuildPart? {
        do {
            return try BuildPart(bytes)
        } catch {
            guard let error = error as? FormatError else {
                promise(false, "damage is an error of the format")
                return nil
            }
            promisePlain(PrintableText.singleLine(Diagnostic(error, file: place).description))
            return nil
        }
    }

    /// Returns the merge of `parts`, or `nil` if it is refused.
    private static func merged(_ parts: [[UInt8]]) -> [UInt8]? {
        do {
            let sources = try parts.map { try PartSource($0, at: Place("input.part")) }
            var merge = try PartMerge(sources, pieceSize: 64)
            var body: [UInt8] = []
            let head = try merge.run { body += $0 }
            return head + body
        } catch let faults as Diagnostics {
            for error in faults.errors { promisePlain(PrintableText.singleLine(error.description)) }
        } catch {
            promise(error is Diagnostic, "a refusal says why")
            promisePlain(PrintableText.singleLine("\(error)"))
        }
        return nil
    }
}
