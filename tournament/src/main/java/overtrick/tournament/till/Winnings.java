package overtrick.tournament.till;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Grades;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.session.Prize;

/// Who wins what. Those who share a place get the mean of the prizes of the places that they cover
/// (tournaments.md §2.5); where each direction is ranked for itself, each list has the prizes. Who
/// wins in the whole field and in a stratum has both.
public final class Winnings {

    /// A prize that somebody has won.
    ///
    /// @param list of the ranking, from 0; several where directions or sections are ranked apart
    /// @param stratum 0 for the whole field
    /// @param place such as `2=`
    /// @param amount exact; a club pays whole units
    public record Won(
            int list, int stratum, String place, Contestant contestant, Fraction amount) {}

    private Winnings() {}

    /// All that is won, stratum after stratum, from the first place down.
    public static List<Won> of(Ranking ranking, Grades grades, List<Prize> prizes) {
        var byStratum = new TreeMap<Integer, Map<Integer, Integer>>();
        prizes.forEach(prize ->
                byStratum
                        .computeIfAbsent(prize.stratum(), _ -> new TreeMap<>())
                        .merge(prize.place(), prize.amount(), Integer::sum));
        var won = new ArrayList<Won>();
        byStratum.forEach((stratum, amounts) -> {
            var own = stratum == 0 ? ranking : grades.within(ranking, stratum);
            for (int list = 0; list < own.lists().size(); list++) {
                won.addAll(of(list, stratum, own.lists().get(list), amounts));
            }
        });
        return List.copyOf(won);
    }

    /// Who has not played has no place.
    private static List<Won> of(
            int list, int stratum, Standings standings, Map<Integer, Integer> amounts) {
        var won = new ArrayList<Won>();
        for (var line : standings.lines()) {
            var amount = share(line, amounts);
            if (line.boards() > 0 && amount.signum() > 0) {
                won.add(new Won(list, stratum, line.placeText(), line.contestant(), amount));
            }
        }
        return won;
    }

    private static Fraction share(Line line, Map<Integer, Integer> amounts) {
        long sum = 0;
        for (int place = line.place(); place < line.place() + line.sharedBy(); place++) {
            sum += amounts.getOrDefault(place, 0);
        }
        return Fraction.of(sum).over(line.sharedBy());
    }
}
