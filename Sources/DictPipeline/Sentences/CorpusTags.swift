/// The origin of the tags in a corpus, which decides how far they can be trusted.
///
/// The raw value is that of the key `tags` in dictc.yml.
enum CorpusTags: String, Sendable, CaseIterable, Encodable {
    /// People assigned or corrected the tags, so they are treated as correct.
    case gold
    /// A program assigned the tags, so FillMeUp hides a word only if dictc's tagger assigns it the
    /// same class.
    case automatic
    /// The tags are ignored, and dictc's tagger assigns new ones.
    case none
}
