package overtrick.movement.individual;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import overtrick.movement.Balance;

/// The tool behind `./dev movements` for individuals. It prints a first round for each number of
/// players: as partners all differences occur once, as opponents twice (tournaments.md §7).
final class WhistSearch {

    private static final int TRIES = 40;
    private static final int STEPS = 200_000;

    private final int players;
    private final int ring;
    private final int[] partners;
    private final int[] opponents;
    private final boolean[] seated;
    private final Random chance;
    private final List<Foursome> tables = new ArrayList<>();
    private int budget = STEPS;

    private WhistSearch(int players, long seed) {
        this.players = players;
        this.ring = players % 4 == 0 ? players - 1 : players;
        this.partners = new int[ring];
        this.opponents = new int[ring];
        this.seated = new boolean[players + 1];
        this.chance = new Random(seed);
    }

    public static void main(String[] arguments) {
        System.out.println("# First rounds, found by ./dev movements; see Whist for the form.");
        for (int players = 4; players <= 21; players++) {
            if (players % 4 < 2) {
                best(players).ifPresent(whist -> System.out.println(whist.text()));
            }
        }
    }

    static Optional<Whist> best(int players) {
        return LongStream.range(0, TRIES)
                .mapToObj(seed -> new WhistSearch(players, seed).found())
                .flatMap(Optional::stream)
                .map(WhistSearch::turned)
                .min(Comparator.comparingDouble(WhistSearch::deviation));
    }

    private Optional<Whist> found() {
        if (players % 4 == 1) {
            seated[players] = true; // sits out first
        }
        return extend() ? Optional.of(new Whist(players, tables)) : Optional.empty();
    }

    private boolean extend() {
        int north = players;
        while (north > 0 && seated[north]) {
            north--;
        }
        if (north == 0) {
            return true;
        }
        if (--budget < 0) {
            return false;
        }
        var others = free(north);
        for (int south : others) {
            for (int east : others) {
                for (int west : others) {
                    boolean three = south != east && south != west && east < west;
                    if (three && seat(new Foursome(north, south, east, west))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private List<Integer> free(int but) {
        var free = new ArrayList<Integer>();
        for (int player = 1; player <= players; player++) {
            if (!seated[player] && player != but) {
                free.add(player);
            }
        }
        Collections.shuffle(free, chance);
        return free;
    }

    private boolean seat(Foursome four) {
        count(four, 1);
        boolean possible = isPossible();
        if (possible) {
            tables.add(four);
            if (extend()) {
                return true;
            }
            tables.removeLast();
        }
        count(four, -1);
        return false;
    }

    private boolean isPossible() {
        for (int difference = 1; difference < ring; difference++) {
            if (partners[difference] > 1 || opponents[difference] > 2) {
                return false;
            }
        }
        return true;
    }

    private void count(Foursome four, int step) {
        count(partners, four.north(), four.south(), step);
        count(partners, four.east(), four.west(), step);
        for (int one : List.of(four.north(), four.south())) {
            seated[one] = step > 0;
            for (int other : List.of(four.east(), four.west())) {
                seated[other] = step > 0;
                count(opponents, one, other, step);
            }
        }
    }

    private void count(int[] differences, int one, int other, int step) {
        if (one <= ring && other <= ring) {
            differences[Math.floorMod(one - other, ring)] += step;
            differences[Math.floorMod(other - one, ring)] += step;
        }
    }

    /// Turns tables round as long as that balances better.
    private static Whist turned(Whist whist) {
        var best = whist;
        boolean better = true;
        while (better) {
            better = false;
            for (int table = 0; table < whist.tables().size(); table++) {
                var tables = new ArrayList<>(best.tables());
                tables.set(table, tables.get(table).turned());
                var next = new Whist(whist.players(), tables);
                if (deviation(next) < deviation(best)) {
                    best = next;
                    better = true;
                }
            }
        }
        return best;
    }

    private static double deviation(Whist whist) {
        return Balance.of(whist.seatings()).deviation();
    }
}
