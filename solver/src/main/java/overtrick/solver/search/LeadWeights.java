package overtrick.solver.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The learnt weights of [LeadOrder] in one array, group behind group: a set of them for positions
/// late in the play and one for early ones, where a wrong choice costs most. A suit is of one of
/// three kinds: at notrump, trumps, or beside trumps. Seats are counted from the leader on.
enum LeadWeights {
    /// Who holds the three highest cards, and the place of the card: lowest, between, highest of
    /// the hand, highest of all.
    HOLDERS(3 * 64 * 4),

    /// How long leader and partner are, up to six, and whether the card is low, between or the top.
    LENGTHS(3 * 7 * 7 * 3),

    /// How long the opponents are, up to five, and who holds the top card.
    OTHERS(3 * 6 * 6 * 4),

    /// Who may ruff, and how many tricks are left, in pairs.
    RUFFS(8 * 6),

    /// Who holds the top card, the tricks to spare, and those still needed.
    PLAN(3 * 4 * 4 * 4),

    /// Tricks left, in three stages; and whether the card is the last lead that decided, the one
    /// before, or of the suit of the last.
    KILLER(3 * 4),

    /// The trumps of the opponents, and of both partners together.
    TRUMPS(3 * 5 * 7),

    /// Who holds the top card, and the cards still out, in pairs.
    OUT(3 * 4 * 7),

    /// Whether the partner is void, and the trumps of partner and leader, up to three.
    RUFFER(32);

    /// So many tricks left, and more, are early.
    static final int EARLY = 9;

    /// The late set, and behind it the early one.
    private static final int[] ALL =
            IntStream.concat(
                            Arrays.stream(read("lead-order-late.txt")),
                            Arrays.stream(read("lead-order-early.txt")))
                    .toArray();

    private static final int LINE = 16;

    /// The place of the group's first weight.
    final int at;

    private final int size;

    LeadWeights(int size) {
        this.size = size;
        at = Offsets.next(size);
    }

    static int of(int place) {
        return ALL[place];
    }

    /// Where the set for so many tricks left begins.
    static int set(int left) {
        return left < EARLY ? 0 : count();
    }

    /// The weights of a set.
    static int count() {
        return RUFFER.at + RUFFER.size;
    }

    /// The form of the resource: a line is the name of a group and some weights of it.
    static String print(int[] weights) {
        return Arrays.stream(values())
                .flatMap(group ->
                        IntStream.iterate(0, i -> i < group.size, i -> i + LINE)
                                .mapToObj(i -> group.line(weights, i)))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private String line(int[] weights, int from) {
        return IntStream.range(from, Math.min(from + LINE, size))
                .mapToObj(i -> " " + weights[at + i])
                .collect(Collectors.joining("", name().toLowerCase(java.util.Locale.ROOT), ""));
    }

    private static int[] read(String name) {
        var weights = new int[count()];
        var filled = new int[values().length];
        text(name)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> {
                    String[] words = line.split(" ");
                    var group = valueOf(words[0].toUpperCase(java.util.Locale.ROOT));
                    for (int i = 1; i < words.length; i++) {
                        weights[group.at + filled[group.ordinal()]++] = Integer.parseInt(words[i]);
                    }
                });
        for (var group : values()) {
            if (filled[group.ordinal()] != group.size) {
                throw new IllegalStateException(
                        "%d weights of %s: %d"
                                .formatted(group.size, group, filled[group.ordinal()]));
            }
        }
        return weights;
    }

    private static String text(String name) {
        try (var in = Objects.requireNonNull(LeadWeights.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    /// Where the next group begins while the groups are made.
    private static final class Offsets {

        private static int used;

        static int next(int size) {
            used += size;
            return used - size;
        }
    }
}
