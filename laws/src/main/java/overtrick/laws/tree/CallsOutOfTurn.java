package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.CANCELLED;
import static overtrick.laws.tree.Steps.STANDS;
import static overtrick.laws.tree.Steps.UNAUTHORISED;
import static overtrick.laws.tree.Steps.ask;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.lead;
import static overtrick.laws.tree.Steps.leadWithoutSuit;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.once;
import static overtrick.laws.tree.Steps.refer;
import static overtrick.laws.tree.Steps.rest;
import static overtrick.laws.tree.Steps.review;
import static overtrick.laws.tree.Steps.reviewOfDamage;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CallsLeft;
import overtrick.laws.ruling.Rectification.DoubleBan;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.TurnGoesTo;
import overtrick.laws.ruling.Step;

/// A call made when it was another player's turn (Laws 28 to 32).
///
/// The left hand opponent may always accept it by calling, unless it is inadmissible. Otherwise all
/// depends on whose turn it was, and whether the offender had called before. 2017 bars nobody
/// longer than one turn.
final class CallsOutOfTurn {

    private static final Rectification REPEAT = new MustCall(Role.OFFENDER, CallsLeft.REPEAT);
    private static final Rectification ANY = new MustCall(Role.OFFENDER, CallsLeft.ANY);
    private static final Rectification TO_RIGHT = new TurnGoesTo(Role.RIGHT);
    private static final Rectification TO_PARTNER = new TurnGoesTo(Role.PARTNER);
    private static final Rectification TO_LEFT = new TurnGoesTo(Role.LEFT);

    private CallsOutOfTurn() {}

    static Step pass(LawBook book) {
        return find(
                Fact.PASS_MEANS,
                "30C",
                on("natural", turn("30", naturalPass(book))),
                on("artificial", turn("30C, 31", bids(book, lead(book)))),
                on("over-artificial", turn("30C, 31", passOverArtificial(book))));
    }

    static Step bid(LawBook book) {
        return turn("31", bids(book, lead(book)));
    }

    static Step doubled(LawBook book) {
        return find(
                Fact.ADMISSIBLE,
                "32, 36",
                yes(turn("32", isNew(book) ? comparables("32A") : doubles1999())),
                no(refer(Irregularity.INADMISSIBLE_DOUBLE, "32, 36")));
    }

    /// What follows when the call is not accepted, by whose turn it was.
    private record Refused(Step right, Step partner, Step left) {}

    private static Step turn(String law, Refused refused) {
        return find(
                Fact.TURN,
                "29, " + law,
                on("right", rightsTurn(refused.right())),
                on("partner", acceptable(refused.partner())),
                on("left", leftsTurn(law, refused.left())));
    }

    /// Where the player on the right must pass anyway, calling before their pass is in turn.
    private static Step rightsTurn(Step refused) {
        return find(Fact.RIGHT_BARRED, "28A", yes(rule("28A", STANDS)), no(acceptable(refused)));
    }

    private static Step leftsTurn(String law, Step refused) {
        return find(
                Fact.CALLED_BEFORE,
                law,
                no(acceptable(refused)),
                yes(refer(Irregularity.CHANGE_OF_CALL, law + ", 25")));
    }

    private static Step acceptable(Step refused) {
        return find(
                Fact.NEXT_CALL,
                "28B, 29A",
                on("left", rule("29A", STANDS)),
                on("proper", rule("28B, 16C", CANCELLED, UNAUTHORISED)),
                on(
                        "none",
                        ask(
                                Fact.ACCEPTED,
                                Role.LEFT,
                                "29A",
                                yes(rule("29A", STANDS)),
                                no(refused))));
    }

    private static Refused naturalPass(LawBook book) {
        if (isNew(book)) {
            var later = comparable("30B1", TO_PARTNER);
            return new Refused(
                    rule("30A", CANCELLED, TO_RIGHT, once(Role.OFFENDER)),
                    later,
                    comparable("30B1", TO_LEFT));
        }
        return new Refused(
                rule("30A, 30B1, 72B1", CANCELLED, TO_RIGHT, once(Role.OFFENDER), review("72B1")),
                bidMade(
                        TO_PARTNER,
                        rule(
                                "30B2(a), 72B1",
                                CANCELLED,
                                TO_PARTNER,
                                rest(Role.OFFENDER),
                                new DoubleBan(Role.PARTNER),
                                review("72B1"))),
                bidMade(TO_LEFT, refer(Irregularity.CHANGE_OF_CALL, "30B2(b), 25")));
    }

    /// Before any bid the books of 1999 know one rule for all seats.
    private static Step bidMade(Rectification turn, Step afterBid) {
        return find(
                Fact.BID_MADE,
                "30A, 30B",
                no(rule("30A, 72B1", CANCELLED, turn, once(Role.OFFENDER), review("72B1"))),
                yes(afterBid));
    }

    private static Refused bids(LawBook book, Rectification lead) {
        if (isNew(book)) {
            return comparables("31A", "31B");
        }
        return new Refused(
                rightActs(
                        "31A",
                        find(
                                Fact.SAME_DENOMINATION,
                                "31A2",
                                yes(
                                        rule(
                                                "31A2(a), 23",
                                                CANCELLED,
                                                ANY,
                                                once(Role.PARTNER),
                                                review("23"))),
                                no(barred("31A2(b), 26, 23", ANY, lead)))),
                barred("31B, 26, 23", TO_PARTNER, lead),
                barred("31B, 26, 23", TO_LEFT, lead));
    }

    /// A pass of the conventional call that the partner made: there is no denomination to repeat.
    private static Refused passOverArtificial(LawBook book) {
        if (isNew(book)) {
            return comparables("31A", "31B");
        }
        var bids = bids(book, leadWithoutSuit(book));
        return new Refused(
                rightActs("31A", barred("31A2(b), 26, 23", ANY, leadWithoutSuit(book))),
                bids.partner(),
                bids.left());
    }

    private static Refused doubles1999() {
        var lead = leadWithoutSuit(LawBook.CN1999);
        return new Refused(
                rightActs("32B", barred("32B2, 26B, 23", ANY, lead)),
                barred("32A, 26B, 23", TO_PARTNER, lead),
                refer(Irregularity.CHANGE_OF_CALL, "32, 25"));
    }

    private static Refused comparables(String law) {
        return comparables(law, law);
    }

    private static Refused comparables(String atRight, String elsewhere) {
        return new Refused(
                rightActs(atRight, comparable(atRight + "2", ANY)),
                comparable(elsewhere, TO_PARTNER),
                comparable(elsewhere, TO_LEFT));
    }

    private static Step rightActs(String law, Step acts) {
        return find(
                Fact.RIGHT_ACTS,
                law,
                on("passes", rule(law + "1", CANCELLED, TO_RIGHT, REPEAT)),
                on("acts", acts));
    }

    /// In 2017: free with a comparable call, else the partner passes once.
    private static Step comparable(String law, Rectification first) {
        return ask(
                Fact.COMPARABLE,
                Role.OFFENDER,
                law + ", 23A",
                yes(rule(law + ", 23A, 23C", CANCELLED, first, review("23C"))),
                no(
                        rule(
                                law + ", 16C, 26B, 72C",
                                CANCELLED,
                                first,
                                once(Role.PARTNER),
                                UNAUTHORISED,
                                lead(LawBook.WBF2017),
                                reviewOfDamage(LawBook.WBF2017))));
    }

    /// In 1999: the partner is out of the auction.
    private static Step barred(String laws, Rectification first, Rectification lead) {
        return rule(laws, CANCELLED, first, rest(Role.PARTNER), lead, review("23"));
    }
}
