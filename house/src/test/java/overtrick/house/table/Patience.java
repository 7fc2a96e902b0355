package overtrick.house.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;
import overtrick.house.table.Patience.Played;

/// The smallest game for four with something to hide: each seat in turn adds a number to its own
/// pile, which nobody else sees; four numbers make a deal.
final class Patience implements Rules<Patience.Piles, Party, Integer, Played, Optional<Integer>> {

    /// @param pile of each seat, from North clockwise
    record Piles(int moves, List<Integer> pile) {
        Seat turn() {
            return Seat.NORTH.plus(moves);
        }

        boolean isUnderWay() {
            return moves % 4 != 0;
        }

        int deals() {
            return 1 + moves / 4;
        }
    }

    record Played(Seat seat, int number) {}

    enum NotYet implements Refusal {
        NOT_YOUR_TURN,
        NOT_ONE_TO_THREE;

        @Override
        public Optional<String> law() {
            return Optional.empty();
        }
    }

    @Override
    public Piles start() {
        return new Piles(0, List.of(0, 0, 0, 0));
    }

    @Override
    public Decision<Played> decide(Piles piles, Party actor, Integer number) {
        if (actor != piles.turn()) {
            return Decision.refuse(NotYet.NOT_YOUR_TURN);
        }
        return number < 1 || number > 3
                ? Decision.refuse(NotYet.NOT_ONE_TO_THREE)
                : Decision.accept(new Played(piles.turn(), number));
    }

    @Override
    public Piles evolve(Piles piles, Played played) {
        var after =
                IntStream.range(0, 4)
                        .mapToObj(seat ->
                                piles.pile().get(seat)
                                        + (seat == played.seat().ordinal() ? played.number() : 0))
                        .toList();
        return new Piles(piles.moves() + 1, after);
    }

    @Override
    public Optional<Integer> view(Piles piles, Party viewer) {
        return viewer instanceof Seat seat
                ? Optional.of(piles.pile().get(seat.ordinal()))
                : Optional.empty();
    }

    @Override
    public List<Integer> offers(Piles piles, Party actor) {
        return actor == piles.turn() ? List.of(1, 2, 3) : List.of();
    }
}
