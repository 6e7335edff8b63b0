/// The files of a new project, as `dictc init` writes them; they build as they are.
public enum ProjectTemplate {
    /// A file of the template.
    public struct File: Sendable, Equatable {
        /// The path in the folder of the project, `/` between its steps.
        public let path: String
        /// The content, UTF-8.
        public let text: String
    }

    /// The files, dictc.yml first.
    public static let files: [File] = [
        File(path: "raw-data/dictc.yml", text: configuration),
        File(path: "raw-data/en/words.txt", text: words),
        File(path: "raw-data/en/overlay.txt", text: overlay),
        File(path: "raw-data/SOURCES.md", text: sources),
        File(path: ".gitignore", text: "/build-output/\n"),
    ]

    private static let configuration = """
        # What dictc builds from the files of this folder. `dictc build` reads it.
        # Paths are relative to this file. An unknown key is refused, with a suggestion.

        schema: 1                      # the version of this format

        output: ../build-output        # artefacts, manifest and report go here

        languages:
          en:                          # English; nl is Dutch
            # Files that give words: one a line, plain or gzip. The lower the familiarity, the
            # better known the words (1 to 100); a file may leave it out.
            words:
              - { file: en/words.txt, familiarity: 10 }
              # - { file: en/more.txt.gz, familiarity: 50, encoding: iso-8859-1 }
              # - { file: en/counts.tsv, separator: tab, comment: "//" }
              # - file: en/lexicon.xml
              #   format: { xml: { element: Lemma, attribute: writtenForm } }

            # Files that say why a spelling is no word: name, abbreviation or contraction.
            # A spelling that also stands in a words file stays.
            # drop:
            #   - { file: en/names.txt, reason: name }

            # The last word: lines +word and -word.
            overlay: en/overlay.txt

            # Sentences of FillMeUp: corpora, and a tagger model where they have no tags.
            # tagger: en/tagger.model
            # sentences:
            #   - { file: en/sentences.conllu, format: conllu }

        """

    private static let words = """
        # One word a line. Put your own list here.
        apple
        banjo
        cloud
        dance
        eagle
        flute
        grape
        house
        ivory
        juice
        kayak
        lemon
        mango
        night
        ocean
        peafowl
        piano
        queen
        river
        stone
        tiger
        umbrella
        violin
        water
        yellow
        zebra

        """

    private static let overlay = """
        # Corrections with the last word: +word adds it, -word removes it.
        +dictionary
        -kayak

        """

    private static let sources = """
        # Where the files of this folder come from

        | file | origin | licence |
        |---|---|---|
        | en/words.txt | written for this project | yours |
        | en/overlay.txt | written for this project | yours |

        """
}
