package overtrick.movement;

/// The boards that are played together in one round, as one set.
///
/// @param value 1 or more
public record SetNumber(int value) implements Comparable<SetNumber> {

    public SetNumber {
        if (value < 1) {
            throw new IllegalArgumentException("board set is not 1 or more: " + value);
        }
    }

    @Override
    public int compareTo(SetNumber other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
