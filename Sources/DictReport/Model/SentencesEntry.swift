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

        var classes: [String: Class]
    }

    var sentences: Count
    var funnel: Funnel
    var dropped: [String: Dropped]
    var levels: [Level]
    var gaps: [String: Gaps]
    var obstacles: [String: Count]
    var tagger: Tagger?
}
