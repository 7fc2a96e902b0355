package overtrick.tournament.act;

/// Anybody who acts in an event or looks at it.
public sealed interface Attendee {

    /// Directs the event (Law 81).
    record Director(String name) implements Attendee {}

    /// @param entry the id of the entry he belongs to
    record Player(int entry, String name) implements Attendee {}

    /// Those who have no name here.
    enum Outsider implements Attendee {
        /// Everybody else: sees what is public and does nothing (Law 76).
        PUBLIC,
        /// The program: it brings the results of online and robot tables.
        HOUSE
    }
}
