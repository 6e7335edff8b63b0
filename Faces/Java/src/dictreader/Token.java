package dictreader;

import java.nio.charset.StandardCharsets;

/** A word or sign of a sentence: its place in UTF-8 bytes, and the number of its part of speech. */
public record Token(int offset, int length, int tag) {
    /** The text of the token in its sentence. */
    public String in(String sentence) {
        return new String(sentence.getBytes(StandardCharsets.UTF_8), offset, length, StandardCharsets.UTF_8);
    }
}
