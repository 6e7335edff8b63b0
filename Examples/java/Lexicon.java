import java.nio.charset.StandardCharsets;
import java.util.List;

/** A set of words, mapped from a file by the C library. Any number of threads may ask; close comes after them. */
public final class Lexicon implements AutoCloseable {
    static {
        System.loadLibrary("dictreader_jni");
    }

    /** A call that failed, with the status of dictreader.h. */
    public static final class Failure extends RuntimeException {
        public final int status;

        Failure(int status) {
            super(statusText(status));
            this.status = status;
        }
    }

    private static final int NONE = -8;
    private long artefact;

    public Lexicon(String path) {
        artefact = open(utf8(path));
        if (artefact < 0) throw new Failure((int) artefact);
    }

    public boolean contains(String text) {
        return checked(contains(artefact(), utf8(text))) == 1;
    }

    /** How many words start with a text. */
    public long count(String prefix) {
        long count = countPrefix(artefact(), utf8(prefix));
        return count == NONE ? 0 : checked(count);
    }

    /** The first words that start with a text, ascending. */
    public List<String> complete(String prefix, int limit) {
        byte[] words = complete(artefact(), utf8(prefix), limit);
        return words == null ? List.of() : new String(words, StandardCharsets.UTF_8).lines().toList();
    }

    @Override
    public void close() {
        if (artefact != 0) close(artefact);
        artefact = 0;
    }

    private long artefact() {
        if (artefact == 0) throw new IllegalStateException("the lexicon is closed");
        return artefact;
    }

    private static long checked(long result) {
        if (result < 0) throw new Failure((int) result);
        return result;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    // What dictreader_jni.c does. An open artefact is its address, which is positive; a status is negative.
    private static native long open(byte[] path);

    private static native void close(long artefact);

    private static native long contains(long artefact, byte[] text);

    private static native long countPrefix(long artefact, byte[] text);

    private static native byte[] complete(long artefact, byte[] text, int limit);

    private static native String statusText(int status);
}
