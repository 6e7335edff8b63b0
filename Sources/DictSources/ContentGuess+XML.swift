import DictModel

extension ContentGuess {
    /// Throws where `start`, the first bytes of the file `name`, begins what is no XML.
    static func requireXML(_ start: Span<UInt8>, name: String) throws(SourceError) {
        let document = isJSON(start) ? "JSON" : document(start)
        guard let document, document != xml else { return }
        throw SourceError(
            .badData, at: SourcePlace(file: name), problem: "no XML",
            found: "it looks like \(document)", expected: "XML",
            hint: "name its format, or another file")
    }
}
