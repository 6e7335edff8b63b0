/// A grammatical use that several function words share, so that one of them may replace another.
///
/// For example, *in* and *under* share the use ``place``. Words that share a use are assumed to fit
/// each other's gaps if that use is possible there.
enum FitFrame: String, Sendable, CaseIterable {
    // Prepositions.
    /// A preposition of place, such as *in* or *under*.
    case place
    /// A preposition of direction or route, such as *into* or *through*.
    case path
    /// A preposition of time, such as *before* or *during*.
    case time
    /// A preposition of company or its absence, such as *with* or *without*.
    case company
    /// A preposition that relates the noun before it to another one, such as *of* in *roof of the
    /// house*.
    case relation
    /// A preposition before a person who receives or gives something, such as *for* or *from*.
    case recipient
    /// A preposition before a topic of speech or thought, such as *about*.
    case topic
    /// A preposition of cause, means or obstacle, such as *by* or *despite*.
    case reason
    /// A preposition of likeness, such as *like*.
    case likeness
    /// A preposition of exception, such as *except* in *everybody except me*.
    case exception
    /// A preposition for the manner or the means of an action: in a hurry, with a knife.
    case manner
    /// A preposition for what an action happens in spite of, because of or during: despite the rain.
    case circumstance
    /// A preposition after a comparative: cheaper than a cabin, cheaper with a cabin.
    case excess
    /// A preposition for a rate, or a determiner that makes one: once per week, once a week.
    case rate
    /// A preposition whose noun is elsewhere: which team are you for?
    case stranded
    /// The first of two prepositions: tot aan de rand.
    case compound
    /// A preposition before an adverb of place: naar binnen.
    case inward
    /// The separate part of a verb, such as *off* in *turn off*.
    case particle
    /// A word that introduces an infinitive, such as English *to* or Dutch *om*.
    case purpose
    // Determiners and possessives.
    /// An article, or another determiner before a noun, such as *every*.
    case article
    /// A word before another determiner, such as *all* in *all the*.
    case predeterminer
    /// An amount after a determiner: de meeste, de beide.
    case quantity
    // Pronouns.
    case subject, object, owner, possession, relative, question, expletive
    /// A pronoun for a part: all of them.
    case part
    /// A pronoun that leaves a choice: whatever you like.
    case choice
    // Conjunctions.
    /// A conjunction that joins words or phrases, such as *and* or *nor*.
    case coordination
    /// A conjunction that joins main clauses, such as *but* or *so*.
    case clauses
    /// A conjunction of cause, such as *because* or *since*.
    case cause
    /// A conjunction of time, such as *when*, *while* or *after*.
    case moment
    /// A conjunction of condition, such as *if* or *unless*.
    case condition
    /// A conjunction of place, such as *where* or *wherever*.
    case scene
    /// A conjunction of contrast, such as *although* or *whereas*.
    case contrast
    /// A conjunction of limit, such as *until* or *before*.
    case boundary
    /// A conjunction after a verb of saying or thinking, such as *that* or *whether*.
    case content
    /// A conjunction of comparison, such as *than* or *as*.
    case comparison
    /// A conjunction before *that*: so that.
    case beforeThat
    /// A conjunction between two clauses, whatever the relation between them.
    case join
    /// A conjunction before a phrase without a verb: behalve in de auto.
    case phrase
    /// The first half of a pair, or a word of degree: both calm and quick, so calm and quick.
    case degree
    /// A word that denies a noun: neither power nor patience, no power nor patience.
    case denial
    // Verbs.
    case modal, be, have, `do`
}
