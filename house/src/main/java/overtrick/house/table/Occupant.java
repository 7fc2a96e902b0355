package overtrick.house.table;

/// Who sits on a chair.
public sealed interface Occupant {

    /// The name shown at the table.
    String name();

    record Person(PersonId id, String name) implements Occupant {}

    record Robot(String name) implements Occupant {}
}
