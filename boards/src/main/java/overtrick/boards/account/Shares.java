package overtrick.boards.account;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import overtrick.scoring.board.ImpTable;

/// The IMPs of a difference shared among its steps. The step of most points gets what the table of
/// IMPs gives for it alone, each of the others what the sum changes by it: so they add up to the
/// IMPs of the whole. Of steps of as many points the auctions are first, then the play here.
final class Shares {

    private Shares() {}

    static List<Step> of(List<Leg> legs) {
        var order =
                IntStream.range(0, legs.size())
                        .boxed()
                        .sorted(
                                Comparator.comparingInt(
                                                (Integer at) -> -Math.abs(legs.get(at).points()))
                                        .thenComparing(at -> legs.get(at).isPlayAt(Table.THERE))
                                        .thenComparing(at -> legs.get(at).isPlayAt(Table.HERE)))
                        .toList();
        var imps = new ArrayList<>(Collections.nCopies(legs.size(), 0));
        int sum = 0;
        for (int at : order) {
            int next = sum + legs.get(at).points();
            imps.set(at, ImpTable.imps(next) - ImpTable.imps(sum));
            sum = next;
        }
        return IntStream.range(0, legs.size())
                .mapToObj(at -> new Step(legs.get(at).cause(), legs.get(at).points(), imps.get(at)))
                .toList();
    }
}
