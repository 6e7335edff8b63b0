package dictreader;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/** The level packs of the word guessing game; sets and levels count from 1. */
public final class Levels extends Artefact {
    Levels(Handle handle) {
        super(handle);
    }

    /** Maps a file, after checking it against its checksums. */
    public static Levels open(Path path) {
        return as(Levels.class, DictReader.open(path));
    }

    /** Opens a copy of bytes, after checking them against their checksums. */
    public static Levels open(byte[] bytes) {
        return as(Levels.class, DictReader.open(bytes));
    }

    /** The pack of a level in a set. */
    public Optional<Pack> pack(int set, int level) {
        int[] attempts = new int[1];
        byte[] words = handle.ask(artefact -> Native.pack(artefact, set, level, attempts));
        if (words == null) return Optional.empty();
        OptionalInt limit = attempts[0] == 0 ? OptionalInt.empty() : OptionalInt.of(attempts[0]);
        return Optional.of(new Pack(limit, Texts.words(words)));
    }
}
