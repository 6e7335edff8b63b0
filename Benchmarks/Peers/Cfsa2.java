// CFSA2 of morfologik (Debian's libmorfologik-stemming-java), with the numbers that ranks need. The command line is that of
// peer.h. A virtual machine has to warm up before its times mean anything, so each operation first runs unmeasured.

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import morfologik.fsa.CFSA2Serializer;
import morfologik.fsa.FSA;
import morfologik.fsa.FSABuilder;
import morfologik.fsa.FSATraversal;
import morfologik.fsa.MatchResult;

final class Cfsa2 {
    private static final int WARM_UP = 20;

    private final FSA automaton;
    private final FSATraversal traversal;
    private final MatchResult result = new MatchResult();

    private Cfsa2(String file) throws IOException {
        try (var input = new BufferedInputStream(new FileInputStream(file))) {
            automaton = FSA.read(input);
        }
        traversal = new FSATraversal(automaton);
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length == 3 && arguments[0].equals("build")) {
            build(arguments[1], arguments[2]);
        } else if (arguments.length == 4 || arguments.length == 5) {
            var passes = arguments.length == 5 ? Integer.parseInt(arguments[4]) : 1;
            run(arguments[0], arguments[1], arguments[2], Integer.parseInt(arguments[3]), passes);
        } else {
            System.exit(64);
        }
    }

    private static void build(String list, String file) throws IOException {
        var words = lines(list);
        var before = peakMemory();
        var start = System.nanoTime();
        var builder = new FSABuilder();
        for (var word : words) {
            builder.add(word, 0, word.length);
        }
        var automaton = builder.complete();
        try (OutputStream output = new FileOutputStream(file)) {
            new CFSA2Serializer().withNumbers().serialize(automaton, output);
        }
        var nanoseconds = System.nanoTime() - start;
        System.out.println(words.size() + " " + nanoseconds + " " + before + " " + peakMemory());
    }

    private static void run(String operation, String file, String list, int count, int passes) throws IOException {
        var peer = new Cfsa2(file);
        var queries = lines(list);
        if (queries.size() > count) {
            queries = queries.subList(0, count);
        }
        long checksum = 0;
        var best = Long.MAX_VALUE;
        for (var pass = -WARM_UP; pass < passes; pass++) {
            var start = System.nanoTime();
            checksum = peer.answer(operation, file, queries, count);
            if (pass >= 0) {
                best = Math.min(best, System.nanoTime() - start);
            }
        }
        System.out.println(checksum + " " + best);
    }

    private long answer(String operation, String file, List<byte[]> queries, int count) throws IOException {
        long sum = 0;
        switch (operation) {
            case "none" -> { }
            case "hit", "miss" -> {
                for (var query : queries) sum += kind(query) == MatchResult.EXACT_MATCH ? 1 : 0;
            }
            case "prefix" -> {
                for (var query : queries) sum += isPrefix(query) ? 1 : 0;
            }
            case "rank" -> {
                for (var query : queries) sum += traversal.perfectHash(query);
            }
            case "enumerate" -> {
                for (ByteBuffer word : automaton) sum += word.remaining() + word.get(word.limit() - 1);
            }
            case "open" -> {
                for (var i = 0; i < count; i++) {
                    sum += new Cfsa2(file).kind(new byte[] {'a'}) == MatchResult.EXACT_MATCH ? 1 : 0;
                }
            }
            default -> System.exit(64);
        }
        return sum;
    }

    private int kind(byte[] text) {
        return traversal.match(result, text, 0, text.length, automaton.getRootNode()).kind;
    }

    /** A word is a prefix as well, whether or not longer words start with it. */
    private boolean isPrefix(byte[] text) {
        var kind = kind(text);
        return kind == MatchResult.EXACT_MATCH || kind == MatchResult.SEQUENCE_IS_A_PREFIX;
    }

    private static List<byte[]> lines(String file) throws IOException {
        return Files.readAllLines(Path.of(file), StandardCharsets.ISO_8859_1).stream()
            .map(line -> line.getBytes(StandardCharsets.ISO_8859_1)).toList();
    }

    /** The peak memory of this process so far, in KB. */
    private static long peakMemory() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
            .filter(line -> line.startsWith("VmHWM:"))
            .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", ""))).findFirst().orElse(0);
    }
}
