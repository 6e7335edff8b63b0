extension FaultCatalogue {
    /// Section F: arguments and environment.
    static let arguments: [FaultRow] = []
}
