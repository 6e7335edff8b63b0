/// A use of function words that some of them share, so that one may replace another.
///
/// Words of one frame are taken to fit into each other's gaps wherever the frame is possible.
enum FitFrame: String, Sendable, CaseIterable {
    // Prepositions.
    /// The place of something.
    case place
    /// The direction of something.
    case path
    /// When something is.
    case time
    /// With and without.
    case company
    /// The thing that something belongs to or is about; the word before is a noun.
    case relation
    /// For whom, from whom.
    case recipient
    /// The subject that somebody speaks or thinks of.
    case topic
    /// By what or in spite of what.
    case reason
    /// As and like.
    case likeness
    /// A separate part of a verb: turn off.
    case particle
    /// Before an infinitive: to, om te.
    case purpose
    // Determiners and possessives.
    /// Before a noun.
    case article
    /// Before another determiner: all the, both my.
    case predeterminer
    // Pronouns.
    case subject, object, owner, possession, relative, question, expletive
    // Conjunctions.
    /// Between words or phrases.
    case coordination
    /// Between main clauses.
    case clauses
    /// When, while, because, if.
    case circumstance
    /// Although, whereas.
    case contrast
    /// Until, before, unless.
    case boundary
    /// That, whether, after verbs of saying.
    case content
    /// Than, as.
    case comparison
    // Verbs.
    case modal, be, have, `do`
}
