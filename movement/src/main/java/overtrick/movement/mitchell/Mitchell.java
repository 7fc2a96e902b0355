package overtrick.movement.mitchell;

import static overtrick.movement.Promise.NO_OPPONENT_TWICE;
import static overtrick.movement.Promise.NO_SHARING;

import overtrick.movement.Counted;
import overtrick.movement.Draft;
import overtrick.movement.Movement;
import overtrick.movement.Promise;
import overtrick.movement.Sizes;

/// North–South stay, East–West go to the next higher table and the boards to the next lower one
/// (tournaments.md §§1.1, 5). Pairs wear the numbers of the club's sheet: who begins North–South at
/// table 3 is pair 3, East–West is pair 103.
public final class Mitchell {

    /// What is added to the table where an East–West pair begins.
    public static final int EAST_WEST = 100;

    public static final Sizes PLAIN = Sizes.odd("mitchell", Counted.TABLES, 3, 99);

    public static final Sizes SKIP = Sizes.even("skip-mitchell", Counted.TABLES, 4, 100);

    public static final Sizes SHARED = Sizes.even("share-relay", Counted.TABLES, 4, 100);

    public static final Sizes BAROMETER = Sizes.range("barometer", Counted.TABLES, 2, 100);

    private Mitchell() {}

    /// Every pair meets every pair of the other line on a set of its own (tournaments.md §5.1).
    ///
    /// @param tables an odd number: with an even one, pairs would meet boards again half-way
    public static Movement plain(int tables) {
        return plain(tables, tables);
    }

    /// Stops early after some of the rounds; the sets are then not played equally often
    /// (tournaments.md §5.4).
    public static Movement plain(int tables, int rounds) {
        PLAIN.require(tables);
        requireRounds(rounds, tables);
        var draft = new Draft();
        for (int round = 0; round < rounds; round++) {
            for (int table = 0; table < tables; table++) {
                seat(draft, tables, round, table, table - round, table + round);
            }
        }
        return draft.movement(name("Mitchell", tables, rounds));
    }

    /// An even number of tables: half-way, East–West leave out one table (tournaments.md §5.2).
    public static Movement skip(int tables) {
        return skip(tables, tables - 1);
    }

    /// With as many rounds as tables the last one is a revenge: East–West meet their first
    /// opponents again, on boards that are new to them (tournaments.md §5.2).
    public static Movement skip(int tables, int rounds) {
        SKIP.require(tables);
        requireRounds(rounds, tables);
        var draft = new Draft();
        for (int round = 0; round < rounds; round++) {
            int skipped = round >= tables / 2 ? 1 : 0;
            for (int table = 0; table < tables; table++) {
                seat(draft, tables, round, table, table - round - skipped, table + round);
            }
        }
        var stated = rounds == tables ? new Promise[] {NO_OPPONENT_TWICE} : new Promise[0];
        return draft.movement(name("Skip Mitchell", tables, rounds), stated);
    }

    /// An even number of tables and as many rounds: the boards rest for a round on a relay stand in
    /// the middle, and the first and the last table share theirs all the time (tournaments.md
    /// §5.3).
    public static Movement shareAndRelay(int tables) {
        return shareAndRelay(tables, tables);
    }

    /// A share-and-relay Mitchell: two tables share boards, and a relay stands halfway.
    ///
    /// @throws IllegalArgumentException for a number of tables or rounds that does not fit
    public static Movement shareAndRelay(int tables, int rounds) {
        SHARED.require(tables);
        requireRounds(rounds, tables);
        var draft = new Draft();
        for (int round = 0; round < rounds; round++) {
            for (int table = 0; table < tables; table++) {
                int relay = table >= tables / 2 ? 1 : 0;
                seat(draft, tables, round, table, table - round, table + relay + round);
            }
        }
        return draft.movement(name("Share-and-relay Mitchell", tables, rounds), NO_SHARING);
    }

    /// Running scores after every round: all tables play the same set, so that any number of tables
    /// does without a skip (tournaments.md §5.10).
    public static Movement barometer(int tables, int rounds) {
        BAROMETER.require(tables);
        requireRounds(rounds, tables);
        var draft = new Draft();
        for (int round = 0; round < rounds; round++) {
            for (int table = 0; table < tables; table++) {
                int eastWest = Math.floorMod(table - round, tables);
                draft.at(round + 1, table + 1)
                        .pairs(table + 1, EAST_WEST + eastWest + 1, round + 1);
            }
        }
        return draft.movement(name("Barometer", tables, rounds), NO_SHARING);
    }

    private static void seat(Draft draft, int tables, int round, int table, int eastWest, int set) {
        draft.at(round + 1, table + 1)
                .pairs(
                        table + 1,
                        EAST_WEST + Math.floorMod(eastWest, tables) + 1,
                        Math.floorMod(set, tables) + 1);
    }

    private static void requireRounds(int rounds, int most) {
        if (rounds < 1 || rounds > most) {
            throw new IllegalArgumentException(
                    "rounds are not 1 to %d: %d".formatted(most, rounds));
        }
    }

    private static String name(String kind, int tables, int rounds) {
        return "%s, %d tables, %d rounds".formatted(kind, tables, rounds);
    }
}
