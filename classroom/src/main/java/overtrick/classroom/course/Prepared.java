package overtrick.classroom.course;

import overtrick.bridge.Board;

/// A board of a set, as it is laid at all tables of a class.
///
/// @param calls the auction that is given where only the play is practised, with blanks between;
///   empty where there is none
public record Prepared(Board board, String calls) {

    /// Letters in an auction.
    static final int LONGEST = 1_000;

    public Prepared {
        if (calls.length() > LONGEST) {
            throw new IllegalArgumentException("auction is too long: " + calls.length());
        }
    }
}
