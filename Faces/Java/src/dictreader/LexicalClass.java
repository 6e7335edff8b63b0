package dictreader;

/** The class of a word that FillMeUp hides; its place is the level that the class belongs to. */
public enum LexicalClass {
    OTHER,
    PREPOSITION,
    DETERMINER,
    VERB,
    NOUN,
    PRONOUN,
    CONJUNCTION;

    private static final LexicalClass[] ALL = values();

    static LexicalClass of(int number) {
        if (number < 0 || number >= ALL.length) throw new DictReaderException(Status.DAMAGED);
        return ALL[number];
    }
}
