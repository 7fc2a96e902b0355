package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import overtrick.movement.Movement;
import overtrick.scoring.regulation.Field;
import overtrick.testkit.Seeds;
import overtrick.tournament.RandomEvening.Count;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Floor;

/// Evenings by the thousand: entries come and go, tables fall ill, results are corrected and
/// undone. `-Dovertrick.evenings=20000` plays as many.
class RandomEveningsTest {

    private static final int EVENINGS = Integer.getInteger("overtrick.evenings", 300);

    private final TournamentRules rules = new TournamentRules();
    private final Map<Count, Integer> counts = new EnumMap<>(Count.class);

    @Test
    void keepEveryPromise() {
        Seeds.each(
                EVENINGS,
                chance -> {
                    var evening = new RandomEvening(chance);
                    evening.play();
                    check(evening);
                    for (var count : Count.values()) {
                        counts.merge(count, evening.count(count), Integer::sum);
                    }
                });

        assertThat(counts).as("each happens").hasSize(Count.values().length);
        assertThat(counts)
                .allSatisfy((count, times) ->
                        assertThat(times).as("%s", count).isGreaterThan(EVENINGS / 20));
    }

    private void check(RandomEvening evening) {
        var end = evening.end();
        Conservation.check(end);
        assertThat(rules.replay(evening.events())).as("the events replayed").isEqualTo(end);
        var session = end.session();
        assertThat(session.closed()).as("closed").isTrue();
        session.floors().map(Floor::movement).forEach(RandomEveningsTest::checkPromises);
        var view = rules.view(end, Outsider.PUBLIC);
        assertThat(view.results()).allMatch(line -> line.slip().isPresent());
        var ranking = view.standing().ranking().orElseThrow();
        long worn = session.floors().mapToLong(floor -> floor.wearers().size()).sum();
        boolean within = session.charter().orElseThrow().terms().field() == Field.WITHIN_SECTION;
        assertThat(ranking.lines().size())
                .as("everybody has a line, or everybody who has played")
                .isLessThanOrEqualTo((int) worn)
                .isGreaterThanOrEqualTo(within ? 1 : (int) worn);
        assertThat(session.slips().values())
                .as("nothing is left disputed")
                .allMatch(slip -> slip.outcome().isPresent());
    }

    private static void checkPromises(Movement movement) {
        var breaches = movement.inspection().breaches();
        assertThat(movement.stated())
                .as("promises broken are stated")
                .containsAll(breaches.stream().map(breach -> breach.promise()).toList());
    }
}
