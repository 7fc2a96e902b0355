package overtrick.members.office;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.house.people.Duty;
import overtrick.house.people.Office;
import overtrick.page.Right;

/// What each may do: the one table that every address is asked by, and that the club's page shows.
public final class Powers {

    private Powers() {}

    /// The least that somebody must be to have a right. What is done in an event takes an office in
    /// that event besides.
    public static Office least(Right right, Register register) {
        return switch (right) {
            case ENTER, SCORE -> Office.STRANGER;
            case LOOK -> register.guests() == Guests.OUTSIDE ? Office.MEMBER : Office.STRANGER;
            case PLAY, RECORD, COMMENT, DIRECT, PRESIDE ->
                    register.guests() == Guests.PLAY ? Office.STRANGER : Office.MEMBER;
            case ANNOUNCE -> Office.higher(least(Right.PLAY, register), register.announcers());
            case INQUIRE -> Office.DIRECTOR;
            case RUN -> Office.OFFICER;
            case OWN -> Office.OWNER;
        };
    }

    /// Whether somebody of this office has a right.
    public static boolean has(Office office, Right right, Register register) {
        return office.isAtLeast(least(right, register));
    }

    /// Whether an office of one event has a right there.
    public static boolean has(Duty duty, Right right) {
        return switch (right) {
            case RECORD -> duty != Duty.COMMENTATOR;
            case COMMENT -> duty != Duty.SCORER;
            case DIRECT -> duty == Duty.DIRECTOR || duty == Duty.ASSISTANT;
            case PRESIDE -> duty == Duty.DIRECTOR;
            case ENTER, SCORE, LOOK, PLAY, ANNOUNCE, INQUIRE, RUN, OWN -> false;
        };
    }

    /// The rights that an office of one event has there.
    public static Set<Right> of(Duty duty) {
        return Arrays.stream(Right.values())
                .filter(right -> has(duty, right))
                .collect(Collectors.toUnmodifiableSet());
    }

    /// Whether a right takes an office in an event.
    public static boolean isOfEvent(Right right) {
        return has(Duty.DIRECTOR, right);
    }

    /// The rights that somebody of this office has.
    public static List<Right> of(Office office, Register register) {
        return Arrays.stream(Right.values()).filter(right -> has(office, right, register)).toList();
    }
}
