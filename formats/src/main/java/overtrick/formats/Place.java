package overtrick.formats;

import java.util.Comparator;

/// A place in a text.
///
/// @param line from 1
/// @param column from 1, in characters
public record Place(int line, int column) implements Comparable<Place> {

    /// The first character; also the place of things that come from no text.
    public static final Place START = new Place(1, 1);

    private static final Comparator<Place> ORDER =
            Comparator.comparingInt(Place::line).thenComparingInt(Place::column);

    public Place {
        if (line < 1 || column < 1) {
            throw new IllegalArgumentException(
                    "line and column are not 1 or more: %d, %d".formatted(line, column));
        }
    }

    /// So many characters further on the same line.
    public Place plus(int columns) {
        return new Place(line, column + columns);
    }

    @Override
    public int compareTo(Place other) {
        return ORDER.compare(this, other);
    }
}
