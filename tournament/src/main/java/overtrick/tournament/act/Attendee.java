package overtrick.tournament.act;

import overtrick.tournament.session.EntryId;

/// Anybody who acts in a tournament or looks at it.
public sealed interface Attendee {

    /// Directs the tournament (Law 81).
    record Director(String name) implements Attendee {}

    /// @param entry to which they belong
    record Player(EntryId entry, String name) implements Attendee {}

    /// Those who have no name here.
    enum Outsider implements Attendee {
        /// Everybody else: sees what is public and does nothing (Law 76).
        PUBLIC,
        /// The program: it brings the results of online and robot tables.
        HOUSE
    }
}
