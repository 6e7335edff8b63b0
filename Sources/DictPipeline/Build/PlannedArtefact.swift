/// An artefact of a build: as the cache knows it, or newly made.
struct PlannedArtefact {
    var stage: any BuildStage
    /// What the cache says, or will say.
    var entry: BuildCache.Entry
    /// Its bytes where it was made; `nil` where the file in the folder is current.
    var bytes: [UInt8]?
    /// The digest of the file in the folder; `nil` where there is none.
    var found: String?
    /// Its size.
    var size: Int

    /// Whether the file in the folder differs.
    var isStale: Bool { entry.sha256 != found }
}
