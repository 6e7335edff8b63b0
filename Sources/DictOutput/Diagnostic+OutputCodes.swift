package import DictModel

extension Diagnostic.Code {
    /// All diagnostic codes that this module declares, for `dictc explain`.
    package static let output: [Diagnostic.Code] = artefacts + manifests + releases + keys
}

// MARK: - Artefacts

extension Diagnostic.Code {
    /// A file that should be an artefact does not start like one.
    package static let artefactForeign = Self(
        "artefact.foreign", .badData,
        meaning: "The file does not begin as an artefact of dictc does.",
        remedy: "Check that the path names an artefact such as en.lexicon.")

    /// An artefact is still compressed with gzip.
    package static let artefactCompressed = Self(
        "artefact.compressed", .badData,
        meaning: "The file is compressed with gzip. Artefacts are read as they are.",
        remedy: "Decompress it, for instance with gunzip.")

    /// The bytes of an artefact were changed in transit, for instance by a transfer in text mode.
    package static let artefactConverted = Self(
        "artefact.converted", .badData,
        meaning: "A copy in text mode, a 7-bit channel or a text filter changed the bytes of the "
            + "artefact.",
        remedy: "Copy it in binary mode, and exclude it from the conversion of line ends and "
            + "encodings, for instance in .gitattributes.")

    /// The version of an artefact's file format is not supported.
    package static let artefactVersion = Self(
        "artefact.version", .badData,
        meaning: "The artefact is of a format version that this program does not read.",
        remedy: "Update the older of the two: dictc, or the artefact with `dictc build`.")

    /// An artefact is not of the kind needed, for instance level packs instead of a lexicon.
    package static let artefactKind = Self(
        "artefact.kind", .badData,
        meaning: "The file is an artefact, but of another kind: a lexicon is needed and these are "
            + "level packs, for instance.",
        remedy: "Name a file of the kind that the message expects.")

    /// An artefact names a language that this program does not know.
    package static let artefactLanguage = Self(
        "artefact.language", .badData,
        meaning: "The artefact names a language that this program does not know.",
        remedy: "Update dictc.")

    /// An artefact has fewer bytes than its header states.
    package static let artefactTruncated = Self(
        "artefact.truncated", .badData,
        meaning: "The file ends before the length that its header states.",
        remedy: "Copy, download or build it again.")

    /// An artefact has more bytes than its header states.
    package static let artefactTooLong = Self(
        "artefact.too-long", .badData,
        meaning: "The file goes on after the length that its header states.",
        remedy: "Copy, download or build it again.")

    /// The bytes of an artefact do not match one of its checksums.
    package static let artefactChecksum = Self(
        "artefact.checksum", .badData,
        meaning: "Bytes of the artefact changed after it was built.",
        remedy: "Copy, download or build it again, and check the disk.")

    /// The contents of an artefact break a rule of its file format, although its checksums are
    /// right.
    package static let artefactDamaged = Self(
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
    package static let manifestMissing = Self(
        "manifest.missing", .badData,
        meaning: "The folder has no manifest.json, so there is no list of the artefacts "
            + "that belong in it.",
        remedy: "Build again, or fetch the whole folder again.")

    /// The `manifest.json` of a folder is not JSON, or lacks a required member.
    package static let manifestForeign = Self(
        "manifest.foreign", .badData,
        meaning: "manifest.json is not JSON, or lacks a member that every manifest has.",
        remedy: "Build again, or fetch the whole folder again.")

    /// The schema version of a folder's `manifest.json` is not supported.
    package static let manifestSchema = Self(
        "manifest.schema", .badData,
        meaning: "Another version of dictc wrote the manifest.",
        remedy: "Use that version, or build again.")

    /// An entry in a folder's `manifest.json` is invalid; for instance, its size is negative.
    package static let manifestEntry = Self(
        "manifest.entry", .badData,
        meaning: "The manifest states something that cannot be true, such as a name outside the "
            + "folder or a size below zero. Nothing in it is believed.",
        remedy: "Build again, or fetch the whole folder again.")

    /// An artefact or NOTICE is listed in the folder's manifest but is not in the folder.
    package static let manifestFileMissing = Self(
        "manifest.file-missing", .badData,
        meaning: "The manifest names a file that is not in the folder.",
        remedy: "Build again, or fetch the file again.")

    /// An artefact or NOTICE differs from its entry in the manifest.
    package static let manifestDifference = Self(
        "manifest.difference", .badData,
        meaning: "The file is not the one that the manifest was written for.",
        remedy: "Build again, or fetch the file again.")

    /// A folder's `manifest.json` differs from the SHA-256 in its last line.
    package static let manifestAltered = Self(
        "manifest.altered", .badData,
        meaning: "manifest.json was changed after dictc had written it.",
        remedy: "Build again, or fetch the whole folder again.")

    /// An artefact is in a folder but is not listed in the folder's manifest.
    package static let manifestUnlisted = Self(
        "manifest.unlisted", .badData,
        meaning: "The folder has an artefact that its manifest does not name.",
        remedy: "Remove the file, or build again.")

    private static let manifests = [
        manifestMissing, manifestForeign, manifestSchema, manifestEntry, manifestFileMissing,
        manifestDifference, manifestAltered, manifestUnlisted,
    ]
}

// MARK: - Releases being made or checked

extension Diagnostic.Code {
    /// A file that the signed manifest lists is missing from the release.
    package static let releaseFileMissing = Self(
        "release.file-missing", .policy,
        meaning: "A file that belongs to the release is not there.",
        remedy: "Fetch the release again.")

    /// The number of a release is far above that of the release before.
    package static let releaseJump = Self(
        "release.jump", .policy,
        meaning: "The number of the release is more than 1,000,000 above the last one. If it is a "
            + "slip, no client that takes it can ever be given a smaller one.",
        remedy: "Give the number that was meant, or pass --allow-jump.")

    /// An artefact has its signed digest, but is damaged or does not match its entry in the
    /// manifest.
    package static let releaseArtefact = Self(
        "release.artefact", .policy,
        meaning: "The file is as it was signed, but it is not the sound artefact that the manifest "
            + "describes.",
        remedy: "Ask the maker of the release for a new one.")

    /// A file in a release folder is not listed in the signed manifest.
    package static let releaseUnlisted = Self(
        "release.unlisted", .policy,
        meaning: "The folder of the release has a file that nobody signed.",
        remedy: "Remove the file.")

    private static let releases = [
        releaseFileMissing, releaseJump, releaseArtefact, releaseUnlisted,
    ]
}

// MARK: - Secret keys

extension Diagnostic.Code {
    /// A text that should be a minisign secret key is not one.
    package static let keyNotSecret = Self(
        "key.not-secret", .badData,
        meaning: "This is not a secret key of minisign.",
        remedy: "Name the .key file that `minisign -G` wrote.")

    /// A secret key is encrypted and cannot be decrypted, usually because there is no password.
    package static let keyEncrypted = Self(
        "key.encrypted", .policy,
        meaning: "The secret key is encrypted, and there is no password, or the key asks for more "
            + "work than minisign ever does.",
        remedy: "Give the password on standard input.")

    /// The password for an encrypted secret key is wrong.
    package static let keyPassword = Self(
        "key.password", .policy,
        meaning: "The password does not open the secret key.",
        remedy: "Try again.")

    /// The two halves of an unencrypted secret key do not match.
    package static let keyDamaged = Self(
        "key.damaged", .policy,
        meaning: "The two halves of the secret key do not belong together.",
        remedy: "Use the copy that you kept.")

    /// Users other than the owner have access to a secret key file.
    package static let keyExposed = Self(
        "key.exposed", .policy,
        meaning: "Other users may read the secret key, so they could sign releases.",
        remedy: "Take their permissions away with chmod 600; if they may have read it, make a new "
            + "key.")

    private static let keys = [keyNotSecret, keyEncrypted, keyPassword, keyDamaged, keyExposed]
}
