package overtrick.tournament.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import overtrick.bridge.BoardNumber;
import overtrick.tournament.compare.Outcome;
import overtrick.tournament.compare.rank.Ranking;
import overtrick.tournament.event.act.Attendee;
import overtrick.tournament.event.act.Attendee.Director;
import overtrick.tournament.event.session.Floor;
import overtrick.tournament.event.session.Method;
import overtrick.tournament.event.session.SectionName;
import overtrick.tournament.event.session.Session;
import overtrick.tournament.reckoning.Fraction;

/// What is neither lost nor made in an event, reckoned by other means than the event's own.
final class Conservation {

    private static final Attendee DIRECTOR = new Director("Minh");

    private Conservation() {}

    static void check(Tournament event) {
        var session = event.session();
        session.floor(SectionName.ONLY)
                .ifPresent(floor -> {
                    checkPlaces(session, floor);
                    var ranking = new TournamentRules().view(event, DIRECTOR).standing().ranking();
                    ranking.ifPresent(found -> checkTotals(session, floor, found));
                });
    }

    /// Every slip is where a board is, and nobody plays a board twice.
    private static void checkPlaces(Session session, Floor floor) {
        var places = new HashSet<>(floor.slots().toList());
        assertThat(places).as("places of slips").containsAll(session.slips().keySet());
        var played = new HashSet<List<Object>>();
        for (var seating : floor.movement().seatings()) {
            for (var board : floor.boards(seating.set())) {
                for (var number : seating.members()) {
                    assertThat(played.add(List.of(number, board)))
                            .as("pair %s plays board %s once", number, board)
                            .isTrue();
                }
            }
        }
        assertThat(session.slips().keySet())
                .as("rounds of slips")
                .allMatch(slot -> slot.round().value() <= session.round(SectionName.ONLY));
    }

    private static void checkTotals(Session session, Floor floor, Ranking ranking) {
        var counted = new HashMap<BoardNumber, Integer>();
        for (var slot : floor.slots().toList()) {
            var outcome = session.outcome(slot).orElse(new Outcome.NotPlayed());
            switch (outcome) {
                case Outcome.Scored _ -> counted.merge(slot.board(), 1, Integer::sum);
                case Outcome.NotPlayed() -> {}
                case Outcome.Assigned _, Outcome.Artificial _ -> {
                    return; // need not balance (Law 12C1f)
                }
            }
        }
        var sum = Fraction.ZERO;
        for (var line : ranking.lines()) {
            sum = sum.plus(line.total()).minus(line.adjustment());
        }
        boolean matchpoints =
                session.charter().orElseThrow().terms().method().equals(Method.MATCHPOINTS);
        // a single score has no comparison and is an average: half of a top of two
        long most = counted.values().stream().mapToInt(Integer::intValue).max().orElse(2);
        long rows = counted.values().stream().mapToInt(Integer::intValue).sum();
        var expected =
                matchpoints ? Fraction.of(rows * 2 * (Math.max(2, most) - 1)) : Fraction.ZERO;
        assertThat(sum).as("all totals together").isEqualTo(expected);
    }
}
