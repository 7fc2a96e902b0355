package overtrick.house.table;

import overtrick.cards.Seat;

/// What has happened at a table.
///
/// @param <E> the events of the game played there
public sealed interface TableEvent<E> {

    record TableOpened<E>(String name, Terms terms) implements TableEvent<E> {}

    record OwnerNamed<E>(PersonId person) implements TableEvent<E> {}

    record AccessChanged<E>(Access access) implements TableEvent<E> {}

    /// A robot's seat is promised to a person, for the next deal.
    record SeatBooked<E>(Seat seat, Occupant.Person person) implements TableEvent<E> {}

    /// A player would let them have it at once.
    record BookingAgreed<E>(Seat seat, PersonId player) implements TableEvent<E> {}

    record BookingDropped<E>(Seat seat) implements TableEvent<E> {}

    /// Somebody waits for their turn to play.
    record JoinedCircle<E>(Occupant one) implements TableEvent<E> {}

    /// They wait no longer: they play, or have gone.
    record LeftCircle<E>(Occupant one) implements TableEvent<E> {}

    record AskedToLeave<E>(PersonId person) implements TableEvent<E> {}

    record PaceSet<E>(Pace pace) implements TableEvent<E> {}

    /// Those who look on see the table so much later from now on.
    record DelaySet<E>(Delay delay) implements TableEvent<E> {}

    /// Robots wait no more until the next deal.
    record Hurried<E>() implements TableEvent<E> {}

    /// Robots do not wait until a person has acted, or once around the table.
    record Skipped<E>() implements TableEvent<E> {}

    record HelpCalled<E>(PersonId by, String name) implements TableEvent<E> {}

    record HelpEnded<E>() implements TableEvent<E> {}

    record SeatTaken<E>(Seat seat, Occupant occupant) implements TableEvent<E> {}

    record SeatLeft<E>(Seat seat) implements TableEvent<E> {}

    record SatOut<E>(Seat seat) implements TableEvent<E> {}

    /// A robot plays for somebody who stays away, until the next deal.
    record Relieved<E>(Seat seat) implements TableEvent<E> {}

    record CameBack<E>(Seat seat) implements TableEvent<E> {}

    /// A guest turned out to be a member: all they had at the table is the member's.
    record GuestKnown<E>(PersonId guest, Occupant.Person member) implements TableEvent<E> {}

    /// Somebody who looks on would comment on what is played.
    record CommentOffered<E>(PersonId person, String name) implements TableEvent<E> {}

    /// The owner lets them: they see the table as it is, however late others do.
    record CommentatorChosen<E>(PersonId person) implements TableEvent<E> {}

    /// They comment no longer, or do not offer it any more.
    record CommentEnded<E>(PersonId person) implements TableEvent<E> {}

    /// @param from what the speaker had been shown of the table
    record Said<E>(String name, boolean seated, String text, Vantage from)
            implements TableEvent<E> {}

    record InGame<E>(E event) implements TableEvent<E> {}
}
