package overtrick.evening.online;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import overtrick.house.codes.TournamentId;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// Begins an event by itself, when its time has come or enough have entered; and announces the next
/// of a series before it does.
record Beginning(Office office, TournamentId event, OnlinePlan plan) {

    /// @return when to look again if nothing happens before
    Optional<Instant> look(TournamentView view) {
        var begin = plan.begin();
        var now = office.clock().instant();
        long people = people(view);
        boolean enough = begin.pairs() > 0 && people >= begin.pairs();
        boolean time = begin.at().filter(at -> !at.isAfter(now)).isPresent();
        if (!enough && !time) {
            return begin.at();
        }
        if (people == 0 && begin.every() > 0) {
            return postpone(now);
        }
        if (begin.every() > 0) {
            announceNext(view, now);
        }
        var seater = new Seater(office, event, plan);
        seater.fill();
        var _ = seater.seat(Office.PROGRAM, Optional.empty(), !plan.room(), Map.of());
        return Optional.empty();
    }

    private static long people(TournamentView view) {
        return view.entries().stream()
                .filter(entry -> !entry.withdrawn() && entry.where() != TableKind.ROBOT)
                .count();
    }

    /// Nobody has come: the event waits for the next time.
    private Optional<Instant> postpone(Instant now) {
        var next = plan.begin();
        while (next.at().filter(at -> !at.isAfter(now)).isPresent()) {
            next = next.following(now);
        }
        office.plans().keep(event, plan.with(next));
        return next.at();
    }

    /// The next one has its code before it is announced, so that there is never a second one.
    private void announceNext(TournamentView view, Instant now) {
        var tournaments = office.tournaments();
        var next =
                office.plans()
                        .following(event)
                        .orElseGet(() -> office.plans().follow(event, tournaments.draw()));
        if (office.plans().plan(next).isPresent()) {
            return;
        }
        var wanted = tournaments.plan(event).orElseThrow();
        tournaments.announceNext(event, next, view.charter().orElseThrow(), wanted);
        office.plans().keep(next, plan.with(plan.begin().following(now)));
    }
}
