public import DictReader
public import Platform
public import WordGames

extension GamePacks {
    /// Opens the packs of `language` in `folder`, for instance the resources of an app.
    ///
    /// This is the same as `init(folder:language:_:)` with the path of `folder`, which must be a file
    /// URL.
    ///
    /// - Throws: `OpenError`, as for a path.
    public init(
        folder: URL, language: Language, _ verification: Verification = .verifying
    ) throws(OpenError) {
        try self.init(folder: folder.path, language: language, verification)
    }
}
