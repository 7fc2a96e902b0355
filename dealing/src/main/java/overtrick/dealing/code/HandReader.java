package overtrick.dealing.code;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Rank;
import overtrick.cards.Suit;
import overtrick.dealing.script.Expr;
import overtrick.dealing.script.PointTable;

/// Reads off holdings of a suit what expressions ask of hands, one suit at a time.
public final class HandReader {

    private final List<PointTable> tables;

    /// A reader by what cards count for.
    public HandReader(List<PointTable> tables) {
        this.tables = tables;
    }

    /// Whether the answer for a hand is the sum of the answers for its suits.
    public static boolean adds(Expr.OfHand asked) {
        return switch (asked) {
            case Expr.Length _, Expr.Points _, Expr.Count _, Expr.Quality _, Expr.Holds _ -> true;
            case Expr.Shape _, Expr.Cccc _ -> false;
        };
    }

    /// What a holding adds to the answer.
    ///
    /// @param holding thirteen bits, the ace highest
    public int of(Expr.OfHand asked, Suit suit, int holding) {
        long hand = (long) holding << (13 * suit.ordinal());
        int at = suit.ordinal();
        return switch (asked) {
            case Expr.Length length -> length.suit() == suit ? Integer.bitCount(holding) : 0;
            case Expr.Points points ->
                    other(points.suit(), suit) ? 0 : points(points.table(), holding);
            case Expr.Count count -> other(count.suit(), suit) ? 0 : count(count, hand, at);
            case Expr.Quality quality -> quality.suit() == suit ? Functions.quality(hand, at) : 0;
            case Expr.Holds holds -> (hand & 1L << holds.card().place()) != 0 ? 1 : 0;
            case Expr.Shape _, Expr.Cccc _ ->
                    throw new IllegalArgumentException("does not add up by suits: " + asked);
        };
    }

    private static boolean other(Optional<Suit> wanted, Suit suit) {
        return wanted.filter(one -> one != suit).isPresent();
    }

    private int points(int table, int holding) {
        int points = 0;
        for (var rank : Rank.values()) {
            if ((holding & 1 << rank.ordinal()) != 0) {
                points += tables.get(table).values().get(rank.ordinal());
            }
        }
        return points;
    }

    private static int count(Expr.Count count, long hand, int suit) {
        return switch (count.measure()) {
            case CONTROLS -> {
                int holding = Functions.holding(hand, suit);
                yield 2 * (holding >> 12 & 1) + (holding >> 11 & 1);
            }
            case LOSERS -> Functions.losers(hand, suit);
            case NEW_LOSERS -> Functions.newLosers(hand, suit);
        };
    }

    /// What a whole hand answers.
    public int of(Expr.OfHand asked, long hand) {
        return switch (asked) {
            case Expr.Cccc _ -> Functions.cccc(hand);
            case Expr.Shape shape ->
                    shape.shapes().fits(length(hand, 3), length(hand, 2), length(hand, 1)) ? 1 : 0;
            default -> {
                int sum = 0;
                for (var suit : Suit.values()) {
                    sum += of(asked, suit, Functions.holding(hand, suit.ordinal()));
                }
                yield sum;
            }
        };
    }

    private static int length(long hand, int suit) {
        return Integer.bitCount(Functions.holding(hand, suit));
    }
}
