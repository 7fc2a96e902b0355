package overtrick.library.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.cards.CardSet;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.PointCount;
import overtrick.systems.hand.TrickCount;

/// One hand, counted in old ways and new.
public record HandCounts(Hand hand) {

    /// One way of counting.
    ///
    /// @param key of its name
    /// @param halves of points or tricks
    /// @param all what the whole pack counts, in halves; 0 when that means nothing
    public record Count(String key, int halves, int all) {

        /// `12½`.
        public String figure() {
            return halved(halves);
        }

        public String pack() {
            return halved(all);
        }

        private static String halved(int halves) {
            String whole = halves == 1 ? "" : String.valueOf(halves / 2);
            return halves % 2 == 0 ? whole : whole + "½";
        }

        /// How much of the pack, in per cents.
        public int share() {
            return Math.round(100f * halves / all);
        }
    }

    public CardSet cards() {
        return hand.cards();
    }

    /// High cards by points: the whole pack is the measure.
    public List<Count> points() {
        var counts = new ArrayList<Count>();
        for (var count : PointCount.values()) {
            counts.add(new Count(key(count), count.halves(hand.cards()), count.pack()));
        }
        return counts;
    }

    /// What is counted otherwise, the oldest first.
    public List<Count> others() {
        return List.of(
                new Count(
                        key(TrickCount.HONOUR_TRICKS),
                        TrickCount.HONOUR_TRICKS.of(hand.cards()),
                        0),
                new Count(key(Measure.CONTROLS), 2 * hand.get(Measure.CONTROLS), 0),
                new Count(key(TrickCount.LOSERS), TrickCount.LOSERS.of(hand.cards()), 0),
                new Count(key(Measure.POINTS), 2 * hand.get(Measure.POINTS), 0),
                new Count(key(Measure.TWENTY), 2 * hand.get(Measure.TWENTY), 0));
    }

    private static String key(Enum<?> constant) {
        return "lib.count." + constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
