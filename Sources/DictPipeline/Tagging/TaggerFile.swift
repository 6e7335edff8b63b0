import DictConfiguration
import DictFiles
package import DictFormat
package import DictModel
import DictOutput
import DictReader
import DictText

/// Functions that open, check and describe files with tagger models.
package enum TaggerFile {
    /// The maximum size of a tagger model file, in bytes.
    private static let byteLimit = 64 << 20

    /// Reads the tagger model in the file at `path`, which must be for `language`.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - language: The language of the texts to tag.
    ///   - place: The place to name in errors, or `nil` to name `path`.
    ///   - onBytes: Called once with the contents of the file.
    /// - Returns: The model, ready to be used.
    /// - Throws: `Diagnostic` if the file cannot be read, is damaged, or is for another language.
    static func model(
        at path: String, of language: Language, called place: Place? = nil,
        onBytes: ([UInt8]) -> Void = { _ in }
    ) throws(Diagnostic) -> TaggerModel {
        let place = place ?? Place(path)
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try FileContents.bytes(of: path, limit: byteLimit, at: place)
        } catch {
            var fault = error
            if fault.code == .fileMissing { fault.hint = "name a tagger model with --model" }
            throw fault
        }
        onBytes(bytes)
        let model = try model(in: ArtefactBytes(bytes), called: place)
        guard model.language == language else {
            throw Diagnostic(
                .taggerLanguage, at: place, "a tagger model of another language",
                found: model.language.code, expected: language.code,
                hint: "name the model of the language")
        }
        return model
    }

    /// Opens the tagger model in `bytes`, reporting errors at `place`.
    private static func model(
        in bytes: ArtefactBytes, called place: Place
    ) throws(Diagnostic) -> TaggerModel {
        let file: TaggerModelFile
        do throws(FormatError) {
            file = try TaggerModelFile(bytes.view, keeping: bytes)
        } catch {
            throw Diagnostic(error, file: place)
        }
        return try TaggerModel(file, at: place)
    }

    /// Reads the tagger model that dictc.yml names for `language`, in the project specified by
    /// `options`.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if dictc.yml names no model, or if a file cannot be
    ///   read.
    static func model(of language: Language, _ options: BuildOptions) throws -> TaggerModel {
        let project = try Project(options)
        guard let file = project.configuration.language(language)?.tagger else {
            throw Diagnostic(
                .noTaggerSection, at: project.configurationPlace,
                "names no tagger model for \(language.code)",
                hint: "name one with --model, or add `tagger: dictc:\(language.code)`")
        }
        return try ProjectFiles(project).tagger(file, language)
    }

    /// Returns the problems that prevent the tagger model at `path` from being used.
    ///
    /// The result is empty if there are none. It is also empty if the file is damaged or of another
    /// kind, since other checks report that.
    package static func problems(ofFile path: String) -> [Diagnostic] {
        guard let bytes = try? FileContents.artefact(at: path),
            (try? ArtefactSummary(bytes, verifying: true))?.kind == .tagger
        else { return [] }
        do {
            _ = try model(in: ArtefactBytes(bytes), called: Place(path))
            return []
        } catch {
            return [error]
        }
    }

    /// Returns facts about the tagger model in `bytes` as a JSON object, for `dictc info`.
    ///
    /// - Throws: `FormatError` if `bytes` are not a tagger model.
    package static func facts(of bytes: [UInt8]) throws(FormatError) -> JSON {
        let memory = ArtefactBytes(bytes)
        let model = try TaggerModelFile(memory.view, keeping: memory)
        do throws(Diagnostic) {
            _ = try TaggerModel(model, at: Place(""))
        } catch {
            return JSON(["usable": error.description])
        }
        let trusted = LexicalClass.ladder.map { lexicalClass in
            let margin = model.thresholds.margins[Int(lexicalClass.rawValue)]
            return ("\(lexicalClass.name)", margin == .max ? nil : Int(margin))
        }
        let notice = model.notice.split(separator: 0x0a).map { line in
            String(validating: line, as: UTF8.self) ?? ""
        }
        return JSON([
            "features": model.featureCount, "thresholds": JSON(trusted), "notice": notice,
        ])
    }
}
