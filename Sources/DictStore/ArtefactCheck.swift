import DictFormat
import DictModel
import DictReader
import Foundation

/// Looks for everything that is wrong with files of artefacts.
public enum ArtefactCheck {
    /// The problems of the artefact at `path`: checksums, and that its contents obey the format.
    ///
    /// - Throws: ``StoreError`` where the file cannot be read at all.
    public static func problems(ofFile path: String) throws(StoreError) -> [StoreError] {
        problems(of: try FileContents.artefact(at: path), at: path)
    }

    /// The problems of the folder at `path`: its manifest, the files that it names or does not
    /// name, and those files' own.
    public static func problems(ofFolder path: String) throws(StoreError) -> [StoreError] {
        let manifest: Manifest
        do {
            manifest = try Manifest(inFolder: path)
        } catch {
            guard error.kind == .badData || error.kind == .missing else { throw error }
            return [error] + (try problems(ofUnlisted: path, besides: []))
        }
        var problems: [StoreError] = []
        for artefact in manifest.artefacts {
            let place = path + "/" + artefact.file
            do {
                problems += try self.problems(ofFile: place, as: artefact)
            } catch {
                problems.append(error)
            }
        }
        let listed = Set(manifest.artefacts.map(\.file))
        return problems + (try self.problems(ofUnlisted: path, besides: listed))
    }

    /// Whether `path` is a folder.
    public static func isFolder(_ path: String) -> Bool {
        var status = stat()
        // Safe because path and status live for the length of the call.
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Artefacts that stand in a folder although its manifest does not name them.
    private static func problems(
        ofUnlisted folder: String, besides listed: Set<String>
    ) throws(StoreError) -> [StoreError] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw StoreError(.io, place: folder, problem: "the folder cannot be read")
        }
        var problems: [StoreError] = []
        let ordered = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for name in ordered where !name.hasPrefix(".") && !listed.contains(name) {
            guard ArtefactKind.allCases.contains(where: { name.hasSuffix("." + $0.name) }) else {
                continue
            }
            let place = folder + "/" + name
            problems.append(
                StoreError(
                    .badData, place: place, problem: "is not in the manifest",
                    hint: "remove it or build again"))
            problems += try self.problems(ofFile: place)
        }
        return problems
    }

    /// The size of the file at `path`, which has to be a plain one: reading another might not end.
    private static func plainSize(of path: String) throws(StoreError) -> Int {
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0 else {
            throw errno == ENOENT || errno == ENOTDIR
                ? StoreError(.missing, place: path, problem: "no such file")
                : StoreError(.io, place: path, "cannot be read", code: errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw StoreError(.badData, place: path, problem: "is not a plain file")
        }
        return Int(status.st_size)
    }

    private static func problems(
        ofFile place: String, as entry: Manifest.Artefact
    ) throws(StoreError) -> [StoreError] {
        func differs(_ what: String, _ found: String, _ expected: String) -> StoreError {
            StoreError(
                .badData, place: place,
                problem: "\(what) differs from the manifest (found \(found); expected \(expected))",
                hint: "build again or fetch the file again")
        }
        let size = try plainSize(of: place)
        var problems: [StoreError] = []
        if size != entry.bytes { problems.append(differs("size", "\(size)", "\(entry.bytes)")) }
        let digest = try SHA256.hex(ofFile: place)
        if digest != entry.sha256 { problems.append(differs("sha256", digest, entry.sha256)) }
        let bytes = try FileContents.artefact(at: place)
        guard let summary = try? ArtefactSummary(bytes) else {
            return problems + self.problems(of: bytes, at: place)
        }
        if summary.kind.name != entry.kind {
            problems.append(differs("kind", summary.kind.name, entry.kind))
        }
        if summary.language.code != entry.language {
            problems.append(differs("language", summary.language.code, entry.language))
        }
        if summary.format != entry.format {
            problems.append(differs("format", summary.format, entry.format))
        }
        return problems + self.problems(of: bytes, at: place)
    }

    private static func problems(of bytes: [UInt8], at place: String) -> [StoreError] {
        do throws(FormatError) {
            let summary = try ArtefactSummary(bytes, verifying: true)
            switch summary.kind {
            case .lexicon:
                let lexicon = try Lexicon(ArtefactBytes(bytes), .trusting)
                if let problem = try LexiconCheck.problem(of: lexicon) {
                    return [
                        StoreError(.badData, place: place, problem: problem, hint: "build it again")
                    ]
                }
                try lexicon.verifyStructure()
            case .levels: try LevelPacks(ArtefactBytes(bytes), .trusting).verifyStructure()
            case .answers: try AnswerList(ArtefactBytes(bytes), .trusting).verifyStructure()
            case .phrases: try PhrasePack(ArtefactBytes(bytes), .trusting).verifyStructure()
            case .sentences: try SentenceSet(ArtefactBytes(bytes), .trusting).verifyStructure()
            // Its checksums are verified; what reads it stands in the other wing.
            case .tagger: break
            }
            return []
        } catch {
            return [StoreError(.badData, place: place, problem: error.description)]
        }
    }
}
