package overtrick.practice.lesson;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.bidding.Recent;
import overtrick.robots.search.Solvers;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.teaching.judge.CallJudge;
import overtrick.teaching.judge.CallVerdict;
import overtrick.teaching.lesson.Ask;
import overtrick.teaching.lesson.LessonBoard;

/// Judges the calls of a lesson as practice judges them, where the lesson's own answer is that of
/// the system which its auction is bid by.
final class LessonJudge {

    private static final int KEPT = 256;
    private static final int MEGABYTES = 16;

    private record Asked(Board board, String system, Auction before, Call call) {}

    private final Readings readings;
    private final CallJudge judge = new CallJudge(new Solvers(MEGABYTES));
    private final Recent<Asked, Optional<CallVerdict>> known = new Recent<>(KEPT);

    LessonJudge(Readings readings) {
        this.readings = readings;
    }

    /// What to think of an answer; empty where the lesson's system is not known, or has another
    /// call than the lesson.
    ///
    /// @param step from 0
    Optional<CallVerdict> of(Visit visit, Shelved shelved, LessonBoard board, int step, Call call) {
        var system =
                shelved.place().shelf() == LessonPlace.Shelf.OWN
                        ? Optional.of(Agreements.USUAL)
                        : board.system();
        var before = board.before(step).filter(auction -> auction.refusal(call).isEmpty());
        if (system.isEmpty() || before.isEmpty()) {
            return Optional.empty();
        }
        var asked = new Asked(board.played().board(), system.get(), before.get(), call);
        return known.get(
                        asked,
                        one -> {
                            visit.limit(Deed.HINT);
                            return judge(one, board);
                        })
                .filter(verdict ->
                        board.steps().get(step).ask() instanceof Ask.Bid(var right, _)
                                && right.equals(verdict.due().call()));
    }

    private Optional<CallVerdict> judge(Asked asked, LessonBoard board) {
        try {
            var hand = Hand.of(asked.board().deal().hand(board.student()));
            return Optional.of(judge.judge(heard(asked), hand, asked.call()));
        } catch (FormatException silent) {
            return Optional.empty();
        }
    }

    private List<Understanding> heard(Asked asked) {
        return readings.each(
                Agreements.both(asked.system()), asked.before(), asked.board().vulnerability());
    }
}
