package overtrick.club.table;

import overtrick.cards.Seat;

/// What has happened at a table.
///
/// @param <E> the events of the game played there
public sealed interface TableEvent<E> {

    record TableOpened<E>(String name, Terms terms) implements TableEvent<E> {}

    record SeatTaken<E>(Seat seat, Occupant occupant) implements TableEvent<E> {}

    record SeatLeft<E>(Seat seat) implements TableEvent<E> {}

    record SatOut<E>(Seat seat) implements TableEvent<E> {}

    record CameBack<E>(Seat seat) implements TableEvent<E> {}

    record Said<E>(String name, boolean seated, String text) implements TableEvent<E> {}

    record InGame<E>(E event) implements TableEvent<E> {}
}
