extension FaultCatalogue {
    /// Section D: configuration and lock.
    static let configurations: [FaultRow] = []
}
