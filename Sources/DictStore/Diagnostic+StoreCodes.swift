public import DictModel

extension Diagnostic.Code {
    /// All diagnostic codes that this module declares, for `dictc explain`.
    public static let store: [Diagnostic.Code] =
        files + outputs + artefacts + manifests + releases + keys + games
}

// MARK: - Input files

extension Diagnostic.Code {
    /// An input file does not exist.
    public static let fileMissing = Self(
        "file.missing", .missing,
        meaning: "There is no file at this path.",
        remedy: "Check the spelling of the path. Relative paths start at the current folder.")

    /// A file or folder exists but cannot be read.
    public static let fileUnreadable = Self(
        "file.unreadable", .io,
        meaning: "The system refuses to read this file or folder. Its own words are in brackets.",
        remedy: "Check the permissions of the file and of the folders above it, and the disk.")

    /// An input path names a device, a socket or a pipe instead of a plain file.
    public static let fileSpecial = Self(
        "file.special", .badData,
        meaning: "This is a device, a socket or a pipe. Reading one might wait forever.",
        remedy: "Copy its contents to a plain file and name that.")

    /// An input file is longer than the maximum for its kind.
    public static let fileTooLong = Self(
        "file.too-long", .limit,
        meaning: "The file is longer than any sound file of its kind, so it was not read.",
        remedy: "Check that the path names the right file; if it does, fetch or make it again.")

    private static let files = [fileMissing, fileUnreadable, fileSpecial, fileTooLong]
}

// MARK: - Output files and folders

extension Diagnostic.Code {
    /// An output folder cannot be created or opened.
    public static let outputFolder = Self(
        "output.folder", .cannotCreate,
        meaning: "The folder for the output cannot be created or opened.",
        remedy: "Name another folder, move away what is in its place, or check the permissions.")

    /// An output path names a folder or a device, or is not a valid file name.
    public static let outputNotFile = Self(
        "output.not-a-file", .cannotCreate,
        meaning: "The output has to be a plain file, but the path names a folder or a device.",
        remedy: "Name a file, or move away what is in its place.")

    /// An output file cannot be created or replaced.
    public static let outputCreation = Self(
        "output.creation", .cannotCreate,
        meaning: "The file cannot be created or replaced at its place. Files are replaced one "
            + "after the other, so earlier ones may be new already; each is whole.",
        remedy: "Check the permissions of the folder and the space on the disk, then run again.")

    /// The system failed to write, flush, lock or remove an output file.
    public static let outputWriting = Self(
        "output.writing", .io,
        meaning: "The system failed to write, flush, lock or remove a file. Old files stay whole.",
        remedy: "Check the space on the disk and its health, then run again.")

    /// Another dictc process is working in the same folder.
    public static let folderLocked = Self(
        "folder.locked", .locked,
        meaning: "Another dictc works in this folder, and only one may at a time.",
        remedy: "Wait until the other process has finished. A dead process holds no lock.")

    private static let outputs = [
        outputFolder, outputNotFile, outputCreation, outputWriting, folderLocked,
    ]
}

// MARK: - Artefacts

extension Diagnostic.Code {
    /// A file that should be an artefact does not start like one.
    public static let artefactForeign = Self(
        "artefact.foreign", .badData,
        meaning: "The file does not begin as an artefact of dictc does.",
        remedy: "Check that the path names an artefact such as en.lexicon.")

    /// An artefact is still compressed with gzip.
    public static let artefactCompressed = Self(
        "artefact.compressed", .badData,
        meaning: "The file is compressed with gzip. Artefacts are read as they are.",
        remedy: "Decompress it, for instance with gunzip.")

    /// The bytes of an artefact were changed in transit, for instance by a transfer in text mode.
    public static let artefactConverted = Self(
        "artefact.converted", .badData,
        meaning: "A copy in text mode, a 7-bit channel or a text filter changed the bytes of the "
            + "artefact.",
        remedy: "Copy it in binary mode, and exclude it from the conversion of line ends and "
            + "encodings, for instance in .gitattributes.")

    /// The version of an artefact's file format is not supported.
    public static let artefactVersion = Self(
        "artefact.version", .badData,
        meaning: "The artefact is of a format version that this program does not read.",
        remedy: "Update the older of the two: dictc, or the artefact with `dictc build`.")

    /// An artefact is not of the kind needed, for instance level packs instead of a lexicon.
    public static let artefactKind = Self(
        "artefact.kind", .badData,
        meaning: "The file is an artefact, but of another kind: a lexicon is needed and these are "
            + "level packs, for instance.",
        remedy: "Name a file of the kind that the message expects.")

    /// An artefact names a language that this program does not know.
    public static let artefactLanguage = Self(
        "artefact.language", .badData,
        meaning: "The artefact names a language that this program does not know.",
        remedy: "Update dictc.")

    /// An artefact has fewer bytes than its header states.
    public static let artefactTruncated = Self(
        "artefact.truncated", .badData,
        meaning: "The file ends before the length that its header states.",
        remedy: "Copy, download or build it again.")

    /// An artefact has more bytes than its header states.
    public static let artefactTooLong = Self(
        "artefact.too-long", .badData,
        meaning: "The file goes on after the length that its header states.",
        remedy: "Copy, download or build it again.")

    /// The bytes of an artefact do not match one of its checksums.
    public static let artefactChecksum = Self(
        "artefact.checksum", .badData,
        meaning: "Bytes of the artefact changed after it was built.",
        remedy: "Copy, download or build it again, and check the disk.")

    /// The contents of an artefact break a rule of its file format, although its checksums are
    /// right.
    public static let artefactDamaged = Self(
        "artefact.damaged", .badData,
        meaning: "The contents break a rule of the format, although no length or checksum is "
            + "wrong. A faulty program may have written it.",
        remedy: "Build it again with dictc.")

    private static let artefacts = [
        artefactForeign, artefactCompressed, artefactConverted, artefactVersion, artefactKind,
        artefactLanguage, artefactTruncated, artefactTooLong, artefactChecksum, artefactDamaged,
    ]
}

// MARK: - Manifests of builds

extension Diagnostic.Code {
    /// A folder of artefacts has no `manifest.json`.
    public static let manifestMissing = Self(
        "manifest.missing", .badData,
        meaning: "The folder has no manifest.json, so there is no list of the artefacts "
            + "that belong in it.",
        remedy: "Build again, or fetch the whole folder again.")

    /// The `manifest.json` of a folder is not JSON, or lacks a required member.
    public static let manifestForeign = Self(
        "manifest.foreign", .badData,
        meaning: "manifest.json is not JSON, or lacks a member that every manifest has.",
        remedy: "Build again, or fetch the whole folder again.")

    /// The schema version of a folder's `manifest.json` is not supported.
    public static let manifestSchema = Self(
        "manifest.schema", .badData,
        meaning: "Another version of dictc wrote the manifest.",
        remedy: "Use that version, or build again.")

    /// An entry in a folder's `manifest.json` is invalid; for instance, its size is negative.
    public static let manifestEntry = Self(
        "manifest.entry", .badData,
        meaning: "The manifest states something that cannot be true, such as a name outside the "
            + "folder or a size below zero. Nothing in it is believed.",
        remedy: "Build again, or fetch the whole folder again.")

    /// An artefact or NOTICE is listed in the folder's manifest but is not in the folder.
    public static let manifestFileMissing = Self(
        "manifest.file-missing", .badData,
        meaning: "The manifest names a file that is not in the folder.",
        remedy: "Build again, or fetch the file again.")

    /// An artefact or NOTICE differs from its entry in the manifest.
    public static let manifestDifference = Self(
        "manifest.difference", .badData,
        meaning: "The file is not the one that the manifest was written for.",
        remedy: "Build again, or fetch the file again.")

    /// A folder's `manifest.json` differs from the SHA-256 in its last line.
    public static let manifestAltered = Self(
        "manifest.altered", .badData,
        meaning: "manifest.json was changed after dictc had written it.",
        remedy: "Build again, or fetch the whole folder again.")

    /// An artefact is in a folder but is not listed in the folder's manifest.
    public static let manifestUnlisted = Self(
        "manifest.unlisted", .badData,
        meaning: "The folder has an artefact that its manifest does not name.",
        remedy: "Remove the file, or build again.")

    private static let manifests = [
        manifestMissing, manifestForeign, manifestSchema, manifestEntry, manifestFileMissing,
        manifestDifference, manifestAltered, manifestUnlisted,
    ]
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

    /// The number of a release is far above that of the release before.
    public static let releaseJump = Self(
        "release.jump", .policy,
        meaning: "The number of the release is more than 1,000,000 above the last one. If it is a "
            + "slip, no client that takes it can ever be given a smaller one.",
        remedy: "Give the number that was meant, or pass --allow-jump.")

    /// A file that the signed manifest lists is missing from the release.
    public static let releaseFileMissing = Self(
        "release.file-missing", .policy,
        meaning: "A file that belongs to the release is not there.",
        remedy: "Fetch the release again.")

    /// The size or contents of a file in a release differ from those in the signed manifest.
    public static let releaseFileDifference = Self(
        "release.file-difference", .policy,
        meaning: "The size or the contents of a file are not those that were signed.",
        remedy: "Fetch the file again.")

    /// An artefact has its signed digest, but is damaged or does not match its entry in the
    /// manifest.
    public static let releaseArtefact = Self(
        "release.artefact", .policy,
        meaning: "The file is as it was signed, but it is not the sound artefact that the manifest "
            + "describes.",
        remedy: "Ask the maker of the release for a new one.")

    /// A file in a release folder is not listed in the signed manifest.
    public static let releaseUnlisted = Self(
        "release.unlisted", .policy,
        meaning: "The folder of the release has a file that nobody signed.",
        remedy: "Remove the file.")

    /// An installed release, read back from the disk, differs from the one that was written.
    public static let releaseStoring = Self(
        "release.storing", .io,
        meaning: "The release was written to the disk, but reads differently.",
        remedy: "Check the disk, and that nothing else writes into the folder.")

    private static let releases = [
        releaseUntrusted, releaseManifest, releaseRollback, releaseFileMissing,
        releaseFileDifference, releaseArtefact, releaseUnlisted, releaseStoring, releaseProduct,
        releaseJump,
    ]
}

// MARK: - Keys

extension Diagnostic.Code {
    /// A text that should be a minisign public key is not one.
    public static let keyNotPublic = Self(
        "key.not-public", .badData,
        meaning: "This is not a public key of minisign.",
        remedy: "Name the .pub file that `minisign -G` wrote.")

    /// A text that should be a minisign secret key is not one.
    public static let keyNotSecret = Self(
        "key.not-secret", .badData,
        meaning: "This is not a secret key of minisign.",
        remedy: "Name the .key file that `minisign -G` wrote.")

    /// A secret key is encrypted and cannot be decrypted, usually because there is no password.
    public static let keyEncrypted = Self(
        "key.encrypted", .policy,
        meaning: "The secret key is encrypted, and there is no password, or the key asks for more "
            + "work than minisign ever does.",
        remedy: "Give the password on standard input.")

    /// The password for an encrypted secret key is wrong.
    public static let keyPassword = Self(
        "key.password", .policy,
        meaning: "The password does not open the secret key.",
        remedy: "Try again.")

    /// The two halves of an unencrypted secret key do not match.
    public static let keyDamaged = Self(
        "key.damaged", .policy,
        meaning: "The two halves of the secret key do not belong together.",
        remedy: "Use the copy that you kept.")

    /// Users other than the owner have access to a secret key file.
    public static let keyExposed = Self(
        "key.exposed", .policy,
        meaning: "Other users may read the secret key, so they could sign releases.",
        remedy: "Take their permissions away with chmod 600; if they may have read it, make a new "
            + "key.")

    private static let keys = [
        keyNotPublic, keyNotSecret, keyEncrypted, keyPassword, keyDamaged, keyExposed,
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
