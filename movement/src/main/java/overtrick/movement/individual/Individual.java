package overtrick.movement.individual;

import static overtrick.movement.Promise.NO_SHARING;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import overtrick.cards.words.Sentence;
import overtrick.cards.words.Wording;
import overtrick.movement.Counted;
import overtrick.movement.Draft;
import overtrick.movement.Movement;
import overtrick.movement.MovementPhrase;
import overtrick.movement.Partnership;
import overtrick.movement.Promise;
import overtrick.movement.Sizes;

/// Individuals (tournaments.md §7).
public final class Individual {

    /// Nine have no whist tournament that turns round the ring of nine, as a search of all shows.
    public static final Sizes PLAYERS =
            new Sizes(
                    Wording.of("individual"),
                    Counted.PLAYERS,
                    4,
                    21,
                    n -> n % 4 < 2 && n != 9,
                    Sentence.of(MovementPhrase.OR, "4, 5, 8, 12, 13, 16, 17, 20", 21));

    public static final Sizes RAINBOW =
            Sizes.of(
                    "rainbow",
                    Counted.TABLES,
                    5,
                    49,
                    n -> n % 2 != 0 && n % 3 != 0,
                    MovementPhrase.NEITHER_2_NOR_3);

    private static final List<Whist> WHISTS = read();

    private Individual() {}

    /// Everybody once as partner and twice as opponent; all tables play the same set.
    public static Movement individual(int players) {
        PLAYERS.require(players);
        var whist =
                WHISTS.stream().filter(one -> one.players() == players).findFirst().orElseThrow();
        String name = "Individual, %d players, %d rounds".formatted(players, whist.rounds());
        Set<Promise> stated = whist.tables().size() > 1 ? Set.of(NO_SHARING) : Set.of();
        return new Movement(name, whist.seatings(), stated);
    }

    /// North stays, South goes up one table, East two, West goes down two and the boards one:
    /// nobody meets a person or a set twice. Norths are the players 1 to `tables`, then come the
    /// Souths, Easts and Wests.
    public static Movement rainbow(int tables) {
        RAINBOW.require(tables);
        var draft = new Draft();
        for (int round = 0; round < tables; round++) {
            for (int table = 0; table < tables; table++) {
                int south = tables + Math.floorMod(table - round, tables) + 1;
                int east = 2 * tables + Math.floorMod(table - 2 * round, tables) + 1;
                int west = 3 * tables + Math.floorMod(table + 2 * round, tables) + 1;
                draft.at(round + 1, table + 1)
                        .players(
                                Partnership.players(table + 1, south),
                                Partnership.players(east, west),
                                Math.floorMod(table + round, tables) + 1);
            }
        }
        return draft.movement("Rainbow, %d tables, %d rounds".formatted(tables, tables));
    }

    private static List<Whist> read() {
        try (InputStream file = Individual.class.getResourceAsStream("whists.txt")) {
            if (file == null) {
                throw new IllegalStateException("whists.txt is not beside Individual.class");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Whist::parse)
                    .toList();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
