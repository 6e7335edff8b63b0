// The dictc.yml of new projects.

import DictModel

extension NewProject {
    /// The text of dictc.yml.
    ///
    /// Sections that the project does not have are comments, so that everything is in view.
    var configuration: String {
        let template =
            Self.head + (hasWords ? Self.words : "") + (hasWords || isOwn ? Self.block : "")
            + Self.section(Self.lexicon, if: hasWords && self.template.includes(.ghost))
            + Self.section(Self.levels, if: hasWords && self.template.includes(.guess))
            + Self.section(Self.answers, if: hasWords && self.template.includes(.wordle))
            + Self.section(Self.phrasesSection, if: hasPhrases)
            + Self.section(Self.sentencesSection, if: hasSentences)
        let name =
            language == .english ? "en:                          # English; nl is Dutch" : "nl:"
        return [
            ("LANGUAGE", name), ("WORDS", wordsPath), ("PHRASES", phrasesPath),
            ("SENTENCES", sentences),
            ("      INSTALLED\n", takesInstalledWords ? "      - dictc:en\n" : ""),
            ("BLOCK", (blocks ? "" : "# ") + "block: dictc:en"),
            ("FAIR", blocks ? ", exclude: [slur, vulgar], hide: [sensitive]" : ""),
            ("TAGGER", (hasSentences && text == nil ? "# " : "") + "tagger: dictc:en"),
            ("dictc:en", "dictc:" + language.code), (" en/", " \(language.code)/"),
        ].reduce(template) { $0.replacing($1.0, with: $1.1) }
    }

    /// Whether the lists of words that do not belong in packs are used; samples have none of these.
    private var blocks: Bool { isOwn || takesInstalledWords }

    private var sentences: String {
        text == nil
            ? "\(sentencesPath), format: opus, tags: gold" : "\(sentencesPath), format: text"
    }

    /// Returns `text` with an empty line before it, and with all lines as comments unless `isActive`
    /// is `true`.
    private static func section(_ text: String, if isActive: Bool) -> String {
        let lines = text.split(separator: "\n").map { line in
            isActive || line.hasPrefix("    #")
                ? String(line) : "    # " + line.dropFirst(4)
        }
        return "\n" + lines.map { $0 + "\n" }.joined()
    }

    private static let head = """
        # yaml-language-server: $schema=\(ConfigurationSchema.fileName)
        # What dictc builds from the files of this folder. `dictc build` reads it, and `dictc config`
        # prints it with its defaults. Paths are relative to this file. An unknown key is refused,
        # with a suggestion.

        schema: 1                      # the version of this format

        output: ../build-output        # artefacts, manifest and report go here

        languages:
          LANGUAGE

        """

    private static let words = """
            # Files with words, one per line, plain or packed; dictc:en means those of dictc. The lower
            # the familiarity (1 to 100, or none), the better known. NOTICE states the licences.
            words:
              INSTALLED
              - { file: WORDS, familiarity: 10, licence: yours }
              # - { file: en/more.txt.gz, familiarity: 50, encoding: iso-8859-1 }
              # - { file: en/counts.tsv, separator: tab, comment: "//" }
              # - file: en/lexicon.xml
              #   format: { xml: { element: Lemma, attribute: writtenForm } }

            # Files that say why a spelling is not a word: name, abbreviation or contraction.
            # A spelling that is also in a words file stays.
            # drop:
            #   - { file: en/names.txt, reason: name }

            # Your corrections, which override everything else: lines +word and -word.
            overlay: { file: en/overlay.txt, licence: yours }


        """

    private static let block = """
            # Words that do not belong in packs: the lists that come with dictc, or your own, with a
            # word, a tab, and slur, vulgar, sensitive or odd.
            BLOCK

        """

    private static let lexicon = """
            # The computer at Ghost and hints prefer words that people know.
            lexicon: { fair: { familiarity: 35FAIR } }
        """

    private static let levels = """
            # Level packs of the word guessing game. A set needs 9 words of 3 letters, 12 of 4 and 15
            # of 5, 6 and 7 each, and many more to choose from.
            levels: { sets: 1, seed: 1 }
        """

    private static let answers = """
            # Answers of the Wordle clone: all words of this length that people know.
            answers: { length: 5, seed: 1 }
        """

    private static let phrasesSection = """
            # Phrases of Hangman. Their words have to be among the words above.
            phrases: { file: PHRASES, licence: yours }
        """

    private static let sentencesSection = """
            # Sentences of FillMeUp. Those without parts of speech need a model that finds them.
            TAGGER
            sentences:
              files:
                - { file: SENTENCES, licence: yours }
        """
}
