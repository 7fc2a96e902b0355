package overtrick.app.social;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.sitting.Scorer;
import overtrick.bridge.sitting.Sitting;
import overtrick.bridge.sitting.SittingRules;
import overtrick.bridge.sitting.SittingView;
import overtrick.cards.Party.Outsider;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.robots.board.Robot;
import overtrick.social.Form;
import overtrick.social.Standing;
import overtrick.social.Tally;

/// A table of robots who play one game after the other.
final class GameTable {

    /// Is told what happens.
    interface Watcher {

        /// @param seed of the robots; none where a sheet is scored
        void begun(OptionalLong seed);

        /// A deal is over.
        ///
        /// @param before how it stood when it was dealt
        void dealt(BoardInPlay board, Tally before, Tally after);

        /// A rubber, or whatever is played, has come to its end.
        void ended(Tally tally);

        /// A sheet ends before what is played on it has come to its end.
        void stopped(Tally tally);

        /// All is over.
        void closed(Tally tally);
    }

    private final Scorer<Tally> scorer;
    private final SittingRules<Tally> rules;
    private final Function<SittingView<Tally>, Robot> robots;
    private final RandomGenerator packs;

    /// @param first who deals first
    /// @param robots one for all chairs: it knows nothing but what the one in turn may see
    GameTable(
            Form form,
            Seat first,
            Function<SittingView<Tally>, Robot> robots,
            RandomGenerator packs) {
        this.scorer = form.scorer(first);
        this.rules =
                new SittingRules<>(scorer, new BoardRules(HouseRules.FRIENDLY, form.bidding()));
        this.robots = robots;
        this.packs = packs;
    }

    void play(int games, Watcher watcher) {
        var sitting = rules.start();
        while (over(sitting.score()) < games) {
            var before = sitting.score();
            sitting = dealt(sitting);
            watcher.dealt(sitting.board().orElseThrow(), before, sitting.score());
            if (sitting.score().now().isOver()) {
                watcher.ended(sitting.score());
            }
        }
        watcher.closed(sitting.score());
    }

    private static long over(Tally tally) {
        return tally.all().stream().filter(Standing::isOver).count();
    }

    /// One deal more, played to its end.
    private Sitting<Tally> dealt(Sitting<Tally> sitting) {
        var number = new BoardNumber(sitting.opened() + 1);
        var next = scorer.next(sitting.score()).orElseThrow();
        var board = next.board(number, SealedDeal.draw(packs).deal(), packs);
        var now = rules.after(sitting, Outsider.HOUSE, new OpenBoard(board, Optional.empty()));
        while (!now.board().orElseThrow().isOver()) {
            var actor = now.board().orElseThrow().actor().orElseThrow();
            var view = rules.view(now, actor);
            var wish = robots.apply(view).move(view.board().orElseThrow());
            now = rules.after(now, actor, wish.orElseThrow());
        }
        return now;
    }
}
