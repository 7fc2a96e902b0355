package overtrick.laws.table;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Facts;

/// An irregular call, and what the auction before it tells without asking anybody.
public record Incident(Irregularity irregularity, Facts facts) {

    /// What is wrong with this call; empty when nothing is.
    ///
    /// @param before the calls before it, in turn
    /// @throws FormatException naming the first of them that was not lawful
    public static Optional<Incident> of(
            LawBook book, Seat dealer, List<Call> before, Seat offender, Call call) {
        var table = AuctionTable.openedBy(book, dealer);
        for (var made : before) {
            if (!table.isLegal(made)) {
                throw new FormatException(
                        "auction: %s may not call %s; the irregular call is \"call\""
                                .formatted(table.turn().letter(), made.code()));
            }
            table = table.with(made, Facts.NONE);
        }
        var facts = table.seen(offender, call);
        return table.irregularity(offender, call).map(what -> new Incident(what, facts));
    }
}
