package overtrick.scoring.odds;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.scoring.reckoning.Fraction;

/// A bold choice beside a careful one: a game, a slam, a double. It is right when declarer wins so
/// many tricks, and wrong when they win one fewer or, for a double, as many as they bid.
///
/// @param bold what is bid, or the contract that is doubled
/// @param careful what is bid instead, or the same contract
/// @param whenRight tricks of declarer
/// @param whenWrong tricks of declarer
public record Decision(Kind kind, Bid bold, Bid careful, int whenRight, int whenWrong) {

    /// What is decided.
    public enum Kind {
        GAME,
        SMALL_SLAM,
        GRAND_SLAM,
        DOUBLE
    }

    /// Those that come up most.
    public static final List<Decision> ALL =
            Stream.of(
                            Stream.of("3N 2N", "4H 3H", "5C 4C").map(of(Kind.GAME)),
                            Stream.of("6N 3N", "6H 4H", "6C 5C").map(of(Kind.SMALL_SLAM)),
                            Stream.of("7N 6N", "7H 6H", "7C 6C").map(of(Kind.GRAND_SLAM)),
                            Stream.of("2H", "3N", "4H", "6H").map(bid -> doubled(bid, 1)),
                            Stream.of("4H").map(bid -> doubled(bid, 2)))
                    .flatMap(some -> some)
                    .toList();

    public Decision {
        if (whenRight == whenWrong) {
            throw new IllegalArgumentException("right and wrong are the same: " + whenRight);
        }
    }

    private static Function<String, Decision> of(Kind kind) {
        return bids -> {
            var bold = bid(bids.split(" ")[0]);
            return new Decision(
                    kind, bold, bid(bids.split(" ")[1]), bold.tricks(), bold.tricks() - 1);
        };
    }

    /// Right when they go down by so many.
    private static Decision doubled(String code, int down) {
        var bid = bid(code);
        return new Decision(Kind.DOUBLE, bid, bid, bid.tricks() - down, bid.tricks());
    }

    private static Bid bid(String code) {
        return (Bid) Call.parse(code);
    }

    /// How many tricks too few declarer wins when the double is right; 0 for a bid.
    public int down() {
        return kind == Kind.DOUBLE ? bold.tricks() - whenRight : 0;
    }

    /// What is won when it is right.
    public int gain(Stakes stakes, boolean vulnerable) {
        return stakes.worth(difference(stakes, vulnerable, whenRight));
    }

    /// What is lost when it is wrong.
    public int loss(Stakes stakes, boolean vulnerable) {
        return -stakes.worth(difference(stakes, vulnerable, whenWrong));
    }

    /// From which chance of being right on the bold choice pays.
    public Fraction breakEven(Stakes stakes, boolean vulnerable) {
        int gain = gain(stakes, vulnerable);
        int loss = loss(stakes, vulnerable);
        return Fraction.of(loss, (long) gain + loss);
    }

    /// How much better the bold choice does, for whoever decides.
    private int difference(Stakes stakes, boolean vulnerable, int tricks) {
        boolean doubles = kind == Kind.DOUBLE;
        var doubling = doubles ? Doubling.DOUBLED : Doubling.UNDOUBLED;
        int dared = stakes.points(bold, doubling, vulnerable, tricks);
        int left = stakes.points(careful, Doubling.UNDOUBLED, vulnerable, tricks);
        return doubles ? left - dared : dared - left;
    }
}
