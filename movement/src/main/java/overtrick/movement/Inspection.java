package overtrick.movement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;

/// What a look through all seatings shows: the breaches, and the counts that nobody promises.
///
/// @param breaches at most one sentence for each promise that is not kept
/// @param copies of each board needed, so that all tables can play: 1 without sharing
/// @param leastPlayed how many rounds those play who play least
/// @param mostPlayed how many rounds those play who play most
/// @param setsEven whether every set is played equally often (P5)
/// @param stationary how many entries keep one place for the whole session (P8)
public record Inspection(
        List<Breach> breaches,
        int copies,
        int leastPlayed,
        int mostPlayed,
        boolean setsEven,
        int stationary) {

    private static final int PARTNER_ONCE = 1;
    private static final int OPPONENT_ONCE = 1;
    private static final int OPPONENT_IN_INDIVIDUAL = 2;

    /// One side of a table.
    private record Chairs(TableNumber table, Side side) {}

    public Inspection {
        breaches = List.copyOf(breaches);
    }

    /// Whether everybody plays equally often (P6).
    public boolean playEven() {
        return leastPlayed == mostPlayed;
    }

    /// Whether the movement keeps this promise.
    public boolean keeps(Promise promise) {
        return breaches.stream().noneMatch(breach -> breach.promise() == promise);
    }

    /// Looks for everything that is wrong with the seatings of a movement: people in two places,
    /// boards met twice, sets shared, sizes of rounds.
    public static Inspection of(List<Seating> seatings) {
        var rounds = played(seatings).values();
        int least = rounds.stream().mapToInt(List::size).min().orElse(0);
        int most = rounds.stream().mapToInt(List::size).max().orElse(0);
        int copies = copies(seatings);
        var breaches = new ArrayList<Breach>();
        place(seatings, breaches);
        sets(seatings, breaches);
        meetings(seatings, breaches);
        if (copies > 1) {
            breaches.add(breach(Promise.NO_SHARING, MovementPhrase.SET_AT_TABLES, copies));
        }
        if (most - least > 1) {
            breaches.add(
                    breach(Promise.SITTING_OUT_EVEN, MovementPhrase.ROUNDS_DIFFER, most, least));
        }
        return new Inspection(
                breaches, copies, least, most, setsEven(seatings), stationary(rounds));
    }

    private static Breach breach(Promise promise, MovementPhrase phrase, Object... details) {
        return new Breach(promise, Sentence.of(phrase, details));
    }

    private static void place(List<Seating> seatings, List<Breach> breaches) {
        var seen = new HashSet<List<Record>>();
        for (var seating : seatings) {
            if (!seen.add(List.of(seating.round(), seating.table()))) {
                breaches.add(
                        breach(
                                Promise.ONE_PLACE_A_ROUND,
                                MovementPhrase.TABLE_TAKEN_TWICE,
                                seating.table(),
                                seating.round()));
                return;
            }
            for (var entry : seating.members()) {
                if (!seen.add(List.of(seating.round(), entry))) {
                    breaches.add(
                            breach(
                                    Promise.ONE_PLACE_A_ROUND,
                                    MovementPhrase.SITS_TWICE,
                                    entry,
                                    seating.round()));
                    return;
                }
            }
        }
    }

    private static void sets(List<Seating> seatings, List<Breach> breaches) {
        var seen = new HashSet<List<Record>>();
        for (var seating : seatings) {
            for (var entry : seating.members()) {
                if (!seen.add(List.of(entry, seating.set()))) {
                    breaches.add(
                            breach(
                                    Promise.NO_SET_TWICE,
                                    MovementPhrase.PLAYS_SET_TWICE,
                                    entry,
                                    seating.set()));
                    return;
                }
            }
        }
    }

    private static void meetings(List<Seating> seatings, List<Breach> breaches) {
        var partners = new HashMap<List<EntryNumber>, Integer>();
        var opponents = new HashMap<List<EntryNumber>, Integer>();
        for (var seating : seatings) {
            int allowed =
                    seating.northSouth().members().size() == 1
                            ? OPPONENT_ONCE
                            : OPPONENT_IN_INDIVIDUAL;
            for (var one : seating.members()) {
                for (var other : seating.members()) {
                    if (one.compareTo(other) >= 0) {
                        continue;
                    }
                    boolean together = together(seating, one, other);
                    int times =
                            (together ? partners : opponents)
                                    .merge(List.of(one, other), 1, Integer::sum);
                    if (times > (together ? PARTNER_ONCE : allowed)) {
                        breaches.add(
                                breach(
                                        Promise.NO_OPPONENT_TWICE,
                                        MovementPhrase.MEETS_AGAIN,
                                        one,
                                        other,
                                        seating.round()));
                        return;
                    }
                }
            }
        }
    }

    private static boolean together(Seating seating, EntryNumber one, EntryNumber other) {
        return seating.northSouth().members().contains(one)
                == seating.northSouth().members().contains(other);
    }

    private static int copies(List<Seating> seatings) {
        var tables = new HashMap<List<Record>, Integer>();
        for (var seating : seatings) {
            tables.merge(List.of(seating.round(), seating.set()), 1, Integer::sum);
        }
        return tables.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    private static boolean setsEven(List<Seating> seatings) {
        var times = new HashMap<SetNumber, Integer>();
        seatings.forEach(seating -> times.merge(seating.set(), 1, Integer::sum));
        return times.values().stream().distinct().count() <= 1;
    }

    private static SortedMap<EntryNumber, List<Chairs>> played(List<Seating> seatings) {
        var played = new TreeMap<EntryNumber, List<Chairs>>();
        for (var seating : seatings) {
            for (var side : Side.values()) {
                for (var entry : seating.at(side).members()) {
                    played.computeIfAbsent(entry, _ -> new ArrayList<>())
                            .add(new Chairs(seating.table(), side));
                }
            }
        }
        return played;
    }

    private static int stationary(Collection<List<Chairs>> places) {
        return (int) places.stream().filter(all -> all.stream().distinct().count() == 1).count();
    }

    /// How often each entry plays.
    public static Map<EntryNumber, Integer> rounds(List<Seating> seatings) {
        var rounds = new TreeMap<EntryNumber, Integer>();
        played(seatings).forEach((entry, places) -> rounds.put(entry, places.size()));
        return rounds;
    }
}
