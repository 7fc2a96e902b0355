package overtrick.teaching.judge;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.robots.judgement.Allowed;
import overtrick.robots.judgement.CallSearch;
import overtrick.robots.judgement.Comparer;
import overtrick.robots.judgement.Comparison;
import overtrick.robots.judgement.Steps;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.systems.Choice;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.systems.language.Offer;
import overtrick.systems.language.Purpose;
import overtrick.teaching.memory.Mark;

/// Judges calls by the system and by layouts of the hidden hands. The call of the first row that
/// has the hand is right. Another is close when it stretches its own row by a step at most and does
/// not lose by it, or when a robot of the system that looks into layouts would make it. May be
/// shared between threads.
///
/// @param layouts of the hidden hands, at most
/// @param solvers of the house
public record CallJudge(int layouts, Solvers solvers) {

    /// Layouts in which calls are compared.
    public static final int USUAL = 40;

    private static final long SEED = 2_026;

    /// A close call loses no more IMPs than this on the mean.
    private static final double NOTHING = 0.4;

    /// And it loses in no more than this part of the layouts.
    private static final double SELDOM = 0.25;

    /// With the usual number of layouts.
    public CallJudge(Solvers solvers) {
        this(USUAL, solvers);
    }

    /// What to think of a call.
    ///
    /// @param heard the auction as it was understood before each call, and now
    /// @param hand of the player in turn
    /// @param call a legal one
    /// @throws overtrick.cards.FormatException if the system has no call for the hand
    public CallVerdict judge(List<Understanding> heard, Hand hand, Call call) {
        var now = heard.getLast();
        var choice = now.choose(hand);
        var due = now.meaning(choice.call());
        if (call.equals(choice.call())) {
            return new CallVerdict(Mark.RIGHT, now, hand, due, due, true, Optional.empty());
        }
        var cost =
                new Comparer(layouts, Plain.IMPS, solvers, SEED)
                        .compare(heard, hand, choice.call(), call, () -> false);
        int steps = Allowed.outside(now, call, hand);
        boolean fits = steps == 0 && rows(now, call, hand);
        boolean close =
                isOpen(now, choice, call, steps)
                        && (isHarmless(cost) || isRobots(heard, hand, call));
        return new CallVerdict(
                close ? Mark.CLOSE : Mark.WRONG, now, hand, due, now.meaning(call), fits, cost);
    }

    /// Whether a written row for the call has the hand.
    private static boolean rows(Understanding now, Call call, Hand hand) {
        return now.offers().stream()
                .filter(Offer::isWritten)
                .filter(offer -> offer.call().equals(call))
                .anyMatch(offer -> offer.shows().contains(hand));
    }

    /// Whether the hand leaves a choice: answers to a question do not, nor does a call that partner
    /// must not pass.
    private static boolean isOpen(Understanding now, Choice due, Call call, int steps) {
        boolean answers =
                due.row().purpose() == Purpose.TELLS_ACES
                        || due.row().purpose() == Purpose.TELLS_KEY_CARDS;
        boolean dropped = call == Word.PASS && isForced(now);
        return steps <= (answers ? 0 : Steps.MOST) && !dropped;
    }

    private static boolean isForced(Understanding now) {
        var calls = now.calls();
        return calls.size() >= 2
                && calls.getLast().call() == Word.PASS
                && calls.get(calls.size() - 2).isForcing();
    }

    private static boolean isHarmless(Optional<Comparison> cost) {
        return cost.filter(found ->
                        found.gain() >= -NOTHING && found.worse() <= SELDOM * found.layouts())
                .isPresent();
    }

    private boolean isRobots(List<Understanding> heard, Hand hand, Call call) {
        return new CallSearch(Plain.IMPS, solvers, SEED).find(heard, hand).call().equals(call);
    }
}
