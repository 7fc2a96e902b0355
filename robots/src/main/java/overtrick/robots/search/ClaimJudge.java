package overtrick.robots.search;

import java.util.SplittableRandom;
import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Side;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.layout.Attention;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.robots.layout.Layouts;
import overtrick.solver.Solver;

/// Whether a claim is to be agreed to: when the claimer's side takes as many tricks in every layout
/// that the one who is asked can think of, everybody playing his best (more than Law 70A asks for).
/// Whoever is asked sees the claimer's cards, dummy's and his own, hence all four hands; only the
/// partner of a conceding defender does not, and he agrees when the rest can nowhere be more.
public record ClaimJudge(Agreements agreements, Readings readings, Solvers solvers) {

    /// Layouts that partner of a conceding defender thinks of.
    private static final int LAYOUTS = 24;

    /// The view must hold a claim that awaits the viewer's answer.
    public boolean isFair(BoardView view) {
        var claim = view.claim().orElseThrow().claim();
        var evidence = Evidence.of(view, agreements, readings);
        boolean partners = evidence.me() == claim.by().partner();
        long seed = CardSet.ALL.minus(evidence.unseen()).bits();
        var layouts =
                new Layouts(evidence, Attention.FULL).draw(LAYOUTS, new SplittableRandom(seed));
        return solvers.with(solver -> {
            for (var layout : layouts) {
                int tricks = tricks(evidence, layout, claim.by().side(), solver);
                if (partners ? tricks > claim.tricks() : tricks < claim.tricks()) {
                    return false;
                }
            }
            return true;
        });
    }

    private static int tricks(Evidence evidence, Layout layout, Side side, Solver solver) {
        var position = evidence.position(layout);
        int tricks = solver.tricks(position);
        return position.side() == side ? tricks : position.left() - tricks;
    }
}
