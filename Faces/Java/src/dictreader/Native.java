package dictreader;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/**
 * The functions of dictreader.h, by dictreader_jni.c, which throws errors.
 *
 * <p>What is not there is null, or -1. Any address but that of an open artefact or 0 is fatal; {@link Handle} sees to that.
 */
final class Native {
    static {
        load();
    }

    private Native() {}

    static native long open(byte[] path, int verification);

    static native long openBytes(byte[] bytes, int verification);

    static native void close(long artefact);

    static native int kind(long artefact);

    static native int language(long artefact);

    static native long identity(long artefact);

    static native long count(long artefact);

    static native long contains(long artefact, byte[] text);

    static native byte[] fold(long artefact, byte[] text);

    static native long rank(long artefact, byte[] text);

    static native byte[] word(long artefact, long rank);

    static native long countPrefix(long artefact, byte[] prefix);

    static native byte[] nextLetters(long artefact, byte[] prefix);

    static native byte[] complete(long artefact, byte[] prefix, int limit);

    static native byte[] match(long artefact, byte[] pattern, int limit);

    static native byte[] anagrams(long artefact, byte[] letters, int limit);

    static native byte[] neighbours(long artefact, byte[] text, int limit);

    /** Sets {@code attempts[0]}. */
    static native byte[] pack(long artefact, int set, int level, int[] attempts);

    static native byte[] answer(long artefact, long index);

    static native int[] days(long artefact);

    /** Sets {@code facts} to misses and tier. */
    static native byte[] phrase(long artefact, long index, int[] facts);

    static native byte[] sentence(long artefact, long index);

    static native int[] tokens(long artefact, long index);

    static native int[] gaps(long artefact, long index);

    static native int[] rivals(long artefact, long index, long gap);

    static native byte[] gapAnswer(long artefact, long number);

    static native long countPlaying(long artefact, int lexicalClass);

    static native long sentencePlaying(long artefact, int lexicalClass, long number);

    static native int hint(byte[] one, byte[] other);

    static native byte[] marks(byte[] guess, byte[] secret);

    static native String statusText(int status);

    /**
     * Loads the library: the file that the property {@code dictreader.library} names, or the one in the jar for this
     * system, or the one that the system finds, as on Android.
     */
    private static void load() {
        String file = System.getProperty("dictreader.library");
        if (file != null) {
            System.load(Path.of(file).toAbsolutePath().toString());
            return;
        }
        String system = System.getProperty("os.name") + "-" + System.getProperty("os.arch");
        String name = system.toLowerCase(Locale.ROOT).replace(" ", "") + "/" + System.mapLibraryName("dictreader_jni");
        try (InputStream library = Native.class.getResourceAsStream(name)) {
            if (library == null) {
                System.loadLibrary("dictreader_jni");
                return;
            }
            Path copy = Files.createTempFile("dictreader", ".library");
            try {
                Files.copy(library, copy, StandardCopyOption.REPLACE_EXISTING);
                System.load(copy.toString());
            } finally {
                Files.delete(copy);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
