package dictreader;

import java.nio.file.Path;
import java.util.Optional;

/** The phrases of Hangman; indices count from 0. */
public final class Phrases extends Artefact {
    Phrases(Handle handle) {
        super(handle);
    }

    /** Maps a file, after checking it against its checksums. */
    public static Phrases open(Path path) {
        return as(Phrases.class, DictReader.open(path));
    }

    /** Opens a copy of bytes, after checking them against their checksums. */
    public static Phrases open(byte[] bytes) {
        return as(Phrases.class, DictReader.open(bytes));
    }

    /** The phrase with an index. */
    public Optional<Phrase> phrase(long index) {
        long number = Texts.index(index);
        int[] facts = new int[2];
        String text = handle.text(artefact -> Native.phrase(artefact, number, facts));
        return text == null ? Optional.empty() : Optional.of(new Phrase(text, facts[0], facts[1]));
    }
}
