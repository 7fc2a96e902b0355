package overtrick.formats;

/// How much a reader takes from one file. Without limits two million brackets would make as many
/// complaints, and a file nobody can use would keep a processor busy for seconds.
///
/// @param boards how many boards or games, results of other tables included
/// @param tags how many tags one game may have, those it takes over included
/// @param elements how many calls, cards and cells of tables in all
/// @param complaints how many errors and warnings
public record ReadingLimits(int boards, int tags, int elements, int complaints) {

    /// For a person's own files on their own machine.
    public static final ReadingLimits NONE =
            new ReadingLimits(
                    Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

    /// For what strangers send: a large club's whole evening, a record for each table.
    public static final ReadingLimits UPLOAD = new ReadingLimits(1_000, 400, 200_000, 5_000);

    public ReadingLimits {
        if (boards < 1 || tags < 1 || elements < 1 || complaints < 1) {
            throw new IllegalArgumentException(
                    "limits are not 1 or more: %d, %d, %d, %d"
                            .formatted(boards, tags, elements, complaints));
        }
    }

    /// Checks how many boards a file has so far.
    ///
    /// @param boards read so far
    /// @throws LimitExceeded at the first too many
    public void requireBoards(int boards, Place place) {
        if (boards > this.boards) {
            throw new LimitExceeded(
                    place,
                    "file has more than %,d boards; divide it into several files"
                            .formatted(this.boards));
        }
    }

    /// Checks how many calls, cards and cells a file has so far.
    ///
    /// @param elements read so far
    /// @throws LimitExceeded at the first too many
    public void requireElements(int elements, Place place) {
        if (elements > this.elements) {
            throw new LimitExceeded(
                    place,
                    "file has more than %,d calls, cards and cells of tables"
                            .formatted(this.elements));
        }
    }

    /// Checks how many tags a game has so far.
    ///
    /// @param tags of one game
    /// @throws LimitExceeded at the first too many
    public void requireTags(int tags, Place place) {
        if (tags > this.tags) {
            throw new LimitExceeded(place, "game has more than %,d tags".formatted(this.tags));
        }
    }
}
