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

import java.util.Set;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Answer;
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
/// 1999 lets the offender choose once more after they have heard the Law.
final class InsufficientBids {

    private static final Rectification REPLACED = new Stands(Which.REPLACEMENT);
    private static final Rectification EARLY_GONE = new Cancelled(Which.SECOND);

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
                no(early(book)));
    }

    /// A call put in place of the bid before the director has explained the consequences.
    private static Step early(LawBook book) {
        return switch (book) {
            case WBF2017 ->
                    find(
                            Fact.REPLACED_EARLY,
                            "27C",
                            no(ask(Fact.REPLACEMENT, Role.OFFENDER, "27B", by2017(book))),
                            yes(find(Fact.REPLACEMENT, "27C, 27B", by2017(book))));
            case CN1999 ->
                    find(
                            Fact.REPLACED_EARLY,
                            "27B, 9C",
                            no(ask(Fact.REPLACEMENT, Role.OFFENDER, "27B", by1999(book))),
                            yes(
                                    ask(
                                            Fact.REPLACEMENT,
                                            Role.OFFENDER,
                                            "27B, 9C",
                                            by1999(book, EARLY_GONE, lead(book)))));
        };
    }

    private static Answer[] by2017(LawBook book) {
        return new Answer[] {
            on("same-denomination", rule("27B1(a), 27D", CANCELLED, REPLACED, review("27D"))),
            on("comparable", rule("27B1(b), 23A, 27D", CANCELLED, REPLACED, review("27D"))),
            on("other", barred("27B2, 26B, 72C", book, REPLACED)),
            on("double", triedAgain("27B3, 26B, 72C", book)),
            on("insufficient", second("27B4", book))
        };
    }

    /// @param early what becomes of a call that had been put there too early
    private static Answer[] by1999(LawBook book, Rectification... early) {
        return new Answer[] {
            on("same-denomination", sameDenomination(book, early)),
            on("other", barred("27B2, 26, 23", book, Steps.all(early, REPLACED))),
            on("double", triedAgain("27B3, 26, 23", book, early)),
            on("insufficient", second("27B", book, early))
        };
    }

    private static Step sameDenomination(LawBook book, Rectification... early) {
        var free = Steps.all(Steps.all(CANCELLED), early);
        return find(
                Fact.CONVENTIONAL,
                "27B1(a)",
                no(rule("27B1(a), 27B1(b)", Steps.all(free, REPLACED, review("27B1(b)")))),
                yes(barred("27B2, 26, 23", book, Steps.all(early, REPLACED))));
    }

    /// A double or redouble does not replace the bid: a bid or a pass must follow.
    private static Step triedAgain(String laws, LawBook book, Rectification... early) {
        return barred(
                laws,
                book,
                Steps.all(
                        early,
                        new Cancelled(Which.REPLACEMENT),
                        new MustCall(Role.OFFENDER, CallsLeft.BID_OR_PASS)));
    }

    private static Step second(String law, LawBook book, Rectification... early) {
        var accepted = Steps.all(Steps.all(Steps.all(CANCELLED), early), REPLACED);
        return ask(
                Fact.ACCEPTED_AGAIN,
                Role.LEFT,
                law + ", 27A",
                yes(rule("27A, " + law, accepted)),
                no(triedAgain(law, book, early)));
    }

    private static Step barred(String laws, LawBook book, Rectification... first) {
        var lead = Set.of(first).contains(lead(book)) ? Steps.all() : Steps.all(lead(book));
        var then = Steps.all(Steps.all(Steps.all(rest(Role.PARTNER)), lead), reviewOfDamage(book));
        return rule(laws, Steps.all(Steps.all(Steps.all(CANCELLED), first), then));
    }
}
