package overtrick.systems;

import java.util.Comparator;
import java.util.List;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.systems.language.Force;

/// They have redoubled a double of ours that was not for penalty: whoever is in turn runs to the
/// suit in which both hands probably have most cards, unless theirs is one that we hold.
record Rescue(Reckoning sum, Verdicts verdicts) {

    /// From higher contracts there is nowhere to run to.
    private static final int HIGHEST = 3;

    /// With so many of their trumps in both hands the redouble is left in.
    private static final int STACK = 6;

    private static final int LONGEST = 13;

    void offer() {
        var theirs = sum.last.orElseThrow();
        var trumps = theirs.strain().trumps();
        if (!sum.isTakeoutRedoubled() || theirs.level() > HIGHEST || trumps.isEmpty()) {
            return;
        }
        int partners = Math.max(1, sum.partner.length(trumps.get()).low());
        verdicts.offer(
                Word.PASS,
                Reckoning.atLeast(trumps.get(), Math.max(0, STACK - partners)),
                Decision.NOTHING_MORE,
                Force.NONE);
        var cheapestFirst = cheapestFirst(trumps.get());
        for (int together = LONGEST; together >= 4; together--) {
            for (var suit : cheapestFirst) {
                run(suit, together - sum.likelyLength(suit));
            }
        }
    }

    /// All but the suits in which they have shown four cards, and their trumps; of those at one
    /// level majors first.
    private List<Suit> cheapestFirst(Suit trumps) {
        return sum.suits().stream()
                .filter(suit -> suit != trumps)
                .sorted(Comparator.comparingInt(this::level))
                .toList();
    }

    private int level(Suit suit) {
        return sum.cheapest(Strain.of(suit)).map(Bid::level).orElseThrow();
    }

    private void run(Suit suit, int length) {
        sum.cheapest(Strain.of(suit))
                .ifPresent(bid ->
                        verdicts.offer(
                                bid,
                                Reckoning.atLeast(suit, Math.max(0, length)),
                                Decision.RUN_FROM_REDOUBLE,
                                Force.NONE));
    }
}
