package overtrick.laws.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CallsLeft;
import overtrick.laws.ruling.Rectification.Cancelled;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.Stands;
import overtrick.laws.ruling.Rectification.Unauthorised;
import overtrick.laws.ruling.Rectification.Which;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.ruling.Verdict;
import overtrick.laws.table.Duty.Status;

/// An auction in which anything may be called. What counts stays lawful: an irregular call opens a
/// case and stands only when the Laws say so.
///
/// @param turn who is to call
/// @param open the cases not ruled on yet; at most the last of them asks something
public record AuctionTable(
        LawBook book,
        Seat dealer,
        Seat turn,
        Calls calls,
        List<Withdrawn> withdrawn,
        Ledger ledger,
        List<AuctionCase> open) {

    public AuctionTable {
        withdrawn = List.copyOf(withdrawn);
        open = List.copyOf(open);
    }

    /// An auction before its first call.
    public static AuctionTable openedBy(LawBook book, Seat dealer) {
        return new AuctionTable(
                book, dealer, dealer, new Calls(List.of()), List.of(), Ledger.EMPTY, List.of());
    }

    /// Whether nobody is to call any more.
    public boolean isOver() {
        return calls.isOver();
    }

    /// The contract; empty while the auction goes on or when it was passed out.
    public Optional<Contract> contract() {
        return isOver() ? calls.contract() : Optional.empty();
    }

    /// What must be answered before the auction goes on.
    public Optional<Question> question() {
        return open.isEmpty() ? Optional.empty() : open.getLast().question(book);
    }

    /// Whether the seat must pass at its next turn.
    public boolean isBarred(Seat seat) {
        return ledger.isBarred(seat);
    }

    /// Every call that the player in turn may lawfully make, with all they owe.
    public List<Call> legalCalls() {
        if (isOver() || question().isPresent()) {
            return List.of();
        }
        var legal = Call.ALL.stream().filter(this::isAsRuled).toList();
        // two rulings may ask for different calls at the same turn
        return legal.isEmpty() ? List.of(Word.PASS) : legal;
    }

    /// Whether it is one of them.
    public boolean isLegal(Call call) {
        return call == Word.PASS
                ? legalCalls().contains(call)
                : !isOver() && question().isEmpty() && isAsRuled(call);
    }

    private boolean isAsRuled(Call call) {
        return calls.allows(turn, call) && !ledger.forbids(turn, call, calls);
    }

    /// What is wrong with this call from this seat, if anything is.
    public Optional<Irregularity> irregularity(Seat seat, Call call) {
        return new Observed(this, seat, call).irregularity();
    }

    /// Opens a case for an irregular call that was noticed before anybody else called.
    ///
    /// @param shown the denominations the call shows, by its meaning
    /// @param found what the director has found out already
    public AuctionTable irregular(Seat seat, Call call, Set<Strain> shown, Facts found) {
        var irregularity = irregularity(seat, call).orElseThrow();
        var gone = new Withdrawn(seat, call, shown, calls.made().size());
        var facts = found.or(shown(shown)).or(seen(seat, call));
        var earlier = open.stream().filter(one -> one.isTriedAgain(irregularity, seat)).findFirst();
        return earlier.map(one -> again(one, gone))
                .orElseGet(() ->
                        advanced(new AuctionCase(irregularity, gone, Optional.empty(), facts)));
    }

    /// A second insufficient bid in place of the first (Law 27B).
    private AuctionTable again(AuctionCase earlier, Withdrawn second) {
        var cases = open.stream().filter(one -> !one.equals(earlier)).toList();
        var gone = new ArrayList<>(withdrawn);
        gone.add(earlier.withdrawn());
        return new AuctionTable(book, dealer, turn, calls, gone, ledger, cases)
                .advanced(earlier.again(second));
    }

    /// Opens a case for a call that the seat which called last puts in place of it, before its left
    /// hand opponent has called (Law 25).
    ///
    /// @param shown the denominations the second call shows
    /// @throws IllegalArgumentException when the seat may not change the last call
    public AuctionTable changed(Seat seat, Call call, Set<Strain> shown, Facts found) {
        if (!mayChange(seat, call)) {
            throw new IllegalArgumentException("%s may not change".formatted(seat));
        }
        var gone = new Withdrawn(seat, call, shown, calls.made().size());
        var facts =
                found.or(shown(shown))
                        .or(
                                Facts.of(Fact.LEFT_CALLED, "no")
                                        .with(Fact.FIRST_CALL, "legal")
                                        .with(Fact.CALLED_SINCE, "none"));
        var first = Optional.of(calls.made().getLast().call());
        return advanced(new AuctionCase(Irregularity.CHANGE_OF_CALL, gone, first, facts));
    }

    /// Of suits it is asked whether there were any (Law 26).
    private static Facts shown(Set<Strain> strains) {
        boolean suits = strains.stream().anyMatch(strain -> strain != Strain.NOTRUMP);
        return Facts.of(Fact.SHOWN, suits ? "suits" : "none");
    }

    /// Whether the seat has called last, and might have called this instead.
    public boolean mayChange(Seat seat, Call call) {
        if (isOver() || question().isPresent() || calls.made().isEmpty()) {
            return false;
        }
        var last = calls.made().getLast();
        return last.seat() == seat
                && turn == seat.left()
                && !last.call().equals(call)
                && calls.withoutLast().allows(seat, call);
    }

    /// The case that asks something, or that waits for the auction to tell more.
    public Optional<AuctionCase> pending() {
        return open.isEmpty() ? Optional.empty() : Optional.of(open.getLast());
    }

    /// What a withdrawn call showed is known better than by its name.
    public AuctionTable understood(Seat seat, Call call, Set<Strain> shown) {
        UnaryOperator<Withdrawn> better =
                gone ->
                        gone.seat() == seat && gone.call().equals(call)
                                ? new Withdrawn(seat, call, shown, gone.place())
                                : gone;
        var cases = open.stream().map(one -> one.understood(better, shown(shown))).toList();
        var gone = withdrawn.stream().map(better).toList();
        return new AuctionTable(book, dealer, turn, calls, gone, ledger.understood(better), cases);
    }

    /// Enters a ruling that is not about a call, such as one on exposed cards.
    public AuctionTable ruled(Ruled ruling) {
        var entered = ledger.with(ruling);
        for (var what : ruling.verdict().rectifications()) {
            entered = entered.with(what, ruling.offender(), Optional.empty());
        }
        return with(entered);
    }

    /// Changes all owed duties of which this is true.
    public AuctionTable settled(Predicate<Duty> which, Status status) {
        return with(ledger.settle(which, status));
    }

    /// What can be seen at the table when a call is made.
    public Facts seen(Seat seat, Call call) {
        return new Observed(this, seat, call).facts();
    }

    /// Answers questions of the open case.
    public AuctionTable found(Facts more) {
        var rest = with(open.subList(0, open.size() - 1));
        return rest.advanced(open.getLast().with(more));
    }

    /// A lawful call by the player in turn.
    ///
    /// @param judged what the director says of it as a replacement, such as that it is comparable
    /// @throws IllegalArgumentException when the call may not be made
    public AuctionTable with(Call call, Facts judged) {
        if (!isLegal(call)) {
            throw new IllegalArgumentException("%s may not call %s".formatted(turn, call.code()));
        }
        var made = new Made(turn, call);
        boolean lowest = calls.isLowest(call);
        var settled = ledger.afterTurn(turn);
        var next =
                new AuctionTable(
                        book, dealer, turn.left(), calls.with(made), withdrawn, settled, List.of());
        for (var pending : open) {
            next = next.advanced(pending.with(pending.told(book, made, lowest, judged)));
        }
        return next.returned().closed();
    }

    private AuctionTable with(List<AuctionCase> cases) {
        return new AuctionTable(book, dealer, turn, calls, withdrawn, ledger, cases);
    }

    private AuctionTable with(Ledger next) {
        return new AuctionTable(book, dealer, turn, calls, withdrawn, next, open);
    }

    private AuctionTable at(Seat next, Calls counted) {
        return new AuctionTable(book, dealer, next, counted, withdrawn, ledger, open);
    }

    /// Applies the verdict once there is one.
    private AuctionTable advanced(AuctionCase pending) {
        if (pending.ruling(book) instanceof Ruling.Ruled(_, var verdict)) {
            return applied(pending, verdict).closed();
        }
        var more = new ArrayList<>(open);
        more.add(pending);
        return with(more);
    }

    private AuctionTable applied(AuctionCase pending, Verdict verdict) {
        boolean stands = verdict.rectifications().contains(new Stands(Which.ACTION));
        var gone = new ArrayList<>(withdrawn);
        if (!stands) {
            gone.add(pending.withdrawn());
        }
        var given =
                new Ruled(
                        pending.irregularity(),
                        pending.offender(),
                        pending.withdrawn().call().code(),
                        verdict);
        var next = new AuctionTable(book, dealer, turn, calls, gone, ledger.with(given), open);
        for (var what : verdict.rectifications()) {
            next = next.rectified(what, pending);
        }
        var table = next;
        return verdict.then()
                .map(irregularity -> table.advanced(pending.referred(irregularity, table.calls)))
                .orElse(table);
    }

    private AuctionTable rectified(Rectification what, AuctionCase pending) {
        var offender = pending.offender();
        var entered = with(ledger.with(what, offender, Optional.of(pending.withdrawn())));
        return switch (what) {
            case Stands(var which) when which == Which.ACTION ->
                    entered.at(
                            offender.left(),
                            calls.with(new Made(offender, pending.withdrawn().call())));
            case Stands(var which) when which == Which.SECOND ->
                    entered.at(
                            offender.left(),
                            calls.withoutLast()
                                    .with(new Made(offender, pending.withdrawn().call())));
            case Stands(var which) when which == Which.REPLACEMENT && pending.first().isPresent() ->
                    entered.at(
                            offender.left(),
                            calls.with(new Made(offender, pending.withdrawn().call())));
            case Cancelled(var which)
                    when which == Which.REPLACEMENT && pending.first().isEmpty() ->
                    entered.at(offender, calls.withoutLast());
            case MustCall(_, var left) when left == CallsLeft.ANY && pending.isReplacedIn(calls) ->
                    entered.with(
                            entered.ledger().settle(duty -> duty.what().equals(what), Status.DONE));
            case MustCall(_, var left) when left == CallsLeft.ANY && pending.first().isPresent() ->
                    entered.at(offender, calls.withoutLast());
            default -> entered;
        };
    }

    /// Gives a skipped player their turn back (Law 17D3 of 2017, Law 34 of 1999).
    private AuctionTable returned() {
        return calls.skipped(dealer)
                .map(seat -> {
                    var kept = calls.before(seat, dealer);
                    var passed = calls.made().get(kept.made().size()).seat();
                    return at(seat, kept).with(passedOver(passed));
                })
                .orElse(this);
    }

    /// What the passes have told may not be used, as 2017 says; 1999 goes on as if all were well.
    private Ledger passedOver(Seat passed) {
        var what = new Unauthorised(Role.OFFENDING_SIDE);
        return book == LawBook.WBF2017 ? ledger.with(what, passed, Optional.empty()) : ledger;
    }

    /// What can be owed no longer when the auction is over.
    private AuctionTable closed() {
        if (!isOver() || question().isPresent()) {
            return this;
        }
        var expired = ledger.afterAuction();
        var table = new AuctionTable(book, dealer, turn, calls, withdrawn, expired, List.of());
        return table.with(expired.settle(duty -> LeadOptions.isVoid(table, duty), Status.EXPIRED));
    }
}
