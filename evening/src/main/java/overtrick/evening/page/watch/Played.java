package overtrick.evening.page.watch;

import java.util.Optional;
import overtrick.evening.page.Roster;
import overtrick.movement.EntryNumber;
import overtrick.tournament.match.Match;
import overtrick.tournament.match.Matches;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.view.TournamentView;

/// A match of teams on the floor where it is played.
record Played(Floor floor, Match match, Roster roster) {

    /// The match that has a table in a round; empty where there is none with two tables.
    ///
    /// @param table its number
    static Optional<Played> of(TournamentView view, int round, int table) {
        return Roster.floors(view).stream()
                .findFirst()
                .flatMap(floor -> of(view, floor, round, table));
    }

    private static Optional<Played> of(TournamentView view, Floor floor, int round, int table) {
        return Matches.of(floor).all().stream()
                .filter(match -> match.closed().isPresent())
                .filter(match ->
                        match.tables().stream()
                                .anyMatch(one ->
                                        one.round().value() == round
                                                && one.table().value() == table))
                .findFirst()
                .map(match -> new Played(floor, match, Roster.of(view)));
    }

    String home() {
        return name(match.home());
    }

    String away() {
        return name(match.away());
    }

    private String name(EntryNumber number) {
        return roster.entry(floor, number)
                .map(Entry::name)
                .orElseGet(() -> floor.section() + "" + number);
    }
}
