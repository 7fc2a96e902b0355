package overtrick.house.people;

import java.time.Instant;
import overtrick.house.table.Member;

/// A browser in which somebody is signed in.
///
/// @param id by which it is named when it is to be ended; no secret
/// @param device what the browser is, such as `Firefox, Android`; empty where nobody noted it
/// @param began when they signed in
/// @param seen when they were seen last, to an hour
public record Session(
        String id, Member.Person person, Stay stay, String device, Instant began, Instant seen) {

    boolean isOpen(Instant now) {
        return now.isBefore(stay.end(began, seen));
    }
}
