package overtrick.movement;

/// A round of a session: the time between two changes.
///
/// @param value 1 or more
public record RoundNumber(int value) implements Comparable<RoundNumber> {

    public RoundNumber {
        if (value < 1) {
            throw new IllegalArgumentException("round is not 1 or more: " + value);
        }
    }

    @Override
    public int compareTo(RoundNumber other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
