import DictFormat
import DictText
import DictModel
import DictPipeline
import DictReader

extension FuzzTarget {
    /// A target that opens tagger models, and splits, tokenises and tags a text with them.
    ///
    /// A model has 160 KiB of tables that are nearly empty, so an input is a small artefact from
    /// which they are made; see `TaggerInput`.
    static let tagger = FuzzTarget(
        name: "tagger",
        run: { bytes in
            // The input itself is nearly always refused as a model.
            open(bytes, text: [])
            if let input = TaggerInput(bytes) { open(input.model, text: input.text) }
        },
        mutate: { bytes, limit, seed in
            // An input that is not an artefact is replaced by the seed.
            guard SectionedFile(bytes) != nil else { return TaggerSeed.bytes }
            return ArtefactMutator.mutate(bytes, limit: limit, seed: seed)
        })

    private static func open(_ bytes: [UInt8], text: [UInt8]) {
        let file: TaggerModelFile
        let model: TaggerModel
        do {
            let memory = ArtefactBytes(bytes)
            file = try TaggerModelFile(memory.view, keeping: memory)
            model = try TaggerModel(file, at: Place("model"))
        } catch {
            promisePlain("\(error)")
            return
        }
        _ = file.featureCount
        var tagged = TaggedText(model)
        for var sentence in tagged.sentences(of: text).prefix(20) {
            let margins = tagged.tag(&sentence)
            promiseRules(of: sentence, of: text)
            promise(margins.count == sentence.tokens.count, "a margin a token")
            for (token, margin) in zip(sentence.tokens, margins) {
                promise(token.tag != nil && margin >= 0, "a tag and a margin for each token")
                if let tag = token.tag {
                    _ = model.isConfident(LexicalClass(tag), margin: margin)
                }
            }
        }
        // Tokens that no tokeniser returns.
        var sentence = TokenisedText(text: text)
        for (offset, length) in [(-1, 3), (0, 0), (1, 2), (2, Int.max), (Int.max, 1), (0, 1 << 40)]
        {
            sentence.tokens.append(Token(ByteRange(offset: offset, length: length)))
        }
        _ = tagged.tag(&sentence)
        _ = try? file.bytes(with: model.thresholds)
    }

    private static func promiseRules(of sentence: TokenisedText, of paragraph: [UInt8]) {
        // The tokeniser accepts any bytes, but only a text in UTF-8 has tokens that obey the rules.
        if String(validating: paragraph, as: UTF8.self) != nil { promiseRules(of: sentence) }
    }
}

/// A tagger model and a text, decoded from a fuzz input that is smaller than the model.
///
/// The input is an artefact of the kind `tagger`. Its section `WGHT` has one record per non-empty
/// bucket: its number (2 bytes), the number of features in it (1 byte), and its contents. Each
/// record of the section `PTCH` is an offset in the tables (4 bytes) and a byte to write there. The
/// section `TEXT` is the text to tag.
private struct TaggerInput {
    let model: [UInt8]
    private(set) var text: [UInt8] = []

    private static let buckets = 1 << 15

    init?(_ bytes: [UInt8]) {
        guard let file = SectionedFile(bytes), file.kind == .tagger else { return nil }
        var writer = ArtefactWriter(kind: .tagger, language: file.language)
        var patches: [UInt8] = []
        var features: [UInt8] = []
        for section in file.sections {
            switch section.id.name {
            case "WGHT": features = section.bytes
            case "PTCH": patches = section.bytes
            case "TEXT": text = Array(section.bytes.prefix(4096))
            default: writer.add(section.id, section.bytes)
            }
        }
        var tables = Self.tables(features)
        var at = 0
        while at + 5 <= patches.count {
            let offset = patches[at..<at + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
            let total = tables.directory.count + tables.weights.count
            let place = offset % total
            if place < tables.directory.count {
                tables.directory[place] = patches[at + 4]
            } else {
                tables.weights[place - tables.directory.count] = patches[at + 4]
            }
            at += 5
        }
        writer.add(SectionID("WDIR"), tables.directory)
        writer.add(SectionID("WGHT"), tables.weights)
        model = writer.finish()
    }

    /// Returns the tables of a model, with the buckets that `records` describe.
    private static func tables(_ records: [UInt8]) -> (directory: [UInt8], weights: [UInt8]) {
        var contents: [Int: [UInt8]] = [:]
        var at = 0
        while at + 3 <= records.count {
            let bucket = (Int(records[at]) | Int(records[at + 1]) << 8) % buckets
            let count = Int(records[at + 2])
            var bytes = [records[at + 2]]
            var weights = 0
            at += 3
            for _ in 0..<count {
                let entry = Array((records.dropFirst(at).prefix(4) + [0, 0, 0, 0]).prefix(4))
                let bits = entry.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                weights += (bits & 0x1FFFF).nonzeroBitCount
                bytes += entry
                at += 4
            }
            let values = records.dropFirst(at).prefix(weights)
            bytes += values + [UInt8](repeating: 1, count: weights - values.count)
            at += weights
            contents[bucket] = bytes
        }
        var starts: [UInt32] = []
        starts.reserveCapacity(buckets + 1)
        var weights: [UInt8] = []
        for bucket in contents.keys.sorted() {
            // The empty buckets that precede it.
            while starts.count < bucket {
                starts.append(UInt32(weights.count))
                weights.append(0)
            }
            starts.append(UInt32(weights.count))
            weights += contents[bucket] ?? []
        }
        let rest = buckets - starts.count
        for number in 0...rest { starts.append(UInt32(weights.count + number)) }
        weights += [UInt8](repeating: 0, count: rest)
        // Safe because numbers of 32 bits, the lowest byte first, are what the file holds.
        let directory = unsafe starts.withUnsafeBytes { unsafe [UInt8]($0) }
        return (directory, weights)
    }
}
