package overtrick.tournament.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import overtrick.movement.EntryNumber;
import overtrick.movement.Partnership;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;

/// All matches of a section, in the order of play. An individual has none.
///
/// @param numbers under which the entries are ranked: the lowest that each wears
public record Matches(List<Match> all, List<EntryNumber> numbers) {

    /// Two entries and what they play, whoever sits where.
    private record Meeting(EntryNumber lower, EntryNumber higher, SetNumber set) {

        static Meeting of(EntryNumber one, EntryNumber other, SetNumber set) {
            return one.compareTo(other) < 0
                    ? new Meeting(one, other, set)
                    : new Meeting(other, one, set);
        }
    }

    public Matches {
        all = List.copyOf(all);
        numbers = List.copyOf(numbers);
    }

    public static Matches of(Floor floor) {
        var ranked = ranked(floor);
        var tables = new LinkedHashMap<Meeting, List<Seating>>();
        for (var seating : floor.movement().seatings()) {
            var home = number(seating.northSouth(), ranked);
            var away = number(seating.eastWest(), ranked);
            if (home.isPresent() && away.isPresent()) {
                var meeting = Meeting.of(home.get(), away.get(), seating.set());
                tables.computeIfAbsent(meeting, _ -> new ArrayList<>()).add(seating);
            }
        }
        var all = new ArrayList<Match>();
        tables.values()
                .forEach(of -> {
                    var first = of.getFirst();
                    var home = number(first.northSouth(), ranked).orElseThrow();
                    var away = number(first.eastWest(), ranked).orElseThrow();
                    all.add(new Match(home, away, first.set(), of));
                });
        return new Matches(all, List.copyOf(new TreeSet<>(ranked.values())));
    }

    /// The number under which the wearer of each number is ranked.
    private static Map<EntryNumber, EntryNumber> ranked(Floor floor) {
        var lowest = new HashMap<EntryId, EntryNumber>();
        var ranked = new HashMap<EntryNumber, EntryNumber>();
        floor.wearers()
                .forEach((number, entry) -> {
                    lowest.putIfAbsent(entry, number);
                    ranked.put(number, lowest.getOrDefault(entry, number));
                });
        return ranked;
    }

    private static Optional<EntryNumber> number(
            Partnership partnership, Map<EntryNumber, EntryNumber> ranked) {
        return partnership instanceof Partnership.Pair(var number)
                ? Optional.ofNullable(ranked.get(number))
                : Optional.empty();
    }

    /// Those that have a table in the round.
    public List<Match> in(RoundNumber round) {
        return all.stream().filter(match -> match.isIn(round)).toList();
    }

    /// Of two entries, whenever they meet.
    public Stream<Match> of(EntryNumber one, EntryNumber other) {
        return all.stream().filter(match -> match.isOf(one, other));
    }

    public Stream<Match> of(EntryNumber entry) {
        return all.stream().filter(match -> match.isOf(entry));
    }

    /// Who plays no match in a round.
    public List<EntryNumber> out(RoundNumber round) {
        var matches = in(round);
        return numbers.stream()
                .filter(number -> matches.stream().noneMatch(match -> match.isOf(number)))
                .toList();
    }
}
