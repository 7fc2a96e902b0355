package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.UNAUTHORISED;
import static overtrick.laws.tree.Steps.ask;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
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
import overtrick.laws.ruling.Answer;
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
        var meant = intended(book);
        return Slips.first(
                book,
                Slips.unlessPaused(book, mended(book), accepting(book)),
                Slips.unlessPaused(book, calledOver(book), leftHasCalled(book)),
                isNew(book) ? accepting(book) : closed(),
                meant);
    }

    private static Step mended(LawBook book) {
        return isNew(book)
                ? rule("25A, 16C", FIRST_GONE, SECOND_STANDS, UNAUTHORISED)
                : rule("25A", FIRST_GONE, SECOND_STANDS);
    }

    /// The call made over the slip may be taken back, too, and tells the offender's side nothing.
    private static Step calledOver(LawBook book) {
        return rule(
                isNew(book) ? "25A, 25A6, 16C" : "25A, 16C2",
                FIRST_GONE,
                SECOND_STANDS,
                new MayWithdraw(Role.LEFT),
                UNAUTHORISED);
    }

    private static Step intended(LawBook book) {
        return find(
                Fact.LEFT_CALLED,
                "25B1",
                on("no", accepting(book)),
                beforeSecond(book),
                overFirst(book),
                on("over-second", secondStands(book)));
    }

    /// The same, where it is known that the player on the left has called.
    private static Step leftHasCalled(LawBook book) {
        return find(
                Fact.LEFT_CALLED,
                "25B1",
                beforeSecond(book),
                overFirst(book),
                on("over-second", secondStands(book)));
    }

    private static Answer beforeSecond(LawBook book) {
        return on("before-second", isNew(book) ? accepting(book) : closed());
    }

    /// In 1999 a call on the left ends the right to change: what comes later is a call at the turn
    /// of whoever is next.
    private static Step closed() {
        return refer(Irregularity.BID_OUT_OF_TURN, "25B, 29", FIRST_STANDS);
    }

    private static Answer overFirst(LawBook book) {
        return on(
                "over-first",
                isNew(book)
                        ? accepting(book)
                        : rule(
                                "25B1, 16C2",
                                FIRST_GONE,
                                SECOND_STANDS,
                                new MayWithdraw(Role.LEFT),
                                UNAUTHORISED));
    }

    private static Step secondStands(LawBook book) {
        return isNew(book)
                ? Withdrawals.open(book, "25B1, 16C", FIRST_GONE, SECOND_STANDS, UNAUTHORISED)
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
        return Withdrawals.open(
                book, laws, (all, rest) -> refer(irregularity, all, rest), SECOND_GONE);
    }

    private static Step firstIsLegal(LawBook book) {
        if (isNew(book)) {
            return Withdrawals.open(
                    book, "25B2, 25B3, 16C", SECOND_GONE, FIRST_STANDS, UNAUTHORISED);
        }
        return ask(
                Fact.FIRST_CALL_KEPT,
                Role.OFFENDER,
                "25B2(b)",
                yes(
                        Withdrawals.open(
                                book,
                                "25B2(b)(1), 23",
                                SECOND_GONE,
                                FIRST_STANDS,
                                once(Role.PARTNER),
                                review("23"))),
                no(
                        Withdrawals.open(
                                book,
                                "25B2(b)(2)",
                                FIRST_GONE,
                                SECOND_GONE,
                                new MustCall(Role.OFFENDER, CallsLeft.ANY),
                                Steps.score(ScoreChange.OFFENDERS_AT_MOST_AVERAGE_MINUS),
                                new Unauthorised(Role.PARTNER))));
    }
}
