import DictCompiler
import DictFiles
package import DictFormat
package import DictModel
import DictOutput
import DictSources

/// Functions that check and describe the parts that `dictc map` makes.
package enum PartFile {
    /// A table in a part, which `dictc export --table` prints.
    package enum Table: String, Sendable, CaseIterable {
        /// The files that were read.
        case files
        /// The sentences that may get into the artefacts.
        case candidates
        /// The reasons why sentences were dropped, with examples.
        case dropped
    }

    /// Returns the problems that prevent the part at `path` from being used.
    ///
    /// The result is empty if there are none. It is also empty if the file is damaged or of another
    /// kind, since other checks report that.
    package static func problems(ofFile path: String) -> [Diagnostic] {
        guard let bytes = try? FileContents.artefact(at: path),
            (try? ArtefactSummary(bytes, verifying: true))?.kind == .part
        else { return [] }
        do {
            guard try BuildPart(bytes).hasRightHashes else {
                throw FormatError.damaged(PartFormat.candidates, .value)
            }
            return []
        } catch {
            guard let error = error as? FormatError else { return [] }
            return [Diagnostic(error, file: Place(path))]
        }
    }

    /// Returns facts about the part in `bytes` as a JSON object, for `dictc info`.
    ///
    /// - Throws: `FormatError` if `bytes` are not an intact part.
    package static func facts(of bytes: [UInt8]) throws(FormatError) -> JSON {
        let part = try part(bytes)
        let languages = Language.allCases.compactMap { language in
            part.sentences[language].map { (language, $0) }
        }
        return JSON([
            "plan": part.plan, "files": part.files.count,
            "read": JSON(languages.map { ($0.0.code, $0.1.funnel.read) }),
            "candidates": JSON(languages.map { ($0.0.code, $0.1.pool.candidates.count) }),
        ])
    }

    private static func part(_ bytes: [UInt8]) throws(FormatError) -> BuildPart {
        do {
            return try BuildPart(bytes)
        } catch {
            // Nothing but a fault of the format stops a part that may have any files.
            throw error as? FormatError ?? .damaged(PartFormat.info, .value)
        }
    }

    /// Returns the rows of a table of the part in `bytes`, as JSON objects.
    ///
    /// The rows of `dropped` without a text state how many sentences a reason dropped.
    ///
    /// - Throws: `FormatError` if `bytes` are not an intact part.
    package static func rows(
        of table: Table, _ bytes: [UInt8]
    ) throws(FormatError) -> [JSON] {
        let part = try part(bytes)
        switch table {
        case .files: return part.files.map(Self.row)
        case .candidates: return part.rows { $0.candidates($1) }
        case .dropped: return part.rows { $0.dropped($1) }
        }
    }

    private static func row(_ split: PartSplit, _ file: CorpusSentences.Reading) -> JSON {
        JSON([
            "number": split.number, "language": split.language.code,
            "file": PrintableText.singleLine(split.path), "sha256": split.sha256,
            "sentences": file.sentences, "tokens": file.tokens, "tagged": file.tagged,
            "skipped": file.summary.skipped,
        ])
    }
}

extension BuildPart {
    /// Whether each sentence has the hash of its contents, by which sentences are chosen.
    ///
    /// Merging and building trust what a part states.
    fileprivate var hasRightHashes: Bool {
        sentences.allSatisfy { language, part in
            let folding = Folding(language)
            return part.pool.candidates.allSatisfy { candidate, hash in
                let words = SentenceWords(candidate.sentence.text, folding: folding)
                return SentenceHash.of(words, seed: part.pool.seed) == hash
            }
        }
    }

    fileprivate func rows(_ body: (SentencePart, Language) -> [JSON]) -> [JSON] {
        Language.allCases.flatMap { language in
            sentences[language].map { body($0, language) } ?? []
        }
    }
}

extension SentencePart {
    /// A row for each sentence that may get into the artefacts, in the order of the corpora.
    fileprivate func candidates(_ language: Language) -> [JSON] {
        pool.candidates.map { candidate, hash in
            let sentence = candidate.sentence
            let tags = sentence.text.tokens.map { "\($0.tag?.name ?? "_")" }
            let certain = sentence.text.tokens.indices.map {
                sentence.certainty?[$0] ?? true ? "1" : "0"
            }
            return JSON([
                "language": language.code,
                "place": PrintableText.singleLine(sentence.place.description),
                "text": PrintableText.escaped(sentence.text.text),
                "tags": tags.joined(separator: " "), "certain": certain.joined(),
                "repetitions": candidate.repetitions.reduce(0) { $0 + $1.count },
                "hash": String(hash, radix: 16),
            ])
        }
    }

    /// A row for each reason with the number of sentences that it dropped, and a row for each
    /// example.
    fileprivate func dropped(_ language: Language) -> [JSON] {
        funnel.reasons.flatMap { flaw, count, samples in
            let head = JSON(["language": language.code, "reason": flaw.rawValue])
            let total = JSON(["count": count, "place": JSON.null, "text": JSON.null])
            return [head + total + JSON(["detail": JSON.null])]
                + samples.map { head + JSON(["count": JSON.null]) + $0 }
        }
    }
}
