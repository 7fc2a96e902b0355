package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import overtrick.bridge.BoardNumber;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Outcome;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Field;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Director;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Session;
import overtrick.tournament.view.Standing;

/// What is neither lost nor made in a tournament, reckoned by other means than the tournament's
/// own.
final class Conservation {

    private static final Attendee DIRECTOR = new Director("Minh");

    private Conservation() {}

    static void check(Tournament tournament) {
        var session = tournament.session();
        session.floors().forEach(floor -> checkPlaces(session, floor));
        if (session.isSeated()) {
            var standing = new TournamentRules().view(tournament, DIRECTOR).standing();
            standing.ranking().ifPresent(ranking -> checkTotals(session, ranking));
            assertThat(seen(tournament))
                    .as("with what was kept of earlier scores")
                    .isEqualTo(seen(Tournament.of(session, tournament.trail())));
        }
    }

    /// By the director and by the public.
    private static List<Standing> seen(Tournament tournament) {
        var rules = new TournamentRules();
        return List.of(
                rules.view(tournament, DIRECTOR).standing(),
                rules.view(tournament, Attendee.Outsider.PUBLIC).standing());
    }

    /// Every slip is where a board is, and nobody plays a board twice.
    private static void checkPlaces(Session session, Floor floor) {
        var slips =
                session.slips().keySet().stream()
                        .filter(slot -> slot.section().equals(floor.section()))
                        .toList();
        assertThat(new HashSet<>(floor.slots().toList())).as("places").containsAll(slips);
        var played = new HashSet<List<Object>>();
        for (var seating : floor.movement().seatings()) {
            for (var board : floor.boards(seating.set())) {
                for (var number : seating.members()) {
                    assertThat(played.add(List.of(number, board)))
                            .as("%s plays board %s once", number, board)
                            .isTrue();
                }
            }
        }
        int begun = session.round(floor.section()).map(RoundNumber::value).orElse(0);
        assertThat(slips).as("rounds of slips").allMatch(slot -> slot.round().value() <= begun + 1);
    }

    private static void checkTotals(Session session, Ranking ranking) {
        var terms = session.charter().orElseThrow().terms();
        boolean within = terms.field() == Field.WITHIN_SECTION;
        var counted = new TreeMap<String, Map<BoardNumber, Integer>>();
        var matches = new HashSet<List<Object>>();
        for (var slot : session.slots().toList()) {
            var outcome = session.outcome(slot).orElse(new Outcome.NotPlayed());
            switch (outcome) {
                case Outcome.Scored _ -> {
                    counted.computeIfAbsent(
                                    within ? slot.section().text() : "", _ -> new HashMap<>())
                            .merge(slot.board(), 1, Integer::sum);
                    matches.add(List.of(slot.round(), slot.at()));
                }
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
        int people = terms.contestants() == Contestants.PLAYERS ? 2 : 1;
        long expected =
                switch (terms.method().kind()) {
                    case MATCHPOINTS ->
                            counted.values().stream().mapToLong(Conservation::matchpoints).sum();
                    case VICTORY_POINTS -> 20L * matches.size();
                    default -> 0;
                };
        assertThat(sum).as("all totals together").isEqualTo(Fraction.of(people * expected));
    }

    /// A top for each row. A single score has no comparison and is an average: half of a top of
    /// two.
    private static long matchpoints(Map<BoardNumber, Integer> counted) {
        long most = counted.values().stream().mapToInt(Integer::intValue).max().orElse(2);
        long rows = counted.values().stream().mapToInt(Integer::intValue).sum();
        return rows * 2 * (Math.max(2, most) - 1);
    }

    /// What an act taken back leaves is what would have been accepted without it.
    static void checkTakenBack(Tournament now) {
        var rules = new TournamentRules();
        var again = Tournament.EMPTY;
        for (var line : now.trail()) {
            var done = line.done();
            if (line.stands()) {
                var refusal =
                        rules.refusal(again, done.by(), new Do(done.at(), done.why(), done.act()));
                assertThat(refusal).as("%s after something was taken back", done).isEmpty();
                again = Tournament.of(Evolution.after(again.session(), done), List.of());
            }
        }
        assertThat(again.session()).isEqualTo(now.session());
    }
}
