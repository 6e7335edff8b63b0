extension FaultCatalogue {
    /// Section C: word lists and Unicode.
    static let wordLists: [FaultRow] = []
}
