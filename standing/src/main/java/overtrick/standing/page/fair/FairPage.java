package overtrick.standing.page.fair;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;

/// What a director or an officer looks into.
///
/// @param subject what is looked at, such as `event/K7PQM`; empty on the page where it is asked for
/// @param title of what is looked at
/// @param why the reason that was given, carried on to what is looked at next
/// @param parts what there is to say, by headings
/// @param looks who has looked, the latest first
/// @param trail whether the viewer may read all that was looked at
public record FairPage(
        Words words,
        String subject,
        String title,
        String why,
        List<Part> parts,
        List<Look> looks,
        boolean trail) {

    /// A heading with its sentences, links, and a table's record.
    ///
    /// @param again whether it can be asked to be worked out
    public record Part(
            String title,
            List<String> lines,
            List<Link> links,
            List<Board> boards,
            Optional<String> again) {

        static Part of(String title, List<String> lines) {
            return new Part(title, lines, List.of(), List.of(), Optional.empty());
        }

        static Part of(String title, List<String> lines, List<Link> links) {
            return new Part(title, lines, links, List.of(), Optional.empty());
        }
    }

    /// Something that may be looked at next.
    public record Link(String text, String subject) {}

    /// A board's record: a line for each call and card.
    public record Board(String title, List<String> moves) {}

    /// Who has looked.
    public record Look(String text, String why) {}
}
