package overtrick.robots.search;

import java.util.OptionalInt;
import java.util.SplittableRandom;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Side;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.layout.Attention;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.robots.layout.Layouts;
import overtrick.robots.play.SureTricks;
import overtrick.solver.Solver;

/// Whether a claim is to be agreed to: when the claimer's side takes as many tricks in every layout
/// that the one who is asked can think of, everybody playing their best (more than Law 70A asks
/// for). Whoever is asked sees the claimer's cards, dummy's and their own, hence all four hands;
/// only the partner of a conceding defender does not, and they agree when the rest can nowhere be
/// more.
public record ClaimJudge(Agreements agreements, Readings readings, Solvers solvers) {

    /// With fewer tricks left playing takes less time than claiming.
    private static final int FEWEST = 3;

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

    /// The tricks that the viewer, who is to lead to a trick, can claim because they are cold: as
    /// many as they have winners for that nobody can take from them, and best play gives neither
    /// more nor fewer in any layout that they can think of. Empty when they cannot be so sure, or
    /// have claimed before.
    public OptionalInt cold(BoardView view) {
        boolean leads = view.play().filter(play -> play.current().isEmpty()).isPresent();
        if (!leads || view.claims() > 0 || !view.isMyTurn()) {
            return OptionalInt.empty();
        }
        int sure = SureTricks.of(view);
        boolean offered = view.offers().contains(new MakeClaim(sure, ""));
        boolean worth = view.play().orElseThrow().left() >= FEWEST && sure > 0;
        if (!offered || !worth) {
            return OptionalInt.empty();
        }
        var evidence = Evidence.of(view, agreements, readings);
        long seed = CardSet.ALL.minus(evidence.unseen()).bits();
        var layouts =
                new Layouts(evidence, Attention.CERTAIN).draw(LAYOUTS, new SplittableRandom(seed));
        boolean cold =
                solvers.with(solver ->
                        layouts.stream()
                                .allMatch(layout ->
                                        solver.tricks(evidence.position(layout)) == sure));
        return cold ? OptionalInt.of(sure) : OptionalInt.empty();
    }

    private static int tricks(Evidence evidence, Layout layout, Side side, Solver solver) {
        var position = evidence.position(layout);
        int tricks = solver.tricks(position);
        return position.side() == side ? tricks : position.left() - tricks;
    }
}
