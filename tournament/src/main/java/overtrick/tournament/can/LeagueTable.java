package overtrick.tournament.can;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import overtrick.can.rules.MatchRules.LeagueTie;

/// Bảng xếp hạng: the teams of a league by the points of their matches, three for a win and one for
/// a draw; ties on points are broken as the club says, usually by goal difference, goals scored,
/// the matches among them, and lots (ruling 23).
public final class LeagueTable {

    /// A line of the table.
    ///
    /// @param <T> the teams
    /// @param place from 1; equal for teams whose tie nothing has broken
    public record Line<T>(
            int place, T team, int won, int drawn, int lost, int goals, int goalsLost) {

        public int points() {
            return (3 * won) + drawn;
        }

        public int difference() {
            return goals - goalsLost;
        }
    }

    private LeagueTable() {}

    /// @param ties how ties on points are broken, in this order
    /// @param lots the teams in the order in which lots were drawn; a team that is missing was not
    ///   drawn
    /// @return the first team first
    public static <T> List<Line<T>> of(
            List<MatchScore<T>> matches, List<LeagueTie> ties, List<T> lots) {
        var teams = new LinkedHashSet<T>();
        for (var match : matches) {
            teams.add(match.one());
            teams.add(match.other());
        }
        var level = new ArrayList<List<Line<T>>>();
        level.add(teams.stream().map(team -> line(team, matches)).toList());
        var groups = split(level, comparingInt(Line<T>::points).reversed());
        for (var tie : ties) {
            groups = part(groups, tie, matches, lots);
        }
        var table = new ArrayList<Line<T>>();
        for (var group : groups) {
            int place = table.size() + 1;
            for (var line : group) {
                table.add(placed(line, place));
            }
        }
        return table;
    }

    private static <T> List<List<Line<T>>> part(
            List<List<Line<T>>> groups, LeagueTie tie, List<MatchScore<T>> matches, List<T> lots) {
        return switch (tie) {
            case GOAL_DIFFERENCE -> split(groups, comparingInt(Line<T>::difference).reversed());
            case GOALS_SCORED -> split(groups, comparingInt(Line<T>::goals).reversed());
            case LOTS ->
                    split(
                            groups,
                            comparingInt(line ->
                                    lots.contains(line.team())
                                            ? lots.indexOf(line.team())
                                            : lots.size()));
            case DIRECT_MATCH -> {
                var parted = new ArrayList<List<Line<T>>>();
                for (var group : groups) {
                    parted.addAll(split(List.of(group), amongThemselves(group, matches)));
                }
                yield parted;
            }
        };
    }

    /// Points, then goal difference, in the matches among these teams alone.
    private static <T> Comparator<Line<T>> amongThemselves(
            List<Line<T>> group, List<MatchScore<T>> matches) {
        var teams = Set.copyOf(group.stream().map(Line::team).toList());
        var among =
                matches.stream()
                        .filter(match ->
                                teams.contains(match.one()) && teams.contains(match.other()))
                        .toList();
        Comparator<Line<T>> byPoints =
                comparingInt((Line<T> line) -> line(line.team(), among).points());
        return byPoints.thenComparingInt(line -> line(line.team(), among).difference()).reversed();
    }

    /// Each group in order, and cut wherever the order tells two teams apart.
    private static <T> List<List<Line<T>>> split(
            List<List<Line<T>>> groups, Comparator<Line<T>> order) {
        var parted = new ArrayList<List<Line<T>>>();
        for (var group : groups) {
            var sorted = group.stream().sorted(order).toList();
            int from = 0;
            for (int at = 1; at <= sorted.size(); at++) {
                boolean cut =
                        at == sorted.size()
                                || order.compare(sorted.get(at - 1), sorted.get(at)) != 0;
                if (cut) {
                    parted.add(sorted.subList(from, at));
                    from = at;
                }
            }
        }
        return parted;
    }

    private static <T> Line<T> line(T team, List<MatchScore<T>> matches) {
        int won = 0;
        int drawn = 0;
        int lost = 0;
        int goals = 0;
        int goalsLost = 0;
        for (var match : matches) {
            if (!match.isOf(team)) {
                continue;
            }
            int lead = match.won(team) - match.lost(team);
            won += lead > 0 ? 1 : 0;
            drawn += lead == 0 ? 1 : 0;
            lost += lead < 0 ? 1 : 0;
            goals += match.won(team);
            goalsLost += match.lost(team);
        }
        return new Line<>(0, team, won, drawn, lost, goals, goalsLost);
    }

    private static <T> Line<T> placed(Line<T> line, int place) {
        return new Line<>(
                place,
                line.team(),
                line.won(),
                line.drawn(),
                line.lost(),
                line.goals(),
                line.goalsLost());
    }
}
