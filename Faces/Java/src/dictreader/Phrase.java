package dictreader;

/** A phrase, the misses that a good player makes, and its tier from 0, easy, to 3, expert. */
public record Phrase(String text, int misses, int tier) {}
