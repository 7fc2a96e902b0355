package overtrick.laws.table;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.tree.Director;

/// An irregular call that is not fully ruled on yet.
///
/// @param first the call that `withdrawn` was to replace: in a change of call, or when an
///   insufficient bid was replaced by another
public record AuctionCase(
        Irregularity irregularity, Withdrawn withdrawn, Optional<Call> first, Facts facts) {

    /// The player at fault.
    public Seat offender() {
        return withdrawn.seat();
    }

    AuctionCase with(Facts more) {
        return new AuctionCase(irregularity, withdrawn, first, more.or(facts));
    }

    /// The same with what the withdrawn call showed, where it is this one.
    AuctionCase understood(UnaryOperator<Withdrawn> better, Facts shown) {
        var gone = better.apply(withdrawn);
        return gone.equals(withdrawn) && !gone.shown().isEmpty()
                ? this
                : new AuctionCase(irregularity, gone, first, shown.or(facts));
    }

    /// The same call, looked at by another Law.
    AuctionCase referred(Irregularity other, Calls calls) {
        var replaced =
                other == Irregularity.CHANGE_OF_CALL
                        ? Optional.of(calls.made().getLast().call())
                        : Optional.<Call>empty();
        var more = Facts.of(Fact.LEFT_CALLED, "no").with(Fact.FIRST_CALL, "legal");
        return new AuctionCase(other, withdrawn, replaced, more.or(facts));
    }

    /// Whether this is a bid to be replaced, and what follows is insufficient, too.
    boolean isTriedAgain(Irregularity next, Seat seat) {
        return irregularity == Irregularity.INSUFFICIENT_BID
                && next == irregularity
                && seat == offender();
    }

    /// The same with a second insufficient bid in place of the first.
    AuctionCase again(Withdrawn second) {
        var shown = new HashSet<>(withdrawn.shown());
        shown.addAll(second.shown());
        var both = new Withdrawn(second.seat(), second.call(), shown, second.place());
        var more = facts.with(Fact.REPLACEMENT, "insufficient");
        return new AuctionCase(irregularity, both, Optional.of(withdrawn.call()), more);
    }

    /// Whether the offender has called again.
    boolean isReplacedIn(Calls calls) {
        return calls.made().stream()
                .skip(withdrawn.place())
                .anyMatch(made -> made.seat() == offender());
    }

    /// What the book says with the facts known so far; it may be a question.
    public Ruling ruling(LawBook book) {
        return Director.rule(book, irregularity, facts);
    }

    /// What must be answered before anybody calls; empty while the auction itself will tell.
    public Optional<Question> question(LawBook book) {
        return switch (ruling(book)) {
            case Ruling.MissingFact(_, var question) -> Optional.of(question).filter(this::isNow);
            case Ruling.OptionsOffered(_, var question) ->
                    Optional.of(question).filter(this::isNow);
            case Ruling.Ruled _ -> Optional.empty();
        };
    }

    /// What is certain while the auction has still to tell the rest: that the call is taken back,
    /// and that the partner calls freely but not by it, until they have called (Law 16C2).
    public List<Duty> certain(LawBook book, Calls calls) {
        return ruling(book) instanceof Ruling.MissingFact(_, var question) && !isNow(question)
                ? question.inAnyCase().stream()
                        .filter(what -> isStillSaid(what, calls))
                        .map(what ->
                                new Duty(
                                        what, offender(), Optional.of(withdrawn), Duty.Status.OWED))
                        .toList()
                : List.of();
    }

    private boolean isStillSaid(Rectification what, Calls calls) {
        return switch (what) {
            case Rectification.Cancelled _ -> true;
            case Rectification.MayCall(var who) ->
                    calls.made().stream()
                            .skip(withdrawn.place())
                            .noneMatch(
                                    made -> who.seat(offender()).equals(Optional.of(made.seat())));
            default -> false;
        };
    }

    private boolean isNow(Question question) {
        return switch (question.fact()) {
            case RIGHT_ACTS, COMPARABLE, SAME_DENOMINATION, REPLACEMENT -> false;
            case CONVENTIONAL, SPECIFIES, NAMED_AGAIN -> false;
            default -> true;
        };
    }

    /// What a call that has just been made tells about this case.
    Facts told(LawBook book, Made next, boolean lowest, Facts judged) {
        var told = judged;
        if (next.seat() == offender().right() && facts.answer(Fact.RIGHT_ACTS).isEmpty()) {
            told = told.with(Fact.RIGHT_ACTS, next.call() == Call.Word.PASS ? "passes" : "acts");
        }
        if (next.seat() != offender()) {
            return told;
        }
        boolean same = next.call().equals(withdrawn.call());
        boolean comparable = judged.answer(Fact.COMPARABLE).map("yes"::equals).orElse(same);
        told = told.with(Fact.COMPARABLE, yesNo(comparable));
        told = told.with(Fact.SAME_DENOMINATION, yesNo(isSameDenomination(next.call())));
        told = told.with(Fact.NAMED_AGAIN, yesNo(isNamedAgain(next.call())));
        if (judged.answer(Fact.SPECIFIES).isEmpty()) {
            told = told.with(Fact.SPECIFIES, yesNo(lowest && isAllThatWasShown(next.call())));
        }
        if (judged.answer(Fact.CONVENTIONAL).isEmpty()) {
            told = told.with(Fact.CONVENTIONAL, yesNo(!isNatural()));
        }
        if (judged.answer(Fact.REPLACEMENT).isPresent()) {
            return told;
        }
        return told.with(Fact.REPLACEMENT, replacement(book, next.call(), lowest));
    }

    private String replacement(LawBook book, Call call, boolean lowest) {
        return switch (call) {
            case Call.Word.PASS -> isNew(book) ? "pass" : "other";
            case Call.Word _ -> isNew(book) ? "any-double" : "double";
            case Call.Bid _ when isNew(book) -> "bid";
            case Call.Bid _ -> lowest && isSameName(call) ? "same-denomination" : "other";
        };
    }

    /// Law 26A1: it names every suit that was shown.
    private boolean isNamedAgain(Call call) {
        return withdrawn.shown().stream()
                .filter(strain -> strain != Strain.NOTRUMP)
                .allMatch(strain -> call instanceof Call.Bid bid && bid.strain() == strain);
    }

    /// Law 27B1(a) of 2017: it names what the withdrawn bid showed, and that was nothing else.
    private boolean isAllThatWasShown(Call call) {
        return call instanceof Call.Bid bid && withdrawn.shown().equals(Set.of(bid.strain()));
    }

    /// Of a denomination that the withdrawn call meant (Law 29C).
    private boolean isSameDenomination(Call call) {
        return call instanceof Call.Bid bid && withdrawn.shown().contains(bid.strain());
    }

    /// Of the denomination that it named: Law 27B1 of 1999.
    private boolean isSameName(Call call) {
        return call instanceof Call.Bid(_, var strain)
                && withdrawn.call() instanceof Call.Bid(_, var named)
                && strain == named;
    }

    private boolean isNatural() {
        return withdrawn.call() instanceof Call.Bid(_, var named)
                && withdrawn.shown().equals(Set.of(named));
    }

    private static boolean isNew(LawBook book) {
        return book == LawBook.WBF2017;
    }

    private static String yesNo(boolean is) {
        return is ? "yes" : "no";
    }
}
