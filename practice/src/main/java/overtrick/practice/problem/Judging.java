package overtrick.practice.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.robots.bidding.Recent;
import overtrick.robots.search.Solvers;
import overtrick.solver.Position;
import overtrick.solver.Solver;
import overtrick.teaching.problem.Line;
import overtrick.teaching.problem.Verdicts;

/// Judges cards and plays for the others. What was judged lately is kept.
final class Judging {

    private static final int KEPT = 400;

    /// Of a deal that was brought nobody has proved that one card is best: others are as good when
    /// they lose in so few layouts more.
    private static final int NEAR = 3;

    /// Layouts in which the tricks are counted that a card costs.
    private static final int COUNTED = 12;

    private final Solvers solvers = new Solvers();
    private final Recent<Asked, Verdicts> known = new Recent<>(KEPT);

    private record Asked(String address, String query, List<Card> cards) {}

    /// In which layouts each of the player's cards succeeds.
    Verdicts verdicts(Given given, List<Card> cards) {
        return known.get(
                new Asked(given.address(), given.query(), List.copyOf(cards)),
                _ ->
                        solvers.with(solver -> {
                            var line = line(given, solver);
                            var sight = given.sight().after(given.after(cards));
                            return line.verdicts(sight, Line.SHOWN);
                        }));
    }

    /// A layout in which the card fails and the best card does not; empty when there is none.
    Optional<Deal> sample(Given given, List<Card> cards, Card card) {
        var verdicts = verdicts(given, cards);
        return verdicts.sample(card).map(at -> layouts(given, cards).get(at));
    }

    private static List<Deal> layouts(Given given, List<Card> cards) {
        return Line.layouts(given.sight().after(given.after(cards)), given.claimed(), Line.SHOWN);
    }

    /// Whether a card of the player costs: it fails in more layouts than the best.
    boolean isWrong(Given given, Verdicts verdicts, Card card) {
        int costs = verdicts.most() - verdicts.wins(card);
        return given.problem().isPresent() ? costs > 0 : costs > NEAR;
    }

    /// Tricks that a card costs on the mean beside the best one, in some of the layouts, if nobody
    /// errs from then on.
    double costs(Given given, List<Card> cards, Card card) {
        var layouts = layouts(given, cards);
        var some = layouts.subList(0, Math.min(COUNTED, layouts.size()));
        var sight = given.sight().after(given.after(cards));
        return solvers.with(solver -> {
            int lost = 0;
            for (var layout : some) {
                var position = Position.of(Play.of(sight.contract(), layout, sight.cards()));
                var values = solver.values(position);
                int best = values.values().stream().mapToInt(tricks -> tricks).max().orElse(0);
                lost += best - values.getOrDefault(card, best);
            }
            return some.isEmpty() ? 0 : (double) lost / some.size();
        });
    }

    /// The tricks that the player's side takes from the start, if all hands are open and nobody
    /// errs.
    int most(Given given) {
        var play = given.after(List.of());
        var side = given.sight().me().side();
        return solvers.with(solver -> {
            var position = Position.of(play);
            int more = solver.tricks(position);
            return play.won(side) + (position.side() == side ? more : position.left() - more);
        });
    }

    /// The others' cards after the player's, until it is their turn again or all is decided.
    List<Card> goneOn(Given given, List<Card> cards) {
        return solvers.with(solver -> {
            var line = line(given, solver);
            var all = new ArrayList<>(cards);
            var play = given.after(all);
            while (!play.isOver() && !line.isMine(play) && !isDecided(given, play)) {
                var card = line.others(play, 0);
                all.add(card);
                play = play.with(card);
            }
            return all;
        });
    }

    /// The cards that lead to a decision when the player goes on by the line.
    List<Card> played(Given given, List<Card> cards) {
        return solvers.with(solver -> {
            var sight = given.sight().after(given.after(cards));
            return line(given, solver).played(sight, given.deal(), 0);
        });
    }

    /// Whether the player's side has its tricks, or cannot get them any more.
    static boolean isDecided(Given given, Play play) {
        int won = play.won(given.sight().me().side());
        return won >= given.target() || won + play.left() < given.target();
    }

    private static Line line(Given given, Solver solver) {
        return new Line(solver, given.claimed(), given.target(), given.sight().me());
    }
}
