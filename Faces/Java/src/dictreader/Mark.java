package dictreader;

/** The mark of a letter in a Wordle guess. */
public enum Mark {
    ABSENT,
    MISPLACED,
    CORRECT
}
