package overtrick.laws.table;

import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.tree.Director;

/// An irregular call that is not fully ruled on yet.
///
/// @param first the call that `withdrawn` was to replace, in a change of call
public record AuctionCase(
        Irregularity irregularity, Withdrawn withdrawn, Optional<Call> first, Facts facts) {

    public Seat offender() {
        return withdrawn.seat();
    }

    AuctionCase with(Facts more) {
        return new AuctionCase(irregularity, withdrawn, first, more.or(facts));
    }

    AuctionCase as(Irregularity other, Optional<Call> replaced, Facts more) {
        return new AuctionCase(other, withdrawn, replaced, more.or(facts));
    }

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

    private boolean isNow(Question question) {
        return switch (question.fact()) {
            case RIGHT_ACTS, COMPARABLE, SAME_DENOMINATION, REPLACEMENT, CONVENTIONAL -> false;
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
        if (judged.answer(Fact.CONVENTIONAL).isEmpty()) {
            told = told.with(Fact.CONVENTIONAL, "no");
        }
        if (judged.answer(Fact.REPLACEMENT).isPresent()) {
            return told;
        }
        boolean free = lowest && isSameDenomination(next.call());
        String replacement =
                free ? "same-denomination" : comparable && isNew(book) ? "comparable" : "other";
        return told.with(Fact.REPLACEMENT, replacement);
    }

    private boolean isSameDenomination(Call call) {
        return call instanceof Call.Bid bid && withdrawn.shown().contains(bid.strain());
    }

    private static boolean isNew(LawBook book) {
        return book == LawBook.WBF2017;
    }

    private static String yesNo(boolean is) {
        return is ? "yes" : "no";
    }
}
