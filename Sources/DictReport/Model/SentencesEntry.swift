/// The entry of sentences in report.json.
struct SentencesEntry: Decodable {
    struct Funnel: Decodable {
        var read: Count
        var dropped: Count
        var kept: Count
    }

    /// The sentences that were dropped for one reason.
    struct Dropped: Decodable {
        struct Sample: Decodable {
            var place: String
            var text: String
            var detail: String
        }

        var count: Count
        var samples: [Sample]
    }

    /// The sentences at one level of FillMeUp.
    struct Level: Decodable {
        var level: Count
        /// The class of words that the level hides.
        var `class`: String
        /// The number of sentences with a gap of that class.
        var exact: Count
        /// The numbers of sentences with another gap instead, by its class.
        var fallback: [String: Count]
    }

    struct Gaps: Decodable {
        var gaps: Count
        var answers: Count
    }

    struct Tagger: Decodable {
        struct Class: Decodable {
            var tokens: Count
            var certain: Count
        }

        /// The tagger on words to which people gave a class.
        struct Gold: Decodable {
            var sentences: Count
            var words: Count
            /// The words of whose class the tagger is certain, and those of them with the right one.
            var certain: Count
            var certainRight: Count
            /// The numbers of words by the class that people gave and by that of the tagger.
            var classes: [String: [String: Count]]
        }

        var classes: [String: Class]
        /// The tagger beside people, or `nil` if no sentence was tagged by people.
        var gold: Gold?
    }

    var sentences: Count
    var funnel: Funnel
    var dropped: [String: Dropped]
    var levels: [Level]
    var gaps: [String: Gaps]
    var obstacles: [String: Count]
    var tagger: Tagger?
}
