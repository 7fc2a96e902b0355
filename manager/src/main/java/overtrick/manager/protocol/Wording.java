package overtrick.manager.protocol;

import java.time.Duration;

/// How one program wants to be spoken to; what it says is understood in any form.
///
/// @param end of a line
/// @param seated how the manager confirms a seat
/// @param timing whether it is told how long the sides have thought, which breaks some
/// @param upper whether calls are in capitals, such as `PASSES`
/// @param startOfBoard such as `Start of board`; some look for another case
/// @param delay before each message, for programs that take what one read brings for one message
public record Wording(
        End end,
        SeatedStyle seated,
        boolean timing,
        boolean upper,
        String startOfBoard,
        Duration delay) {

    /// The longest delay: longer is no pace for a table.
    public static final Duration LONGEST_DELAY = Duration.ofSeconds(10);

    /// As the protocol has it.
    public static final Wording USUAL =
            new Wording(
                    End.CRLF,
                    SeatedStyle.PARENTHESES,
                    true,
                    false,
                    "Start of board",
                    Duration.ZERO);

    public Wording {
        if (!startOfBoard.equalsIgnoreCase("start of board")) {
            throw new IllegalArgumentException("no start of board: " + startOfBoard);
        }
        if (delay.isNegative() || delay.compareTo(LONGEST_DELAY) > 0) {
            throw new IllegalArgumentException("delay is not 0 to 10 seconds: " + delay);
        }
    }

    /// What ends a line.
    public enum End {
        CRLF("\r\n"),
        LF("\n"),
        NONE("");

        private final String signs;

        End(String signs) {
            this.signs = signs;
        }

        /// What follows the text of a message.
        public String signs() {
            return signs;
        }
    }

    /// How the manager confirms a seat.
    public enum SeatedStyle {
        /// `North ("Ours") seated`.
        PARENTHESES("%s (\"%s\") seated"),
        /// `North "Ours" seated`.
        QUOTES("%s \"%s\" seated"),
        /// `North Ours seated`.
        BARE("%s %s seated");

        private final String form;

        SeatedStyle(String form) {
            this.form = form;
        }

        String text(String seat, String team) {
            return form.formatted(seat, team);
        }
    }

    /// The same with another end of a line.
    public Wording ending(End other) {
        return new Wording(other, seated, timing, upper, startOfBoard, delay);
    }

    /// The same with another way to confirm a seat.
    public Wording confirming(SeatedStyle other) {
        return new Wording(end, other, timing, upper, startOfBoard, delay);
    }

    /// The same, told of the time or not.
    public Wording timed(boolean told) {
        return new Wording(end, seated, told, upper, startOfBoard, delay);
    }

    /// The same with calls in capitals or not.
    public Wording inCapitals(boolean capitals) {
        return new Wording(end, seated, timing, capitals, startOfBoard, delay);
    }

    /// The same with another case of `Start of board`.
    ///
    /// @throws IllegalArgumentException if it is another text
    public Wording starting(String start) {
        return new Wording(end, seated, timing, upper, start, delay);
    }

    /// The same at another pace.
    ///
    /// @throws IllegalArgumentException if it is below 0 or above [#LONGEST_DELAY]
    public Wording after(Duration pause) {
        return new Wording(end, seated, timing, upper, startOfBoard, pause);
    }
}
