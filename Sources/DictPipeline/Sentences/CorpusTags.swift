/// How far the tags of a corpus can be trusted; the raw value is that of `tags:` in dictc.yml.
enum CorpusTags: String, Sendable, CaseIterable, Encodable {
    /// People gave or corrected them: a word is of the class that they say.
    case gold
    /// A program gave them: a word is a gap only if our own tagger agrees.
    case automatic
    /// They are ignored, and the tagger does the work.
    case none
}
