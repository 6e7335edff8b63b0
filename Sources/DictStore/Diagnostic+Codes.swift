public import DictModel

extension Diagnostic.Code {
    /// A newer version of dictc wrote the archive of saved games.
    public static let gamesNewer = Self("games.newer", .badData)

    /// The archive of saved games cannot be created or set aside.
    ///
    /// Something other than a plain file is in its place, or there is no unused name to which a
    /// damaged archive could be renamed.
    public static let gamesObstructed = Self("games.obstructed", .cannotCreate)

    /// The archive of saved games was damaged, so it was kept under another name.
    public static let gamesSetAside = Self("games.set-aside", .note)

    /// A text that should be a minisign public key is not one.
    public static let keyNotPublic = Self("key.not-public", .badData)

    /// The size or contents of a file in a release differ from those in the signed manifest.
    public static let releaseFileDifference = Self("release.file-difference", .policy)

    /// The manifest of a release is invalid, or differs from the one that dictc would write.
    public static let releaseManifest = Self("release.manifest", .policy)

    /// A release is for another product.
    public static let releaseProduct = Self("release.product", .policy)

    /// A release is older than the installed one, or differs from it but has the same release
    /// number.
    public static let releaseRollback = Self("release.rollback", .policy)

    /// An installed release, read back from the disk, differs from the one that was written.
    public static let releaseStoring = Self("release.storing", .io)

    /// A release is not signed with a trusted key.
    public static let releaseUntrusted = Self("release.untrusted", .policy)
}
