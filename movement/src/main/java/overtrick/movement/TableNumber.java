package overtrick.movement;

/// A table of a section.
///
/// @param value 1 or more
public record TableNumber(int value) implements Comparable<TableNumber> {

    public TableNumber {
        if (value < 1) {
            throw new IllegalArgumentException("table is not 1 or more: " + value);
        }
    }

    @Override
    public int compareTo(TableNumber other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
