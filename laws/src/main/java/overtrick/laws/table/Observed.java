package overtrick.laws.table;

import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;

/// A call that a seat makes, in turn or not, as the table sees it before anybody has ruled.
record Observed(AuctionTable table, Seat seat, Call call) {

    /// What is wrong with it, if anything is.
    Optional<Irregularity> irregularity() {
        if (table.isOver()) {
            return Optional.of(Irregularity.CALL_AFTER_FINAL_PASS);
        }
        if (seat != table.turn()) {
            return Optional.of(
                    switch (call) {
                        case Word.PASS -> Irregularity.PASS_OUT_OF_TURN;
                        case Bid _ -> Irregularity.BID_OUT_OF_TURN;
                        case Word _ -> Irregularity.DOUBLE_OUT_OF_TURN;
                    });
        }
        if (table.isBarred(seat) && call != Word.PASS) {
            return Optional.of(Irregularity.CALL_BY_BARRED_PLAYER);
        }
        if (table.calls().allows(seat, call)) {
            return Optional.empty();
        }
        return Optional.of(
                call instanceof Bid
                        ? Irregularity.INSUFFICIENT_BID
                        : Irregularity.INADMISSIBLE_DOUBLE);
    }

    /// What everybody at the table can see.
    Facts facts() {
        boolean called = table.calls().made().stream().anyMatch(made -> made.seat() == seat);
        var facts =
                Facts.of(Fact.REPLACED_EARLY, "no")
                        .with(Fact.CALLED_SINCE, "none")
                        .with(Fact.NEXT_CALL, "none")
                        .with(Fact.FOUND, "before-left-called")
                        .with(Fact.CALLED_BEFORE, called ? "yes" : "no")
                        .with(Fact.BID_MADE, table.calls().lastBid().isPresent() ? "yes" : "no")
                        .with(Fact.ADMISSIBLE, table.calls().allows(seat, call) ? "yes" : "no")
                        .with(Fact.RIGHT_BARRED, table.isBarred(seat.right()) ? "yes" : "no")
                        .with(Fact.LATE_CALL, call == Word.PASS ? "pass" : "other");
        if (table.isOver()) {
            boolean declares =
                    table.calls().contract().stream()
                            .anyMatch(contract -> !contract.declarer().opposes(seat));
            return facts.with(Fact.SIDE, declares ? "declaring" : "defender");
        }
        return switch (seat.placesTo(table.turn())) {
            case 1 -> facts.with(Fact.TURN, "left");
            case 2 -> facts.with(Fact.TURN, "partner");
            case 3 -> facts.with(Fact.TURN, "right");
            default -> facts;
        };
    }
}
