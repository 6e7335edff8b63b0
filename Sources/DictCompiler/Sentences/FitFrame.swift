/// A use that several function words share, so that one may replace another.
///
/// Words of one frame are assumed to fit into each other's gaps wherever the frame is possible.
enum FitFrame: String, Sendable, CaseIterable {
    // Prepositions.
    /// A preposition for the place of something.
    case place
    /// A preposition for a direction or route.
    case path
    /// A preposition for a time.
    case time
    /// A preposition for company or its absence: with, without.
    case company
    /// A preposition after a noun, for the thing to which it belongs or relates.
    case relation
    /// A preposition for a recipient or a source: for whom, from whom.
    case recipient
    /// A preposition for the topic of speech or thought.
    case topic
    /// A preposition for a cause, a means or an obstacle.
    case reason
    /// A preposition for a likeness: as, like.
    case likeness
    /// The separate part of a verb: turn off.
    case particle
    /// A word before an infinitive: to; in Dutch also om, zonder.
    case purpose
    // Determiners and possessives.
    /// An article, or another determiner before a noun.
    case article
    /// A word before another determiner: all the, both my.
    case predeterminer
    // Pronouns.
    case subject, object, owner, possession, relative, question, expletive
    // Conjunctions.
    /// A conjunction between words or phrases.
    case coordination
    /// A conjunction between main clauses.
    case clauses
    /// A conjunction for a circumstance: when, while, because, if.
    case circumstance
    /// A conjunction for a contrast: although, whereas.
    case contrast
    /// A conjunction for a limit or condition: until, before, unless.
    case boundary
    /// A conjunction after verbs of saying or thinking: that, whether.
    case content
    /// A conjunction for a comparison: than, as.
    case comparison
    // Verbs.
    case modal, be, have, `do`
}
