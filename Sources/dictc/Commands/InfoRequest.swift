import DictConfiguration
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictReader
import DictTerminal

/// The packs that `dictc info` describes, and the form in which it does so.
struct InfoRequest {
    /// The path of the pack, or `nil` for all of the nearest folder.
    let file: String?
    let format: OutputFormat

    /// Prints what is in the packs and where their bytes go.
    func answer(_ output: StandardOutput) throws -> ExitStatus {
        let (paths, folder) = try paths()
        let files = try paths.map { path in
            do {
                return try PackDescription(path)
            } catch {
                throw folder?.advised(error) ?? error
            }
        }
        switch format {
        case .text where file == nil:
            try output.text("\(heading(folder)):")
            let width = files.map(\.name.count).max() ?? 0
            for file in files {
                let name = file.name + String(repeating: " ", count: width - file.name.count)
                try output.text("  \(name)  \(file.headline)")
            }
        case .text:
            for line in files.flatMap(\.lines) {
                try output.text(
                    line, indent: PackFacts.labelWidth, [String(line.prefix { $0 != " " }): .faint])
            }
        case .json where file == nil:
            let source = folder?.isInstalled == true ? "dictc" : nil
            try output.line(
                JSON([
                    "schema": 1, "directory": folder?.path, "source": source,
                    "files": files.map(\.json),
                ]))
        case .json: for file in files { try output.line(JSON(["schema": 1]) + file.json) }
        case .jsonl, .csv, .tsv:
            let rows = try RowWriter(format, PackDescription.columns, output)
            for file in files { try file.write(to: rows) }
        }
        return .success
    }

    /// Returns the paths of the files to describe, and the folder that they were found in if the user
    /// has not named it.
    private func paths() throws -> ([String], ArtefactFolder?) {
        guard let file else {
            let folder = try ArtefactFolder(nil)
            do {
                let manifest = try Manifest(inFolder: folder.path)
                return (manifest.artefacts.map { folder.path + "/" + $0.file }, folder)
            } catch  where error.code == .fileMissing && !folder.isInstalled {
                throw Diagnostic(
                    .fileMissing, at: Place(folder.path), "no packs", hint: "run `dictc build`")
            } catch {
                throw folder.advised(error)
            }
        }
        if !Process.exists(file), !file.contains("/"), let folder = try? ArtefactFolder(nil),
            let path = try? folder.file(file)
        {
            return ([path], folder)
        }
        return ([file], nil)
    }

    private func heading(_ folder: ArtefactFolder?) -> String {
        let path = TerminalText.escaped(folder?.path ?? "")
        return folder?.isInstalled == true ? "dictc's own packs, in \(path)" : path
    }
}

extension InfoRequest {
    /// Creates the request of a call of `dictc info` that needs no argument parser.
    ///
    /// - Returns: The request, or `nil` if the arguments are for the argument parser.
    init?(plain arguments: [String]) {
        guard arguments.first == "info",
            let plain = PlainArguments(arguments.dropFirst(), PlainArguments.listOptions),
            plain.texts.count < 2, let format = plain.format
        else { return nil }
        self.init(file: plain.texts.first, format: format)
    }
}
