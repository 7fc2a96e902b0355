package overtrick.tournament.event;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.tournament.event.act.TournamentEvent.Done;
import overtrick.tournament.event.act.TournamentEvent.TakenBack;
import overtrick.tournament.event.act.TrailLine;
import overtrick.tournament.event.session.Session;

/// An event: how it stands, and how it came to that.
///
/// @param session what the acts that stand have made
/// @param trail every act, also those taken back; the act at index i has number i + 1
public record Tournament(Session session, List<TrailLine> trail) {

    public static final Tournament EMPTY = new Tournament(Session.EMPTY, List.of());

    public Tournament {
        trail = List.copyOf(trail);
    }

    /// The number the next act gets.
    public int next() {
        return trail.size() + 1;
    }

    public Optional<TrailLine> line(int number) {
        return 1 <= number && number <= trail.size()
                ? Optional.of(trail.get(number - 1))
                : Optional.empty();
    }

    /// When the last act happened; the beginning of time before the first.
    public Instant latest() {
        return trail.isEmpty() ? Instant.EPOCH : trail.getLast().done().at();
    }

    Tournament with(Done done) {
        var more = new ArrayList<>(trail);
        more.add(TrailLine.of(done));
        return new Tournament(Evolution.after(session, done), more);
    }

    /// The acts that still stand are done again from the start, so that nothing remains of the one
    /// taken back.
    Tournament with(TakenBack back) {
        var changed = new ArrayList<>(trail);
        changed.set(back.number() - 1, trail.get(back.number() - 1).takenBack(back));
        var again = Session.EMPTY;
        for (var line : changed) {
            if (line.stands()) {
                again = Evolution.after(again, line.done());
            }
        }
        return new Tournament(again, changed);
    }
}
