package overtrick.evening.page.carry;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import overtrick.evening.page.Roster;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.season.EarlierSession;
import overtrick.tournament.session.Entry;
import overtrick.tournament.view.TournamentView;

/// What everybody brings from an earlier session, by name: of matchpoints how far they were from 50
/// % in percent of a top, of others their total.
///
/// @param values of players and teams
record Brought(Unit unit, Map<String, Fraction> values) {

    /// Empty while the earlier session has no ranking.
    static Optional<Brought> of(TournamentView earlier) {
        return earlier.standing()
                .ranking()
                .map(ranking -> {
                    var roster = Roster.of(earlier);
                    boolean percent = ranking.unit() == Unit.MATCHPOINTS;
                    var values = new HashMap<String, Fraction>();
                    for (var line : ranking.lines()) {
                        var value = value(line, percent);
                        var entry = roster.entry(line.contestant());
                        if (line.boards() > 0 && entry.isPresent() && value.isPresent()) {
                            names(entry.get())
                                    .forEach(name -> values.put(folded(name), value.get()));
                        }
                    }
                    return new Brought(percent ? Unit.PERCENT_OF_TOP : ranking.unit(), values);
                });
    }

    private static Optional<Fraction> value(Line line, boolean percent) {
        return percent
                ? line.percentage().map(one -> EarlierSession.ofPercentage(one, line.boards()))
                : Optional.of(line.total());
    }

    private static List<String> names(Entry entry) {
        return entry.team().map(List::of).orElse(entry.players());
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    /// What an entry of the later session brings: of partners who were not together the mean.
    Fraction of(Entry entry) {
        var names = names(entry);
        var sum = Fraction.ZERO;
        for (var name : names) {
            sum = sum.plus(values.getOrDefault(folded(name), Fraction.ZERO));
        }
        return EarlierSession.ofPartners(sum, names.size());
    }

    /// Who of an entry was not there.
    List<String> missing(Entry entry) {
        return names(entry).stream().filter(name -> !values.containsKey(folded(name))).toList();
    }
}
