package overtrick.house.people;

import java.time.Instant;
import java.util.Optional;
import overtrick.house.table.PersonId;

/// What a device may do because a link was opened on it. It is no account: whoever has the device
/// in hand may do it.
///
/// @param id by which it is ended; no secret
/// @param device what the device is called to others; no secret
/// @param person who was known in the browser when the link was used; empty for nobody
/// @param browser what the browser is, such as `Firefox, Android`; may be empty
/// @param began when the link was opened
/// @param seen when the device asked for something last, to a few minutes
public record Grant(
        String id,
        PersonId device,
        Scope scope,
        Optional<PersonId> person,
        String browser,
        Instant began,
        Instant seen) {

    /// What a link opens.
    ///
    /// @param event in which
    /// @param link what kind of link it is, such as `table`
    /// @param place of that kind, such as `A7`; may be empty
    public record Scope(String event, String link, String place) {}
}
