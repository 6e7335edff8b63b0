extension FaultCatalogue {
    /// Section B: XML and corpora.
    static let xmlInputs: [FaultRow] = []
}
