import DictFormat
public import DictText
public import DictModel
import DictReader
import DictStore

/// Finds and opens the files of tagger models.
public enum TaggerFile {
    /// The model in the file at `path`, read into memory.
    ///
    /// - Throws: ``PipelineError`` where there is no such file, or it is no model.
    public static func model(at path: String) throws(PipelineError) -> TaggerModel {
        let bytes: ArtefactBytes
        do throws(OpenError) {
            bytes = try ArtefactBytes(reading: path)
        } catch {
            throw PipelineError(error)
        }
        do throws(TaggerModelError) {
            return try TaggerModel(bytes.view, keeping: bytes)
        } catch {
            throw PipelineError(.badData, place: path, problem: error.description)
        }
    }

    /// The model in the file at `path`, which has to be of `language`.
    ///
    /// - Throws: ``PipelineError``, also where the model is of another language.
    public static func model(
        at path: String, of language: Language
    ) throws(PipelineError) -> TaggerModel {
        let model = try model(at: path)
        guard model.language == language else {
            throw PipelineError(
                .badData, place: path,
                problem: "is a model of another language (found \(model.language.code); expected"
                    + " \(language.code))",
                hint: "name the model of the language with --model")
        }
        return model
    }

    /// The model that the nearest project names for `language`.
    ///
    /// - Throws: ``PipelineError`` where the project names none, or there is none.
    public static func model(
        of language: Language, _ options: BuildOptions
    ) throws -> TaggerModel {
        let project = try Project(options)
        guard let file = project.configuration.language(language)?.tagger else {
            throw PipelineError(
                .configuration, place: project.configurationPath,
                problem: "names no tagger model for \(language.code)",
                hint: "name one with --model, or add the key `tagger`")
        }
        return try model(at: project.path(of: file), of: language)
    }
}

extension PipelineError {
    /// The error of opening a file.
    init(_ error: OpenError) {
        switch error {
        case .missing(let path):
            self.init(
                .missing, place: path, problem: "no such file",
                hint: "name a tagger model with --model")
        case .unreadable(let path, _): self.init(.io, place: path, problem: "cannot be read")
        case .invalid(let path, let error):
            self.init(.badData, place: path, problem: error.description)
        }
    }
}
