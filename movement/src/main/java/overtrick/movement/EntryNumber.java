package overtrick.movement;

/// The number a pair wears in a movement; in an individual, a player.
///
/// @param value 1 or more
public record EntryNumber(int value) implements Comparable<EntryNumber> {

    public EntryNumber {
        if (value < 1) {
            throw new IllegalArgumentException("entry number is not 1 or more: " + value);
        }
    }

    @Override
    public int compareTo(EntryNumber other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
