import DictFormat
public import DictModel
import DictReader
import Foundation

/// Checks artefacts, and folders that contain them, for damage.
public enum ArtefactCheck {
    /// Returns the problems of the artefact at `path`: wrong checksums, or contents that break the
    /// format.
    ///
    /// - Throws: `file.missing`, `file.unreadable` or `file.special` if the file cannot be read.
    public static func problems(ofFile path: String) throws(Diagnostic) -> [Diagnostic] {
        problems(of: try FileContents.artefact(at: path), at: Place(path))
    }

    /// Returns the problems of the folder at `path`: faults of its manifest and of the artefacts,
    /// and artefacts that are missing or not listed.
    ///
    /// - Throws: `file.unreadable` if the manifest or the folder cannot be read.
    public static func problems(ofFolder path: String) throws(Diagnostic) -> [Diagnostic] {
        let manifest: Manifest
        do {
            manifest = try Manifest(inFolder: path)
        } catch {
            guard error.code != .fileUnreadable else { throw error }
            return [error.renamed(.fileMissing, to: .manifestMissing)]
                + (try problems(ofUnlisted: path, besides: []))
        }
        var problems: [Diagnostic] = []
        for artefact in manifest.artefacts {
            do {
                problems += try self.problems(ofFile: path + "/" + artefact.file, as: artefact)
            } catch {
                problems.append(error.renamed(.fileMissing, to: .manifestFileMissing))
            }
        }
        let listed = Set(manifest.artefacts.map(\.file))
        return problems + (try self.problems(ofUnlisted: path, besides: listed))
    }

    /// Returns the problems of artefacts in `folder` that its manifest does not list, which is
    /// itself a problem.
    private static func problems(
        ofUnlisted folder: String, besides listed: Set<String>
    ) throws(Diagnostic) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for name in try FileContents.names(inFolder: folder) where !listed.contains(name) {
            guard ArtefactKind.allCases.contains(where: { name.hasSuffix("." + $0.name) }) else {
                continue
            }
            let path = folder + "/" + name
            problems.append(
                Diagnostic(
                    .manifestUnlisted, at: Place(path), "not in the manifest",
                    hint: "remove it or build again"))
            problems += try self.problems(ofFile: path)
        }
        return problems
    }

    private static func problems(
        ofFile path: String, as entry: Manifest.Artefact
    ) throws(Diagnostic) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        func compare(_ what: String, _ found: String, _ expected: String) {
            if found == expected { return }
            problems.append(
                Diagnostic(
                    .manifestDifference, at: Place(path), "\(what) differs from the manifest",
                    found: found, expected: expected,
                    hint: "build again or fetch the file again"))
        }
        compare("size", String(try FileContents.size(of: path)), String(entry.bytes))
        compare("sha256", try SHA256.hex(ofFile: path), entry.sha256)
        let bytes = try FileContents.artefact(at: path)
        if let summary = try? ArtefactSummary(bytes) {
            compare("kind", summary.kind.name, entry.kind)
            compare("language", summary.language.code, entry.language)
            compare("format", summary.format, entry.format)
        }
        return problems + self.problems(of: bytes, at: Place(path))
    }

    private static func problems(of bytes: [UInt8], at place: Place) -> [Diagnostic] {
        do throws(FormatError) {
            let summary = try ArtefactSummary(bytes, verifying: true)
            switch summary.kind {
            case .lexicon:
                let lexicon = try Lexicon(ArtefactBytes(bytes), .trusting)
                guard lexicon.alphabet.allSatisfy({ (0x61...0x7A).contains($0) }) else {
                    throw .damaged(LexiconFormat.info, .value)
                }
                try lexicon.verifyStructure()
            case .levels: try LevelPacks(ArtefactBytes(bytes), .trusting).verifyStructure()
            case .answers: try AnswerList(ArtefactBytes(bytes), .trusting).verifyStructure()
            case .phrases: try PhrasePack(ArtefactBytes(bytes), .trusting).verifyStructure()
            case .sentences: try SentenceSet(ArtefactBytes(bytes), .trusting).verifyStructure()
            // Only its checksums are verified here; this module does not know its reader.
            case .tagger: break
            }
            return []
        } catch {
            return [Diagnostic(error, file: place)]
        }
    }
}
