public import DictModel

extension Diagnostic.Code {
    /// All diagnostic codes that this module declares, for `dictc explain`.
    package static let store: [Diagnostic.Code] = releases + games
}

// MARK: - Signed releases

extension Diagnostic.Code {
    /// A release is not signed with a trusted key.
    public static let releaseUntrusted = Self(
        "release.untrusted", .policy,
        meaning: "The signature of the release was not made by a trusted key, or not of this "
            + "manifest.",
        remedy: "Fetch the release again, and check which key its maker uses.")

    /// The manifest of a release is invalid, or differs from the one that dictc would write.
    public static let releaseManifest = Self(
        "release.manifest", .policy,
        meaning: "The manifest of the release is not one that dictc writes, or states something "
            + "that cannot be true. Nothing in it is believed, even if it is signed.",
        remedy: "Fetch the release again, or ask its maker to make it with `dictc ship`.")

    /// A release is older than the installed one, or differs from it but has the same release
    /// number.
    public static let releaseRollback = Self(
        "release.rollback", .policy,
        meaning: "The release is older than the present one, or another one with its number. "
            + "Clients never go back: an attacker could offer them old faults.",
        remedy: "Take a release with a greater number; as its maker, give it one.")

    /// A release is for another product.
    public static let releaseProduct = Self(
        "release.product", .policy,
        meaning: "The release was signed for another product than the one that this folder or "
            + "client is for.",
        remedy: "Fetch the release of the right product; `dictc ship --product` states it.")

    /// The size or contents of a file in a release differ from those in the signed manifest.
    public static let releaseFileDifference = Self(
        "release.file-difference", .policy,
        meaning: "The size or the contents of a file are not those that were signed.",
        remedy: "Fetch the file again.")

    /// An installed release, read back from the disk, differs from the one that was written.
    public static let releaseStoring = Self(
        "release.storing", .io,
        meaning: "The release was written to the disk, but reads differently.",
        remedy: "Check the disk, and that nothing else writes into the folder.")

    /// A text that should be a minisign public key is not one.
    public static let keyNotPublic = Self(
        "key.not-public", .badData,
        meaning: "This is not a public key of minisign.",
        remedy: "Name the .pub file that `minisign -G` wrote.")

    private static let releases = [
        releaseUntrusted, releaseManifest, releaseRollback, releaseProduct, releaseFileDifference,
        releaseStoring, keyNotPublic,
    ]
}

// MARK: - The archive of games

extension Diagnostic.Code {
    /// The archive of saved games was damaged, so it was kept under another name.
    public static let gamesSetAside = Self(
        "games.set-aside", .note,
        meaning: "The archive of games is damaged. It was kept under another name, and a new one "
            + "begins.",
        remedy: "Nothing needs to be done. Scores can be copied from the old file by hand.")

    /// A newer version of dictc wrote the archive of saved games.
    public static let gamesNewer = Self(
        "games.newer", .badData,
        meaning: "A newer dictc wrote the archive of games. It is left as it is.",
        remedy: "Use the newer dictc, or name another folder with --archive.")

    /// The archive of saved games cannot be created or set aside.
    ///
    /// Something other than a plain file is in its place, or there is no unused name to which a
    /// damaged archive could be renamed.
    public static let gamesObstructed = Self(
        "games.obstructed", .cannotCreate,
        meaning: "A folder, a device or a pipe is in the place of the archive of games, or there "
            + "is no free name to keep a damaged one under.",
        remedy: "Move it away, or name another folder with --archive.")

    private static let games = [gamesSetAside, gamesNewer, gamesObstructed]
}
