package overtrick.app.social;

import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Scorer;
import overtrick.bridge.sitting.Sitting;
import overtrick.bridge.sitting.SittingRules;
import overtrick.cards.Party.Outsider;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.club.social.Form;
import overtrick.club.social.Standing;
import overtrick.club.social.Tally;
import overtrick.robots.Robot;

/// A table of robots who play one game after the other.
final class GameTable {

    /// Is told what happens.
    interface Watcher {

        void begun(Form form, long seed);

        /// A deal is over.
        ///
        /// @param before how it stood when it was dealt
        void dealt(BoardInPlay board, Tally before, Tally after);

        /// A rubber, or whatever is played, has come to its end.
        void ended(Tally tally);

        /// All is over.
        void closed(Tally tally);
    }

    private final Scorer<Tally> scorer;
    private final SittingRules<Tally> rules;
    private final Robot robot;
    private final RandomGenerator packs;

    /// @param first who deals first
    GameTable(Form form, Seat first, Robot robot, RandomGenerator packs) {
        this.scorer = form.scorer(first);
        this.rules = new SittingRules<>(scorer, new BoardRules());
        this.robot = robot;
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
        var next = scorer.next(sitting.score()).orElseThrow();
        var open = new OpenBoard(board(next, sitting.opened() + 1), Optional.empty());
        var now = rules.after(sitting, Outsider.HOUSE, open);
        while (!now.board().orElseThrow().isOver()) {
            var actor = now.board().orElseThrow().actor().orElseThrow();
            var view = rules.view(now, actor).board().orElseThrow();
            now = rules.after(now, actor, robot.move(view).orElseThrow());
        }
        return now;
    }

    private Board board(NextDeal next, int number) {
        return new Board(
                new BoardNumber(number),
                next.dealer(),
                next.vulnerability(),
                SealedDeal.draw(packs).deal());
    }
}
