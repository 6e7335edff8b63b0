/// An artefact of a build, either newly made or taken from the work of an earlier build.
struct PlannedArtefact {
    var stage: any Recipe
    /// The artefact's cache entry: the existing one, or the one to write if the artefact was made
    /// again.
    var entry: BuildCache.Entry
    /// The artefact's bytes if they have to be written, or `nil` if its file in the build-output
    /// folder is up to date.
    var bytes: [UInt8]?
    /// The SHA-256 of the artefact file in the build-output folder, or `nil` if the file is missing
    /// or cannot be read.
    var found: String?
    /// The size of the artefact, in bytes.
    var size: Int
    /// Whether this build made the artefact, so that no cache has its bytes.
    var isNew = false
    /// The answers about words to keep for the next build, or `nil` if there are none.
    var answers: KeptAnswers?
    /// The numbers of records kept and dropped in each source, or an empty array if the artefact
    /// was not made again.
    var sources: [SourceCounts] = []

    /// The name of the artefact file in the build-output folder.
    var name: String { stage.name }
    /// Whether the artefact file in the build-output folder is missing or has other contents.
    var isStale: Bool { entry.sha256 != found }
}
