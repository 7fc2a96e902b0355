package overtrick.formats.lin;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Contract;

/// LIN tells the contract by the auction alone, and without a contract cards and tricks say
/// nothing. Where the record of an auction ends too early, the shortest calls that lead to the
/// contract are written behind a remark, by which a reader takes them away again.
final class MissingCalls {

    /// The remark, a field `nt`. What stands behind it was never recorded.
    static final String REMARK =
            "The calls from here on are not recorded; they lead to the contract.";

    private MissingCalls() {}

    /// The recorded auction with all it lacks. Where no calls lead on from it to this ending,
    /// because something irregular happened, all calls are new.
    static Auction completed(Auction recorded, AuctionResult ending) {
        return shortest(recorded, ending)
                .or(() -> shortest(Auction.openedBy(recorded.dealer()), ending))
                .orElseThrow();
    }

    private static Optional<Auction> shortest(Auction start, AuctionResult ending) {
        var needed = new ArrayList<Call>(List.of(Word.values()));
        if (ending instanceof Contract contract) {
            needed.add(contract.bid());
            // keeps the auction open when declarer has passed already
            start.standing().legalCalls().stream()
                    .filter(Bid.class::isInstance)
                    .findFirst()
                    .ifPresent(needed::add);
        }
        var open = new ArrayDeque<Auction>();
        open.add(start);
        while (!open.isEmpty()) {
            var auction = open.remove();
            if (auction.result().equals(Optional.of(ending))) {
                return Optional.of(auction);
            }
            var standing = auction.standing();
            needed.stream()
                    .filter(call -> standing.refusal(call).isEmpty())
                    .map(auction::with)
                    .forEach(open::add);
        }
        return Optional.empty();
    }
}
