package overtrick.scoring.masterpoint;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// Gives the points of a scheme to the places of one list. Those who share places get the mean of
/// what the places are worth (tournaments.md §2.5), in hundredths, halves rounded up.
public final class Masterpoints {

    private Masterpoints() {}

    /// Points of everybody who gets some, with the reason.
    public static SortedMap<Contestant, Term> given(
            MasterpointScheme scheme, Occasion occasion, Standings standings) {
        var awards = scheme.awards(occasion);
        var given = new TreeMap<Contestant, Term>();
        for (var line : standings.lines()) {
            var term = term(line, scheme, occasion, awards);
            if (term.value().signum() > 0) {
                given.put(line.contestant(), term);
            }
        }
        return given;
    }

    private static Term term(
            Line line, MasterpointScheme scheme, Occasion occasion, List<Fraction> awards) {
        var places = new ArrayList<Term>();
        var sum = Fraction.ZERO;
        for (int place = line.place(); place < line.place() + line.sharedBy(); place++) {
            var award = place <= awards.size() ? awards.get(place - 1) : Fraction.ZERO;
            sum = sum.plus(award);
            places.add(
                    Term.of(
                            Reason.MASTERPOINTS,
                            award,
                            place,
                            scheme.name(),
                            occasion.contestants()));
        }
        var mean = sum.over(line.sharedBy());
        var rounded = Fraction.of(mean.rounded(2, RoundingMode.HALF_UP));
        if (line.sharedBy() == 1) {
            return new Term(places.getFirst().why(), rounded, List.of());
        }
        int last = line.place() + line.sharedBy() - 1;
        return Term.of(Reason.SHARED_PLACES, rounded, line.place(), last).from(places);
    }
}
