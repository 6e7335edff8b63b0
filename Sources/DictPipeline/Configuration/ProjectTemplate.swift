/// The files that `dictc init` writes for a new project, which can be built without changes.
package enum ProjectTemplate {
    /// A file of the new project, with its path relative to the project and its text.
    package struct File: Sendable {
        package let path: String
        package let text: String
    }

    /// The files to write, dictc.yml first.
    package static let files: [File] = [
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
            # Files with words: one per line, plain or gzip. The lower the familiarity, the better
            # known the words (1 to 100); a file may leave it out. NOTICE states the licences.
            words:
              - { file: en/words.txt, familiarity: 10, licence: yours }
              # - { file: en/more.txt.gz, familiarity: 50, encoding: iso-8859-1 }
              # - { file: en/counts.tsv, separator: tab, comment: "//" }
              # - file: en/lexicon.xml
              #   format: { xml: { element: Lemma, attribute: writtenForm } }

            # Files that say why a spelling is not a word: name, abbreviation or contraction.
            # A spelling that is also in a words file stays.
            # drop:
            #   - { file: en/names.txt, reason: name }

            # The last word: lines +word and -word.
            overlay: { file: en/overlay.txt, licence: yours }

            # Sentences of FillMeUp: corpora, and a tagger model if they have no tags.
            # tagger: en/tagger.model
            # sentences:
            #   - { file: en/sentences.conllu, format: conllu }

        """

    private static let words = """
        # One word per line. Put your own list here.
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

        Their licences are in dictc.yml, from where `dictc build` takes them for NOTICE.

        | file | origin |
        |---|---|
        | en/words.txt | written for this project |
        | en/overlay.txt | written for this project |

        """
}
