package overtrick.boards.account;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import overtrick.boards.account.Cause.Slip;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.robots.layout.Attention;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.robots.layout.Layouts;
import overtrick.solver.Position;
import overtrick.solver.Solver;

/// Judges cards that gave tricks away by what their players saw.
public final class Judge {

    /// Layouts in which a card is tried.
    static final int LAYOUTS = 40;

    /// At trick one every layout takes longest.
    private static final int AT_FIRST = 20;

    /// The same card always gets the same layouts.
    private static final long SEED = 1;

    private static final int HUNDRED = 100;

    private final Solver solver;

    public Judge(Solver solver) {
        this.solver = solver;
    }

    /// Of the cards that give nothing away the one that does best in the layouts, and how well.
    ///
    /// @param seen what the player of the card knew
    /// @param lies how the cards lay
    /// @throws overtrick.solver.SearchCancelledException if interrupted
    public Judgement of(Slip slip, Evidence seen, Position lies) {
        var better = better(slip.card(), lies);
        var tried = better.with(slip.card());
        int wanted = seen.play().played().size() < 4 ? AT_FIRST : LAYOUTS;
        var layouts = drawn(seen, wanted);
        var found = new ArrayList<Map<Card, Integer>>();
        for (var layout : layouts) {
            var position = seen.position(layout);
            found.add(solver.values(position, tried, 0, position.left()).values());
        }
        return better.stream()
                .map(card -> judged(card, slip.card(), layouts, found))
                .max(Comparator.comparingInt(judged -> judged.gains() - judged.loses()))
                .orElseThrow();
    }

    /// How good a contract is to its declarer.
    ///
    /// @param seen what declarer knows; only their own side may be in sight
    public Chance chance(Evidence seen) {
        var declaring = seen.contract().declarer().side();
        int needed = seen.contract().bid().tricks() - seen.play().won(declaring);
        double made = 0;
        double all = 0;
        var layouts = drawn(seen, LAYOUTS);
        for (var layout : layouts) {
            var position = seen.position(layout);
            int taken = solver.tricks(position);
            int declarers = position.side() == declaring ? taken : position.left() - taken;
            made += declarers >= needed ? layout.weight() : 0;
            all += layout.weight();
        }
        return new Chance(layouts.size(), part(made, all));
    }

    /// In a hundred; all and none only where it is all or none.
    static int part(double some, double all) {
        int part = (int) Math.round(HUNDRED * some / all);
        int least = some > 0 ? 1 : 0;
        int most = some < all ? HUNDRED - 1 : HUNDRED;
        return Math.clamp(part, least, most);
    }

    private static List<Layout> drawn(Evidence seen, int wanted) {
        return new Layouts(seen, Attention.FULL).draw(wanted, new SplittableRandom(SEED));
    }

    /// The cards that keep what is there.
    private CardSet better(Card card, Position lies) {
        var worths = solver.values(lies);
        int best = Collections.max(worths.values());
        var cards =
                worths.entrySet().stream()
                        .filter(worth -> worth.getValue() == best)
                        .map(Map.Entry::getKey)
                        .toList();
        if (cards.contains(card)) {
            throw new IllegalArgumentException("card gives nothing away: " + card);
        }
        return CardSet.copyOf(cards);
    }

    private static Judgement judged(
            Card better, Card played, List<Layout> layouts, List<Map<Card, Integer>> found) {
        double gains = 0;
        double loses = 0;
        double all = 0;
        for (int at = 0; at < layouts.size(); at++) {
            double weight = layouts.get(at).weight();
            int ahead =
                    found.get(at).getOrDefault(better, 0) - found.get(at).getOrDefault(played, 0);
            gains += ahead > 0 ? weight : 0;
            loses += ahead < 0 ? weight : 0;
            all += weight;
        }
        int won = part(gains, all);
        int lost = Math.min(HUNDRED - won, part(loses, all));
        return new Judgement(better, layouts.size(), won, lost);
    }
}
