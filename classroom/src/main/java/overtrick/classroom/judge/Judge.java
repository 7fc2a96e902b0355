package overtrick.classroom.judge;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.classroom.course.Kept;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.bidding.Recent;
import overtrick.robots.search.Solvers;
import overtrick.systems.hand.Hand;
import overtrick.teaching.judge.CallJudge;
import overtrick.teaching.judge.CallVerdict;

/// Looks every call of a student up in the system that they play: the row that fits the hand first
/// is the call that was due. The same auction is looked up once.
public final class Judge {

    private static final int REMEMBERED = 2_000;

    private static final int MEGABYTES = 16;

    private record Asked(Board board, String system, Kept kept) {}

    private record Wanted(Board board, String system, Auction before, Call call) {}

    private final CallJudge judge = new CallJudge(new Solvers(MEGABYTES));
    private final Recent<Wanted, CallVerdict> verdicts = new Recent<>(REMEMBERED / 4);
    private final Recent<Asked, List<Judged>> known = new Recent<>(REMEMBERED / 2);
    private final Readings readings;

    public Judge(Readings readings) {
        this.readings = readings;
    }

    /// The calls of students on a board, in order; those that were given are nobody's.
    public List<Judged> of(Board board, String system, Kept kept) {
        return known.get(
                new Asked(board, system, kept),
                one -> judge(one.board(), one.system(), one.kept()));
    }

    /// What the judge of practice thinks of a call: the row that was due, what the call shows, what
    /// it costs in layouts of the other hands.
    ///
    /// @param asking is told before it is worked out
    public CallVerdict verdict(
            Board board, String system, Kept kept, Judged judged, Runnable asking) {
        var auction = Auction.parse(board.dealer(), kept.calls());
        var wanted = new Wanted(board, system, auction.first(judged.place()), judged.call());
        return verdicts.get(
                wanted,
                one -> {
                    asking.run();
                    var heard =
                            readings.each(
                                    Agreements.both(system), one.before(), board.vulnerability());
                    var hand = Hand.of(board.deal().hand(judged.seat()));
                    return judge.judge(heard, hand, one.call());
                });
    }

    private List<Judged> judge(Board board, String system, Kept kept) {
        var auction = Auction.parse(board.dealer(), kept.calls());
        var agreements = Agreements.both(system);
        var judged = new ArrayList<Judged>();
        for (int place = kept.given(); place < auction.calls().size(); place++) {
            var seat = auction.caller(place);
            var student = kept.students().get(seat);
            if (student == null) {
                continue;
            }
            var call = auction.calls().get(place);
            var before = readings.of(agreements, auction.first(place), board.vulnerability());
            var due = before.choose(Hand.of(board.deal().hand(seat))).call();
            judged.add(
                    new Judged(
                            place, seat, student, call, before.meaning(due), before.meaning(call)));
        }
        return List.copyOf(judged);
    }
}
