package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.STANDS;
import static overtrick.laws.tree.Steps.UNAUTHORISED;
import static overtrick.laws.tree.Steps.cards;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.play;
import static overtrick.laws.tree.Steps.refer;
import static overtrick.laws.tree.Steps.review;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.score;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Rectification.TrickTransfer;
import overtrick.laws.ruling.Step;

/// Cards named, taken back or missing from a trick, and what dummy may not do (Laws 42, 43, 46, 47
/// and 67).
final class PlayedCards {

    private static final Rectification GOES_ON = play(PlayChange.GOES_ON);

    private PlayedCards() {}

    /// Dummy may prevent an irregularity: in 1999 only declarer's, in 2017 anybody's.
    static Step dummy(LawBook book) {
        return find(
                Fact.DUMMY_DID,
                "42, 43",
                on(
                        "prevented",
                        isNew(book)
                                ? rule("42B2, 9A3", GOES_ON)
                                : find(
                                        Fact.EXPOSED_BY,
                                        "42B2, 9A2(b)",
                                        on("declarer", rule("42B2", GOES_ON)),
                                        on(
                                                "defender",
                                                rule(
                                                        "43A1, 90",
                                                        GOES_ON,
                                                        score(ScoreChange.PENALTY_POSSIBLE))))),
                on(
                        "looked-warned",
                        rule(
                                "43B1, 43B2(a)",
                                play(PlayChange.RULES_OF_DUMMY_LOST),
                                play(PlayChange.DEFENDER_CHOOSES_HAND))),
                on(
                        "looked-asked",
                        rule(
                                "43B1, 43B2(b), 64",
                                play(PlayChange.RULES_OF_DUMMY_LOST),
                                play(PlayChange.REVOKE_CORRECTED),
                                review("64"))),
                on(
                        "drew-attention",
                        rule(
                                "43A1, 90",
                                GOES_ON,
                                score(ScoreChange.PENALTY_POSSIBLE),
                                review("43B3"))),
                on("indicated", rule("45F", GOES_ON, review("45F"))));
    }

    static Step designation() {
        return find(
                Fact.INTENT_CLEAR,
                "46B",
                yes(rule("46B", play(PlayChange.DESIGNATION_CHANGED))),
                no(
                        find(
                                Fact.DESIGNATED,
                                "46B",
                                on("rank", rule("46B3", play(PlayChange.RANK_IN_SUIT_PLAYED))),
                                on("suit", rule("46B2", play(PlayChange.LOWEST_OF_SUIT))),
                                on("high", rule("46B1(a)", play(PlayChange.HIGHEST_CARD))),
                                on("low", rule("46B1(c)", play(PlayChange.LOWEST_CARD))),
                                on("win", rule("46B1(b)", play(PlayChange.LOWEST_WINNER))),
                                on("absent", rule("46B4", play(PlayChange.DESIGNATION_VOID))),
                                on("any", rule("46B5", play(PlayChange.DEFENDER_CHOOSES_CARD))))));
    }

    static Step takenBack(LawBook book) {
        var free = rule("47E2(a)", Steps.CANCELLED, cards(CardFate.BACK_TO_HAND));
        var tooLate = rule("47E2(b)", STANDS, score(ScoreChange.ASSIGNED));
        return find(
                Fact.WITHDRAWN_WHY,
                "47",
                on("rectification", rule("47A", Steps.CANCELLED, cards(CardFate.BACK_TO_HAND))),
                on("illegal", rule("47B", Steps.CANCELLED, cards(CardFate.BACK_TO_HAND))),
                on("slip", slip(book)),
                on("misplaced", misplaced()),
                on(
                        "opponents-change",
                        rule(
                                "47D, 16C",
                                Steps.CANCELLED,
                                cards(CardFate.BACK_TO_HAND),
                                UNAUTHORISED)),
                on(
                        "misinformation",
                        find(
                                Fact.SINCE,
                                "47E2(a)",
                                on("nothing", free),
                                on("card", tooLate),
                                on("dummy", tooLate))),
                on("other", byWhom(book)));
    }

    /// Dummy has put a card there that declarer did not name.
    private static Step misplaced() {
        return find(
                Fact.QUITTED,
                "45D",
                no(
                        rule(
                                "45D, 47F",
                                Steps.CANCELLED,
                                cards(CardFate.BACK_TO_HAND),
                                cards(CardFate.OPPONENTS_MAY_CHANGE))),
                yes(rule("45D", STANDS)));
    }

    private static Step slip(LawBook book) {
        // an opponent who has played to the card that was named may change theirs (Law 47D)
        var changed =
                rule(
                        "45C4(b), 47C, 47D",
                        play(PlayChange.DESIGNATION_CHANGED),
                        cards(CardFate.BACK_TO_HAND),
                        cards(CardFate.OPPONENTS_MAY_CHANGE));
        var stands = rule("45C4", STANDS);
        return isNew(book)
                ? find(Fact.IN_TIME, "45C4(b)", yes(changed), no(stands))
                : find(Fact.PAUSED, "45C4", no(changed), yes(stands));
    }

    /// Without such a reason a card that was played stays played.
    private static Step byWhom(LawBook book) {
        return find(
                Fact.KNOWN_TO_PARTNER,
                "45, 47F",
                yes(rule(isNew(book) ? "45, 47F2" : "45, 47F", STANDS, GOES_ON)),
                no(rule("45C1", Steps.CANCELLED, cards(CardFate.BACK_TO_HAND))));
    }

    static Step defectiveTrick(LawBook book) {
        return find(
                Fact.QUITTED,
                "67",
                no(
                        find(
                                Fact.TRICK_FAULT,
                                "67A, 45E",
                                on("too-few", rule("67A", play(PlayChange.CARD_CORRECTED))),
                                on("too-many", fifthCard()))),
                yes(
                        find(
                                Fact.TRICK_FAULT,
                                "67B",
                                on("too-few", tooFew(book)),
                                on(
                                        "too-many",
                                        refer(
                                                Irregularity.REVOKE,
                                                "67B2, 64",
                                                cards(CardFate.RESTORED))))));
    }

    /// One card too many in a trick that is still open. It may have been meant as a lead.
    private static Step fifthCard() {
        return find(
                Fact.EXPOSED_BY,
                "45E",
                on(
                        "declarer",
                        find(
                                Fact.LED,
                                "45E2",
                                yes(refer(Irregularity.LEAD_OUT_OF_TURN_BY_DECLARER, "45E2, 55")),
                                no(rule("45E2", cards(CardFate.BACK_TO_HAND), GOES_ON)))),
                on(
                        "defender",
                        find(
                                Fact.LED,
                                "45E1",
                                yes(refer(Irregularity.LEAD_OUT_OF_TURN_BY_DEFENDER, "45E1, 56")),
                                no(rule("45E1, 50", cards(CardFate.MAJOR_PENALTY_CARD))))));
    }

    /// A card is added to the trick; it does not change who won it. Where that is deemed a revoke,
    /// it costs a trick only if the side has won one from then on (Law 64A2).
    private static Step tooFew(LawBook book) {
        String laws = isNew(book) ? "67B1" : "67B1(b)";
        var costs =
                rule(
                        laws + ", 64A2",
                        cards(CardFate.RESTORED),
                        new TrickTransfer(1),
                        review("64C"));
        var deemed =
                find(
                        Fact.TRICKS_FROM_REVOKE,
                        laws + ", 64A2",
                        on(
                                "none",
                                rule(
                                        laws + ", 64B1",
                                        cards(CardFate.RESTORED),
                                        new TrickTransfer(0),
                                        review("64C"))),
                        on("one", costs),
                        on("more", costs));
        return isNew(book)
                ? deemed
                : find(
                        Fact.HOLDS_SUIT,
                        "67B1",
                        yes(rule("67B1(a)", cards(CardFate.RESTORED), GOES_ON)),
                        no(deemed));
    }
}
