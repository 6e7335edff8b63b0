extension XMLCorpusMapping {
    /// D-Coi XML: `s` with `w`, the CGN tag in `pos`; white space between words tells nothing.
    static let dcoi: XMLCorpusMapping = {
        var mapping = XMLCorpusMapping()
        mapping.words = ["w"]
        mapping.paragraphs = ["p", "head"]
        mapping.omitted = ["METATRANSCRIPT", "gap"]
        mapping.tags = [TagAttribute("pos", .cgn)]
        mapping.join = .punctuation
        return mapping
    }()
}
