package overtrick.tournament.can;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeagueFixturesTest {

    private static final Instant FIRST = Instant.parse("2026-12-06T17:00:00Z");
    private static final ZoneId HANOI = ZoneId.of("Asia/Ho_Chi_Minh");

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 8, 11, 24})
    void everybodyMeetsEverybodyOnceAndNobodyTwiceInARound(int size) {
        var teams = IntStream.range(0, size).boxed().toList();
        var meetings = LeagueFixtures.roundRobin(teams, FIRST, Period.ofWeeks(1), HANOI);

        var pairs = new HashSet<Set<Integer>>();
        var busy = new HashSet<List<Integer>>();
        for (var meeting : meetings) {
            assertThat(pairs.add(Set.of(meeting.one(), meeting.other()))).isTrue();
            assertThat(busy.add(List.of(meeting.round(), meeting.one()))).isTrue();
            assertThat(busy.add(List.of(meeting.round(), meeting.other()))).isTrue();
            assertThat(meeting.until())
                    .isEqualTo(FIRST.plusSeconds(7L * 86_400 * (meeting.round() - 1)));
        }
        assertThat(pairs).hasSize(size * (size - 1) / 2);
    }

    /// Nobody is named first twice more often than second, or the other way round.
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 8, 11, 12, 24})
    void whoIsNamedFirstGoesRound(int size) {
        var teams = IntStream.range(0, size).boxed().toList();
        var meetings = LeagueFixtures.roundRobin(teams, FIRST, Period.ofDays(1), HANOI);

        for (int team : teams) {
            long first = meetings.stream().filter(one -> one.one() == team).count();
            long second = meetings.stream().filter(one -> one.other() == team).count();
            assertThat(Math.abs(first - second)).as("team %d of %d", team, size).isLessThan(2);
        }
    }
}
