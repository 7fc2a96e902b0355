package overtrick.movement.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.movement.Draft;
import overtrick.movement.EntryNumber;
import overtrick.movement.team.Berger.Match;

class TeamMovementTest {

    /// tournaments.md §8.1.
    @Test
    void bergerForSix() {
        assertThat(Berger.rounds(6).stream().map(TeamMovementTest::text))
                .containsExactly(
                        Set.of("1-6", "2-5", "3-4"),
                        Set.of("6-4", "5-3", "1-2"),
                        Set.of("2-6", "3-1", "4-5"),
                        Set.of("6-5", "1-4", "2-3"),
                        Set.of("3-6", "4-2", "5-1"));
    }

    private static Set<String> text(List<Match> round) {
        return round.stream()
                .map(match -> match.home() + "-" + match.away())
                .collect(Collectors.toSet());
    }

    @Test
    void everybodyMeetsEverybodyOnceAndIsAtHomeHalfTheTime() {
        for (int entries = 3; entries <= 40; entries++) {
            var met = new HashSet<Set<EntryNumber>>();
            var home = new int[entries + 1];
            for (var round : Berger.rounds(entries)) {
                assertThat(round).hasSize(entries / 2);
                for (var match : round) {
                    assertThat(met.add(Set.of(match.home(), match.away()))).isTrue();
                    home[match.home().value()]++;
                }
            }
            assertThat(met).hasSize(entries * (entries - 1) / 2);
            for (int entry = 1; entry <= entries; entry++) {
                assertThat(2 * home[entry] - (entries - 1)).isBetween(-1, 1);
            }
            assertThat(Berger.movement(entries).rounds()).isEqualTo(entries - 1 + entries % 2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 7, 9, 11, 25})
    void americanWhistPlaysEveryMatchOnOneSet(int teams) {
        var whist = TeamMovement.americanWhist(teams);

        assertThat(whist.movement().stated()).isEmpty();
        for (int one = 1; one <= teams; one++) {
            for (int other = one + 1; other <= teams; other++) {
                var match = whist.match(new EntryNumber(one), new EntryNumber(other));
                assertThat(match).hasSize(2);
                assertThat(match.getFirst().set()).isEqualTo(match.getLast().set());
            }
        }
    }

    @Test
    void aTriangleHasTwoRoundsAndThreeSets() {
        var movement = TeamMovement.triangle().movement();

        assertThat(movement.rounds()).isEqualTo(2);
        assertThat(movement.sets()).isEqualTo(3);
        assertThat(movement.tables()).isEqualTo(3);
        assertThat(movement.inspection().leastPlayed()).isEqualTo(2);
    }

    @Test
    void headToHeadPlaysBothRoomsAtOnce() {
        for (int teams = 2; teams <= 12; teams++) {
            var movement = TeamMovement.headToHead(teams).movement();

            assertThat(movement.rounds()).isEqualTo(teams - 1 + teams % 2);
            assertThat(movement.seatings()).hasSize(teams * (teams - 1));
        }
    }

    @Test
    void aMatchWithOneRoomIsNone() {
        var draft = new Draft();
        draft.at(1, 1).pairs(1, 102, 1);
        assertThatThrownBy(() -> new TeamMovement(draft.movement("half")))
                .hasMessage("set 1 of teams 1 and 2 is played at one table only");

        var home = new Draft();
        home.at(1, 1).pairs(1, 101, 1);
        assertThatThrownBy(() -> new TeamMovement(home.movement("home")))
                .hasMessage("team 1 meets itself in round 1");
        assertThatThrownBy(() -> TeamMovement.americanWhist(6))
                .hasMessageStartingWith("american-whist: 6 teams do not fit");
    }
}
