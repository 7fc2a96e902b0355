package overtrick.bridge.score;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;

/// What a result is worth to the declaring side, as the parts it is made of (Law 77).
public record Score(List<Part> parts) {

    /// Trick points that make a game (Law 77).
    public static final int GAME = 100;

    public Score {
        parts = List.copyOf(parts);
    }

    /// One line of the calculation. The score is the sum of the points of all parts.
    public sealed interface Part {

        /// Points for the declaring side; negative for undertricks.
        int points();

        /// The tricks bid and made, multiplied when doubled.
        record TrickPoints(Bid bid, Doubling doubling, int points) implements Part {}

        /// Trick points of less than a game: always 50.
        record PartScore(int trickPoints, int points) implements Part {}

        /// Trick points of 100 or more: 300, or 500 when vulnerable.
        record Game(int trickPoints, boolean vulnerable, int points) implements Part {}

        /// The bonus for a slam that was bid and made, in points (Law 77).
        ///
        /// @param level 6 or 7
        record Slam(int level, boolean vulnerable, int points) implements Part {}

        /// A doubled contract that was made: 50, redoubled 100.
        record DoubledAndMade(Doubling doubling, int points) implements Part {}

        /// What tricks beyond the contract earn, in points (Law 77).
        ///
        /// @param each points for one overtrick
        record Overtricks(int count, int each, int points) implements Part {}

        /// What the opponents get for tricks that are missing, in points below 0 for declarer (Law
        /// 77).
        ///
        /// @param prices points for each undertrick in turn, as losses below zero
        record Undertricks(List<Integer> prices, int points) implements Part {
            public Undertricks {
                prices = List.copyOf(prices);
            }
        }
    }

    /// Scores a contract by the Laws in force since 1987 (Law 77).
    ///
    /// @param tricks won by the declaring side, 0 to 13
    public static Score of(Bid bid, Doubling doubling, boolean vulnerable, int tricks) {
        return of(bid, doubling, vulnerable, tricks, UndertrickCode.SINCE_1987);
    }

    /// Scores a contract with undertricks by another code.
    ///
    /// @param tricks won by the declaring side, 0 to 13
    /// @throws IllegalArgumentException when the tricks are not 0 to 13
    public static Score of(
            Bid bid, Doubling doubling, boolean vulnerable, int tricks, UndertrickCode code) {
        if (tricks < 0 || tricks > 13) {
            throw new IllegalArgumentException("tricks are not 0 to 13: " + tricks);
        }
        int margin = tricks - bid.tricks();
        return margin < 0
                ? new Score(List.of(undertricks(-margin, doubling, vulnerable, code)))
                : new Score(made(bid, doubling, vulnerable, margin));
    }

    /// The sum of all parts in points, below 0 when the contract was defeated.
    public int points() {
        return parts.stream().mapToInt(Part::points).sum();
    }

    private static List<Part> made(Bid bid, Doubling doubling, boolean vulnerable, int over) {
        var parts = new ArrayList<Part>();
        int trickPoints = trickPoints(bid) * doubling.factor();
        parts.add(new Part.TrickPoints(bid, doubling, trickPoints));
        parts.add(
                trickPoints >= GAME
                        ? new Part.Game(trickPoints, vulnerable, vulnerable ? 500 : 300)
                        : new Part.PartScore(trickPoints, 50));
        if (bid.level() >= 6) {
            int slam = bid.level() == 6 ? 500 : 1000;
            parts.add(new Part.Slam(bid.level(), vulnerable, vulnerable ? slam * 3 / 2 : slam));
        }
        if (doubling != Doubling.UNDOUBLED) {
            parts.add(new Part.DoubledAndMade(doubling, 25 * doubling.factor()));
        }
        if (over > 0) {
            int each = overtrick(bid.strain(), doubling, vulnerable);
            parts.add(new Part.Overtricks(over, each, over * each));
        }
        return parts;
    }

    private static int trickPoints(Bid bid) {
        int first = bid.strain() == Strain.NOTRUMP ? 10 : 0;
        return bid.level() * perTrick(bid.strain()) + first;
    }

    private static int perTrick(Strain strain) {
        return strain == Strain.CLUBS || strain == Strain.DIAMONDS ? 20 : 30;
    }

    private static int overtrick(Strain strain, Doubling doubling, boolean vulnerable) {
        if (doubling == Doubling.UNDOUBLED) {
            return perTrick(strain);
        }
        return (vulnerable ? 100 : 50) * doubling.factor();
    }

    private static Part undertricks(
            int count, Doubling doubling, boolean vulnerable, UndertrickCode code) {
        var prices = new ArrayList<Integer>();
        for (int undertrick = 1; undertrick <= count; undertrick++) {
            prices.add(-undertrick(undertrick, doubling, vulnerable, code));
        }
        return new Part.Undertricks(prices, prices.stream().mapToInt(Integer::intValue).sum());
    }

    /// The price of the undertrick at a place: the first, the second and third, the fourth and
    /// later ones differ once doubled.
    private static int undertrick(
            int place, Doubling doubling, boolean vulnerable, UndertrickCode code) {
        if (doubling == Doubling.UNDOUBLED) {
            return vulnerable ? 100 : 50;
        }
        int whenDoubled;
        if (place == 1) {
            whenDoubled = vulnerable ? 200 : 100;
        } else if (place <= 3) {
            whenDoubled = vulnerable ? 300 : 200;
        } else {
            whenDoubled = code.fourth(vulnerable);
        }
        return whenDoubled * doubling.factor() / 2;
    }
}
