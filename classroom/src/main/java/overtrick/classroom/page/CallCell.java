package overtrick.classroom.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.classroom.judge.Judged;

/// A call in an auction.
///
/// @param call empty in the first line, before the dealer
/// @param wrong whether the system has another call for the hand
public record CallCell(Optional<Call> call, boolean wrong) {

    /// Whole lines from West, with blanks before the dealer.
    public static List<List<CallCell>> lines(Auction auction, List<Judged> judged) {
        var cells = new ArrayList<CallCell>();
        for (int before = Seat.WEST.placesTo(auction.dealer()); before > 0; before--) {
            cells.add(new CallCell(Optional.empty(), false));
        }
        for (int place = 0; place < auction.calls().size(); place++) {
            int at = place;
            boolean wrong = judged.stream().anyMatch(one -> one.place() == at && !one.isRight());
            cells.add(new CallCell(Optional.of(auction.calls().get(place)), wrong));
        }
        var lines = new ArrayList<List<CallCell>>();
        for (int from = 0; from < cells.size(); from += 4) {
            lines.add(List.copyOf(cells.subList(from, Math.min(cells.size(), from + 4))));
        }
        return lines;
    }
}
