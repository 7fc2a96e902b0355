package overtrick.scoring.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import overtrick.scoring.rating.ComparedBoard.Table;

/// A circle in numbers: who is unknown, who sat where, and what came of it.
///
/// The unknowns are the players, then the partnerships. A row is a table; it has six places, three
/// that count for North–South (two players, their partnership) and three that count against. Boards
/// that the same pairs have played at the same tables on one day are one set: their values are
/// averaged.
final class Design {

    /// Places of a row.
    static final int PLACES = 6;

    /// Those of the first that count for North–South.
    static final int NORTH_SOUTH = 3;

    private record Seating(Partnership northSouth, Partnership eastWest) {}

    private record SetKey(long day, Comparison comparison, List<Seating> seatings) {}

    final List<Player> players;
    final List<Partnership> pairs;
    final List<BoardSet> sets;

    /// The two players of each pair.
    final int[] first;

    final int[] second;

    /// The unknown at each place of each row.
    final int[] places;

    /// The set in which each row stands.
    final int[] setOf;

    /// The mean value of each row, in IMPs, centred in its set.
    final double[] values;

    /// Boards of one set.
    ///
    /// @param id of the first board
    /// @param first of its rows; they stand one behind the other
    /// @param boards how many
    /// @param within sum of squares of the boards about their means, in IMPs
    record BoardSet(
            String id,
            long day,
            Comparison comparison,
            int first,
            int rows,
            int boards,
            double within) {

        int end() {
            return first + rows;
        }
    }

    /// @param boards tidy ones of a circle
    Design(List<ComparedBoard> boards, Calibration calibration) {
        var bundles = new HashMap<SetKey, List<ComparedBoard>>();
        var inOrder = new ArrayList<List<ComparedBoard>>();
        int rows = 0;
        for (var board : boards) {
            var bundle = bundles.computeIfAbsent(key(board), _ -> new ArrayList<>());
            if (bundle.isEmpty()) {
                inOrder.add(bundle);
                rows += board.tables().size();
            }
            bundle.add(board);
        }
        var names = new TreeSet<Partnership>();
        bundles.keySet()
                .forEach(key ->
                        key.seatings()
                                .forEach(seats -> {
                                    names.add(seats.northSouth());
                                    names.add(seats.eastWest());
                                }));
        pairs = List.copyOf(names);
        players =
                pairs.stream()
                        .flatMap(pair -> pair.players().stream())
                        .distinct()
                        .sorted()
                        .toList();
        first = new int[pairs.size()];
        second = new int[pairs.size()];
        places = new int[rows * PLACES];
        setOf = new int[rows];
        values = new double[rows];
        sets = new ArrayList<>(inOrder.size());
        fill(inOrder, calibration);
    }

    private static SetKey key(ComparedBoard board) {
        var seatings =
                board.tables().stream()
                        .map(table -> new Seating(table.northSouth(), table.eastWest()))
                        .toList();
        return new SetKey(board.day(), board.comparison(), seatings);
    }

    private void fill(List<List<ComparedBoard>> bundles, Calibration calibration) {
        var playerNumbers = numbers(players, 0);
        var pairNumbers = numbers(pairs, players.size());
        for (int pair = 0; pair < first.length; pair++) {
            first[pair] = playerNumbers.getOrDefault(pairs.get(pair).first(), 0);
            second[pair] = playerNumbers.getOrDefault(pairs.get(pair).second(), 0);
        }
        int row = 0;
        for (var bundle : bundles) {
            var one = bundle.getFirst();
            int start = row;
            for (var table : one.tables()) {
                setOf[row] = sets.size();
                seat(row, 0, table.northSouth(), playerNumbers, pairNumbers);
                seat(row, NORTH_SOUTH, table.eastWest(), playerNumbers, pairNumbers);
                row++;
            }
            double within = average(bundle, start, calibration.imps(one.comparison()));
            sets.add(
                    new BoardSet(
                            one.id(),
                            one.day(),
                            one.comparison(),
                            start,
                            one.tables().size(),
                            bundle.size(),
                            within));
        }
    }

    private static <T> Map<T, Integer> numbers(List<T> things, int from) {
        var numbers = new HashMap<T, Integer>(2 * things.size());
        for (var thing : things) {
            numbers.put(thing, from + numbers.size());
        }
        return numbers;
    }

    private void seat(
            int row,
            int place,
            Partnership pair,
            Map<Player, Integer> playerNumbers,
            Map<Partnership, Integer> pairNumbers) {
        int at = row * PLACES + place;
        places[at] = playerNumbers.getOrDefault(pair.first(), 0);
        places[at + 1] = playerNumbers.getOrDefault(pair.second(), 0);
        places[at + 2] = pairNumbers.getOrDefault(pair, 0);
    }

    /// Fills in the means of the boards; returns the sum of squares about them.
    private double average(List<ComparedBoard> bundle, int start, double unit) {
        int tables = bundle.getFirst().tables().size();
        double squares = 0;
        for (var board : bundle) {
            double mean = board.tables().stream().mapToDouble(Table::value).sum() / tables;
            double scale = unit * board.comparison().own(tables);
            for (int at = 0; at < tables; at++) {
                double value = scale * (board.tables().get(at).value() - mean);
                values[start + at] += value / bundle.size();
                squares += value * value;
            }
        }
        for (int at = start; at < start + tables; at++) {
            squares -= bundle.size() * values[at] * values[at];
        }
        return Math.max(0, squares);
    }

    int unknowns() {
        return players.size() + pairs.size();
    }

    int rows() {
        return values.length;
    }

    /// The number of a pair among the unknowns.
    int unknownOf(int pair) {
        return players.size() + pair;
    }

    /// What a pair brings to the table together: both players, and what they are as a pair.
    double together(int pair, double[] strengths) {
        return strengths[first[pair]] + strengths[second[pair]] + strengths[unknownOf(pair)];
    }

    /// 1 at the places of North–South, −1 at the others.
    static int sign(int place) {
        return place < NORTH_SOUTH ? 1 : -1;
    }
}
