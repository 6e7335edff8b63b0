package dictreader;

/** The index of a token that FillMeUp can hide, its class, and the number of its answer. */
public record Gap(int token, LexicalClass lexicalClass, int answer) {}
