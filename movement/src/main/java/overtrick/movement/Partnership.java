package overtrick.movement;

import java.util.List;
import java.util.function.UnaryOperator;

/// The two who face each other at a table: a pair that stays together, or two players of an
/// individual.
public sealed interface Partnership {

    /// Whose numbers they wear: one for a pair, two for players.
    List<EntryNumber> members();

    /// Other numbers for the same people.
    default Partnership renumbered(UnaryOperator<EntryNumber> numbering) {
        return switch (this) {
            case Pair(var number) -> new Pair(numbering.apply(number));
            case Players(var first, var second) ->
                    new Players(numbering.apply(first), numbering.apply(second));
        };
    }

    /// A pair or a team, which enters under one number.
    record Pair(EntryNumber number) implements Partnership {

        @Override
        public List<EntryNumber> members() {
            return List.of(number);
        }
    }

    /// Two players of an individual, each entered under a number of their own.
    ///
    /// @param first North or East
    /// @param second South or West
    record Players(EntryNumber first, EntryNumber second) implements Partnership {

        public Players {
            if (first.equals(second)) {
                throw new IllegalArgumentException("player would be their own partner: " + first);
            }
        }

        @Override
        public List<EntryNumber> members() {
            return List.of(first, second);
        }
    }

    /// The pair of this number, from 1.
    static Partnership pair(int number) {
        return new Pair(new EntryNumber(number));
    }

    /// The partnership of two players, by their numbers from 1.
    static Partnership players(int first, int second) {
        return new Players(new EntryNumber(first), new EntryNumber(second));
    }
}
