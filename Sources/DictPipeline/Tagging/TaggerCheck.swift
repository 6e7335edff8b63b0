import DictFormat
import DictText
public import DictStore

/// Judges tagger models by the rules of their tables.
public enum TaggerCheck {
    /// What keeps the tagger model at `path` from being used.
    ///
    /// A file of another kind, or one that is no whole artefact, has no problems here: that is
    /// found by others.
    public static func problems(ofFile path: String) -> [StoreError] {
        guard let bytes = try? FileContents.artefact(at: path),
            (try? ArtefactSummary(bytes, verifying: true))?.kind == .tagger
        else { return [] }
        do throws(TaggerModelError) {
            _ = try TaggerModel(bytes)
            return []
        } catch {
            return [StoreError(.badData, place: path, problem: error.description)]
        }
    }
}
