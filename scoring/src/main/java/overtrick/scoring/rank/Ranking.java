package overtrick.scoring.rank;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// Who came where. One list, or one for each section or direction.
///
/// @param unit of the totals
public record Ranking(Unit unit, List<Standings> lists) {

    /// One list of a ranking: of a section, and of one direction where directions are ranked apart.
    ///
    /// @param section empty for all sections together
    /// @param side empty for both together
    /// @param lines from the first place down
    public record Standings(String section, Optional<Side> side, List<Line> lines) {
        public Standings {
            lines = List.copyOf(lines);
        }
    }

    /// One line of a ranking: a contestant, the place and the score.
    ///
    /// @param place from 1; those who tie have the same
    /// @param sharedBy how many have this place, themselves included
    /// @param total with corrections, penalties and what was carried over
    /// @param percentage of the matchpoints to be had; empty with other scoring
    /// @param adjustment what of the total is penalties and carry-over
    public record Line(
            int place,
            int sharedBy,
            Contestant contestant,
            Fraction total,
            Optional<Fraction> percentage,
            int boards,
            Fraction adjustment) {

        /// The same line in another place.
        ///
        /// @param others how many have it, this one included
        public Line at(int otherPlace, int others) {
            return new Line(otherPlace, others, contestant, total, percentage, boards, adjustment);
        }

        /// `3`, or `3=` when it is shared.
        public String placeText() {
            return sharedBy > 1 ? place + "=" : "" + place;
        }
    }

    public Ranking {
        lists = List.copyOf(lists);
    }

    /// The same totals with a list for each section: whoever is ahead in the whole is so there, and
    /// ties stay.
    ///
    /// @param home the section of a contestant
    public Ranking bySection(Function<Contestant, String> home) {
        var sections = new TreeMap<String, List<Standings>>();
        for (var list : lists) {
            var lines = new TreeMap<String, List<Line>>();
            list.lines()
                    .forEach(line ->
                            lines.computeIfAbsent(
                                            home.apply(line.contestant()), _ -> new ArrayList<>())
                                    .add(line));
            lines.forEach((section, own) ->
                    sections.computeIfAbsent(section, _ -> new ArrayList<>())
                            .add(new Standings(section, list.side(), placedAmong(own))));
        }
        return new Ranking(unit, sections.values().stream().flatMap(List::stream).toList());
    }

    /// The same totals of some contestants only: whoever is ahead in the whole is so there, and
    /// ties stay.
    public Ranking among(Predicate<Contestant> some) {
        var few = new ArrayList<Standings>();
        for (var list : lists) {
            var lines = list.lines().stream().filter(line -> some.test(line.contestant())).toList();
            if (!lines.isEmpty()) {
                few.add(new Standings(list.section(), list.side(), placedAmong(lines)));
            }
        }
        return new Ranking(unit, few);
    }

    private static List<Line> placedAmong(List<Line> lines) {
        var placed = new ArrayList<Line>();
        for (var line : lines) {
            int ahead = (int) lines.stream().filter(one -> one.place() < line.place()).count();
            int equal = (int) lines.stream().filter(one -> one.place() == line.place()).count();
            placed.add(line.at(ahead + 1, equal));
        }
        return placed;
    }

    /// All lines, list after list.
    public List<Line> lines() {
        return lists.stream().flatMap(list -> list.lines().stream()).toList();
    }

    /// The first line of a contestant; empty when they are not ranked.
    public Optional<Line> line(Contestant contestant) {
        return lines().stream().filter(line -> line.contestant().equals(contestant)).findFirst();
    }
}
