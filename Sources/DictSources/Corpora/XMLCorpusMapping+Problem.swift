extension XMLCorpusMapping {
    /// What is wrong in the mapping, as a clause; `nil` where nothing is.
    ///
    /// A mapping with a problem can be used, but a path that names nothing finds nothing.
    public var problem: String? {
        if sentences.isEmpty, paragraphs.isEmpty {
            return "neither sentences nor paragraphs have a path"
        }
        for path in sentences + words + paragraphs + breaks + omitted
        where XMLElementPath(path) == nil {
            return "'\(path)' is no path of local names with / between them"
        }
        let attributes =
            identifiers + tags.map(\.name)
            + [joinAttribute, offsetAttribute]
            .compactMap { $0 }
        for name in attributes where name.isEmpty { return "an attribute without a name" }
        for tag in tags where tag.tagSets.isEmpty {
            return "the attribute '\(tag.name)' has no tag set"
        }
        return nil
    }
}
