package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.harm;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.score;
import static overtrick.laws.tree.Steps.tell;
import static overtrick.laws.tree.Steps.yes;

import java.util.List;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.Instruction;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Step;

/// Penalties for procedure (Law 90) and conduct (74 and 91), and appeals (92 and 93). The books say
/// the same.
final class Conduct {

    private static final Rectification WARNING = tell(Instruction.WARNING);

    /// What is punished, in the order of Law 90B.
    private static final List<String> OFFENCES =
            List.of(
                    "late",
                    "slow",
                    "loud",
                    "compared",
                    "touched",
                    "misplaced",
                    "procedure",
                    "disobeyed");

    private Conduct() {}

    static Step procedural() {
        var answers = new Answer[OFFENCES.size()];
        for (int at = 0; at < answers.length; at++) {
            answers[at] = on(OFFENCES.get(at), before("90A, 90B" + (at + 1)));
        }
        return find(Fact.OFFENCE, "90B", answers);
    }

    private static Step before(String laws) {
        return find(
                Fact.OFFENDED_BEFORE,
                laws,
                no(rule(laws, WARNING, score(ScoreChange.PENALTY_BY_TABLE))),
                yes(rule(laws, score(ScoreChange.PENALTY_DOUBLED))));
    }

    static Step misconduct(LawBook book) {
        return find(
                Fact.CONDUCT,
                "74, 91",
                on("discourtesy", persists("74A", WARNING)),
                on("manners", persists("74B, 90", WARNING, score(ScoreChange.PENALTY_POSSIBLE))),
                on("gaze", persists("74C, 90", WARNING, score(ScoreChange.PENALTY_POSSIBLE))),
                on("on-purpose", onPurpose(book)),
                on(
                        "grave",
                        find(
                                Fact.PERSISTS,
                                "91",
                                no(
                                        rule(
                                                "91A",
                                                score(ScoreChange.DISCIPLINARY),
                                                tell(Instruction.SUSPENDED))),
                                yes(
                                        rule(
                                                "91B",
                                                tell(Instruction.SUSPENDED),
                                                tell(Instruction.DISQUALIFIED))))));
    }

    /// A Law broken knowingly, or a fault hidden; the price of it may not be chosen either.
    private static Step onPurpose(LawBook book) {
        String law = isNew(book) ? "72B" : "72B2, 72B4";
        var penalty = score(ScoreChange.PENALTY_POSSIBLE);
        return find(
                Fact.DAMAGE,
                law + ", " + harm(book),
                yes(
                        rule(
                                law + (isNew(book) ? ", 12C1, 90" : ", 12C2, 90"),
                                score(ScoreChange.ASSIGNED),
                                penalty)),
                no(rule(law + ", 90", WARNING, penalty)));
    }

    private static Step persists(String laws, Rectification... first) {
        return find(
                Fact.PERSISTS,
                laws,
                no(rule(laws, first)),
                yes(rule(laws + ", 91A", score(ScoreChange.DISCIPLINARY))));
    }

    static Step appeal() {
        var notHeard = tell(Instruction.APPEAL_NOT_HEARD);
        return find(
                Fact.APPELLANTS_AGREE,
                "92D",
                no(rule("92D", notHeard)),
                yes(find(Fact.APPEAL_IN_TIME, "92B", no(rule("92B", notHeard)), yes(about()))));
    }

    private static Step about() {
        return find(
                Fact.APPEAL_ABOUT,
                "93",
                on("law", rule("93B1", tell(Instruction.CHIEF_DIRECTOR_DECIDES))),
                on(
                        "judgement",
                        find(
                                Fact.COMMITTEE,
                                "93A, 93B",
                                yes(
                                        rule(
                                                "93B2, 93B3",
                                                tell(Instruction.COMMITTEE_DECIDES),
                                                tell(Instruction.COMMITTEE_NOT_ON_LAW))),
                                no(rule("93A", tell(Instruction.CHIEF_DIRECTOR_DECIDES))))),
                on("discipline", rule("93B3, 91A", tell(Instruction.DISCIPLINE_STANDS))));
    }
}
