package overtrick.tournament.can;

import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import overtrick.movement.EntryNumber;
import overtrick.movement.team.Berger;

/// Lịch đấu: who meets whom until when, everybody everybody once, by Berger's tables
/// (tournaments.md §8.1); of an odd number one rests in each round.
public final class LeagueFixtures {

    private LeagueFixtures() {}

    /// Two teams that meet.
    ///
    /// @param round from 1
    /// @param one the team that is named first: each about as often as the others
    /// @param until when the match must have been played
    public record Meeting<T>(int round, T one, T other, Instant until) {}

    /// All meetings, by their rounds.
    ///
    /// @param first until when the first round must have been played
    /// @param apart how far apart the rounds end
    /// @param zone where the days begin and end
    public static <T> List<Meeting<T>> roundRobin(
            List<T> teams, Instant first, Period apart, ZoneId zone) {
        var meetings = new ArrayList<Meeting<T>>();
        var until = first.atZone(zone);
        int round = 1;
        for (var matches : rounds(teams.size())) {
            for (var match : matches) {
                var one = teams.get(match.home().value() - 1);
                var other = teams.get(match.away().value() - 1);
                meetings.add(new Meeting<>(round, one, other, until.toInstant()));
            }
            until = until.plus(apart);
            round++;
        }
        return meetings;
    }

    /// Two teams need no table: they meet once. Fewer meet nobody.
    private static List<List<Berger.Match>> rounds(int teams) {
        if (teams < 2) {
            return List.of();
        }
        return teams == 2
                ? List.of(List.of(new Berger.Match(new EntryNumber(1), new EntryNumber(2))))
                : Berger.rounds(teams);
    }
}
