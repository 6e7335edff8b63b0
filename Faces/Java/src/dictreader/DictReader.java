package dictreader;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Opens artefacts of any kind, and knows two rules on words.
 *
 * <p>Open a file of which you know the kind by its class, such as {@link Lexicon#open(Path)}.
 */
public final class DictReader {
    private DictReader() {}

    /** Maps a file, whatever kind of artefact it is, after checking it against its checksums. */
    public static Artefact open(Path path) {
        return open(path, Verification.VERIFYING);
    }

    /** Maps a file, whatever kind of artefact it is. */
    public static Artefact open(Path path, Verification verification) {
        return Artefact.of(Native.open(path.toString().getBytes(FILE_NAMES), verification.ordinal()));
    }

    /** Opens a copy of bytes, such as a download or an Android asset, after checking them against their checksums. */
    public static Artefact open(byte[] bytes) {
        return open(bytes, Verification.VERIFYING);
    }

    /** Opens a copy of bytes. */
    public static Artefact open(byte[] bytes, Verification verification) {
        return Artefact.of(Native.openBytes(bytes, verification.ordinal()));
    }

    /** The number of letters that two words have in common, in any position and any case. */
    public static int hint(String one, String other) {
        return Native.hint(Texts.utf8(one), Texts.utf8(other));
    }

    /** The marks of a Wordle guess; both words have the same length, at most 32 letters. */
    public static List<Mark> marks(String guess, String secret) {
        byte[] marks = Native.marks(Texts.utf8(guess), Texts.utf8(secret));
        return IntStream.range(0, marks.length).mapToObj(place -> Mark.values()[marks[place]]).toList();
    }

    /** What the system's names of files are written in, as far as Java tells. */
    private static final Charset FILE_NAMES = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));
}
