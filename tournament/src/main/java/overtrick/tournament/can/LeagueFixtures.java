package overtrick.tournament.can;

import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Lịch đấu: who meets whom until when, everybody everybody once. One team stays where it is and
/// the others go round it; of an odd number one rests in each round.
public final class LeagueFixtures {

    private LeagueFixtures() {}

    /// Two teams that meet.
    ///
    /// @param round from 1
    /// @param one by turns the first or the second in the rounds
    /// @param until when the match must have been played
    public record Meeting<T>(int round, T one, T other, Instant until) {}

    /// All meetings, by their rounds.
    ///
    /// @param first until when the first round must have been played
    /// @param apart how far apart the rounds end
    /// @param zone where the days begin and end
    public static <T> List<Meeting<T>> roundRobin(
            List<T> teams, Instant first, Period apart, ZoneId zone) {
        var places = new ArrayList<Integer>();
        for (int team = 0; team < teams.size() + teams.size() % 2; team++) {
            places.add(team);
        }
        var meetings = new ArrayList<Meeting<T>>();
        var until = first.atZone(zone);
        for (int round = 1; round < places.size(); round++) {
            for (int at = 0; at < places.size() / 2; at++) {
                int one = places.get(at);
                int other = places.get(places.size() - 1 - at);
                if (Math.max(one, other) < teams.size()) {
                    boolean turned = at == 0 ? round % 2 == 0 : at % 2 == 1;
                    meetings.add(
                            new Meeting<>(
                                    round,
                                    teams.get(turned ? other : one),
                                    teams.get(turned ? one : other),
                                    until.toInstant()));
                }
            }
            Collections.rotate(places.subList(1, places.size()), 1);
            until = until.plus(apart);
        }
        return meetings;
    }
}
