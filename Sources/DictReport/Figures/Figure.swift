import DictModel

/// A picture of one aspect of a build: a question, the answer in a sentence, a chart, and the
/// numbers that the chart shows.
struct Figure: Sendable {
    /// Examples, such as the dropped spellings of one reason.
    struct Samples: Sendable {
        var heading: String
        var items: [String]
    }

    /// The name of the figure in links and in JSON, such as `en-funnel`.
    let id: String
    /// The question that the figure answers, with a question mark.
    let question: String
    /// The answer, in a sentence or two.
    let answer: String
    let chart: any Chart
    /// All numbers of the chart, for those who cannot see it or need them exactly.
    let table: Table
    let samples: [Samples]
    /// What people should look at, to be read after the name of the language, or `nil` for nothing.
    let concern: String?
    /// Whether the figure tells more than its answer does.
    let hasNews: Bool

    init(
        _ id: String, _ question: String, answer: String, chart: any Chart, table: Table,
        samples: [Samples] = [], concern: String? = nil, hasNews: Bool = true
    ) {
        self.id = id
        self.question = question
        self.answer = answer
        self.chart = chart
        self.table = table
        self.samples = samples
        self.concern = concern
        self.hasNews = hasNews || concern != nil
    }
}

/// A section of a report: the figures about the whole build, or about one language.
struct FigureGroup: Sendable {
    /// The name of the section in links and in JSON, such as `en`.
    let id: String
    let title: String
    let figures: [Figure]
}
