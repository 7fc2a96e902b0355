package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.CANCELLED;
import static overtrick.laws.tree.Steps.STANDS;
import static overtrick.laws.tree.Steps.ask;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.lead;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.rest;
import static overtrick.laws.tree.Steps.review;
import static overtrick.laws.tree.Steps.reviewOfDamage;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CallsLeft;
import overtrick.laws.ruling.Rectification.Cancelled;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.Stands;
import overtrick.laws.ruling.Rectification.Which;
import overtrick.laws.ruling.Step;

/// A bid that does not outrank the last one (Law 27).
///
/// Which replacement goes unpunished is what the books differ in. 1999 asks whether both bids were
/// natural. 2017 asks which denomination the withdrawn bid *showed*, whatever it named, and lets
/// every comparable call go free. It also lets a call that replaced the bid too early stand, where
/// 1999 lets the offender choose once more after he has heard the Law.
final class InsufficientBids {

    private static final Rectification REPLACED = new Stands(Which.REPLACEMENT);

    private InsufficientBids() {}

    static Step tree(LawBook book) {
        return find(
                Fact.UNINTENDED,
                "25A",
                yes(ChangesOfCall.inTime(book, accepting(book))),
                no(accepting(book)));
    }

    private static Step accepting(LawBook book) {
        return ask(
                Fact.ACCEPTED,
                Role.LEFT,
                Steps.isNew(book) ? "27A1" : "27A",
                yes(rule(Steps.isNew(book) ? "27A1" : "27A", STANDS)),
                no(replacing(book)));
    }

    private static Step replacing(LawBook book) {
        return switch (book) {
            case WBF2017 ->
                    ask(
                            Fact.REPLACEMENT,
                            Role.OFFENDER,
                            "27B",
                            on(
                                    "same-denomination",
                                    rule("27B1(a), 27D", CANCELLED, REPLACED, review("27D"))),
                            on(
                                    "comparable",
                                    rule("27B1(b), 23A, 27D", CANCELLED, REPLACED, review("27D"))),
                            on("other", barred("27B2, 26B, 72C", book, REPLACED)),
                            on("double", triedAgain("27B3, 26B, 72C", book)),
                            on("insufficient", second("27B4", book)));
            case CN1999 ->
                    ask(
                            Fact.REPLACEMENT,
                            Role.OFFENDER,
                            "27B",
                            on("same-denomination", sameDenomination(book)),
                            on("other", barred("27B2, 26, 23", book, REPLACED)),
                            on("double", triedAgain("27B3, 26, 23", book)),
                            on("insufficient", second("27B", book)));
        };
    }

    private static Step sameDenomination(LawBook book) {
        return find(
                Fact.CONVENTIONAL,
                "27B1(a)",
                no(rule("27B1(a), 27B1(b)", CANCELLED, REPLACED, review("27B1(b)"))),
                yes(barred("27B2, 26, 23", book, REPLACED)));
    }

    /// A double or redouble does not replace the bid: a bid or a pass must follow.
    private static Step triedAgain(String laws, LawBook book) {
        return barred(
                laws,
                book,
                new Cancelled(Which.REPLACEMENT),
                new MustCall(Role.OFFENDER, CallsLeft.BID_OR_PASS));
    }

    private static Step second(String law, LawBook book) {
        return ask(
                Fact.ACCEPTED_AGAIN,
                Role.LEFT,
                law + ", 27A",
                yes(rule("27A, " + law, CANCELLED, REPLACED)),
                no(triedAgain(law, book)));
    }

    private static Step barred(String laws, LawBook book, Rectification... first) {
        var then = Steps.all(rest(Role.PARTNER), lead(book), reviewOfDamage(book));
        return rule(laws, Steps.all(Steps.all(Steps.all(CANCELLED), first), then));
    }
}
