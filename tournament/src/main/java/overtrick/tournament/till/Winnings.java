package overtrick.tournament.till;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
/// wins in the whole field and in a stratum has both, unless nobody is given two prizes: then they
/// have the larger, and in the other list everybody behind them moves up.
public final class Winnings {

    /// A prize that somebody has won.
    ///
    /// @param list of the ranking, from 0; several where directions or sections are ranked apart
    /// @param stratum 0 for the whole field
    /// @param place such as `2=`
    /// @param amount exact; a club pays whole units
    public record Won(
            int list, int stratum, String place, Contestant contestant, Fraction amount) {}

    /// A list in which there are prizes.
    private record Place(int list, int stratum) {
        private static Place of(Won won) {
            return new Place(won.list(), won.stratum());
        }
    }

    private Winnings() {}

    /// All that is won, stratum after stratum, from the first place down.
    public static List<Won> of(Ranking ranking, Grades grades, List<Prize> prizes) {
        return of(ranking, grades, prizes, Map.of());
    }

    /// The same where nobody is given two prizes: the larger counts, of equal ones that of the
    /// whole field, and who is behind in the other list moves up to the prize that is free.
    public static List<Won> once(Ranking ranking, Grades grades, List<Prize> prizes) {
        var kept = new HashMap<Contestant, Place>();
        var won = of(ranking, grades, prizes, kept);
        for (var next = largest(won, kept); next.isPresent(); next = largest(won, kept)) {
            kept.put(next.get().contestant(), Place.of(next.get()));
            won = of(ranking, grades, prizes, kept);
        }
        return won;
    }

    /// The largest prize of somebody who has none yet; the first of equal ones.
    private static Optional<Won> largest(List<Won> won, Map<Contestant, Place> kept) {
        return won.stream()
                .filter(one -> !kept.containsKey(one.contestant()))
                .reduce((one, other) -> other.amount().compareTo(one.amount()) > 0 ? other : one);
    }

    /// @param kept the list in which somebody wins, and in no other
    private static List<Won> of(
            Ranking ranking, Grades grades, List<Prize> prizes, Map<Contestant, Place> kept) {
        var byStratum = new TreeMap<Integer, Map<Integer, Integer>>();
        prizes.forEach(prize ->
                byStratum
                        .computeIfAbsent(prize.stratum(), _ -> new TreeMap<>())
                        .merge(prize.place(), prize.amount(), Integer::sum));
        var won = new ArrayList<Won>();
        byStratum.forEach((stratum, amounts) -> {
            var own = stratum == 0 ? ranking : grades.within(ranking, stratum);
            for (int list = 0; list < own.lists().size(); list++) {
                won.addAll(of(new Place(list, stratum), own.lists().get(list), amounts, kept));
            }
        });
        return List.copyOf(won);
    }

    /// Who has not played has no place, and who wins elsewhere none here.
    private static List<Won> of(
            Place place,
            Standings standings,
            Map<Integer, Integer> amounts,
            Map<Contestant, Place> kept) {
        var won = new ArrayList<Won>();
        var elsewhere =
                standings.lines().stream()
                        .filter(line -> !kept.getOrDefault(line.contestant(), place).equals(place))
                        .toList();
        for (var line : standings.lines()) {
            boolean here = line.boards() > 0 && !elsewhere.contains(line);
            var amount = here ? share(line, elsewhere, amounts) : Fraction.ZERO;
            if (amount.signum() > 0) {
                won.add(
                        new Won(
                                place.list(),
                                place.stratum(),
                                line.placeText(),
                                line.contestant(),
                                amount));
            }
        }
        return won;
    }

    /// @param elsewhere who leaves the prizes of the list to those behind them
    private static Fraction share(Line line, List<Line> elsewhere, Map<Integer, Integer> amounts) {
        var ahead = elsewhere.stream().filter(one -> one.place() < line.place());
        var beside = elsewhere.stream().filter(one -> one.place() == line.place());
        int first = line.place() - (int) ahead.count();
        int sharedBy = line.sharedBy() - (int) beside.count();
        long sum = 0;
        for (int place = first; place < first + sharedBy; place++) {
            sum += amounts.getOrDefault(place, 0);
        }
        return Fraction.of(sum).over(sharedBy);
    }
}
