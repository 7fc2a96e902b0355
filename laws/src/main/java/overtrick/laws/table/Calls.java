package overtrick.laws.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.AsMade;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.cards.Seat;

/// The calls that count, in the order in which they were made, perhaps with turns left out and
/// insufficient bids accepted.
public record Calls(List<Made> made) {

    public Calls {
        made = List.copyOf(made);
    }

    /// Where the last call other than a pass stands; −1 when all have passed.
    private int lastAct() {
        int at = made.size() - 1;
        while (at >= 0 && made.get(at).call() == Word.PASS) {
            at--;
        }
        return at;
    }

    /// Where the last bid stands; −1 when there is none.
    private int lastBidAt() {
        int at = lastAct();
        while (at >= 0 && !(made.get(at).call() instanceof Bid)) {
            at--;
        }
        return at;
    }

    /// The last bid that counts; empty before the first.
    public Optional<Bid> lastBid() {
        int at = lastBidAt();
        return at < 0 ? Optional.empty() : Optional.of((Bid) made.get(at).call());
    }

    private int doublings() {
        int doublings = 0;
        for (int at = lastAct(); at > lastBidAt(); at--) {
            doublings += made.get(at).call() == Word.PASS ? 0 : 1;
        }
        return doublings;
    }

    /// Everybody else has passed after the last bid, double or redouble; or all four have.
    public boolean isOver() {
        return passedSince().size() == needed();
    }

    private int needed() {
        return lastAct() < 0 ? 4 : 3;
    }

    /// Who has passed since, the last to act themselves left out.
    private Set<Seat> passedSince() {
        int act = lastAct();
        var passed = EnumSet.noneOf(Seat.class);
        for (int at = act + 1; at < made.size(); at++) {
            passed.add(made.get(at).seat());
        }
        if (act >= 0) {
            passed.remove(made.get(act).seat());
        }
        return passed;
    }

    /// The player whose last turn passes out of rotation took away (Law 17D3), if there is one.
    Optional<Seat> skipped(Seat dealer) {
        int passes = made.size() - 1 - lastAct();
        if (isOver() || passes < needed()) {
            return Optional.empty();
        }
        Seat seat = lastAct() < 0 ? dealer : made.get(lastAct()).seat().left();
        var passed = passedSince();
        while (passed.contains(seat)) {
            seat = seat.left();
        }
        return Optional.of(seat);
    }

    /// The calls up to the turn that was skipped.
    Calls before(Seat skipped, Seat dealer) {
        int act = lastAct();
        Seat turn = act < 0 ? dealer : made.get(act).seat().left();
        int at = act + 1;
        while (turn != skipped) {
            turn = turn.left();
            at++;
        }
        return new Calls(made.subList(0, at));
    }

    /// Whether the call would be lawful as such from this seat: high enough, or a double of what
    /// may be doubled.
    public boolean allows(Seat seat, Call call) {
        int bid = lastBidAt();
        return switch (call) {
            case Word.PASS -> true;
            case Bid next -> bid < 0 || next.outranks((Bid) made.get(bid).call());
            case Word.DOUBLE -> bid >= 0 && made.get(bid).seat().opposes(seat) && doublings() == 0;
            case Word.REDOUBLE ->
                    bid >= 0 && !made.get(bid).seat().opposes(seat) && doublings() == 1;
        };
    }

    /// Whether the bid is the lowest that may be made in its denomination.
    boolean isLowest(Call call) {
        return call instanceof Bid bid
                && (bid.level() == 1
                        || lastBid()
                                .map(last -> !new Bid(bid.level() - 1, bid.strain()).outranks(last))
                                .orElse(false));
    }

    /// The contract that has been reached (Law 22A); empty when nobody bid.
    public Optional<Contract> contract() {
        return lastBid()
                .map(bid -> new Contract(bid, Doubling.values()[doublings()], declarer(bid)));
    }

    private Seat declarer(Bid bid) {
        var side = made.get(lastBidAt()).seat().side();
        return made.stream()
                .filter(call ->
                        call.seat().side() == side
                                && call.call() instanceof Bid(_, var strain)
                                && strain == bid.strain())
                .findFirst()
                .orElseThrow()
                .seat();
    }

    /// The same calls as an auction; where they went as the Laws would have them it can be asked
    /// what may follow.
    ///
    /// @param turn whose turn it is while the auction goes on
    public Auction auction(Seat dealer, Seat turn) {
        var all = made.stream().map(Made::call).toList();
        if (isRegular(dealer, turn)) {
            return new Auction(dealer, all);
        }
        var outcome =
                Optional.<AuctionResult>empty()
                        .or(() -> contract().filter(_ -> isOver()))
                        .or(() ->
                                isOver()
                                        ? Optional.of(new AuctionResult.PassedOut())
                                        : Optional.empty());
        var next = isOver() ? Optional.<Seat>empty() : Optional.of(turn);
        var callers = made.stream().map(Made::seat).toList();
        return new Auction(dealer, all, new AsMade(callers, next, outcome, doublings()));
    }

    private boolean isRegular(Seat dealer, Seat turn) {
        var before = new Calls(List.of());
        var next = dealer;
        for (var call : made) {
            if (before.isOver() || call.seat() != next || !before.allows(next, call.call())) {
                return false;
            }
            before = before.with(call);
            next = next.left();
        }
        return isOver() || next == turn;
    }

    Calls with(Made next) {
        var more = new ArrayList<>(made);
        more.add(next);
        return new Calls(more);
    }

    Calls withoutLast() {
        return new Calls(made.subList(0, made.size() - 1));
    }
}
