package overtrick.evening.page;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import overtrick.bridgetable.page.ResultText;
import overtrick.evening.tournament.EntryGrade;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.page.Words;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Grades;
import overtrick.scoring.rank.Grades.Grade;
import overtrick.scoring.rank.Ranking;
import overtrick.tournament.session.EntryId;

/// The rankings of strata and with handicaps, as pages show them.
public final class GradeLines {

    private GradeLines() {}

    /// What is known of the contestants of an event.
    public static Grades grades(TournamentPlan plan, Roster roster) {
        var grades = new TreeMap<Contestant, Grade>();
        for (EntryGrade one : plan.grades().orElse(List.of())) {
            roster.number(new EntryId(one.entry()))
                    .ifPresent(contestant -> grades.put(contestant, one.grade()));
        }
        return new Grades(grades);
    }

    /// `A` for the strongest stratum; empty for none.
    public static String letter(int stratum) {
        return stratum == 0 ? "" : "" + (char) ('A' + stratum - 1);
    }

    /// The lists of each lower stratum, and those with handicaps; none where nobody is graded.
    public static List<RankingLines> of(
            TournamentPlan plan, Ranking ranking, Roster roster, Words words) {
        var grades = grades(plan, roster);
        var lists = new ArrayList<RankingLines>();
        for (int stratum : grades.strata()) {
            if (stratum != grades.strata().first()) {
                String caption = words.get("ev.stratum", letter(stratum));
                RankingLines.lists(grades.within(ranking, stratum), roster, words)
                        .forEach(list -> lists.add(list.under(caption)));
            }
        }
        if (grades.hasHandicaps()) {
            grades.net(ranking).forEach(list -> lists.add(net(ranking, list, roster, words)));
        }
        return lists;
    }

    private static RankingLines net(
            Ranking ranking, Grades.NetList list, Roster roster, Words words) {
        var lines = new ArrayList<RankingLines.Line>();
        for (var one : list.lines()) {
            String net = ResultText.number(one.net(), 2, words);
            var line = ranking.line(one.contestant()).orElseThrow();
            lines.add(
                    new RankingLines.Line(
                            one.placeText(),
                            one.contestant().id(),
                            roster.name(one.contestant()),
                            net,
                            net,
                            line.boards(),
                            one.handicap().signum() == 0
                                    ? ""
                                    : "+" + ResultText.number(one.handicap(), 2, words)));
        }
        boolean percent = ranking.unit() == Unit.MATCHPOINTS;
        String unit = percent ? "%" : RankingLines.unit(ranking.unit(), words);
        return new RankingLines(
                        RankingLines.caption(list.section(), list.side(), words), unit, lines)
                .under(words.get("ev.handicaps"));
    }
}
