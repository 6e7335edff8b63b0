import dictreader.DictReaderException;
import dictreader.Lexicon;
import java.nio.file.Path;

/** Looks words up in a lexicon: java Lookup.java FILE TEXT... Exit status: 0 all are words, 1 one is not, 2 no such file. */
public final class Lookup {
    public static void main(String[] arguments) {
        boolean allWords = true;
        try (Lexicon lexicon = Lexicon.open(Path.of(arguments[0]))) {
            for (int index = 1; index < arguments.length; index++) {
                String text = arguments[index];
                boolean isWord = lexicon.contains(text);
                System.out.println(text + ": " + (isWord ? "a word" : "no word") + ", " + lexicon.countPrefix(text) + ": "
                        + String.join(" ", lexicon.complete(text, 5)));
                allWords &= isWord;
            }
        } catch (DictReaderException failure) {
            System.err.println(arguments[0] + ": " + failure.getMessage());
            System.exit(2);
        }
        System.exit(allWords ? 0 : 1);
    }
}
