package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.UNAUTHORISED;
import static overtrick.laws.tree.Steps.ask;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.lead;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.once;
import static overtrick.laws.tree.Steps.refer;
import static overtrick.laws.tree.Steps.review;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CallsLeft;
import overtrick.laws.ruling.Rectification.Cancelled;
import overtrick.laws.ruling.Rectification.MayWithdraw;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Rectification.Stands;
import overtrick.laws.ruling.Rectification.Unauthorised;
import overtrick.laws.ruling.Rectification.Which;
import overtrick.laws.ruling.Step;

/// A call put in place of another (Law 25): a slip is mended; a change of mind is the left hand
/// opponent's to accept. Until 2007 an offender refused could still call something else and then
/// score no more than average minus.
final class ChangesOfCall {

    private static final Rectification FIRST_GONE = new Cancelled(Which.FIRST);
    private static final Rectification SECOND_GONE = new Cancelled(Which.SECOND);
    private static final Rectification FIRST_STANDS = new Stands(Which.FIRST);
    private static final Rectification SECOND_STANDS = new Stands(Which.SECOND);

    private ChangesOfCall() {}

    static Step tree(LawBook book) {
        return find(Fact.UNINTENDED, "25A", yes(inTime(book, intended(book))), no(intended(book)));
    }

    /// A slip is mended when it is said in time, else goes the way of an intended call.
    static Step inTime(LawBook book, Step tooLate) {
        return find(
                Fact.IN_TIME,
                isNew(book) ? "25A2, 25A3" : "25A",
                yes(
                        isNew(book)
                                ? rule(
                                        "25A, 16C",
                                        FIRST_GONE,
                                        SECOND_STANDS,
                                        new MayWithdraw(Role.LEFT),
                                        UNAUTHORISED)
                                : rule("25A", FIRST_GONE, SECOND_STANDS)),
                no(tooLate));
    }

    private static Step intended(LawBook book) {
        return find(
                Fact.LEFT_CALLED,
                "25B1",
                on("no", accepting(book)),
                on("over-first", overFirst(book)),
                on("over-second", secondStands(book)));
    }

    private static Step overFirst(LawBook book) {
        return isNew(book)
                ? rule("25B2, 26B, 16C", SECOND_GONE, FIRST_STANDS, lead(book), UNAUTHORISED)
                : rule("25B1", FIRST_GONE, SECOND_STANDS, new MayWithdraw(Role.LEFT));
    }

    private static Step secondStands(LawBook book) {
        return isNew(book)
                ? rule("25B1, 26B, 16C", FIRST_GONE, SECOND_STANDS, lead(book), UNAUTHORISED)
                : rule("25B1", FIRST_GONE, SECOND_STANDS);
    }

    private static Step accepting(LawBook book) {
        return ask(Fact.ACCEPTED, Role.LEFT, "25B1", yes(secondStands(book)), no(refused(book)));
    }

    private static Step refused(LawBook book) {
        String law = isNew(book) ? "25B2" : "25B2(a)";
        return find(
                Fact.FIRST_CALL,
                law,
                on("legal", firstIsLegal(book)),
                on("insufficient", insufficient(book, law)),
                on("out-of-turn", ownLaw(book, Irregularity.BID_OUT_OF_TURN, law + ", 29")),
                on("inadmissible", ownLaw(book, Irregularity.INADMISSIBLE_DOUBLE, law + ", 36")));
    }

    /// In 2017 the second call may yet stand, as the replacement made too early.
    private static Step insufficient(LawBook book, String law) {
        return isNew(book)
                ? refer(Irregularity.INSUFFICIENT_BID, law + ", 27C")
                : ownLaw(book, Irregularity.INSUFFICIENT_BID, law + ", 27");
    }

    /// The first call, being illegal, is ruled by its own Law.
    private static Step ownLaw(LawBook book, Irregularity irregularity, String laws) {
        return refer(irregularity, laws, SECOND_GONE, lead(book));
    }

    private static Step firstIsLegal(LawBook book) {
        if (isNew(book)) {
            return rule(
                    "25B2, 25B3, 26B, 16C", SECOND_GONE, FIRST_STANDS, lead(book), UNAUTHORISED);
        }
        return ask(
                Fact.FIRST_CALL_KEPT,
                Role.OFFENDER,
                "25B2(b)",
                yes(
                        rule(
                                "25B2(b)(1), 26, 23",
                                SECOND_GONE,
                                FIRST_STANDS,
                                once(Role.PARTNER),
                                lead(book),
                                review("23"))),
                no(
                        rule(
                                "25B2(b)(2), 26",
                                FIRST_GONE,
                                SECOND_GONE,
                                new MustCall(Role.OFFENDER, CallsLeft.ANY),
                                Steps.score(ScoreChange.OFFENDERS_AT_MOST_AVERAGE_MINUS),
                                new Unauthorised(Role.PARTNER),
                                lead(book))));
    }
}
