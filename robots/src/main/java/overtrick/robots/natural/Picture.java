package overtrick.robots.natural;

import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// What a player imagines the hands to be: their own as it is, the others by what they have called.
/// High cards that are missing in one must be in another.
final class Picture {

    private static final int ALL_POINTS = 40;
    private static final int LENGTH = 13;

    // points of somebody who has bid, only supported, doubled, said nothing yet, or passed
    private static final double BIDDER = 13;
    private static final double SUPPORTER = 9;
    private static final double DOUBLER = 12;
    private static final double UNHEARD = 10;
    private static final double PASSER = 7.5;

    /// Cards in a suit that somebody has bid, and in one that they have supported.
    private static final double BID = 4.8;

    private static final double SUPPORTED = 3.6;

    private static final double TRICKS_OF_HALF = 6.5;
    private static final double TRICKS_PER_POINT = 0.33;
    private static final double TRICKS_PER_TRUMP = 0.6;
    private static final double TRUMPS_OF_USUAL = 7.2;

    private final Seat me;
    private final CardSet hand;
    private final Map<Seat, Double> points = new EnumMap<>(Seat.class);
    private final Map<Seat, Set<Suit>> bid = new EnumMap<>(Seat.class);
    private final Map<Seat, Set<Suit>> supported = new EnumMap<>(Seat.class);

    Picture(Seat me, CardSet hand, Auction auction) {
        this.me = me;
        this.hand = hand;
        for (var seat : Seat.values()) {
            points.put(seat, UNHEARD);
        }
        for (int place = 0; place < auction.calls().size(); place++) {
            hear(auction, place);
        }
        shareTheRest();
    }

    private void hear(Auction auction, int place) {
        var caller = auction.caller(place);
        var heard = points.getOrDefault(caller, UNHEARD);
        switch (auction.calls().get(place)) {
            case Bid(_, var strain) -> {
                boolean supports =
                        strain.trumps()
                                .filter(suit -> bid(caller.partner()).contains(suit))
                                .isPresent();
                strain.trumps()
                        .ifPresent(suit ->
                                (supports ? supported : bid)
                                        .computeIfAbsent(caller, _ -> EnumSet.noneOf(Suit.class))
                                        .add(suit));
                points.put(caller, Math.max(heard, supports ? SUPPORTER : BIDDER));
            }
            case Word.DOUBLE, Word.REDOUBLE -> points.put(caller, Math.max(heard, DOUBLER));
            case Word.PASS -> points.put(caller, heard == UNHEARD ? PASSER : heard);
        }
    }

    private Set<Suit> bid(Seat seat) {
        return bid.getOrDefault(seat, Set.of());
    }

    /// My own points are certain; what is missing in the other hands together is taken off all.
    private void shareTheRest() {
        double mine = hand.highCardPoints();
        points.remove(me);
        double all = points.values().stream().mapToDouble(Double::doubleValue).sum();
        points.replaceAll((_, guess) -> guess * (ALL_POINTS - mine) / all);
        points.put(me, mine);
    }

    /// How many tricks two hands will win with these trumps, on the average.
    double tricks(List<Seat> pair, Strain strain) {
        double theirs = pair.stream().mapToDouble(seat -> points.getOrDefault(seat, UNHEARD)).sum();
        double tricks = TRICKS_OF_HALF + TRICKS_PER_POINT * (theirs - ALL_POINTS / 2.0);
        return tricks
                + strain.trumps()
                        .map(suit -> byTrumps(pair, suit))
                        .orElseGet(() -> byLongSuits(pair));
    }

    private double byTrumps(List<Seat> pair, Suit trumps) {
        double length = pair.stream().mapToDouble(seat -> length(seat, trumps)).sum();
        double more = TRICKS_PER_TRUMP * (length - TRUMPS_OF_USUAL);
        return pair.contains(me) && hand.length(trumps) >= 3 ? more + ruffs(trumps) : more;
    }

    private double ruffs(Suit trumps) {
        double ruffs = 0;
        for (var suit : Suit.values()) {
            if (suit != trumps) {
                ruffs +=
                        switch (hand.length(suit)) {
                            case 0 -> 0.7;
                            case 1 -> 0.35;
                            default -> 0;
                        };
            }
        }
        return ruffs;
    }

    /// At notrump a long suit helps, and one that the others have bid and we do not stop costs.
    private double byLongSuits(List<Seat> pair) {
        if (!pair.contains(me)) {
            return 0;
        }
        double tricks = 0;
        for (var suit : Suit.values()) {
            tricks += hand.length(suit) > 5 ? 0.4 * (hand.length(suit) - 5) : 0;
            boolean theirs = others(pair).stream().anyMatch(seat -> bid(seat).contains(suit));
            boolean stopped = hand.in(suit).highCardPoints() >= 2 && hand.length(suit) >= 2;
            tricks -= theirs && !stopped ? 1.2 : 0;
            tricks -= hand.length(suit) <= 1 ? 0.5 : 0;
        }
        return tricks;
    }

    private static Collection<Seat> others(List<Seat> pair) {
        return EnumSet.complementOf(EnumSet.copyOf(pair));
    }

    /// My own length, that of those who have named the suit, and an even share for the others.
    private double length(Seat seat, Suit suit) {
        if (seat == me) {
            return hand.length(suit);
        }
        double known = hand.length(suit);
        int unknown = 0;
        for (var other : Seat.values()) {
            if (other != me) {
                known += named(other, suit);
                unknown += named(other, suit) == 0 ? 1 : 0;
            }
        }
        double named = named(seat, suit);
        return named > 0 || unknown == 0 ? named : Math.max(0, LENGTH - known) / unknown;
    }

    private double named(Seat seat, Suit suit) {
        if (bid(seat).contains(suit)) {
            return BID;
        }
        return supported.getOrDefault(seat, Set.of()).contains(suit) ? SUPPORTED : 0;
    }
}
