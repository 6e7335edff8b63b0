/// A complete, verified release in a ``PackStore``.
public struct PackSet: Sendable, Equatable {
    /// The manifest of the release.
    public let manifest: ReleaseManifest
    let folder: String

    /// The number of the release.
    public var release: Int { manifest.release }

    /// Returns the path of the artefact `name`, such as `en.lexicon`; `nil` if the release lacks
    /// it.
    public func path(of name: String) -> String? {
        manifest.artefacts.first { $0.name == name }.map { folder + "/" + $0.plain.file }
    }

    /// The path of the file with licences and attributions.
    public var noticePath: String { folder + "/" + manifest.notice.file }
}
