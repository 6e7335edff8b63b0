import DictCompiler
import DictFormat

// The keys of the sections for artefacts.

extension ConfigurationKeys {
    static let lexicon = ConfigurationKeys(
        "lexicon", "The lexicon", "The words that games accept.",
        [
            exclude(
                [],
                "The layers of the block lists whose words the lexicon leaves out. Games that "
                    + "check what a player types are better off with `fair`, which accepts them."),
            ConfigurationKey(
                "fair", .mapping(.fair), .described("computer players may say every word"),
                "Which words computer players and hints prefer, and which they never say."),
        ])

    static let fair = ConfigurationKeys(
        "fair", "Fair words",
        "Words that a computer player prefers, since people know them. It accepts all others.",
        [
            .required(
                "familiarity", .integer(1...100), "The largest familiarity of a fair word."),
            exclude(
                [],
                "The layers of the block lists whose words computer players never say and hints "
                    + "never show."),
        ])

    static let levels = ConfigurationKeys(
        "levels", "Level packs",
        "Sets of five packs that get harder from level to level. A set needs 9, 12, 15, 15 and 15 "
            + "words of 3 to 7 letters, 40 sets and more need 40 times as many.",
        [
            ConfigurationKey(
                "sets", .integer(1...LevelPackBuilder.maximumSets),
                .value(.integer(LevelsConfiguration().sets)), "How many sets to make."),
            seed(LevelsConfiguration().seed, "The seed that decides which packs are made."),
            ConfigurationKey(
                "ladder", .choice(of: LadderName.self),
                .value(.string(LevelsConfiguration().ladder.rawValue)),
                "The rules for how hard each level is; `hard` leaves smaller chances of winning."),
            familiarity(
                LevelsConfiguration().familiarity, "The largest familiarity of a word in a pack."),
            exclude(
                LevelsConfiguration().exclude,
                "The layers of the block lists whose words are in no pack."),
        ])

    static let answers = ConfigurationKeys(
        "answers", "Answers", "The words to guess in the Wordle clone, in a seeded order.",
        [
            ConfigurationKey(
                "length", .integer(AnswerListBuilder.lengths),
                .value(.integer(AnswersConfiguration().length)),
                "The number of letters of each answer."),
            seed(AnswersConfiguration().seed, "The seed of the order of the answers."),
            familiarity(
                AnswersConfiguration().familiarity, "The largest familiarity of an answer."),
            exclude(
                AnswersConfiguration().exclude,
                "The layers of the block lists whose words are no answers."),
        ])

    static func seed(_ value: UInt64, _ meaning: String) -> ConfigurationKey {
        ConfigurationKey(
            "seed", .integer(0...Int.max), .value(.integer(Int(clamping: value))), meaning)
    }

    static func familiarity(_ value: UInt8, _ meaning: String) -> ConfigurationKey {
        ConfigurationKey("familiarity", .integer(1...100), .value(.integer(Int(value))), meaning)
    }

    static func exclude(_ layers: [BlockLayer], _ meaning: String) -> ConfigurationKey {
        ConfigurationKey(
            "exclude", .list(.choice(of: BlockLayer.self), mayBeEmpty: true),
            .value(.array(layers.map { .string($0.rawValue) })), meaning,
            refused: .withoutSection("block"))
    }
}
