package overtrick.page.table;

import java.util.Optional;
import overtrick.page.api.About;
import overtrick.page.api.Nothing;

/// What programs say with what is done at every table.
final class TableAsks {

    private TableAsks() {}

    @About("A seat.")
    record SeatAsked(
            @About(
                            value = "Which one.",
                            words = {"N", "E", "S", "W"},
                            example = "S")
                    String seat) {}

    @About("Who may come to a table.")
    record AccessAsked(
            @About(
                            value = "Besides those who sit there.",
                            words = {"open", "members", "friends", "closed"},
                            example = "open")
                    String access) {}

    @About("How fast the robots are.")
    record PaceAsked(
            @About(
                            value = "The pause between what they do.",
                            words = {"calm", "usual", "quick"},
                            example = "quick")
                    String pace) {}

    @About("How much later than it is played others see a table.")
    record DelayAsked(
            @About(
                            value = "For those who look on.",
                            words = {
                                "none",
                                "deal",
                                "two_minutes",
                                "five_minutes",
                                "quarter",
                                "half_hour"
                            },
                            example = "deal")
                    String delay) {}

    @About("Something to be said at the table.")
    record TalkAsked(@About(value = "What.", example = "Well played.") String text) {}

    @About("The house is asked to go on, as with the next board.")
    record NextAsked(
            @About(value = "The number of the table as you know it.", example = "17")
                    Optional<Long> seen) {}

    static Class<? extends Record> of(TableDeed deed) {
        return switch (deed) {
            case SIT, ROBOT, DISMISS, AGREE, ASK_TO_LEAVE -> SeatAsked.class;
            case LET_IN -> AccessAsked.class;
            case SET_PACE -> PaceAsked.class;
            case SET_DELAY -> DelayAsked.class;
            case SAY -> TalkAsked.class;
            case LEAVE,
                    FILL,
                    SIT_OUT,
                    COME_BACK,
                    UNBOOK,
                    WAIT,
                    ADD_TO_CIRCLE,
                    HURRY,
                    SKIP,
                    CALL_FOR_HELP,
                    HELP_GIVEN,
                    PLAY_FOR_PARTNER ->
                    Nothing.class;
        };
    }

    /// One line in English.
    static String about(TableDeed deed) {
        return switch (deed) {
            case SIT -> "Takes a seat, at once or with the next deal.";
            case LEAVE -> "Leaves the table.";
            case ROBOT -> "Puts a robot on a free seat.";
            case DISMISS -> "Sends a robot away.";
            case FILL -> "Puts robots on all free seats.";
            case SIT_OUT -> "Has a robot play for you for a while.";
            case COME_BACK -> "Plays oneself again.";
            case AGREE -> "Lets somebody have a robot's seat at once.";
            case UNBOOK -> "No longer wants a promised seat.";
            case WAIT -> "Waits for a turn where more play than there are chairs.";
            case ADD_TO_CIRCLE -> "Lets a robot play in turn with the others.";
            case LET_IN -> "Says who may come to the table.";
            case ASK_TO_LEAVE -> "Asks whoever sits there to leave.";
            case SET_PACE -> "Says how fast the robots are.";
            case SET_DELAY -> "Says how much later others see the table.";
            case HURRY -> "Lets the robots play the deal to its end without pauses.";
            case SKIP -> "Lets the robots go on without pauses until it is your turn.";
            case CALL_FOR_HELP -> "Calls the director.";
            case HELP_GIVEN -> "Says that the call has been answered.";
            case PLAY_FOR_PARTNER -> "Changes places with the robot that plays for both.";
            case SAY -> "Says something at the table.";
        };
    }
}
