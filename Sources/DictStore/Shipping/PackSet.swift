/// A release that a ``PackStore`` holds, whole and verified.
public struct PackSet: Sendable, Equatable {
    /// What the release holds.
    public let manifest: ReleaseManifest
    let folder: String

    /// The number of the release.
    public var release: Int { manifest.release }

    /// The path of the artefact `name`, `en.lexicon`, ready to be opened by a reader.
    ///
    /// - Returns: `nil` where the release has no such artefact.
    public func path(of name: String) -> String? {
        manifest.artefacts.first { $0.name == name }.map { folder + "/" + $0.plain.file }
    }

    /// The path of the text with licences and attributions.
    public var noticePath: String { folder + "/" + manifest.notice.file }
}
