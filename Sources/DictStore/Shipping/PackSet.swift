public import Platform

/// A complete, verified release of packs in a ``PackStore``.
public struct PackSet: Sendable, Equatable {
    /// The manifest of the release.
    public let manifest: ReleaseManifest
    let folder: String

    /// The number of the release; later releases have greater numbers.
    public var release: Int { manifest.release }

    /// Returns the path of the installed artefact `name`, such as `en.lexicon`.
    ///
    /// The result is `nil` if the release does not contain it.
    public func path(of name: String) -> String? {
        manifest.artefacts.first { $0.name == name }.map { folder + "/" + $0.plain.file }
    }

    /// Returns the URL of the installed artefact `name`, such as `en.lexicon`.
    ///
    /// The result is `nil` if the release does not contain it.
    public func url(of name: String) -> URL? { path(of: name).map { URL(fileURLWithPath: $0) } }

    /// The path of the installed file with the licences and attributions of the release.
    public var noticePath: String { folder + "/" + manifest.notice.file }
}
