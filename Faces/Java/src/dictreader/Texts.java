package dictreader;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Texts and numbers on their way to the library and back. */
final class Texts {
    private Texts() {}

    /**
     * The bytes of a text.
     *
     * <p>A lone surrogate, which UTF-8 has not, becomes a zero byte, which is no letter either. Java's own way is a
     * {@code ?}, which in a pattern is any letter.
     */
    static byte[] utf8(String text) {
        boolean hasSurrogates = false;
        for (int place = 0; place < text.length() && !hasSurrogates; place++) {
            hasSurrogates = Character.isSurrogate(text.charAt(place));
        }
        return (hasSurrogates ? paired(text) : text).getBytes(StandardCharsets.UTF_8);
    }

    private static String paired(String text) {
        int[] points = text.codePoints().map(point -> 0xD800 <= point && point <= 0xDFFF ? 0 : point).toArray();
        return new String(points, 0, points.length);
    }

    /** The text of bytes, null for null. */
    static String text(byte[] bytes) {
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    /** The words of bytes with a line feed behind each; none for null. */
    static List<String> words(byte[] bytes) {
        return bytes == null ? List.of() : text(bytes).lines().toList();
    }

    /** An index or number of the library, which has 32 bits without a sign. */
    static long index(long value) {
        if (value < 0 || value > 0xFFFF_FFFFL) throw new DictReaderException(Status.INVALID_ARGUMENT);
        return value;
    }
}
