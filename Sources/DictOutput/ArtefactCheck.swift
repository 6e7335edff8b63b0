import DictFiles
import DictFormat
package import DictModel
import DictReader
import Platform

/// Functions that find damage in artefacts (files that dictc builds) and in folders of artefacts.
package enum ArtefactCheck {
    /// Returns the faults found in the artefact at `path`, such as wrong checksums or contents that
    /// break the format.
    ///
    /// - Returns: One diagnostic for each fault, or an empty array if the artefact is intact.
    /// - Throws: `file.missing`, `file.unreadable` or `file.special` if the file cannot be read.
    package static func problems(ofFile path: String) throws(Diagnostic) -> [Diagnostic] {
        problems(of: try FileContents.artefact(at: path), at: Place(path))
    }

    /// Returns the faults found in the folder of artefacts at `path`.
    ///
    /// A folder is faulty if its manifest is missing, invalid or changed, if an artefact in the
    /// manifest or NOTICE is missing, damaged or different from its entry, or if the folder contains
    /// an artefact that is not in the manifest.
    ///
    /// - Returns: One diagnostic for each fault, or an empty array if there are none.
    /// - Throws: `file.unreadable` if the manifest or the folder cannot be read.
    package static func problems(ofFolder path: String) throws(Diagnostic) -> [Diagnostic] {
        let manifest: Manifest
        let place = path + "/" + Manifest.fileName
        var problems: [Diagnostic] = []
        do {
            let bytes = try FileContents.bytes(of: place, limit: Manifest.longest)
            manifest = try Manifest(bytes, place: place)
            if !Manifest.isIntact(bytes) { problems.append(altered(place)) }
        } catch {
            guard error.code != .fileUnreadable else { throw error }
            return [error.renamed(.fileMissing, to: .manifestMissing)]
                + (try self.problems(ofUnlisted: path, besides: []))
        }
        for artefact in manifest.artefacts {
            do {
                problems += try self.problems(ofFile: path + "/" + artefact.file, as: artefact)
            } catch {
                problems.append(error.renamed(.fileMissing, to: .manifestFileMissing))
            }
        }
        problems += notice(in: path, manifest)
        let listed = Set(manifest.artefacts.map(\.file))
        return problems + (try self.problems(ofUnlisted: path, besides: listed))
    }

    private static func altered(_ manifest: String) -> Diagnostic {
        Diagnostic(
            .manifestAltered, at: Place(manifest), "not as it was written",
            found: "another sha256 than its last line states",
            hint: "build again or fetch the whole folder again")
    }

    /// Returns the faults of NOTICE in the folder at `path`, of which there is at most one.
    private static func notice(in path: String, _ manifest: Manifest) -> [Diagnostic] {
        guard let expected = manifest.noticeSHA256 else { return [] }
        let notice = path + "/NOTICE"
        do {
            let found = try SHA256.hex(ofFile: notice)
            return found == expected ? [] : [difference(notice, "sha256", found, expected)]
        } catch {
            return [error.renamed(.fileMissing, to: .manifestFileMissing)]
        }
    }

    private static func difference(
        _ path: String, _ what: String, _ found: String, _ expected: String
    ) -> Diagnostic {
        Diagnostic(
            .manifestDifference, at: Place(path), "\(what) differs from the manifest",
            found: found, expected: expected, hint: "build again or fetch the file again")
    }

    /// Returns the faults of the artefacts in `folder` whose names are not in `listed`.
    ///
    /// Each such artefact has at least one fault: it is not in the manifest.
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
            if found != expected { problems.append(difference(path, what, found, expected)) }
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
                guard lexicon.alphabetLetters.allSatisfy({ (0x61...0x7A).contains($0) }) else {
                    throw .damaged(LexiconFormat.info, .value)
                }
                try lexicon.verifyStructure()
            case .levels: try LevelPacks(ArtefactBytes(bytes), .trusting).verifyStructure()
            case .answers: try AnswerList(ArtefactBytes(bytes), .trusting).verifyStructure()
            case .phrases: try PhrasePack(ArtefactBytes(bytes), .trusting).verifyStructure()
            case .sentences: try SentenceSet(ArtefactBytes(bytes), .trusting).verifyStructure()
            // Only their checksums are verified here; this module does not know their readers.
            case .tagger, .part: break
            }
            return []
        } catch {
            return [Diagnostic(error, file: place)]
        }
    }
}
