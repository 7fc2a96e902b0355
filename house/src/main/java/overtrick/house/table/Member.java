package overtrick.house.table;

import overtrick.cards.Seat;

/// Who speaks to a table.
public sealed interface Member {

    /// A person, with the name they go by now.
    record Person(PersonId id, String name) implements Member {}

    /// The robot that plays a seat: its own, or that of a person who sits out.
    record RobotAt(Seat seat) implements Member {}

    /// The program: brings boards and minds the time.
    enum House implements Member {
        HOUSE
    }
}
