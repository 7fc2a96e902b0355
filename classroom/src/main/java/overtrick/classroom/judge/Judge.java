package overtrick.classroom.judge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.classroom.course.Kept;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.systems.hand.Hand;

/// Looks every call of a student up in the system that they play: the row that fits the hand first
/// is the call that was due. The same auction is looked up once.
public final class Judge {

    private static final int REMEMBERED = 2_000;

    private record Asked(Board board, String system, Kept kept) {}

    private final Readings readings;
    private final Map<Asked, List<Judged>> known = new LinkedHashMap<>(64, 0.75f, true);

    public Judge(Readings readings) {
        this.readings = readings;
    }

    /// The calls of students on a board, in order; those that were given are nobody's.
    public List<Judged> of(Board board, String system, Kept kept) {
        var asked = new Asked(board, system, kept);
        synchronized (known) {
            var found = known.get(asked);
            if (found != null) {
                return found;
            }
        }
        var judged = judge(board, system, kept);
        synchronized (known) {
            known.put(asked, judged);
            if (known.size() > REMEMBERED) {
                known.remove(known.keySet().iterator().next());
            }
        }
        return judged;
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
