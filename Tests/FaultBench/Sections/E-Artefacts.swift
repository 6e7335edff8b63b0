extension FaultCatalogue {
    /// Section E: artefacts and the reader.
    static let artefacts: [FaultRow] = []
}
