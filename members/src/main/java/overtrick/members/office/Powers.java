package overtrick.members.office;

import java.util.Arrays;
import java.util.List;
import overtrick.house.people.Office;
import overtrick.page.Right;

/// What each may do: the one table that every address is asked by, and that the club's page shows.
public final class Powers {

    private Powers() {}

    /// The least that somebody must be to have a right. To direct an event takes to be its director
    /// besides, which the event knows.
    public static Office least(Right right, Register register) {
        return switch (right) {
            case ENTER, SCORE -> Office.STRANGER;
            case LOOK -> register.guests() == Guests.OUTSIDE ? Office.MEMBER : Office.STRANGER;
            case PLAY, DIRECT -> register.guests() == Guests.PLAY ? Office.STRANGER : Office.MEMBER;
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

    /// The rights that somebody of this office has.
    public static List<Right> of(Office office, Register register) {
        return Arrays.stream(Right.values()).filter(right -> has(office, right, register)).toList();
    }
}
