package overtrick.movement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeSet;
import overtrick.cards.Side;

/// How evenly everybody's strength counts for everybody else. For two entries `C` adds up over the
/// sets: `m − 1` where they are opponents, `m` being how often the set is played; +1 where they sit
/// the same way at different tables, −1 where they sit opposite ways; and for partners in an
/// individual `1 − m`. Perfect when all `C` are equal (tournaments.md §4).
///
/// @param deviation the standard deviation of `C` over all twos
/// @param least the smallest `C`
/// @param most the greatest `C`
public record Balance(double deviation, int least, int most) {

    private record Line(List<Integer> northSouth, List<Integer> eastWest) {}

    /// Whether all entries have the same weight against each other.
    public boolean isPerfect() {
        return least == most;
    }

    /// Weighs how often each two entries compete, as allies or as rivals.
    public static Balance of(List<Seating> seatings) {
        var index = new HashMap<EntryNumber, Integer>();
        var entries = new TreeSet<EntryNumber>();
        seatings.forEach(seating -> entries.addAll(seating.members()));
        entries.forEach(entry -> index.put(entry, index.size()));
        SequencedMap<SetNumber, List<Line>> sets = new LinkedHashMap<>();
        for (var seating : seatings) {
            sets.computeIfAbsent(seating.set(), _ -> new ArrayList<>())
                    .add(
                            new Line(
                                    numbers(seating.at(Side.NORTH_SOUTH), index),
                                    numbers(seating.at(Side.EAST_WEST), index)));
        }
        var weights = new int[entries.size()][entries.size()];
        sets.values().forEach(lines -> add(lines, weights));
        return of(weights);
    }

    private static List<Integer> numbers(
            Partnership partnership, HashMap<EntryNumber, Integer> index) {
        return partnership.members().stream().map(index::get).toList();
    }

    private static void add(List<Line> lines, int[][] weights) {
        int rest = lines.size() - 1;
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i);
            add(line.northSouth, line.eastWest, rest, weights);
            partners(line.northSouth, -rest, weights);
            partners(line.eastWest, -rest, weights);
            for (int j = i + 1; j < lines.size(); j++) {
                var other = lines.get(j);
                add(line.northSouth, other.northSouth, 1, weights);
                add(line.eastWest, other.eastWest, 1, weights);
                add(line.northSouth, other.eastWest, -1, weights);
                add(line.eastWest, other.northSouth, -1, weights);
            }
        }
    }

    private static void partners(List<Integer> members, int weight, int[][] to) {
        if (members.size() == 2) {
            add(members.subList(0, 1), members.subList(1, 2), weight, to);
        }
    }

    /// Adds to the upper triangle.
    private static void add(List<Integer> some, List<Integer> others, int weight, int[][] to) {
        for (int one : some) {
            for (int other : others) {
                to[Math.min(one, other)][Math.max(one, other)] += weight;
            }
        }
    }

    private static Balance of(int[][] weights) {
        long sum = 0;
        long squares = 0;
        long twos = 0;
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int one = 0; one < weights.length; one++) {
            for (int other = one + 1; other < weights.length; other++) {
                int weight = weights[one][other];
                sum += weight;
                squares += (long) weight * weight;
                least = Math.min(least, weight);
                most = Math.max(most, weight);
                twos++;
            }
        }
        double mean = (double) sum / twos;
        double variance = Math.max(0, (double) squares / twos - mean * mean);
        return new Balance(Math.sqrt(variance), least, most);
    }
}
