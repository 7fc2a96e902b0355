package overtrick.can.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.can.CanLevel;
import overtrick.can.deal.Dealers;
import overtrick.can.match.CanMatch;
import overtrick.can.match.Chairs;
import overtrick.can.match.DealRecord;
import overtrick.can.match.Stage.Between;
import overtrick.can.match.Stage.Drawing;
import overtrick.can.match.Stage.Purpose;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Matches in progress.
final class Matches {

    private Matches() {}

    /// North has named themselves for the first deal, and East themselves for the fifth. No goal
    /// yet.
    static CanMatch before(int deal, CanRules rules, Debt... debts) {
        var record = new ArrayList<DealRecord>();
        for (int number = 1; number < deal; number++) {
            var result = new DealResult(number, Seat.NORTH, CanLevel.EIGHTY, 5, false);
            record.add(new DealRecord(number, Optional.of(result), Optional.empty()));
        }
        return new CanMatch(
                rules,
                Chairs.AS_THEY_CAME,
                Optional.of(Side.NORTH_SOUTH),
                Optional.of(new Dealers(Seat.NORTH, Optional.of(Seat.EAST))),
                List.of(debts),
                record,
                List.of(),
                new Between(deal, Optional.empty()));
    }

    static CanMatch levelAfterTwelve(CanRules rules) {
        return before(13, rules).with(Drawing.of(Purpose.FIRST_KICK, Set.of(), Optional.empty()));
    }
}
