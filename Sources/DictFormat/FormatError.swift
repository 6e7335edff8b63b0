/// What is wrong with the bytes of an artefact.
public enum FormatError: Error, Sendable {
    /// The first bytes are not those of an artefact.
    case notAnArtefact
}
