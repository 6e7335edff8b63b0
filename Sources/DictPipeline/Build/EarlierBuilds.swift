import DictFiles
import DictModel
import DictOutput

/// The artefacts that earlier builds left in the build-output folder and its cache.
struct EarlierBuilds {
    let output: String
    private let cache: BuildCache
    /// The manifest in the build-output folder, or `nil` if there is none or it cannot be decoded.
    let manifest: Manifest?

    /// Creates a view of the build-output folder at `output`, which does not have to exist.
    ///
    /// - Throws: `Diagnostic` if the manifest exists but cannot be read.
    init(output: String) throws(Diagnostic) {
        self.output = output
        cache = BuildCache(output: output)
        manifest = try Self.manifest(inFolder: output)
    }

    private static func manifest(inFolder folder: String) throws(Diagnostic) -> Manifest? {
        guard FileContents.isFolder(folder) else { return nil }
        do {
            return try Manifest(inFolder: folder)
        } catch {
            if error.code.cause == .io { throw error }
            return nil
        }
    }

    /// Returns the SHA-256 of the file `name` in the build-output folder, or `nil` if it cannot be
    /// read.
    func digest(of name: String) -> String? { try? SHA256.hex(ofFile: output + "/" + name) }

    /// Returns the artefact that `recipe` would make, if an earlier build has made it already.
    ///
    /// It is in the build-output folder, or in the cache if the build that made it failed later.
    ///
    /// - Parameters:
    ///   - recipe: The recipe of the artefact.
    ///   - key: The artefact's ``BuildKey`` digest.
    /// - Returns: The artefact, or `nil` if it has to be made.
    /// - Throws: `Diagnostic` if the file goes away meanwhile.
    func artefact(of recipe: any Recipe, key: String) throws(Diagnostic) -> PlannedArtefact? {
        let found = digest(of: recipe.name)
        if let entry = cache.entry(recipe.name), entry.key == key, entry.sha256 == found {
            return PlannedArtefact(
                stage: recipe, entry: entry, found: found,
                size: try FileContents.size(of: output + "/" + recipe.name))
        }
        guard let (entry, bytes) = cache.finished(recipe.name), entry.key == key else {
            return nil
        }
        return PlannedArtefact(
            stage: recipe, entry: entry, bytes: bytes, found: found, size: bytes.count)
    }

    /// Returns what ``Recipe/build()`` would return, if only lists of words have changed since an
    /// earlier build made the artefact, and none of the answers about words that it got.
    ///
    /// - Parameters:
    ///   - recipe: The recipe of the artefact.
    ///   - digests: The SHA-256 of each source.
    /// - Returns: The artefact, or `nil` if it has to be made, perhaps because a list has an error.
    func again(_ recipe: any Recipe, _ digests: [String: String]) -> BuiltArtefact? {
        guard let answers = cache.answers(recipe.name), let entry = cache.entry(recipe.name),
            let bytes = try? FileContents.bytes(of: output + "/" + recipe.name),
            entry.sha256 == SHA256.hex(of: bytes),
            let kept = try? KeptAnswers(reading: answers, entry, recipe, digests)
        else { return nil }
        return try? kept.again(recipe, entry, bytes)
    }

    /// Whether the cache holds something intact about the artefact `name`.
    func isCached(_ name: String) -> Bool {
        cache.entry(name) != nil || cache.finished(name) != nil
    }

    /// Returns the artefact of `recipe` that is in the build-output folder, whatever it was made
    /// from.
    ///
    /// - Returns: The artefact, or `nil` if no earlier build made it or its file has been changed.
    func standing(_ recipe: any Recipe) -> PlannedArtefact? {
        guard let stated = manifest?.artefacts.first(where: { $0.file == recipe.name }),
            isUntouched(stated)
        else { return nil }
        let entry = cache.entry(recipe.name)
        return PlannedArtefact(
            stage: recipe,
            entry: entry.flatMap { $0.sha256 == stated.sha256 ? $0 : nil }
                ?? BuildCache.Entry(sha256: stated.sha256),
            found: stated.sha256, size: stated.bytes)
    }

    /// Returns the names of the files in the manifest that the project no longer makes.
    ///
    /// `names` are the files that the project makes now. A file that someone has changed since the
    /// previous build is left out, so that it is not removed.
    func orphans(_ names: [String]) -> [String] {
        (manifest?.artefacts ?? [])
            .filter { !names.contains($0.file) && isUntouched($0) }.map(\.file)
    }

    /// Whether the artefact file in the build-output folder still has the digest that its
    /// manifest entry states.
    private func isUntouched(_ artefact: Manifest.Artefact) -> Bool {
        digest(of: artefact.file) == artefact.sha256
    }
}
