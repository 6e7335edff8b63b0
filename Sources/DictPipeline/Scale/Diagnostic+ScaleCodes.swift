package import DictModel

extension Diagnostic.Code {
    package static let planInvalid = Self(
        "plan.invalid", .badData,
        meaning: "The file is not a plan that `dictc shard` writes, or someone has changed it.",
        remedy: "Write it again with `dictc shard -o plan.json`.")
    package static let planStale = Self(
        "plan.stale", .badData,
        meaning: "The plan is of another project, of another dictc, or older than a change of "
            + "dictc.yml, of the word lists or of the tagger. Its parts would not fit together.",
        remedy: "Make a new plan with `dictc shard`, and map again what it asks for.")
    package static let planNoSplit = Self(
        "plan.no-split", .usage,
        meaning: "The plan has no file with this number. Files are numbered from 0.",
        remedy: "`dictc shard --count plan.json` prints how many there are.")
    package static let planNoTask = Self(
        "plan.no-task", .usage,
        meaning: "Tasks are numbered from 1 to their number, as in --task 3/50.",
        remedy: "Name each of the tasks once: 1/50 to 50/50.")
    package static let planForeignFile = Self(
        "plan.foreign-file", .policy,
        meaning: "The plan names a file outside the corpora of dictc.yml. A plan that `dictc "
            + "shard` wrote never does.",
        remedy: "Make a new plan with `dictc shard`, and find out who changed the one at hand.")
    package static let planFileChanged = Self(
        "plan.file-changed", .badData,
        meaning: "The file has other contents than when the plan was made.",
        remedy: "Make a new plan with `dictc shard`, or bring the file back as it was.")
    package static let partOtherPlan = Self(
        "part.other-plan", .badData,
        meaning: "The part was mapped by another plan: with other options or word lists, by "
            + "another dictc, or for another project.",
        remedy: "Map its files again with the plan at hand.")
    package static let partRepeatedFile = Self(
        "part.repeated-file", .badData,
        meaning: "Two parts have the same file, so its sentences would count twice.",
        remedy: "Leave one of the parts out, or map their files again, each of them once.")
    package static let partUnknownFile = Self(
        "part.unknown-file", .badData,
        meaning: "The part has a file that is not in the plan, or that had other contents.",
        remedy: "Leave the part out, and map the files again that it had.")
    package static let partMissingFile = Self(
        "part.missing-file", .badData,
        meaning: "No part has this file of the plan, so the result would not be the whole.",
        remedy: "Map the file with `dictc map`, or name the part that has it as well.")
    package static let cutUnknownFile = Self(
        "cut.unknown-file", .missing,
        meaning: "dictc.yml names no corpus that is this file or has it, so its format is unknown.",
        remedy: "Name the file as dictc.yml does, relative to the folder of dictc.yml.")
    package static let cutTooManyPieces = Self(
        "cut.too-many-pieces", .limit,
        meaning: "The size of a piece is so small that the names of the pieces would run out.",
        remedy: "Name a larger size.")
    package static let scale = [
        planInvalid, planStale, planNoSplit, planNoTask, planForeignFile, planFileChanged,
        partOtherPlan, partRepeatedFile, partUnknownFile, partMissingFile, cutUnknownFile,
        cutTooManyPieces,
    ]
}

extension Diagnostic {
    /// Returns the error for a part of another plan.
    static func otherKey(found: String, expected: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .partOtherPlan, at: place, "a part of another plan",
            found: "key \(found.prefix(12))…", expected: "\(expected.prefix(12))…",
            hint: "map its files again with this plan")
    }

    /// Returns the error for a part with a file that another part has as well.
    static func repeatedSplit(_ number: Int, _ path: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .partRepeatedFile, at: place, "a file that another part has as well",
            found: "\(number), \(PrintableText.quoted(path))", hint: "leave one of the parts out")
    }
}
