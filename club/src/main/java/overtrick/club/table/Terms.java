package overtrick.club.table;

/// What was agreed when a table was opened: each game has a record of its own, such as the systems
/// of the sides or the rules of the house.
public interface Terms {

    /// Whether the house says who sits where, as at a table of an event: nobody takes or leaves a
    /// place by himself then, and nobody is let in.
    default boolean hosted() {
        return false;
    }
}
