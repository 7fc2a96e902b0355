package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.UNAUTHORISED;
import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.harm;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.play;
import static overtrick.laws.tree.Steps.refer;
import static overtrick.laws.tree.Steps.review;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.score;
import static overtrick.laws.tree.Steps.tell;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.Instruction;
import overtrick.laws.ruling.Rectification.MayWithdraw;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Step;

/// What a player should not have known, or should have been told (Laws 16, 21 and 40). The parts C
/// and D of Law 16 have changed places since 1999: from elsewhere was B, withdrawn is C in both.
final class Information {

    private static final Rectification GOES_ON = play(PlayChange.BOARD_GOES_ON);
    private static final Rectification NONE = score(ScoreChange.NONE);
    private static final Rectification ASSIGNED = score(ScoreChange.ASSIGNED);

    private Information() {}

    static Step unauthorised(LawBook book) {
        return find(
                Fact.SOURCE,
                "16",
                on("partner", inTime(book)),
                on("elsewhere", fromElsewhere(book)),
                on("withdrawn", fromPartner("16C", book)));
    }

    /// While the board is on, rights are reserved and it goes on; what was done is looked at when
    /// it is over.
    private static Step inTime(LawBook book) {
        return find(
                Fact.PLAY_OVER,
                isNew(book) ? "16B2, 16B3" : "16A1, 16A2",
                no(
                        rule(
                                isNew(book) ? "16B2" : "16A1",
                                tell(Instruction.RIGHTS_RESERVED),
                                tell(Instruction.USE_NOTHING),
                                GOES_ON,
                                review(isNew(book) ? "16B3" : "16A2"))),
                yes(fromPartner(isNew(book) ? "16B" : "16A", book)));
    }

    private static Step fromPartner(String law, LawBook book) {
        String assigned = isNew(book) ? law + ", 12C1" : law + ", 12C2";
        return find(
                Fact.EXTRANEOUS,
                law,
                no(rule(law, NONE)),
                yes(
                        find(
                                Fact.SUGGESTED,
                                law,
                                no(rule(law, NONE)),
                                yes(
                                        find(
                                                Fact.ALTERNATIVE,
                                                isNew(book) ? law + ", 16B1" : law,
                                                no(rule(law, NONE)),
                                                yes(damage(book, law, assigned)))))));
    }

    private static Step damage(LawBook book, String law, String assigned) {
        return find(
                Fact.DAMAGE,
                law + ", " + harm(book),
                yes(rule(assigned, ASSIGNED, score(ScoreChange.PENALTY_POSSIBLE))),
                no(rule(law, NONE)));
    }

    /// Before the first call the board may still be saved; later only its score can be.
    private static Step fromElsewhere(LawBook book) {
        String law = isNew(book) ? "16D" : "16B";
        var watched = watched(isNew(book) ? "16D2(c)" : law, law);
        var artificial = artificial(isNew(book) ? "16D2(d)" : law);
        var places =
                rule(
                        isNew(book) ? "16D2(a)" : law,
                        play(PlayChange.PLACES_CHANGED),
                        play(PlayChange.AUCTION_GOES_ON));
        return find(
                Fact.CALLS_MADE,
                law,
                on(
                        "none",
                        isNew(book)
                                ? find(
                                        Fact.REMEDY,
                                        "16D2",
                                        on("places", places),
                                        on("redeal", rule("16D2(b)", score(ScoreChange.REDEAL))),
                                        on("play", watched),
                                        on("artificial", artificial))
                                : find(
                                        Fact.REMEDY,
                                        law,
                                        on("places", places),
                                        on("substitute", substitute(law)),
                                        on("artificial", artificial))),
                on("some", afterACall(book, law)));
    }

    /// Later the score alone can be saved.
    private static Step afterACall(LawBook book, String law) {
        return isNew(book)
                ? find(
                        Fact.REMEDY,
                        "16D3",
                        on("play", watched("16D3, 16D2(c)", law)),
                        on("artificial", artificial("16D3, 16D2(d)")))
                : find(
                        Fact.REMEDY,
                        law,
                        on("play", watched(law, law)),
                        on("artificial", artificial(law)));
    }

    private static Step watched(String laws, String reviewed) {
        return rule(laws, GOES_ON, review(reviewed));
    }

    private static Step artificial(String laws) {
        return rule(laws, score(ScoreChange.ARTIFICIAL));
    }

    /// In 1999 somebody else may play the board, when all four consent.
    private static Step substitute(String law) {
        return rule(law, play(PlayChange.SUBSTITUTE_PLAYS), play(PlayChange.AUCTION_GOES_ON));
    }

    static Step misinformation(LawBook book) {
        return find(
                Fact.MISTAKE,
                isNew(book) ? "21A, 21B1(b), 75" : "21A, 75",
                on("own", rule("21A", NONE, GOES_ON)),
                on("call", rule(isNew(book) ? "75C, 21B1(b)" : "75B", NONE, GOES_ON)),
                on("explanation", stage(book)));
    }

    private static Step stage(LawBook book) {
        String adjusted = isNew(book) ? "21B3, 12C1" : "21B3, 40C, 12C2";
        var tooLate =
                find(
                        Fact.DAMAGE,
                        "21B3, 47E",
                        yes(rule(adjusted, ASSIGNED)),
                        no(rule("21B3", NONE)));
        // whether it did damage shows when the board is over
        var looked =
                find(
                        Fact.DAMAGE,
                        "21B3, 47E",
                        yes(rule(adjusted, ASSIGNED)),
                        no(rule("21B3", NONE)),
                        on("open", rule("21B3", GOES_ON, review("21B3"))));
        return find(
                Fact.BOARD_STAGE,
                "21B",
                on("during-auction", duringAuction(book, looked)),
                on(
                        "during-play",
                        find(
                                Fact.SINCE,
                                "47E2",
                                on("nothing", refer(Irregularity.CARD_TAKEN_BACK, "47E2(a)")),
                                on("card", looked),
                                on("dummy", looked))),
                on("after-play", tooLate));
    }

    private static Step duringAuction(LawBook book, Step tooLate) {
        return find(
                Fact.PARTNER_CALLED,
                "21B1",
                yes(tooLate),
                no(
                        find(
                                Fact.INFLUENCED,
                                isNew(book) ? "21B1(a)" : "21B1",
                                no(rule("21B1", play(PlayChange.AUCTION_GOES_ON))),
                                yes(
                                        isNew(book)
                                                ? rule(
                                                        "21B1(a), 21B2, 16C",
                                                        new MayWithdraw(Role.OTHER_SIDE),
                                                        UNAUTHORISED,
                                                        review("21B3"))
                                                : rule(
                                                        "21B1, 21B2, 16C",
                                                        new MayWithdraw(Role.OTHER_SIDE),
                                                        review("21B3"))))));
    }

    static Step undisclosed(LawBook book) {
        String law = isNew(book) ? "40A3, 40C" : "40A, 40B";
        return find(
                Fact.KNOWN_TO_PARTNER,
                law,
                no(rule(isNew(book) ? "40A3, 40C1" : "40A", NONE, GOES_ON)),
                yes(
                        find(
                                Fact.DAMAGE,
                                isNew(book) ? "40B4, 40C1" : "40C",
                                yes(
                                        rule(
                                                isNew(book) ? "40B4, 40B5, 12C1" : "40C, 12C2",
                                                ASSIGNED,
                                                score(ScoreChange.PENALTY_POSSIBLE))),
                                no(
                                        rule(
                                                isNew(book) ? "40C1, 90" : "40B, 90",
                                                NONE,
                                                score(ScoreChange.PENALTY_POSSIBLE))))),
                on("forbidden", forbidden(book)));
    }

    /// An agreement that the event does not allow: often no result can be judged.
    private static Step forbidden(LawBook book) {
        String law = isNew(book) ? "40B" : "40D";
        return find(
                Fact.DAMAGE,
                law + ", " + harm(book),
                yes(
                        rule(
                                law + ", 12A",
                                score(ScoreChange.ASSIGNED_OR_ARTIFICIAL),
                                score(ScoreChange.PENALTY_POSSIBLE))),
                no(rule(law + ", 90", NONE, score(ScoreChange.PENALTY_POSSIBLE))));
    }
}
