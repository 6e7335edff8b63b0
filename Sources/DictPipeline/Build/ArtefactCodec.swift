import DictFormat
import DictModel
import DictReader

/// Encodes the contents of an artefact as bytes, and decodes them again.
protocol ArtefactCodec: Sendable {
    /// The contents of an artefact, as a recipe makes them.
    associatedtype Content: Equatable

    /// Returns the bytes of an artefact with `content`.
    func encode(_ content: Content) throws(Diagnostic) -> [UInt8]

    /// Decodes `bytes` with the same reader that clients use.
    ///
    /// - Returns: The contents, or `nil` if two ways of querying the reader disagree.
    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> Content?
}

extension ArtefactCodec {
    /// Encodes `content` and reads it back, so that an artefact that does not contain exactly
    /// `content` is never written.
    ///
    /// - Parameters:
    ///   - content: The contents to encode.
    ///   - place: The file to name in errors.
    /// - Returns: The bytes of the artefact.
    /// - Throws: `artefact.proof-failed`, or the reason why `content` cannot be encoded.
    func artefact(of content: Content, at place: Place) throws(Diagnostic) -> [UInt8] {
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try encode(content)
        } catch {
            var fault = error
            fault.place = place
            throw fault
        }
        let found: String
        do throws(FormatError) {
            if try decode(ArtefactBytes(bytes)) == content { return bytes }
            found = "other contents"
        } catch {
            found = error.description
        }
        throw Diagnostic(
            .proofFailed, at: place, "the artefact was read back and is wrong", found: found,
            expected: "what was put into it",
            hint: "it was not written; please report it with the sources")
    }
}
