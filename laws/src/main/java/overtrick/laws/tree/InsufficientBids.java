package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.CANCELLED;
import static overtrick.laws.tree.Steps.STANDS;
import static overtrick.laws.tree.Steps.ask;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.rest;
import static overtrick.laws.tree.Steps.review;
import static overtrick.laws.tree.Steps.reviewOfDamage;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CallsLeft;
import overtrick.laws.ruling.Rectification.Cancelled;
import overtrick.laws.ruling.Rectification.MayWithdraw;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.Stands;
import overtrick.laws.ruling.Rectification.Which;
import overtrick.laws.ruling.Step;
import overtrick.laws.ruling.Verdict;

/// A bid that does not outrank the last one (Law 27).
///
/// Which replacement goes unpunished is what the books differ in. 1999 asks whether both bids were
/// natural. 2017 asks which denominations the withdrawn bid *showed*, whatever it named, and lets
/// every comparable call go free; the director judges it of the call that was chosen. It also lets
/// a call that replaced the bid too early stand, where 1999 lets the offender choose once more
/// after they have heard the Law.
final class InsufficientBids {

    private static final Rectification REPLACED = new Stands(Which.REPLACEMENT);
    private static final Rectification MEANT = new MustCall(Role.OFFENDER, CallsLeft.INTENDED);
    private static final Rectification EARLY_GONE = new Cancelled(Which.SECOND);
    private static final Verdict FREE_2017 =
            rule("27B1(a), 27D", CANCELLED, REPLACED, review("27D"));

    private InsufficientBids() {}

    /// A slip that may not be mended any more stands where the player on the left has called: they
    /// have accepted the bid by it.
    static Step tree(LawBook book) {
        var over = rule(isNew(book) ? "27A1" : "27A", STANDS);
        return Slips.first(
                book,
                Slips.unlessPaused(book, slip(book), accepting(book)),
                Slips.unlessPaused(book, calledOver(book), over),
                over,
                accepting(book));
    }

    private static Step slip(LawBook book) {
        return isNew(book)
                ? rule("25A, 16C", CANCELLED, MEANT, Steps.UNAUTHORISED)
                : rule("25A", CANCELLED, MEANT);
    }

    /// Whoever has called over the slip may call anew, too.
    private static Step calledOver(LawBook book) {
        return rule(
                isNew(book) ? "25A, 25A6, 16C" : "25A, 16C2",
                CANCELLED,
                MEANT,
                new MayWithdraw(Role.LEFT),
                Steps.UNAUTHORISED);
    }

    private static Step accepting(LawBook book) {
        String law = isNew(book) ? "27A1" : "27A";
        return ask(Fact.ACCEPTED, Role.LEFT, law, yes(rule(law, STANDS)), no(early(book)));
    }

    /// A call put in place of the bid before the director has explained the consequences.
    private static Step early(LawBook book) {
        return switch (book) {
            case WBF2017 ->
                    find(
                            Fact.REPLACED_EARLY,
                            "27C",
                            no(ask(Fact.REPLACEMENT, Role.OFFENDER, "27B", by2017(book, ""))),
                            yes(find(Fact.REPLACEMENT, "27C, 27B", by2017(book, "27C, "))));
            case CN1999 ->
                    find(
                            Fact.REPLACED_EARLY,
                            "27B, 9C",
                            no(ask(Fact.REPLACEMENT, Role.OFFENDER, "27B", by1999(book, ""))),
                            yes(
                                    ask(
                                            Fact.REPLACEMENT,
                                            Role.OFFENDER,
                                            "27B, 9C",
                                            by1999(book, "9C, ", EARLY_GONE))));
        };
    }

    private static Answer[] by2017(LawBook book, String early) {
        var barred = barred(early + "27B2, 72C", book, REPLACED);
        return new Answer[] {
            on(
                    "bid",
                    find(Fact.SPECIFIES, "27B1(a)", yes(FREE_2017), no(comparable(early, barred)))),
            on("pass", comparable(early, barred)),
            on("any-double", comparable(early, triedAgain(early + "27B3, 72C", book))),
            on("insufficient", second("27B4", early + "27B4, 72C", book))
        };
    }

    private static Step comparable(String early, Step otherwise) {
        return find(
                Fact.COMPARABLE,
                early + "27B1(b), 23A",
                yes(rule(early + "27B1(b), 23A, 27D", CANCELLED, REPLACED, review("27D"))),
                no(otherwise));
    }

    /// @param early what becomes of a call that had been put there too early
    private static Answer[] by1999(LawBook book, String laws, Rectification... early) {
        return new Answer[] {
            on("same-denomination", sameDenomination(book, laws, early)),
            on("other", barred(laws + "27B2, 23", book, Steps.all(early, REPLACED))),
            on("double", triedAgain(laws + "27B3, 23", book, early)),
            on("insufficient", second("27B", laws + "27B, 23", book, early))
        };
    }

    private static Step sameDenomination(LawBook book, String laws, Rectification... early) {
        var all = Steps.all(Steps.all(Steps.all(CANCELLED), early), REPLACED, review("27B1(b)"));
        String free = laws + "27B1(a), 27B1(b)";
        // a call attempted too early may cost a lead of its own (Law 9C)
        return find(
                Fact.CONVENTIONAL,
                "27B1(a)",
                no(early.length == 0 ? rule(free, all) : Withdrawals.replaced(book, free, all)),
                yes(barred(laws + "27B2, 23", book, Steps.all(early, REPLACED))));
    }

    /// A double or redouble does not replace the bid: a bid or a pass must follow.
    private static Step triedAgain(String laws, LawBook book, Rectification... early) {
        var again = new MustCall(Role.OFFENDER, CallsLeft.BID_OR_PASS);
        return Withdrawals.open(
                book, laws, all(book, early, new Cancelled(Which.REPLACEMENT), again));
    }

    private static Step second(String law, String laws, LawBook book, Rectification... early) {
        var accepted = Steps.all(Steps.all(Steps.all(CANCELLED), early), REPLACED);
        return ask(
                Fact.ACCEPTED_AGAIN,
                Role.LEFT,
                law + ", 27A",
                yes(rule("27A, " + law, accepted)),
                no(triedAgain(laws, book, early)));
    }

    private static Step barred(String laws, LawBook book, Rectification... first) {
        return Withdrawals.replaced(book, laws, all(book, first));
    }

    private static Rectification[] all(LawBook book, Rectification[] early, Rectification... then) {
        var first = Steps.all(Steps.all(Steps.all(CANCELLED), early), then);
        return Steps.all(first, rest(Role.PARTNER), reviewOfDamage(book));
    }
}
