package overtrick.laws.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Seat;
import overtrick.laws.Role;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CallsLeft;
import overtrick.laws.ruling.Rectification.Cards;
import overtrick.laws.ruling.Rectification.DoubleBan;
import overtrick.laws.ruling.Rectification.LeadRestriction;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.PassObligation;
import overtrick.laws.ruling.Rectification.Review;
import overtrick.laws.ruling.Rectification.Score;
import overtrick.laws.ruling.Rectification.Span;
import overtrick.laws.ruling.Rectification.SuitDemand;
import overtrick.laws.ruling.Rectification.TrickTransfer;
import overtrick.laws.ruling.Rectification.Unauthorised;
import overtrick.laws.table.Duty.Status;

/// Everything that was ruled at a board; nothing is ever struck out of it.
///
/// @param rulings in the order in which they were given
public record Ledger(List<Duty> duties, List<Ruled> rulings) {

    public static final Ledger EMPTY = new Ledger(List.of(), List.of());

    public Ledger {
        duties = List.copyOf(duties);
        rulings = List.copyOf(rulings);
    }

    /// What withdrawn calls showed is known better.
    Ledger understood(UnaryOperator<Withdrawn> better) {
        return new Ledger(
                duties.stream()
                        .map(duty ->
                                new Duty(
                                        duty.what(),
                                        duty.offender(),
                                        duty.about().map(better),
                                        duty.status()))
                        .toList(),
                rulings);
    }

    /// Enters what lasts as owed, and the rest as done.
    Ledger with(Rectification what, Seat offender, Optional<Withdrawn> about) {
        return with(new Duty(what, offender, about, firstStatus(what)));
    }

    Ledger with(Duty duty) {
        return new Ledger(Stream.concat(duties.stream(), Stream.of(duty)).toList(), rulings);
    }

    Ledger with(Ruled ruling) {
        return new Ledger(duties, Stream.concat(rulings.stream(), Stream.of(ruling)).toList());
    }

    private static Status firstStatus(Rectification what) {
        return switch (what) {
            case PassObligation _, DoubleBan _, LeadRestriction _, MustCall _ -> Status.OWED;
            case SuitDemand _, TrickTransfer _ -> Status.OWED;
            case Review _, Score _, Unauthorised _ -> Status.FOR_REVIEW;
            case Cards(var fate) ->
                    switch (fate) {
                        case MINOR_IF_DEFENDER, MAJOR_IF_DEFENDER -> Status.OWED;
                        default -> Status.DONE;
                    };
            default -> Status.DONE;
        };
    }

    /// Changes all owed duties of which this is true.
    Ledger settle(Predicate<Duty> which, Status status) {
        return new Ledger(
                duties.stream()
                        .map(duty -> duty.isOwed() && which.test(duty) ? duty.now(status) : duty)
                        .toList(),
                rulings);
    }

    /// The duties that are still owed.
    public List<Duty> owed() {
        return duties.stream().filter(Duty::isOwed).toList();
    }

    /// What the director looks at when the board is over.
    public List<Duty> reviews() {
        return duties.stream().filter(duty -> duty.status() == Status.FOR_REVIEW).toList();
    }

    boolean owes(Predicate<Duty> which) {
        for (var duty : duties) {
            if (duty.isOwed() && which.test(duty)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the seat must pass at its next turn.
    boolean isBarred(Seat seat) {
        return owes(duty ->
                duty.what() instanceof PassObligation(var who, _) && concerns(duty, who, seat));
    }

    /// Whether what a seat owes rules out this call.
    ///
    /// @param calls before it
    boolean forbids(Seat seat, Call call, Calls calls) {
        if (isBarred(seat)) {
            return call != Word.PASS;
        }
        boolean doubles = call == Word.DOUBLE || call == Word.REDOUBLE;
        return owes(duty ->
                switch (duty.what()) {
                    case DoubleBan(var who) -> doubles && concerns(duty, who, seat);
                    case MustCall(var who, var left) ->
                            concerns(duty, who, seat) && !fits(seat, call, calls, left, duty);
                    default -> false;
                });
    }

    private static boolean fits(Seat seat, Call call, Calls calls, CallsLeft left, Duty duty) {
        return switch (left) {
            case ANY, INTENDED -> true;
            case PASS -> call == Word.PASS;
            case BID_OR_PASS -> call == Word.PASS || call instanceof Bid;
            case REPEAT -> {
                var repeated = duty.about().orElseThrow().call();
                yield !calls.allows(seat, repeated) || call.equals(repeated);
            }
        };
    }

    /// What a seat owed for one turn it has done.
    Ledger afterTurn(Seat seat) {
        return settle(duty -> isMet(duty, seat), Status.DONE);
    }

    private static boolean isMet(Duty duty, Seat seat) {
        return switch (duty.what()) {
            case PassObligation(var who, var span) ->
                    span != Span.REST && concerns(duty, who, seat);
            case DoubleBan(var who) -> concerns(duty, who, seat);
            case MustCall(var who, _) -> concerns(duty, who, seat);
            default -> false;
        };
    }

    /// Passes for the rest of the auction have been made, and other calls can be owed no longer.
    Ledger afterAuction() {
        return settle(
                        duty ->
                                duty.what() instanceof PassObligation(_, var span)
                                        && span == Span.REST,
                        Status.DONE)
                .settle(
                        duty ->
                                switch (duty.what()) {
                                    case PassObligation _, DoubleBan _, MustCall _ -> true;
                                    default -> false;
                                },
                        Status.EXPIRED);
    }

    static boolean concerns(Duty duty, Role role, Seat seat) {
        return role.seat(duty.offender()).filter(seat::equals).isPresent();
    }
}
