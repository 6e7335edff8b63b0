/// The words and tags of a sentence on which a feature of one of its words depends.
///
/// What depends on one word only, or on tags only, has the same weights wherever these are, so a
/// tagger needs to look it up only once.
struct FeatureScope: OptionSet {
    let rawValue: UInt8

    /// The word itself.
    static let word = FeatureScope(rawValue: 1)
    /// The word before it.
    static let previous = FeatureScope(rawValue: 2)
    /// The second word before it.
    static let beforePrevious = FeatureScope(rawValue: 4)
    /// The word after it.
    static let next = FeatureScope(rawValue: 8)
    /// The second word after it.
    static let afterNext = FeatureScope(rawValue: 16)
    /// Several words, a word and tags of other words, or the place of the word.
    static let several = FeatureScope(rawValue: 32)
    /// The tags of the two words before.
    static let tags = FeatureScope(rawValue: 64)
    static let all = FeatureScope(rawValue: 127)

    /// A type for each scope, so that code for one contains nothing of the others.
    protocol Fixed {
        static var scope: FeatureScope { get }
    }

    enum Word: Fixed { static var scope: FeatureScope { .word } }
    enum Previous: Fixed { static var scope: FeatureScope { .previous } }
    enum BeforePrevious: Fixed { static var scope: FeatureScope { .beforePrevious } }
    enum Next: Fixed { static var scope: FeatureScope { .next } }
    enum AfterNext: Fixed { static var scope: FeatureScope { .afterNext } }
    enum Several: Fixed { static var scope: FeatureScope { .several } }
    enum Tags: Fixed { static var scope: FeatureScope { .tags } }
}
