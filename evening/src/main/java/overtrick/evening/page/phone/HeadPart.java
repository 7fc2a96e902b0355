package overtrick.evening.page.phone;

import java.util.List;
import overtrick.page.Words;

/// The upper part of the page: where one is, who plays whom, and the boards.
///
/// @param side on which the telephone's pair sits, as forms name it; empty where it does not sit
/// @param state what there is to do
/// @param round 0 before the first
/// @param boards of the round at its table
/// @param later other rounds in which a result of this pair is missing
/// @param end of the round, in milliseconds; 0 while the clock stands
/// @param called whether the director has been called and has not come yet
/// @param notes what is special at the table: the other room of a match, a change of direction,
///   boards that are shared
/// @param next where the two pairs go; empty while it is not known
/// @param asksLead whether the director wants to know what was led
public record HeadPart(
        Words words,
        String path,
        String table,
        String side,
        State state,
        int round,
        int rounds,
        Pair northSouth,
        Pair eastWest,
        List<Chip> boards,
        List<Integer> later,
        long end,
        boolean called,
        List<String> notes,
        List<String> next,
        boolean asksLead) {

    /// Names with more letters do not fit into one line of a telephone.
    public static final int LONG = 34;

    /// What there is to do at the table.
    public enum State {
        /// Nobody has said whose telephone it is.
        WHO,
        /// No round has begun.
        BEFORE,
        PLAY,
        /// The pair does not play in this round.
        SITS_OUT,
        /// Somebody meets somebody elsewhere: the round is played in the program.
        ON_SCREENS,
        CLOSED
    }

    /// A pair by number and names.
    public record Pair(String number, String names) {
        static final Pair NOBODY = new Pair("", "");

        /// Whether the names need two lines, in smaller letters.
        public boolean isLong() {
            return names.length() > LONG;
        }
    }

    /// A board of the round.
    ///
    /// @param css how far its result has come
    /// @param said the result in the form that is sent; empty while there is none
    /// @param vulnerable `NS`, `EW`, `both` or `nobody`
    /// @param dealt who deals and who is vulnerable, in words
    public record Chip(
            int board, String css, String status, String said, String vulnerable, String dealt) {}

    public HeadPart {
        boards = List.copyOf(boards);
        later = List.copyOf(later);
        notes = List.copyOf(notes);
        next = List.copyOf(next);
    }
}
