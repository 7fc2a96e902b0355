package overtrick.scoring.rating;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import overtrick.scoring.rating.ComparedBoard.Table;

/// A club whose members’ strengths are known, because they were made up.
final class SimulatedClub {

    /// What its people and boards are like.
    ///
    /// @param stay share of the people who come with their own partner
    /// @param form standard deviation of a pair’s form, from evening to evening
    record Nature(Calibration truth, double stay, double form) {

        static final Nature USUAL = new Nature(Calibration.USUAL, 0.5, 0);
    }

    /// People and boards of an evening.
    record Evening(int tables, int sets, int boardsInSet) {

        int results() {
            return tables * sets * boardsInSet;
        }
    }

    final List<Player> members = new ArrayList<>();
    final List<ComparedBoard> boards = new ArrayList<>();
    private final Map<Player, Double> strengths = new HashMap<>();
    private final Map<Partnership, Double> together = new HashMap<>();
    private final Nature nature;
    private final RandomGenerator chance;
    private long day;

    SimulatedClub(int size, Nature nature, RandomGenerator chance) {
        this.nature = nature;
        this.chance = chance;
        for (int at = 0; at < size; at++) {
            var player = Player.person("m" + at);
            members.add(player);
            strengths.put(player, nature.truth().players() * chance.nextGaussian());
        }
    }

    /// Evenings until there are that many results.
    SimulatedClub play(int results, Evening evening) {
        for (int played = 0; played < results; played += evening.results()) {
            evening(evening);
        }
        return this;
    }

    long day() {
        return day;
    }

    void set(Player player, double strength) {
        strengths.put(player, strength);
    }

    /// From the mean of all members.
    double told(Player player) {
        return strength(player) - mean();
    }

    double told(Partnership pair) {
        return strength(pair) - 2 * mean();
    }

    private double mean() {
        return members.stream().mapToDouble(this::strength).average().orElseThrow();
    }

    double strength(Player player) {
        return strengths.getOrDefault(player, 0.0);
    }

    double strength(Partnership pair) {
        return strength(pair.first()) + strength(pair.second()) + synergy(pair);
    }

    private double synergy(Partnership pair) {
        return together.computeIfAbsent(pair, _ -> nature.truth().pairs() * chance.nextGaussian());
    }

    private void evening(Evening evening) {
        mitchell(shuffled().subList(0, 2 * evening.tables()), evening);
    }

    /// All members in pairs, in any order: some with their own partner, the others mixed.
    List<Partnership> shuffled() {
        var here = new ArrayList<Partnership>();
        var alone = new ArrayList<Player>();
        for (int at = 0; at + 1 < members.size(); at += 2) {
            if (chance.nextDouble() < nature.stay()) {
                here.add(Partnership.of(members.get(at), members.get(at + 1)));
            } else {
                alone.add(members.get(at));
                alone.add(members.get(at + 1));
            }
        }
        Collections.shuffle(alone, Random.from(chance));
        for (int at = 0; at + 1 < alone.size(); at += 2) {
            here.add(Partnership.of(alone.get(at), alone.get(at + 1)));
        }
        Collections.shuffle(here, Random.from(chance));
        return here;
    }

    /// North–South stay; the others move on from set to set. Every board is compared across all
    /// tables.
    void mitchell(List<Partnership> pairs, Evening evening) {
        day++;
        int tables = evening.tables();
        var today = new HashMap<Partnership, Double>();
        for (var pair : pairs) {
            today.put(pair, strength(pair) + nature.form() * chance.nextGaussian());
        }
        for (int set = 0; set < evening.sets(); set++) {
            for (int board = 0; board < evening.boardsInSet(); board++) {
                double[] points = new double[tables];
                for (int at = 0; at < tables; at++) {
                    points[at] =
                            today.getOrDefault(pairs.get(at), 0.0)
                                    - today.getOrDefault(against(pairs, at, set), 0.0)
                                    + nature.truth().imps() * chance.nextGaussian();
                }
                var rows = new ArrayList<Table>();
                for (int at = 0; at < tables; at++) {
                    rows.add(
                            new Table(
                                    pairs.get(at), against(pairs, at, set), compared(points, at)));
                }
                boards.add(
                        new ComparedBoard(
                                "%d-%d-%d".formatted(day, set, board),
                                day,
                                Comparison.CROSS_IMPS,
                                rows));
            }
        }
    }

    private static Partnership against(List<Partnership> pairs, int table, int set) {
        int tables = pairs.size() / 2;
        return pairs.get(tables + (table + set) % tables);
    }

    private static double compared(double[] points, int at) {
        double sum = 0;
        for (double other : points) {
            sum += points[at] - other;
        }
        return Math.clamp(sum / (points.length - 1), -24, 24);
    }
}
