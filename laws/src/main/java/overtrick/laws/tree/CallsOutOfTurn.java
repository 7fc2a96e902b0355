package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.CANCELLED;
import static overtrick.laws.tree.Steps.STANDS;
import static overtrick.laws.tree.Steps.UNAUTHORISED;
import static overtrick.laws.tree.Steps.ask;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.once;
import static overtrick.laws.tree.Steps.refer;
import static overtrick.laws.tree.Steps.rest;
import static overtrick.laws.tree.Steps.review;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.yes;

import java.util.function.Function;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CallsLeft;
import overtrick.laws.ruling.Rectification.Cancelled;
import overtrick.laws.ruling.Rectification.DoubleBan;
import overtrick.laws.ruling.Rectification.MayCall;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.PassObligation;
import overtrick.laws.ruling.Rectification.Span;
import overtrick.laws.ruling.Rectification.TurnGoesTo;
import overtrick.laws.ruling.Rectification.Which;
import overtrick.laws.ruling.Step;

/// A call made when it was another player's turn (Laws 28 to 32).
///
/// The left hand opponent may always accept it by calling, unless it is inadmissible. Otherwise all
/// depends on whose turn it was, and whether the offender had called before. In 1999 a partner who
/// was skipped is out of the auction at once. In 2017 they call first, whatever they like, and
/// nobody is barred longer than one turn.
final class CallsOutOfTurn {

    private static final Rectification REPEAT = new MustCall(Role.OFFENDER, CallsLeft.REPEAT);
    private static final Rectification ANY = new MustCall(Role.OFFENDER, CallsLeft.ANY);
    private static final Rectification TO_RIGHT = new TurnGoesTo(Role.RIGHT);
    private static final Rectification TO_PARTNER = new TurnGoesTo(Role.PARTNER);
    private static final Rectification TO_LEFT = new TurnGoesTo(Role.LEFT);
    private static final Rectification PARTNER_FREE = new MayCall(Role.PARTNER);

    private CallsOutOfTurn() {}

    /// What makes it no natural pass is less in 1999: of a pass over a call of the partner only a
    /// conventional one.
    static Step pass(LawBook book) {
        return isNew(book)
                ? find(
                        Fact.PASS_MEANS,
                        "30C",
                        on("natural", naturalPass2017()),
                        on("artificial", turn("30C, 31", bids2017("30C, "))),
                        on("over-artificial", turn("30C, 31", bids2017("30C, "))))
                : find(
                        Fact.PASS_MEANS,
                        "30C, 31A",
                        on("natural", naturalPass1999()),
                        on("artificial", turn("30C, 31", bids1999("30C, "))),
                        on("over-partner", turn("30C, 31", passOverPartner1999())));
    }

    static Step bid(LawBook book) {
        return turn("31", isNew(book) ? bids2017("") : bids1999(""));
    }

    static Step doubled(LawBook book) {
        return find(
                Fact.ADMISSIBLE,
                "32, 36",
                yes(isNew(book) ? doubles2017() : doubles1999()),
                no(inadmissible(book)));
    }

    /// What follows when the call is not accepted, by whose turn it was.
    private record Refused(Step right, Step partner, Step left) {}

    private static Step turn(String law, Refused refused) {
        return turn(law, refused.right(), refused.partner(), leftsTurn(law, refused.left()));
    }

    private static Step turn(String law, Step right, Step partner, Step left) {
        return find(
                Fact.TURN,
                "29, " + law,
                on("right", rightsTurn(right)),
                on("partner", acceptable(partner)),
                on("left", left));
    }

    /// Where the player on the right must pass anyway, calling before their pass is in turn.
    private static Step rightsTurn(Step refused) {
        return find(Fact.RIGHT_BARRED, "28A", yes(rule("28A", STANDS)), no(acceptable(refused)));
    }

    private static Step leftsTurn(String law, Step refused) {
        return find(
                Fact.CALLED_BEFORE, law, no(acceptable(refused)), yes(changeOfCall(law + ", 25")));
    }

    private static Step changeOfCall(String laws) {
        return refer(Irregularity.CHANGE_OF_CALL, laws);
    }

    private static Step acceptable(Step refused) {
        return find(
                Fact.NEXT_CALL,
                "28B, 29A",
                on("left", rule("29A", STANDS)),
                on("proper", rule("28B, 16C2", CANCELLED, UNAUTHORISED)),
                on(
                        "none",
                        ask(
                                Fact.ACCEPTED,
                                Role.LEFT,
                                "29A",
                                yes(rule("29A", STANDS)),
                                no(refused))));
    }

    private static Step naturalPass2017() {
        return turn(
                "30",
                new Refused(
                        rule("30A", CANCELLED, TO_RIGHT, once(Role.OFFENDER)),
                        comparable(
                                "30B1(a), 30B1(b), 16C2",
                                "30B1(a), 30B1(b)",
                                TO_PARTNER,
                                PARTNER_FREE),
                        comparable(
                                "30B1(a), 30B1(b), 16C2",
                                "30B1(a), 30B1(b)",
                                TO_LEFT,
                                PARTNER_FREE)));
    }

    /// Before any bid 1999 knows one rule for all seats.
    private static Step naturalPass1999() {
        return turn(
                "30",
                passOnce("30A, 30B1, 72B1", TO_RIGHT),
                bidMade(
                        passOnce("30A, 72B1", TO_PARTNER),
                        rule(
                                "30B2(a), 72B1",
                                CANCELLED,
                                TO_PARTNER,
                                rest(Role.OFFENDER),
                                new DoubleBan(Role.PARTNER),
                                review("72B1"))),
                bidMade(acceptable(passOnce("30A, 72B1", TO_LEFT)), changeOfCall("30B2(b), 25")));
    }

    private static Step passOnce(String laws, Rectification turn) {
        return rule(laws, CANCELLED, turn, once(Role.OFFENDER), review("72B1"));
    }

    private static Step bidMade(Step beforeBid, Step afterBid) {
        return find(Fact.BID_MADE, "30A, 30B", no(beforeBid), yes(afterBid));
    }

    private static Refused bids2017(String law) {
        return new Refused(
                rightActs(
                        law + "31A1",
                        law + "31A2",
                        comparable(law + "31A2(a)", law + "31A2(b)", ANY)),
                comparable(law + "31B, 16C2", law + "31B", TO_PARTNER, PARTNER_FREE),
                comparable(law + "31B, 16C2", law + "31B", TO_LEFT, PARTNER_FREE));
    }

    private static Refused bids1999(String law) {
        return new Refused(
                rightActs(
                        law + "31A1",
                        law + "31A2",
                        ask(
                                Fact.SAME_DENOMINATION,
                                Role.OFFENDER,
                                law + "31A2",
                                yes(
                                        rule(
                                                law + "31A2(a), 23",
                                                CANCELLED,
                                                ANY,
                                                once(Role.PARTNER),
                                                review("23"))),
                                no(
                                        Withdrawals.replaced(
                                                LawBook.CN1999,
                                                law + "31A2(b), 23",
                                                CANCELLED,
                                                ANY,
                                                rest(Role.PARTNER),
                                                review("23"))))),
                barred(law + "31B, 23", TO_PARTNER),
                barred(law + "31B, 23", TO_LEFT));
    }

    /// There is no denomination to repeat.
    private static Refused passOverPartner1999() {
        var bids = bids1999("30C, ");
        return new Refused(
                rightActs("30C, 31A1", "30C, 31A2", barred("30C, 31A2(b), 23", ANY)),
                bids.partner(),
                bids.left());
    }

    private static Step doubles1999() {
        return turn(
                "32",
                rightActs("32B1", "32B2", doubleBarred("32B2, 23", ANY)),
                doubleBarred("32A, 23", TO_PARTNER),
                changeOfCall("32, 25"));
    }

    private static Step doubles2017() {
        return turn(
                "32",
                rightActs("32A1", "32A2", comparable("32A2(a)", "32A2(b)", ANY)),
                comparable("32B, 16C2", "32B", TO_PARTNER, PARTNER_FREE),
                changeOfCall("32, 25"));
    }

    /// It is never accepted: the turn goes back before anything else (Laws 35A and 36).
    private static Step inadmissible(LawBook book) {
        return find(
                Fact.FOUND,
                isNew(book) ? "36" : "35A, 36",
                on(
                        "before-left-called",
                        byTurn(turn ->
                                Withdrawals.ofNoSuit(
                                        book,
                                        isNew(book) ? "36B4, 72C" : "32, 36, 23",
                                        CANCELLED,
                                        turn,
                                        ANY,
                                        rest(Role.PARTNER),
                                        Steps.reviewOfDamage(book)))),
                on(
                        "after-left-called",
                        byTurn(turn ->
                                rule(
                                        isNew(book) ? "36A" : "35A",
                                        CANCELLED,
                                        new Cancelled(Which.LATER_CALLS),
                                        turn))));
    }

    private static Step byTurn(Function<Rectification, Step> then) {
        return find(
                Fact.TURN,
                "36",
                on("right", then.apply(TO_RIGHT)),
                on("partner", then.apply(TO_PARTNER)),
                on("left", then.apply(TO_LEFT)));
    }

    private static Step rightActs(String passes, String acts, Step then) {
        return find(
                Fact.RIGHT_ACTS,
                passes + ", " + acts,
                on("passes", rule(passes, CANCELLED, TO_RIGHT, REPEAT)),
                on("acts", then));
    }

    /// In 2017 the director judges the call that the offender has chosen: free if it is comparable,
    /// else the partner passes once.
    private static Step comparable(String free, String costs, Rectification... first) {
        var all = Steps.all(Steps.all(CANCELLED), first);
        return find(
                Fact.COMPARABLE,
                free + ", 23A",
                yes(rule(free + ", 23A, 23C", Steps.all(all, review("23C")))),
                no(
                        Withdrawals.open(
                                LawBook.WBF2017,
                                costs + ", 16C, 72C",
                                Steps.all(
                                        all,
                                        new PassObligation(Role.PARTNER, Span.ONCE_THEN),
                                        UNAUTHORISED,
                                        Steps.reviewOfDamage(LawBook.WBF2017)))));
    }

    /// In 1999 the partner is out of the auction, from the turn that comes back to them.
    private static Step barred(String laws, Rectification first) {
        return Withdrawals.open(
                LawBook.CN1999, laws, CANCELLED, first, rest(Role.PARTNER), review("23"));
    }

    private static Step doubleBarred(String laws, Rectification first) {
        return Withdrawals.ofNoSuit(
                LawBook.CN1999, laws, CANCELLED, first, rest(Role.PARTNER), review("23"));
    }
}
