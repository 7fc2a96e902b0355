package overtrick.tournament.event.view;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import overtrick.tournament.event.act.Attendee;
import overtrick.tournament.event.act.TrailLine;
import overtrick.tournament.event.session.Charter;
import overtrick.tournament.event.session.Clock;
import overtrick.tournament.event.session.Entry;
import overtrick.tournament.event.session.Floor;
import overtrick.tournament.event.session.Levy;
import overtrick.tournament.event.session.Session;
import overtrick.tournament.event.session.TableKind;
import overtrick.tournament.movement.TableNumber;

/// An event as one viewer may see it.
///
/// @param entries with those that have withdrawn
/// @param tables that are not simply real
/// @param round the last that was begun
/// @param warnings when the tables are warned of the round's end
/// @param results one line for every board at every table
/// @param levies penalties and carry-over
/// @param trail for the director all of it; for a player what concerns his entry
public record TournamentView(
        Optional<Charter> charter,
        List<Entry> entries,
        SortedMap<TableNumber, TableKind> tables,
        Optional<Floor> floor,
        int round,
        Optional<Clock> clock,
        List<Instant> warnings,
        List<ResultLine> results,
        List<Levy> levies,
        Standing standing,
        boolean closed,
        List<TrailLine> trail) {

    public TournamentView {
        entries = List.copyOf(entries);
        warnings = List.copyOf(warnings);
        results = List.copyOf(results);
        levies = List.copyOf(levies);
        trail = List.copyOf(trail);
    }

    public static TournamentView of(Session session, List<TrailLine> trail, Attendee viewer) {
        var sight = new Sight(session, viewer);
        return new TournamentView(
                session.charter(),
                List.copyOf(session.entries().values()),
                session.tables(),
                session.floor(),
                session.round(),
                session.clock(),
                warnings(session),
                results(session, sight),
                session.levies().stream().filter(levy -> sight.seesLevyOf(levy.entry())).toList(),
                new Standings(session, sight).standing(),
                session.closed(),
                trail.stream().filter(line -> sight.sees(line.done())).toList());
    }

    private static List<Instant> warnings(Session session) {
        return session.clock()
                .flatMap(clock ->
                        session.charter().map(one -> clock.warnings(one.terms().warnings())))
                .orElse(List.of());
    }

    private static List<ResultLine> results(Session session, Sight sight) {
        return session.floor().stream()
                .flatMap(Floor::slots)
                .map(slot ->
                        new ResultLine(
                                slot,
                                session.isIn(slot),
                                Optional.ofNullable(session.slips().get(slot))
                                        .filter(_ -> sight.sees(slot))))
                .toList();
    }
}
