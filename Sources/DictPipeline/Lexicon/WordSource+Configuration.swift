import DictSources

extension SourceConfiguration {
    /// The source as the reader of sources takes it.
    func source(in project: Project) throws(PipelineError) -> WordSource {
        WordSource(
            path: project.path(of: file), name: project.path(of: file), format: try format())
    }

    private func format() throws(PipelineError) -> WordSourceFormat {
        guard let xml else {
            return .list(
                ListFormat(encoding: encoding, commentPrefix: comment, separator: separator))
        }
        do throws(XMLWordFormatError) {
            return .xml(
                try XMLWordFormat(
                    element: xml.element, attribute: xml.attribute,
                    where: Dictionary(
                        xml.conditions.map { ($0.attribute, $0.value) },
                        uniquingKeysWith: { first, _ in first }),
                    namespace: xml.namespace))
        } catch {
            throw PipelineError(
                .configuration, place: place.description, problem: error.description,
                hint: "correct the xml: entry")
        }
    }
}

extension DropConfiguration {
    /// The list as the reader of sources takes it.
    func source(in project: Project) -> WordSource {
        WordSource(
            path: project.path(of: file), name: project.path(of: file),
            format: .list(
                ListFormat(encoding: encoding, commentPrefix: comment, separator: .none)))
    }
}
