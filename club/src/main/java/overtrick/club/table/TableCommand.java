package overtrick.club.table;

import overtrick.cards.Seat;

/// What may be asked of a table.
///
/// @param <C> the commands of the game played there
public sealed interface TableCommand<C> {

    /// @param terms of the game that is played at the table
    record Open<C>(String name, Terms terms) implements TableCommand<C> {}

    /// Take a seat that is free or a robot's.
    record Sit<C>(Seat seat) implements TableCommand<C> {}

    record Leave<C>() implements TableCommand<C> {}

    record SeatRobot<C>(Seat seat, String name) implements TableCommand<C> {}

    record DismissRobot<C>(Seat seat) implements TableCommand<C> {}

    /// Away for a while: the seat is kept and a robot plays.
    record SitOut<C>() implements TableCommand<C> {}

    record ComeBack<C>() implements TableCommand<C> {}

    record Say<C>(String text) implements TableCommand<C> {}

    /// @param seen the number of the last event the sender knew; what was decided on older
    ///   knowledge of the game is refused
    record Move<C>(C command, long seen) implements TableCommand<C> {}
}
