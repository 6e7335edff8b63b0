import DictConfiguration
import DictFiles
import DictFormat
import DictModel

/// The stages that have nothing but samples of `dictc init`, which do not fit the project's words.
///
/// Whoever starts a project puts their own words into it first. That the samples of the other
/// sections do not have those words is no fault of theirs, and no reason to build nothing.
struct UnfitSamples {
    /// The digests of the sources, keyed by their paths as written in dictc.yml.
    let digests: [String: String]
    /// The numbers of the stages that are left out.
    private(set) var stages: Set<Int> = []
    private(set) var notes: [Diagnostic] = []

    init(_ digests: [String: String]) { self.digests = digests }

    /// Takes those faults of `stages` out of `faults` that are not the user's.
    mutating func excuse(_ faults: inout [Int: Diagnostics], of stages: [any Recipe]) {
        for (index, stage) in stages.enumerated() {
            guard let fault = faults[index]?.errors.first, isSample(stage),
                fault.code == .noPhrases || fault.code == .noSentences
            else { continue }
            faults[index] = nil
            self.stages.insert(index)
            notes.append(
                Diagnostic(
                    .samplesUnfit, at: fault.place,
                    "the sample that came with `dictc init` has other words than your lists, so "
                        + "\(stage.name) was left out", found: fault.found,
                    hint: "put your own \(stage.kind.name) into it, or take `\(stage.kind.name):` "
                        + "out of dictc.yml"))
        }
    }

    private func isSample(_ stage: any Recipe) -> Bool {
        stage.contents.allSatisfy { file in
            digests[file].map(NewProject.sampleDigests.contains) ?? false
        }
    }
}
