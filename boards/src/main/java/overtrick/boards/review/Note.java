package overtrick.boards.review;

/// What somebody keeps about a board for themselves.
///
/// @param marked to come back to it
/// @param text in their own words; may be empty
public record Note(boolean marked, String text) {

    /// Letters of a note.
    public static final int LONGEST = 500;

    public static final Note NONE = new Note(false, "");

    public Note {
        if (text.length() > LONGEST) {
            throw new IllegalArgumentException(
                    "note is longer than " + LONGEST + ": " + text.length());
        }
    }
}
