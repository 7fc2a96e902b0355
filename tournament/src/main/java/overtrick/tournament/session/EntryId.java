package overtrick.tournament.session;

/// Which entry of a tournament is meant: the number of the act by which it entered. It is not the
/// [overtrick.movement.EntryNumber] that it wears in a movement.
///
/// @param value 1 or more
public record EntryId(int value) implements Comparable<EntryId> {

    public EntryId {
        if (value < 1) {
            throw new IllegalArgumentException("id of an entry is not 1 or more: " + value);
        }
    }

    @Override
    public int compareTo(EntryId other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
