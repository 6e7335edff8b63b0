extension FaultCatalogue {
    /// Section H: releases, signatures and clients.
    static let shipping: [FaultRow] = []
}
