package overtrick.movement.mitchell;

import static overtrick.movement.Promise.NO_SHARING;

import java.util.Optional;
import overtrick.cards.words.Sentence;
import overtrick.movement.Counted;
import overtrick.movement.Draft;
import overtrick.movement.Movement;
import overtrick.movement.MovementPhrase;
import overtrick.movement.Sizes;

/// More tables than rounds, and everybody plays all the boards: the tables form two parts, in the
/// second of which the sets lie in descending order; several copies of the boards are needed
/// (tournaments.md §5.8).
public final class Web {

    private static final int FEWEST_ROUNDS = 5;
    private static final int MOST_ROUNDS = 13;

    private Web() {}

    /// The tables that an odd number of rounds allows: one more, to three times as many.
    public static Sizes sizes(int rounds) {
        return Sizes.range(
                Sentence.of(MovementPhrase.WITH_ROUNDS, "web", rounds),
                Counted.TABLES,
                rounds + 1,
                3 * rounds);
    }

    private static final Sizes ROUNDS =
            Sizes.odd("web", Counted.ROUNDS, FEWEST_ROUNDS, MOST_ROUNDS);

    public static final Sizes BOWMAN =
            Sizes.odd("bowman", Counted.TABLES, FEWEST_ROUNDS + 2, MOST_ROUNDS + 2);

    /// The greatest odd number of rounds, up to 13, for which these tables are enough.
    public static int rounds(int tables) {
        int most = Math.min(tables - 1, MOST_ROUNDS);
        return most % 2 == 1 ? most : most - 1;
    }

    /// Why there is no such web; empty when there is one.
    public static Optional<Sentence> refusal(int tables, int rounds) {
        return ROUNDS.refusal(rounds).or(() -> sizes(rounds).refusal(tables));
    }

    /// A web movement of so many tables, in two parts that play the same boards.
    ///
    /// @throws IllegalArgumentException if there is a [#refusal]
    public static Movement web(int tables, int rounds) {
        refusal(tables, rounds)
                .ifPresent(sentence -> {
                    throw new IllegalArgumentException(sentence.toString());
                });
        int firstPart = tables % 2 == 0 ? tables / 2 : (tables + rounds) / 2;
        return inTwoParts("Web", tables, rounds, firstPart);
    }

    /// Two tables more than rounds, the extension also called one and a half appendices: one extra
    /// table shares with the first one, the other with a different table each round (tournaments.md
    /// §5.9).
    public static Movement bowman(int tables) {
        BOWMAN.require(tables);
        return inTwoParts("Bowman", tables, tables - 2, tables - 1);
    }

    private static Movement inTwoParts(String kind, int tables, int rounds, int firstPart) {
        var draft = new Draft();
        for (int round = 0; round < rounds; round++) {
            for (int table = 0; table < tables; table++) {
                int eastWest = Math.floorMod(table - round, tables);
                int set = table < firstPart ? table + round : 2 * firstPart - 2 - table - round;
                draft.at(round + 1, table + 1)
                        .pairs(
                                table + 1,
                                Mitchell.EAST_WEST + eastWest + 1,
                                Math.floorMod(set, rounds) + 1);
            }
        }
        return draft.movement(
                "%s, %d tables, %d rounds".formatted(kind, tables, rounds), NO_SHARING);
    }
}
