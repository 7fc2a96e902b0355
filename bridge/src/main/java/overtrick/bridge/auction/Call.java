package overtrick.bridge.auction;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import overtrick.cards.FormatException;

/// What a player may say in the auction: a bid, or a word that is a call but no bid (Law 18A).
public sealed interface Call {

    /// All thirty-eight calls: pass, double, redouble, then the bids from the lowest up.
    List<Call> ALL = all();

    /// `P`, `X`, `XX`, or level and strain as in `2H` and `3N`.
    String code();

    /// A call that names no contract.
    enum Word implements Call {
        PASS("P"),
        DOUBLE("X"),
        REDOUBLE("XX");

        private final String code;

        Word(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /// A promise to win `6 + level` tricks.
    ///
    /// @param level odd tricks, 1 to 7
    record Bid(int level, Strain strain) implements Call, Comparable<Bid> {

        public static final Bid LOWEST = new Bid(1, Strain.CLUBS);
        public static final Bid HIGHEST = new Bid(7, Strain.NOTRUMP);

        private static final Comparator<Bid> RANKING =
                comparingInt(Bid::level).thenComparing(Bid::strain);

        public Bid {
            if (level < 1 || level > 7) {
                throw new IllegalArgumentException("level is not 1 to 7: " + level);
            }
        }

        /// Whether this bid supersedes `other` (Law 18B).
        public boolean outranks(Bid other) {
            return compareTo(other) > 0;
        }

        /// How many tricks must be won, 7 to 13.
        public int tricks() {
            return 6 + level;
        }

        @Override
        public String code() {
            return level + strain.code();
        }

        @Override
        public int compareTo(Bid other) {
            return RANKING.compare(this, other);
        }

        @Override
        public String toString() {
            return code();
        }
    }

    /// Reads a call in either case: `P` or `Pass`, `X` or `Dbl`, `XX` or `Rdbl`, `2H`, `3N`, `3NT`.
    ///
    /// @throws FormatException for anything else
    static Call parse(String text) {
        String word = text.strip().toUpperCase(Locale.ROOT);
        return switch (word) {
            case "P", "PASS" -> Word.PASS;
            case "X", "D", "DBL", "DOUBLE" -> Word.DOUBLE;
            case "XX", "R", "RDBL", "REDOUBLE" -> Word.REDOUBLE;
            default -> parseBid(word, text);
        };
    }

    private static Bid parseBid(String word, String text) {
        int level = word.length() < 2 ? -1 : "0123456789".indexOf(word.charAt(0));
        if (level < 0) {
            throw new FormatException("call is not P, X, XX or a bid like 2H: " + text);
        }
        if (level < 1 || level > 7) {
            throw new FormatException("level is not 1 to 7: " + text, 1);
        }
        return new Bid(level, Strain.parse(word.substring(1)));
    }

    private static List<Call> all() {
        var calls = new ArrayList<Call>(List.of(Word.values()));
        for (int level = 1; level <= 7; level++) {
            for (var strain : Strain.values()) {
                calls.add(new Bid(level, strain));
            }
        }
        return List.copyOf(calls);
    }
}
