/// How far the tags of a corpus can be trusted; the raw value is that of `tags:` in dictc.yml.
enum CorpusTags: String, Sendable, CaseIterable, Encodable {
    /// People assigned or corrected the tags, so they are taken to be right.
    case gold
    /// A program assigned the tags, so a word can be a gap only if dictc's tagger agrees.
    case automatic
    /// The tags are ignored, and dictc's tagger assigns new ones.
    case none
}
