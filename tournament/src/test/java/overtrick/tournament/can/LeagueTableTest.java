package overtrick.tournament.can;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.MatchRules.LeagueTie;

/// Ruling 23: goal difference, goals scored, direct match, lots.
class LeagueTableTest {

    /// Matches such as `A-B 2:1`.
    private static List<MatchScore<String>> matches(String text) {
        return Stream.of(text.split(", ?"))
                .map(match ->
                        new MatchScore<>(
                                match.substring(0, 1),
                                match.substring(2, 3),
                                match.charAt(4) - '0',
                                match.charAt(6) - '0'))
                .toList();
    }

    @ParameterizedTest(name = "{0}; ties {1}, lots {2}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    A-B 2:1, B-C 1:0, A-C 3:0 | goal-difference | ABC | 1A 2B 3C
                    A-B 1:1, B-C 2:0, A-C 1:0 | goal-difference | ABC | 1B 2A 3C
                    A-B 1:1, B-C 2:1, A-C 1:0 | goal-difference | ABC | 1A 1B 3C
                    A-B 1:1, B-C 2:1, A-C 1:0 | goal-difference, goals-scored | ABC | 1B 2A 3C
                    A-B 1:0, B-C 2:0, C-A 1:0 | direct-match    | ABC | 1B 2A 3C
                    A-B 1:0, B-C 1:0, C-A 1:0 | goal-difference, direct-match | ABC | 1A 1B 1C
                    A-B 1:0, B-C 1:0, C-A 1:0 | goal-difference, lots | CAB | 1C 2A 3B
                    A-B 0:1, A-C 3:0, A-D 2:0, B-C 0:1, B-D 1:0, C-D 1:1 | goals-scored | ABCD | 1A 2B 3C 4D
                    A-B 0:1, A-C 3:0, A-D 2:0, B-C 0:1, B-D 1:0, C-D 1:1 | direct-match | ABCD | 1B 2A 3C 4D
                    """)
    void ruling23WhatPartsTeams(String played, String ties, String lots, String table) {
        var rules = CanRules.CLUB.with("match.league-ties = " + ties).match();
        var lines = LeagueTable.of(matches(played), rules.leagueTies(), List.of(lots.split("")));

        assertThat(
                        lines.stream()
                                .map(line -> line.place() + line.team())
                                .collect(Collectors.joining(" ")))
                .isEqualTo(table);
    }

    @Test
    void aLine() {
        var lines =
                LeagueTable.of(
                        matches("A-B 2:1, A-C 1:1, C-A 3:0"),
                        List.of(LeagueTie.GOAL_DIFFERENCE),
                        List.of());

        assertThat(lines)
                .contains(new LeagueTable.Line<>(2, "A", 1, 1, 1, 3, 5))
                .first()
                .matches(line -> line.team().equals("C") && line.points() == 4);
        assertThat(lines.get(1).difference()).isEqualTo(-2);
    }

    @Test
    void twoTeamsPlay() {
        assertThatThrownBy(() -> new MatchScore<>("A", "A", 1, 0))
                .hasMessage("a team plays itself: A");
        assertThatThrownBy(() -> new MatchScore<>("A", "B", -1, 0)).hasMessageContaining("below 0");
    }
}
