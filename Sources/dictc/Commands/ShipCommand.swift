import ArgumentParser
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictStore
import DictTerminal

struct ShipCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "ship",
        abstract: "Make a release for web servers and app bundles.",
        discussion: """
            Example: dictc ship public/packs --release 12 --sign packs.key

            Files are named after their contents, each next to its gzip variant, with NOTICE, a \
            manifest and its signature, which minisign -V verifies as well. `minisign -G` makes \
            the keys. A password is read from standard input. Exits 77 if the folder has a later \
            release, one of another product, or this one with different contents, or if others can \
            read the key.
            """)

    @Argument(help: ArgumentHelp("The folder to write.", valueName: "out"), completion: .directory)
    var folder: String

    @Option(
        help: "The number of the release, greater than the previous one.",
        transform: wholeNumber(1...ReleaseManifest.highestRelease))
    var release: Int

    @Option(
        help: ArgumentHelp(
            "The product, so that its clients refuse releases of others.", valueName: "name"))
    var product: String?

    @Flag(
        name: .customLong("allow-jump"),
        help: "Accept a number more than 1,000,000 above the previous one.")
    var allowJump = false

    @Option(
        help: ArgumentHelp("The minisign secret key to sign with.", valueName: "key"),
        completion: .file())
    var sign: String?

    @Option(
        name: .customLong("dir"), help: "The folder with the packs.", completion: .directory)
    var directory: String?

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func validate() throws {
        if let product, !ReleaseManifest.isProduct(product) {
            throw ValidationError(
                "--product has other characters than letters, digits, '.', '-' and '_', or more "
                    + "than 64")
        }
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        let source = try ArtefactFolder.path(directory)
        var maker = ReleaseMaker(source: source, release: release, key: try key())
        maker.product = product
        maker.mayJump = allowJump
        let manifest = try maker.write(to: folder)
        if isJSON {
            try output.line(manifest.json)
            return .success
        }
        for artefact in manifest.artefacts {
            let sizes =
                "\(TerminalText.grouped(artefact.plain.bytes)) bytes, gzipped "
                + TerminalText.grouped(artefact.gzip.bytes)
            try output.line("\(TerminalText.escaped(artefact.name))  \(sizes)")
        }
        try output.line(
            "\(TerminalText.escaped(folder)): release \(release), "
                + (sign == nil ? "not signed" : "signed"))
        return .success
    }

    private func key() throws -> SigningKey? {
        guard let sign else { return nil }
        // The message must not contain the key.
        guard !SigningKey.isKey(sign) else {
            throw Diagnostic.usage(
                "--sign is the secret key itself",
                hint: "name its file; make a new key, since shells "
                    + "remember and systems show the arguments of a call", .usageSecretKey)
        }
        try SigningKey.refuseOpenFile(sign)
        let text = try FileContents.bytes(of: sign, orPipe: true, limit: 4096)
        let password = SigningKey.isEncrypted(text) ? try SecretLine.read("password: ") : nil
        return try SigningKey(text, password: password, place: sign)
    }
}
