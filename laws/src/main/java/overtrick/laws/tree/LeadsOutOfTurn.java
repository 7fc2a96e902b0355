package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.CANCELLED;
import static overtrick.laws.tree.Steps.STANDS;
import static overtrick.laws.tree.Steps.UNAUTHORISED;
import static overtrick.laws.tree.Steps.all;
import static overtrick.laws.tree.Steps.ask;
import static overtrick.laws.tree.Steps.cards;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.play;
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
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.SuitDemand;
import overtrick.laws.ruling.Rectification.TurnGoesTo;
import overtrick.laws.ruling.Step;

/// Leads by a player whose lead it was not (Laws 53 to 56).
final class LeadsOutOfTurn {

    private static final Rectification BACK = cards(CardFate.BACK_TO_HAND);
    private static final Rectification MAJOR = cards(CardFate.MAJOR_PENALTY_CARD);
    private static final Rectification PENALTY_CARD_BACK = cards(CardFate.PENALTY_CARDS_BACK);

    private LeadsOutOfTurn() {}

    static Step opening(LawBook book) {
        return find(
                Fact.SIDE,
                "54",
                on("declaring", refer(Irregularity.EXPOSED_CARD_IN_AUCTION, "54E, 24")),
                on(
                        "defender",
                        find(
                                Fact.FACE_UP,
                                "41A, 54",
                                no(rule("41A, 54", CANCELLED, BACK, play(PlayChange.GOES_ON))),
                                yes(toldByOpponent(openingFaced(book))))));
    }

    /// Whoever was told by an opponent that it was their turn takes their card back freely.
    static Step toldByOpponent(Step otherwise) {
        return find(
                Fact.TOLD_BY_OPPONENT,
                "47E1",
                yes(rule("47E1", CANCELLED, BACK, play(PlayChange.RIGHT_LEADER))),
                no(otherwise));
    }

    /// Declarer's five options, in the order in which they are read out.
    private static Step openingFaced(LawBook book) {
        String laws = isNew(book) ? "54D, 50D2, 50E" : "54D, 56, 50D2";
        return find(
                Fact.DUMMY_SEEN,
                "54C",
                yes(
                        find(
                                Fact.DUMMY_PLAYED,
                                "54B2",
                                yes(
                                        rule(
                                                "54B2, 54C",
                                                STANDS,
                                                play(PlayChange.DUMMY_FACES),
                                                play(PlayChange.DUMMYS_CARD_STAYS))),
                                no(rule("54C", STANDS, play(PlayChange.DUMMY_FACES))))),
                no(
                        ask(
                                Fact.LEAD_CHOICE,
                                Role.DECLARER,
                                "54A, 54B, 54D, 50D2",
                                on(
                                        "spread",
                                        rule(
                                                "54A",
                                                STANDS,
                                                play(PlayChange.DECLARER_BECOMES_DUMMY))),
                                on("accept", rule("54B", STANDS, play(PlayChange.DUMMY_FACES))),
                                on(
                                        "require",
                                        refused(book, laws, Demand.REQUIRE, PENALTY_CARD_BACK)),
                                on("forbid", refused(book, laws, Demand.FORBID, PENALTY_CARD_BACK)),
                                on("leave", refused(book, laws, Demand.FREE, MAJOR)))));
    }

    private static Step refused(LawBook book, String laws, Demand demand, Rectification card) {
        return rule(
                laws,
                CANCELLED,
                new TurnGoesTo(Role.PARTNER),
                new SuitDemand(Role.PARTNER, demand),
                card,
                review(isNew(book) ? "50E3" : "50D1"));
    }

    static Step byDefender(LawBook book) {
        String laws = isNew(book) ? "56, 54D, 50D2, 50E" : "56, 50D2";
        var refused =
                find(
                        Fact.PARTNER_LEADS,
                        "56, 50D2",
                        yes(
                                ask(
                                        Fact.SUIT_CHOICE,
                                        Role.DECLARER,
                                        "50D2",
                                        on(
                                                "require",
                                                refused(
                                                        book,
                                                        laws,
                                                        Demand.REQUIRE,
                                                        PENALTY_CARD_BACK)),
                                        on(
                                                "forbid",
                                                refused(
                                                        book,
                                                        laws,
                                                        Demand.FORBID,
                                                        PENALTY_CARD_BACK)),
                                        on("leave", refused(book, laws, Demand.FREE, MAJOR)))),
                        no(
                                rule(
                                        isNew(book) ? "56, 54D, 50, 50E" : "56, 50",
                                        CANCELLED,
                                        play(PlayChange.RIGHT_LEADER),
                                        MAJOR)));
        // in the last trick everybody has one card only
        var last = rule("53A, 56", CANCELLED, BACK, play(PlayChange.RIGHT_LEADER));
        return toldByOpponent(next(book, Role.DECLARER, last, refused, BACK, UNAUTHORISED));
    }

    /// A card led from the wrong hand, or when a defender was to lead; there is no penalty card.
    static Step byDeclarer(LawBook book) {
        String information = isNew(book) ? "55C, 16" : "55C";
        var refused =
                find(
                        Fact.LEAD_BELONGS,
                        "55B",
                        on(
                                "own-side",
                                rule(
                                        "55A, 55B2, " + information,
                                        CANCELLED,
                                        BACK,
                                        play(PlayChange.LEAD_FROM_RIGHT_HAND),
                                        review("55C"))),
                        on(
                                "opponents",
                                rule(
                                        "55A, 55B1, " + information,
                                        CANCELLED,
                                        BACK,
                                        new TurnGoesTo(Role.OTHER_SIDE),
                                        review("55C"))));
        return toldByOpponent(next(book, Role.DEFENDERS, refused, refused, BACK));
    }

    /// Where the defenders differ, the one whose turn comes next after the lead decides.
    private static Step byEither(Step refused) {
        return ask(
                Fact.LEAD_ACCEPTED,
                Role.DEFENDERS,
                "53A, 55A",
                yes(rule("53A, 55A", STANDS, play(PlayChange.GOES_ON))),
                no(refused),
                on(
                        "differ",
                        ask(
                                Fact.NEXT_ACCEPTS,
                                Role.LEFT,
                                "55A",
                                yes(rule("53A, 55A", STANDS, play(PlayChange.GOES_ON))),
                                no(refused))));
    }

    /// What has been played since may have settled it already.
    ///
    /// @param last in the thirteenth trick
    private static Step next(
            LawBook book, Role asked, Step last, Step refused, Rectification... errors) {
        var stands = rule("53A", STANDS, play(PlayChange.GOES_ON));
        var choice =
                asked == Role.DEFENDERS
                        ? byEither(refused)
                        : ask(Fact.LEAD_ACCEPTED, asked, "53A", yes(stands), no(refused));
        var none =
                on(
                        "none",
                        isNew(book)
                                ? find(Fact.TRICK_THIRTEEN, "53A", yes(last), no(choice))
                                : choice);
        var nextHand = on("next-hand", stands);
        var properLeader =
                on(
                        "proper-leader",
                        rule(isNew(book) ? "53B, 16C" : "53C, 16C2", all(all(CANCELLED), errors)));
        return asked == Role.DEFENDERS
                ? find(Fact.NEXT_PLAY, "53", none, nextHand, properLeader, wrongDefender(book))
                : find(Fact.NEXT_PLAY, "53", none, nextHand, properLeader);
    }

    /// Only to a lead of declarer's can a defender have played in the wrong order.
    private static Answer wrongDefender(LawBook book) {
        return on(
                "wrong-defender",
                refer(Irregularity.PREMATURE_PLAY, isNew(book) ? "53C" : "53B", STANDS));
    }
}
