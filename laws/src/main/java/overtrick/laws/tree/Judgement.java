package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.harm;
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
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.Instruction;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Step;

/// Where the director judges: wrong explanations that somebody notices (Laws 20F and 75), tempo and
/// deception (73), what is looked at again after the play (72), and the director’s own error (82C).
final class Judgement {

    private static final Rectification GOES_ON = play(PlayChange.BOARD_GOES_ON);
    private static final Rectification NONE = score(ScoreChange.NONE);
    private static final Rectification STANDS = score(ScoreChange.STANDS);
    private static final Rectification ASSIGNED = score(ScoreChange.ASSIGNED);
    private static final Rectification PENALTY = score(ScoreChange.PENALTY_POSSIBLE);

    private Judgement() {}

    /// The place from which a score is assigned.
    private static String assigning(LawBook book) {
        return isNew(book) ? "12C1" : "12C2";
    }

    private static Step damage(LawBook book, String laws, Rectification otherwise) {
        return find(
                Fact.DAMAGE,
                laws + ", " + harm(book),
                yes(rule(laws + ", " + assigning(book), ASSIGNED)),
                no(rule(laws, otherwise)));
    }

    static Step wrongExplanation(LawBook book) {
        return find(
                Fact.EXPLAINED_BY,
                isNew(book) ? "20F4, 20F5" : "75D1, 75D2",
                on("self", own(book)),
                on("partner", ofPartner(book)));
    }

    private static Step own(LawBook book) {
        String law = isNew(book) ? "20F4" : "75D1";
        String late = isNew(book) ? "75B2" : "75D1";
        var corrects = tell(Instruction.CORRECT_IT);
        return find(
                Fact.EXPLAINED_WHEN,
                law,
                on("auction", refer(Irregularity.MISINFORMATION, law + ", 21", corrects)),
                on(
                        "before-lead",
                        refer(
                                Irregularity.MISINFORMATION,
                                law + ", 21, 47E2(a)",
                                corrects,
                                tell(Instruction.LEAD_MAY_CHANGE))),
                on("play", refer(Irregularity.CARD_TAKEN_BACK, late + ", 47E2(a)", corrects)),
                on("after-play", damage(book, late, NONE)));
    }

    private static Step ofPartner(LawBook book) {
        String during = isNew(book) ? "20F5(a)" : "75D2";
        String after = isNew(book) ? "20F5(b)" : "75D2";
        var silent = tell(Instruction.SILENT_IN_AUCTION);
        var speaks = tell(Instruction.PARTNER_SPEAKS_NOW);
        var later = rule(after, tell(Instruction.SPEAK_AFTER_PLAY), play(PlayChange.GOES_ON));
        return find(
                Fact.EXPLAINED_WHEN,
                isNew(book) ? "20F5" : "75D2",
                on(
                        "auction",
                        find(
                                Fact.SHOWED_IT,
                                during,
                                yes(
                                        refer(
                                                Irregularity.UNAUTHORISED_INFORMATION,
                                                during + (isNew(book) ? ", 16B" : ", 16A"),
                                                silent)),
                                no(rule(during, silent, play(PlayChange.AUCTION_GOES_ON))))),
                on(
                        "before-lead",
                        find(
                                Fact.SIDE,
                                after,
                                on(
                                        "declaring",
                                        refer(
                                                Irregularity.MISINFORMATION,
                                                after + ", 21",
                                                speaks,
                                                tell(Instruction.LEAD_MAY_CHANGE))),
                                on("defender", later))),
                on(
                        "play",
                        find(
                                Fact.SIDE,
                                after,
                                on(
                                        "declaring",
                                        refer(
                                                Irregularity.CARD_TAKEN_BACK,
                                                after + ", 47E2(a)",
                                                speaks)),
                                on("defender", later))),
                on("after-play", damage(book, isNew(book) ? "20F5, 21B3" : "75D2, 21B3", NONE)));
    }

    static Step tempo(LawBook book) {
        var others = acted(book);
        return find(
                Fact.UNUSUAL,
                "73",
                on("tempo", others),
                on("remark", others),
                on("question", others),
                on("manner", others),
                on(
                        "on-purpose",
                        find(
                                Fact.DAMAGE,
                                "73D2, " + harm(book),
                                yes(rule("73D2, " + assigning(book), ASSIGNED, PENALTY)),
                                no(rule("73D2, 90", NONE, PENALTY)))));
    }

    private static Step acted(LawBook book) {
        String law = isNew(book) ? "73E2" : "73F2";
        return find(
                Fact.WHO_ACTED,
                "73",
                on("partner", refer(Irregularity.UNAUTHORISED_INFORMATION, "73C, 16")),
                on(
                        "opponent",
                        find(
                                Fact.BRIDGE_REASON,
                                law,
                                yes(rule("73D1", NONE)),
                                no(
                                        find(
                                                Fact.COULD_KNOW,
                                                law,
                                                yes(damage(book, law, NONE)),
                                                no(rule("73D1", NONE)))))),
                on("nobody", rule("73D1", NONE, GOES_ON)));
    }

    /// What a ruling has left for the end.
    static Step review(LawBook book) {
        return find(
                Fact.REVIEWED,
                isNew(book) ? "72C" : "72B1",
                on("enforced-pass", enforcedPass(book)),
                on("replacement", helped(book, isNew(book) ? "23C, 27D" : "27B1(b)")),
                on(
                        "penalty-card",
                        isNew(book)
                                ? helped(book, "50E3")
                                : refer(Irregularity.UNAUTHORISED_INFORMATION, "50D1, 16")),
                on("declarers-lead", helped(book, "55C")));
    }

    private static Step enforcedPass(LawBook book) {
        String law = isNew(book) ? "72C" : "23, 72B1";
        return find(Fact.COULD_KNOW, law, yes(damage(book, law, STANDS)), no(rule(law, STANDS)));
    }

    private static Step helped(LawBook book, String laws) {
        return find(Fact.HELPED, laws, yes(damage(book, laws, STANDS)), no(rule(laws, STANDS)));
    }

    static Step directorsError(LawBook book) {
        var replaced = rule("82B", tell(Instruction.RULING_REPLACED), GOES_ON);
        return find(
                Fact.ACTED_ON,
                "82C",
                no(replaced),
                yes(
                        find(
                                Fact.STILL_NORMAL,
                                "82B, 82C",
                                yes(replaced),
                                no(
                                        find(
                                                Fact.RESULT_JUDGED,
                                                "82C",
                                                yes(
                                                        rule(
                                                                "82C, " + assigning(book),
                                                                score(
                                                                        ScoreChange
                                                                                .ASSIGNED_BOTH_INNOCENT))),
                                                no(
                                                        rule(
                                                                "82C",
                                                                score(
                                                                        ScoreChange
                                                                                .AVERAGE_PLUS_BOTH))))))));
    }
}
