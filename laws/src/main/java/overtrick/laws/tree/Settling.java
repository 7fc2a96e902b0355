package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.play;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.score;
import static overtrick.laws.tree.Steps.tell;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.Instruction;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Step;

/// How a director comes to a ruling: the facts (Laws 84 and 85), what the innocent side has done to
/// itself (12C1(e)), and boards of a team match that have no result to compare (86).
final class Settling {

    private static final Rectification ASSIGNED = score(ScoreChange.ASSIGNED);
    private static final Rectification ARTIFICIAL = score(ScoreChange.ARTIFICIAL);
    private static final Rectification CANCELLED = score(ScoreChange.CANCELLED_EVERYWHERE);

    private Settling() {}

    /// Where all agree, or one account is likelier, the Law is applied; otherwise play goes on, and
    /// they are told that they may appeal.
    static Step facts(LawBook book) {
        return find(
                Fact.FACTS_AGREED,
                "84, 85",
                yes(lawGives(book, "84")),
                no(
                        find(
                                Fact.FACTS_LIKELY,
                                isNew(book) ? "85A1" : "85A",
                                yes(
                                        lawGives(
                                                book,
                                                isNew(book) ? "85A2, 84" : "85A, 84",
                                                tell(Instruction.MORE_LIKELY_COUNTS))),
                                no(
                                        goesOn(
                                                "85B, 83",
                                                Steps.all(),
                                                tell(Instruction.APPEAL_TOLD))))));
    }

    /// @param laws before the paragraph of Law 84, which is its letter
    private static Step lawGives(LawBook book, String laws, Rectification... first) {
        return find(
                Fact.LAW_GIVES,
                laws,
                on("nothing", noRectification(book, laws, first)),
                on(
                        "rectification",
                        rule(laws + "B", Steps.all(first, tell(Instruction.RECTIFICATION_TOLD)))),
                on(
                        "player",
                        rule(laws + "C, 10C", Steps.all(first, tell(Instruction.OPTIONS_TOLD)))),
                on(
                        "director",
                        rule(
                                laws + "D",
                                Steps.all(first, tell(Instruction.DOUBT_TO_THE_INNOCENT)))));
    }

    /// Damage by an irregularity for which no Law has a rectification is redressed all the same. In
    /// 1999 a reasonable possibility of it is enough, and the side at fault hears of the appeal.
    private static Step noRectification(LawBook book, String laws, Rectification... first) {
        var nothing = no(goesOn(laws + "A", first));
        return isNew(book)
                ? find(
                        Fact.DAMAGE,
                        laws + "D, 12B1",
                        yes(rule(laws + "D, 12C1", Steps.all(first, ASSIGNED))),
                        nothing)
                : find(
                        Fact.DAMAGE_POSSIBLE,
                        laws + "E",
                        yes(
                                rule(
                                        laws + "E, 12C2",
                                        Steps.all(
                                                first,
                                                ASSIGNED,
                                                tell(Instruction.OFFENDERS_APPEAL_TOLD)))),
                        nothing);
    }

    /// Nothing is put right: the board goes on from where it has stopped, or its score stands.
    private static Step goesOn(String laws, Rectification[] first, Rectification... then) {
        return find(
                Fact.BOARD_STAGE,
                laws,
                on(
                        "during-auction",
                        rule(laws, among(first, play(PlayChange.AUCTION_GOES_ON), then))),
                on("during-play", rule(laws, among(first, play(PlayChange.GOES_ON), then))),
                on("after-play", rule(laws, among(first, score(ScoreChange.STANDS), then))));
    }

    private static Rectification[] among(
            Rectification[] first, Rectification one, Rectification[] then) {
        return Steps.all(Steps.all(first, one), then);
    }

    /// In 1999 no Law weighs what the innocent side does later: it gets what was likely without the
    /// irregularity, and only for damage that is its consequence.
    static Step ownError(LawBook book) {
        return isNew(book)
                ? find(
                        Fact.OWN_ACTION,
                        "12C1(e)",
                        on("ordinary", fullRelief()),
                        on("caused", fullRelief()),
                        on("serious", ownPart()),
                        on("gamble", ownPart()))
                : find(
                        Fact.HARMED_BY_INFRACTION,
                        "12C2",
                        yes(rule("12C2", ASSIGNED, tell(Instruction.ONLY_CONSEQUENCE))),
                        no(rule("12C2", score(ScoreChange.NONE))));
    }

    private static Step fullRelief() {
        return rule("12C1", ASSIGNED, tell(Instruction.ERROR_TAKES_NOTHING));
    }

    private static Step ownPart() {
        var offenders = tell(Instruction.OFFENDERS_AS_RULED);
        return find(
                Fact.OWN_PART,
                "12C1(e)",
                on("all", rule("12C1(e)", offenders, tell(Instruction.NO_RELIEF))),
                on("some", rule("12C1(e)", offenders, tell(Instruction.RELIEF_IN_PART))));
    }

    static Step teamBoard(LawBook book) {
        var unbalanced = isNew(book) ? unbalanced("12C4", "12C1(f)") : unbalanced("86B", "12C2");
        if (!isNew(book)) {
            var spoilt = substitute("86C", "86C, 86A, 12C2");
            return find(
                    Fact.TEAM_FAULT,
                    "86",
                    on("no-result", spoilt),
                    on("not-shuffled", substitute("6D2, 86C", "6D2, 86C, 86A, 12C2", CANCELLED)),
                    on("one-result", substitute("86C", "86C, 86A, 12C2", CANCELLED)),
                    on("several-results", substitute("87A, 86C", "87A, 86C, 86A, 12C2", CANCELLED)),
                    on("unbalanced", unbalanced));
        }
        return find(
                Fact.TEAM_FAULT,
                "86",
                on("no-result", substitute("86A", "86A, 12C2(a)")),
                // what is awarded by 6D2 is never compared with the other table
                on("not-shuffled", substitute("6D2, 86A", "6D2, 86A, 12C2(a)", CANCELLED)),
                on(
                        "one-result",
                        find(
                                Fact.FAVOURABLE,
                                "86B1",
                                yes(
                                        rule(
                                                "86B1, 12C1(c)",
                                                ASSIGNED,
                                                tell(Instruction.COMPARED_WITH_OTHER))),
                                no(substitute("86A", "86A, 12C2(a)", CANCELLED)))),
                on("several-results", severalResults()),
                on("unbalanced", unbalanced));
    }

    /// A board played in two forms, so that the results cannot be compared.
    private static Step severalResults() {
        return find(
                Fact.AT_FAULT,
                "86B2",
                on(
                        "one",
                        rule(
                                "86B2(b), 12C2(b)",
                                tell(Instruction.BETTER_OF_TWO),
                                tell(Instruction.COMPLEMENT))),
                on("both", rule("86B2(c), 12C2(a)", CANCELLED, ARTIFICIAL)),
                on("neither", substitute("86B2(a), 86A", "86B2(a), 86A, 12C2(a)", CANCELLED)));
    }

    /// Another board, but not where somebody could know what it is to bring.
    private static Step substitute(String laws, String instead, Rectification... first) {
        return find(
                Fact.RESULT_KNOWN,
                laws,
                no(rule(laws, Steps.all(first, tell(Instruction.SUBSTITUTE_IF_TIME)))),
                yes(rule(instead, Steps.all(first, ARTIFICIAL))));
    }

    private static Step unbalanced(String knockout, String otherwise) {
        return find(
                Fact.KNOCKOUT,
                knockout,
                yes(rule(knockout, score(ScoreChange.AVERAGED))),
                no(rule(otherwise, tell(Instruction.NEED_NOT_BALANCE))));
    }
}
