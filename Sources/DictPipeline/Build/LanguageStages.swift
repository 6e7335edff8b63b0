/// The stages of one language, which share its words.
enum LanguageStages {
    /// Every stage that `configuration` asks for: the lexicon, then what is made of its words.
    static func all(
        _ configuration: LanguageConfiguration, in project: Project, _ options: BuildOptions
    ) -> [any BuildStage] {
        let words = LanguageWords(configuration, in: project)
        var stages: [any BuildStage] = []
        if !configuration.words.isEmpty {
            stages.append(LexiconStage(words, progress: options.progress))
        }
        if let levels = configuration.levels {
            stages.append(LevelsStage(levels, words, options))
        }
        if let answers = configuration.answers {
            stages.append(AnswersStage(answers, words, options))
        }
        if let phrases = configuration.phrases {
            stages.append(PhrasesStage(phrases, words, options))
        }
        if let sentences = configuration.sentences {
            stages.append(SentencesStage(sentences, words, options))
        }
        return stages
    }
}
