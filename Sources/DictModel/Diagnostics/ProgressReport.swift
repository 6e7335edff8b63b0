/// A report on what a stage of a build is doing, and how much of it is done.
package struct ProgressReport: Sendable, Equatable {
    /// The name of the artefact that the stage makes, such as `en.levels`.
    package var artefact: String
    /// The work in a few words, such as `looking for packs`, or `nil` if the stage has ended.
    package var activity: String?
    /// How much of the work is done, from 0 to ``total``.
    package var done: Int
    /// The amount of work, or 0 if it is unknown.
    package var total: Int
    /// What ``done`` and ``total`` count, such as `packs`, or `nil` if only their ratio matters.
    package var unit: String?

    /// Creates a report on the stage that makes `artefact`.
    package init(
        artefact: String, activity: String?, done: Int = 0, total: Int = 0, unit: String? = nil
    ) {
        self.artefact = artefact
        self.activity = activity
        self.done = done
        self.total = total
        self.unit = unit
    }
}
