extension FaultCatalogue {
    /// Section G: files, processes, resources.
    static let fileSystem: [FaultRow] = []
}
