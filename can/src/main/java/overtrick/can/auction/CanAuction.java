package overtrick.can.auction;

import static overtrick.can.CanRefusal.AUCTION_OVER;
import static overtrick.can.CanRefusal.BID_NOT_HIGHER;
import static overtrick.can.CanRefusal.OVER_PARTNER;
import static overtrick.can.CanRefusal.PASS_FOR_EIGHTY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanLevel;
import overtrick.can.CanRefusal;
import overtrick.can.auction.CanCall.Bid;
import overtrick.can.auction.CanCall.Word;
import overtrick.can.rules.BiddingRules;
import overtrick.can.rules.BiddingRules.Eighty;
import overtrick.can.rules.BiddingRules.Partner;
import overtrick.cards.Seat;

/// Rao giá: one round, from the dealer to the right (can.md §8). Only lawful calls can be in it.
public record CanAuction(Seat dealer, BiddingRules rules, List<CanCall> calls) {

    private static final int ROUND = 4;

    public CanAuction {
        calls = List.copyOf(calls);
        for (int made = 0; made < calls.size(); made++) {
            var call = calls.get(made);
            refusal(dealer, rules, calls.subList(0, made), call)
                    .ifPresent(reason -> {
                        throw new IllegalArgumentException(
                                "%s is refused: %s".formatted(call, reason));
                    });
        }
    }

    /// An auction before its first call, which is the dealer's.
    public static CanAuction begun(Seat dealer, BiddingRules rules) {
        return new CanAuction(dealer, rules, List.of());
    }

    /// Why the player in turn may not make this call; empty when they may.
    public Optional<CanRefusal> refusal(CanCall call) {
        return refusal(dealer, rules, calls, call);
    }

    private static Optional<CanRefusal> refusal(
            Seat dealer, BiddingRules rules, List<CanCall> calls, CanCall call) {
        if (isOver(calls)) {
            return Optional.of(AUCTION_OVER);
        }
        if (!(call instanceof Bid(var level))) {
            return Optional.empty();
        }
        if (calls.isEmpty()) {
            boolean passes = level == CanLevel.EIGHTY && rules.eighty() == Eighty.PASSED;
            return PASS_FOR_EIGHTY.unless(!passes); // ruling 19
        }
        if (!level.outranks(level(calls))) {
            return Optional.of(BID_NOT_HIGHER);
        }
        boolean partners = dealer.plus(-highest(calls)) == dealer.plus(-calls.size()).partner();
        return OVER_PARTNER.unless(!partners || rules.overPartner() == Partner.ALLOWED);
    }

    /// The auction after one more call.
    ///
    /// @throws IllegalArgumentException if [#refusal] speaks against the call
    public CanAuction with(CanCall call) {
        var next = new ArrayList<>(calls);
        next.add(call);
        return new CanAuction(dealer, rules, next);
    }

    /// Whether nobody is to call any more.
    public boolean isOver() {
        return isOver(calls);
    }

    private static boolean isOver(List<CanCall> calls) {
        return calls.size() == ROUND || calls.contains(new Bid(CanLevel.HUNDRED));
    }

    /// Whose turn it is to speak; empty when the auction is over.
    public Optional<Seat> turn() {
        return isOver() ? Optional.empty() : Optional.of(dealer.plus(-calls.size()));
    }

    /// Who made the call at this place.
    ///
    /// @param place from 0
    public Seat caller(int place) {
        return dealer.plus(-place);
    }

    /// The highest level so far; empty before the dealer has spoken.
    public Optional<CanLevel> level() {
        return calls.isEmpty() ? Optional.empty() : Optional.of(level(calls));
    }

    /// Người làm bài: who has bid highest, once the auction is over.
    public Optional<Seat> declarer() {
        return isOver() ? Optional.of(caller(highest(calls))) : Optional.empty();
    }

    private static CanLevel level(List<CanCall> calls) {
        return level(calls, highest(calls));
    }

    /// The place of the highest call; the dealer's pass is 80.
    private static int highest(List<CanCall> calls) {
        int highest = 0;
        for (int place = 1; place < calls.size(); place++) {
            if (calls.get(place) != Word.PASS) {
                highest = place; // every bid is higher than all before
            }
        }
        return highest;
    }

    private static CanLevel level(List<CanCall> calls, int place) {
        return calls.get(place) instanceof Bid(var level) ? level : CanLevel.EIGHTY;
    }
}
