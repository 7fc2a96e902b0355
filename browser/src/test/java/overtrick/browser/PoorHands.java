package overtrick.browser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import overtrick.can.CanCard;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.view.CanView;
import overtrick.testkit.Seeds;

/// Packs of which, in the first two deals, the opponents of the dealer get no factor, whichever way
/// they deal: they may ask for a redeal (can.md §7).
final class PoorHands implements Function<CanView, Pack> {

    /// The players to the right and to the left of the dealer.
    private static final Set<Integer> POOR = Set.of(1, 3);

    private static final int DEALS = 2;

    private final RandomGenerator chance;

    PoorHands(long seed) {
        chance = Seeds.chance(seed);
    }

    @Override
    public Pack apply(CanView view) {
        var pack = Pack.shuffled(chance);
        boolean redealt = view.deal().filter(deal -> deal.redeals() > 0).isPresent();
        boolean early = view.first().isPresent() && view.record().size() < DEALS;
        return early && !redealt ? withoutFactors(pack) : pack;
    }

    private static Pack withoutFactors(Pack pack) {
        var cards = new ArrayList<>(pack.cards());
        for (int poor : places(true)) {
            if (cards.get(poor).factor().isPresent()) {
                int other =
                        places(false).stream()
                                .filter(place -> cards.get(place).factor().isEmpty())
                                .findFirst()
                                .orElseThrow();
                Collections.swap(cards, poor, other);
            }
        }
        return new Pack(cards);
    }

    /// The places in the pack from which one of them may get a card, or the others.
    private static List<Integer> places(boolean poor) {
        return IntStream.range(0, CanCard.PACK)
                .filter(place -> isPoor(place) == poor)
                .boxed()
                .toList();
    }

    private static boolean isPoor(int place) {
        return Arrays.stream(DealWay.values()).anyMatch(way -> POOR.contains(way.part(place)));
    }
}
