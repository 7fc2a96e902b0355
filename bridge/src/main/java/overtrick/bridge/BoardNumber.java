package overtrick.bridge;

import overtrick.cards.Seat;

/// The number on a board, which says who deals and who is vulnerable (Law 2).
///
/// @param value 1 or more
public record BoardNumber(int value) implements Comparable<BoardNumber> {

    public BoardNumber {
        if (value < 1) {
            throw new IllegalArgumentException("board number is not 1 or more: " + value);
        }
    }

    /// North on board 1, then clockwise.
    public Seat dealer() {
        return Seat.NORTH.plus(value - 1);
    }

    /// None, North–South, East–West, both; shifted by one with every four boards.
    public Vulnerability vulnerability() {
        var cycle = Vulnerability.values();
        int place = (value - 1) % 16;
        return cycle[(place + place / 4) % cycle.length];
    }

    /// The number of the board after this one.
    public BoardNumber next() {
        return new BoardNumber(value + 1);
    }

    @Override
    public int compareTo(BoardNumber other) {
        return Integer.compare(value, other.value);
    }
}
