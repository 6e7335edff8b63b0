package dictreader;

import java.util.List;
import java.util.OptionalInt;

/** The words of a level, and the number of guesses, if they are limited. */
public record Pack(OptionalInt attempts, List<String> words) {}
