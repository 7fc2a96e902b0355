package overtrick.classroom.page.learn;

import java.util.Optional;
import overtrick.page.Words;
import overtrick.page.link.QrPicture;

/// The page of a student.
///
/// @param lead what the page is about
/// @param number of the last event that it shows
/// @param invite the way for the other of two partners; empty where nobody is missing
public record StudentPage(
        Words words,
        String path,
        String name,
        String lead,
        long number,
        Optional<Invite> invite,
        MinePart mine) {

    /// How somebody comes who is asked to.
    ///
    /// @param picture of the link; empty where no other device finds the club
    public record Invite(String code, Optional<QrPicture> picture) {}
}
