package overtrick.solver.analysis;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.solver.Position;
import overtrick.solver.SearchCancelledException;
import overtrick.solver.Solver;

/// What each card of a play cost, seen with all cards open.
///
/// @param steps one for each card played
public record PlayAnalysis(Play play, List<Step> steps) {

    /// One card.
    ///
    /// @param before tricks of declarer's side in the whole play, 0 to 13, if nobody errs from this
    ///   card on
    /// @param after the same, if nobody errs after this card
    public record Step(Seat seat, Card card, int before, int after) {

        /// Tricks given away, 0 or more.
        public int cost() {
            return Math.abs(before - after);
        }
    }

    public PlayAnalysis {
        steps = List.copyOf(steps);
    }

    /// Analyses every card of a play, the one analysed position before and after it.
    ///
    /// @throws SearchCancelledException if cancelled or interrupted
    public static PlayAnalysis of(Play play, Solver solver) {
        var steps = new ArrayList<Step>();
        var now = Play.of(play.contract(), play.deal());
        int before = tricks(now, solver);
        for (var card : play.cards()) {
            var seat = now.turn();
            now = now.with(card);
            int after = tricks(now, solver);
            steps.add(new Step(seat, card, before, after));
            before = after;
        }
        return new PlayAnalysis(play, steps);
    }

    /// Tricks of declarer's side in the whole play.
    private static int tricks(Play play, Solver solver) {
        var declaring = play.contract().declarer().side();
        if (play.isOver()) {
            return play.won(declaring);
        }
        var position = Position.of(play);
        int tricks = solver.tricks(position);
        return play.won(declaring) + (position.side() == declaring ? tricks : play.left() - tricks);
    }
}
