package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.CANCELLED;
import static overtrick.laws.tree.Steps.STANDS;
import static overtrick.laws.tree.Steps.UNAUTHORISED;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.refer;
import static overtrick.laws.tree.Steps.rest;
import static overtrick.laws.tree.Steps.reviewOfDamage;
import static overtrick.laws.tree.Steps.rule;

import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.BarStays;
import overtrick.laws.ruling.Rectification.CallsLeft;
import overtrick.laws.ruling.Rectification.Cancelled;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.TurnGoesTo;
import overtrick.laws.ruling.Rectification.Which;
import overtrick.laws.ruling.Step;

/// Calls that can never count, and turns that were lost or came together (Laws 33 to 39).
final class InadmissibleCalls {

    private static final Rectification LATER_GONE = new Cancelled(Which.LATER_CALLS);
    private static final Rectification PASS = new MustCall(Role.OFFENDER, CallsLeft.PASS);

    private InadmissibleCalls() {}

    static Step doubled(LawBook book) {
        var before =
                Withdrawals.ofNoSuit(
                        book,
                        isNew(book) ? "36B, 72C" : "36, 23",
                        CANCELLED,
                        new MustCall(Role.OFFENDER, CallsLeft.ANY),
                        rest(Role.PARTNER),
                        reviewOfDamage(book));
        var condoned =
                rule(
                        isNew(book) ? "36A" : "35A",
                        CANCELLED,
                        LATER_GONE,
                        new MustCall(Role.OFFENDER, CallsLeft.ANY));
        return found(
                "36",
                before,
                condoned,
                rule(isNew(book) ? "36C" : "36", new Cancelled(Which.DOUBLE_IN_CONTRACT)));
    }

    static Step barred(LawBook book) {
        return find(
                Fact.FOUND,
                "37",
                on(
                        "before-left-called",
                        Withdrawals.open(
                                book,
                                isNew(book) ? "37B, 72C" : "37, 23",
                                CANCELLED,
                                PASS,
                                rest(Role.OFFENDER),
                                rest(Role.PARTNER),
                                reviewOfDamage(book))),
                on(
                        "after-left-called",
                        rule(isNew(book) ? "37A" : "35B", STANDS, new BarStays(Role.OFFENDER))));
    }

    /// Accepting it makes it no bid. In 1999 the auction then goes on as if a pass had been made;
    /// in 2017 both offenders still pass to the end.
    static Step overSeven(LawBook book) {
        var bars = Steps.all(PASS, rest(Role.OFFENDER), rest(Role.PARTNER));
        var before = Steps.all(Steps.all(Steps.all(CANCELLED), bars), reviewOfDamage(book));
        return find(
                Fact.FOUND,
                "38",
                on(
                        "before-left-called",
                        Withdrawals.open(book, isNew(book) ? "38B, 38C, 72C" : "38, 23", before)),
                on(
                        "after-left-called",
                        isNew(book)
                                ? rule(
                                        "38B, 38C, 38D",
                                        Steps.all(Steps.all(CANCELLED, LATER_GONE), bars))
                                : rule("35C", CANCELLED, LATER_GONE, PASS)));
    }

    static Step afterFinalPass(LawBook book) {
        String law = isNew(book) ? "39A, 39B" : "39A";
        var nothing = rule(law, CANCELLED);
        var restricted =
                find(
                        Fact.FOUND,
                        isNew(book) ? "39B, 39C" : "35D, 39B",
                        on(
                                "before-left-called",
                                Withdrawals.open(
                                        book, isNew(book) ? "39A, 39C" : "39B", CANCELLED)),
                        on(
                                "after-left-called",
                                rule(isNew(book) ? law : "35D", CANCELLED, LATER_GONE)));
        return find(
                Fact.SIDE,
                "39",
                on("declaring", nothing),
                on(
                        "defender",
                        find(
                                Fact.LATE_CALL,
                                isNew(book) ? "39B, 39C" : "39A, 39B",
                                on("pass", nothing),
                                on("other", restricted))));
    }

    static Step simultaneous() {
        return find(
                Fact.SIMULTANEOUS_TURN,
                "33",
                on("one", rule("33", STANDS)),
                on("neither", refer(Irregularity.BID_OUT_OF_TURN, "33, 29")));
    }

    static Step missedTurn(LawBook book) {
        return find(
                Fact.NEXT_CALL,
                isNew(book) ? "17D3" : "34",
                on("none", skipped(book)),
                on("left", skipped(book)),
                on("proper", rule(isNew(book) ? "17D3" : "34", STANDS)));
    }

    /// Passes out of turn took a player's last turn away: it comes back to them.
    private static Step skipped(LawBook book) {
        var turn = new TurnGoesTo(Role.RIGHT);
        return isNew(book)
                ? rule("17D3, 16C", CANCELLED, LATER_GONE, turn, UNAUTHORISED)
                : rule("34", CANCELLED, LATER_GONE, turn);
    }

    private static Step found(String law, Step before, Step after, Step lead) {
        return find(
                Fact.FOUND,
                law,
                new Answer("before-left-called", before),
                new Answer("after-left-called", after),
                new Answer("after-lead", lead));
    }
}
