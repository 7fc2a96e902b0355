package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.STANDS;
import static overtrick.laws.tree.Steps.cards;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.play;
import static overtrick.laws.tree.Steps.refer;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.score;
import static overtrick.laws.tree.Steps.tell;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Instruction;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Step;

/// How things are done at a table: boards and cards (Law 7), questions (20), the opening lead (41),
/// tricks (65 and 66), spectators (76), scores (79), and what the director notices (81).
final class Procedures {

    private static final Rectification GOES_ON = play(PlayChange.GOES_ON);
    private static final Rectification PENALTY = score(ScoreChange.PENALTY_POSSIBLE);
    private static final Rectification CORRECTED = score(ScoreChange.CORRECTED);
    private static final Rectification SCORE_STANDS = score(ScoreChange.STANDS);

    private Procedures() {}

    private static Answer told(String answer, String laws, Instruction... what) {
        var all = new Rectification[what.length];
        for (int at = 0; at < what.length; at++) {
            all[at] = tell(what[at]);
        }
        return on(answer, rule(laws, all));
    }

    static Step laidOut(LawBook book) {
        var tooLate = rule("65B", tell(Instruction.TOO_LATE_TO_POINT));
        var declarer =
                find(
                        Fact.DECLARER_ASKS,
                        "65B3",
                        yes(rule("65B3", tell(Instruction.POINT_RIGHTLY))),
                        no(rule("65B3", tell(Instruction.TOO_LATE_TO_POINT))));
        return find(
                Fact.POINTED,
                "65",
                told("now", "65B", Instruction.POINT_RIGHTLY),
                on(
                        "later",
                        find(
                                Fact.SIDE,
                                "65B",
                                on("defender", tooLate),
                                on("declaring", isNew(book) ? declarer : tooLate))),
                told("mixed", "65C, 65D", Instruction.ORDER_LOST));
    }

    static Step lookedAt() {
        return find(
                Fact.LOOKED_AT,
                "66",
                told("last-open", "66A", Instruction.ALL_FACED),
                told("own-last", "66B", Instruction.OWN_CARD_ONLY),
                told("earlier", "66C", Instruction.NOT_BEFORE_THE_END),
                told("after-play", "66D", Instruction.OWN_CARDS_AND_TRICKS));
    }

    static Step openingLead() {
        return find(
                Fact.LEAD_STATE,
                "41",
                told("down-right", "41A", Instruction.LEAD_STAYS),
                on(
                        "down-wrong",
                        rule(
                                "54, 41A",
                                cards(CardFate.BACK_TO_HAND),
                                play(PlayChange.RIGHT_LEADER))),
                on("faced-right", rule("41D", STANDS, play(PlayChange.DUMMY_COMES_DOWN))),
                on("faced-wrong", refer(Irregularity.OPENING_LEAD_OUT_OF_TURN, "54")),
                on("faced-early", rule("41B", STANDS, GOES_ON)),
                on("dummy-early", refer(Irregularity.EXPOSED_CARD_IN_AUCTION, "24, 41D")));
    }

    static Step asked(LawBook book) {
        return find(
                Fact.ASKED_WHAT,
                "20",
                told("unheard", "20A", Instruction.REPEAT_THE_CALL),
                on("review", review()),
                on("meaning", meaning()),
                isNew(book)
                        ? told(
                                "one-call",
                                "20F3",
                                Instruction.EXPLAINED_BY_PARTNER,
                                Instruction.ONE_CALL_TELLS)
                        : told(
                                "one-call",
                                "20F1, 16A",
                                Instruction.EXPLAINED_BY_PARTNER,
                                Instruction.ONE_CALL_TELLS));
    }

    private static Step review() {
        return find(
                Fact.ASKED_WHEN,
                "20B, 20C",
                on(
                        "own-turn",
                        find(
                                Fact.BARRED_NOW,
                                "20B",
                                yes(rule("20B", tell(Instruction.NO_REVIEW_NOW))),
                                no(rule("20B", tell(Instruction.REVIEW_GIVEN))))),
                told("not-turn", "20B", Instruction.WAIT_FOR_TURN),
                told("before-lead", "20C1", Instruction.REVIEW_GIVEN),
                told("first-play", "20C2, 41B", Instruction.REVIEW_GIVEN),
                told("play", "20C2, 41C", Instruction.NO_REVIEW));
    }

    /// Who must pass may ask what calls mean all the same: only the review is refused (Law 20B).
    private static Step meaning() {
        return find(
                Fact.ASKED_WHEN,
                "20F",
                told("own-turn", "20F1", Instruction.EXPLAINED_BY_PARTNER),
                told("not-turn", "20F1", Instruction.WAIT_FOR_TURN),
                told("before-lead", "20F2", Instruction.EXPLAINED_BY_PARTNER),
                told("play", "20F2", Instruction.EXPLAINED_BY_PARTNER));
    }

    static Step boardAndCards() {
        return find(
                Fact.CARDS_MATTER,
                "7",
                on(
                        "not-counted",
                        find(
                                Fact.THIRTEEN,
                                "7B",
                                yes(
                                        rule(
                                                "7B",
                                                tell(Instruction.COUNT_FIRST),
                                                play(PlayChange.BOARD_GOES_ON))),
                                no(refer(Irregularity.WRONG_NUMBER_OF_CARDS, "7B")))),
                on(
                        "touched-others",
                        find(
                                Fact.HELPED,
                                "7B3",
                                yes(refer(Irregularity.UNAUTHORISED_INFORMATION, "7B3, 16")),
                                no(rule("7B3, 90", tell(Instruction.KEEP_TO_OWN), PENALTY)))),
                on("put-back-wrong", rule("7C, 90", cards(CardFate.RESTORED), PENALTY)));
    }

    static Step spectator(LawBook book) {
        String other = isNew(book) ? "76" : "11B1";
        String own = isNew(book) ? "76" : "11B2";
        return find(
                Fact.SPECTATOR_DID,
                "76",
                told("looked-round", "76", Instruction.ONE_HAND_ONLY),
                on(
                        "showed-something",
                        find(
                                Fact.HELPED,
                                "76",
                                yes(refer(Irregularity.UNAUTHORISED_INFORMATION, "76, 16")),
                                no(
                                        rule(
                                                "76",
                                                tell(Instruction.SPECTATOR_SILENT),
                                                play(PlayChange.BOARD_GOES_ON))))),
                on(
                        "drew-attention",
                        find(
                                Fact.BROUGHT_BY,
                                isNew(book) ? "76" : "11B",
                                told("other-side", other, Instruction.RIGHT_MAY_BE_LOST),
                                told("own-side", own, Instruction.CORRECTION_MAY_BE_LOST))),
                told("disturbed", "76, 81", Instruction.SPECTATOR_LEAVES));
    }

    static Step scoreInDoubt(LawBook book) {
        return find(
                Fact.SCORE_FAULT,
                "79",
                on(
                        "tricks",
                        find(
                                Fact.CARDS_BACK,
                                "79A",
                                no(rule("79A", tell(Instruction.COUNT_THE_TRICKS))),
                                yes(
                                        find(
                                                Fact.TRICKS_SHOWN,
                                                "79B, 85",
                                                yes(rule("79B", CORRECTED)),
                                                no(rule("79B", SCORE_STANDS)))))),
                on(
                        "reckoned",
                        find(
                                Fact.IN_CORRECTION_PERIOD,
                                "79C",
                                yes(rule("79C", CORRECTED)),
                                no(afterThePeriod(book)))));
    }

    private static Step afterThePeriod(LawBook book) {
        return isNew(book)
                ? find(
                        Fact.BEYOND_DOUBT,
                        "79C2",
                        yes(rule("79C2", CORRECTED, tell(Instruction.ORGANISER_AGREES))),
                        no(rule("79C", SCORE_STANDS)))
                : rule("79C", SCORE_STANDS);
    }

    static Step noticed() {
        return find(
                Fact.IN_CORRECTION_PERIOD,
                "81C",
                no(rule("81C", SCORE_STANDS)),
                yes(
                        find(
                                Fact.WAIVER_ASKED,
                                "81C",
                                yes(rule("81C, 10A", tell(Instruction.MAY_WAIVE))),
                                no(rule("81C, 10A", tell(Instruction.RULE_ON_IT))))));
    }
}
