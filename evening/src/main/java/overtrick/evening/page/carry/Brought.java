package overtrick.evening.page.carry;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import overtrick.evening.page.Roster;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.season.EarlierSession;
import overtrick.tournament.session.Entry;
import overtrick.tournament.view.TournamentView;

/// What everybody brings from an earlier session, by name: of matchpoints how far they were from 50
/// % in percent of a top, of others their total. Whoever played with the same partner is known by
/// both names. Of two people of one name nobody can tell who is who.
///
/// @param shares of pairs, teams and players
/// @param namesakes names that stand in more than one entry of the later session
record Brought(Unit unit, List<Share> shares, Set<String> namesakes) {

    /// What an entry of the earlier session has, and who was in it.
    record Share(List<String> names, Fraction value) {

        Share {
            names = names.stream().map(Brought::folded).sorted().toList();
        }
    }

    Brought {
        shares = List.copyOf(shares);
        namesakes = Set.copyOf(namesakes);
    }

    /// Empty while the earlier session has no ranking.
    ///
    /// @param later entries of the later session
    static Optional<Brought> of(TournamentView earlier, List<Entry> later) {
        return earlier.standing()
                .ranking()
                .map(ranking -> {
                    var roster = Roster.of(earlier);
                    boolean percent = ranking.unit() == Unit.MATCHPOINTS;
                    var shares = new ArrayList<Share>();
                    for (var line : ranking.lines()) {
                        var value = value(line, percent);
                        var entry = roster.entry(line.contestant());
                        if (line.boards() > 0 && entry.isPresent() && value.isPresent()) {
                            shares.add(new Share(names(entry.get()), value.get()));
                        }
                    }
                    var unit = percent ? Unit.PERCENT_OF_TOP : ranking.unit();
                    return new Brought(unit, shares, namesakes(later));
                });
    }

    private static Optional<Fraction> value(Line line, boolean percent) {
        return percent
                ? line.percentage().map(one -> EarlierSession.ofPercentage(one, line.boards()))
                : Optional.of(line.total());
    }

    /// The names that stand there more than once.
    static Set<String> namesakes(List<Entry> entries) {
        var seen = new HashSet<String>();
        var twice = new HashSet<String>();
        for (var entry : entries) {
            for (var name : names(entry)) {
                if (!seen.add(folded(name))) {
                    twice.add(folded(name));
                }
            }
        }
        return twice;
    }

    private static List<String> names(Entry entry) {
        return entry.team().map(List::of).orElse(entry.players());
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    /// What an entry of the later session brings: of partners who were not together the mean.
    Fraction of(Entry entry) {
        var together = together(entry);
        if (together.size() == 1) {
            return together.getFirst().value();
        }
        var names = names(entry);
        var sum = Fraction.ZERO;
        for (var name : names) {
            if (!isUnclear(name)) {
                for (var share : with(name)) {
                    sum = sum.plus(share.value());
                }
            }
        }
        return EarlierSession.ofPartners(sum, names.size());
    }

    /// Who of an entry was not there.
    List<String> missing(Entry entry) {
        return names(entry).stream().filter(name -> with(name).isEmpty()).toList();
    }

    /// Of whom of an entry it cannot be told what they bring: they have a name that others have.
    List<String> unclear(Entry entry) {
        return together(entry).size() == 1
                ? List.of()
                : names(entry).stream().filter(this::isUnclear).distinct().toList();
    }

    private boolean isUnclear(String name) {
        int there = with(name).size();
        return there > 1 || (there == 1 && namesakes.contains(folded(name)));
    }

    private List<Share> with(String name) {
        return shares.stream().filter(share -> share.names().contains(folded(name))).toList();
    }

    private List<Share> together(Entry entry) {
        var names = names(entry).stream().map(Brought::folded).sorted().toList();
        return shares.stream().filter(share -> share.names().equals(names)).toList();
    }
}
