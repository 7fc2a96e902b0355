package overtrick.evening.page.paper;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.page.link.QrPicture;

/// The links of a tournament.
///
/// @param alone whether only this machine can follow them
/// @param made a new link for a director, shown this once
/// @param links for directors, that stand
public record SharePage(
        Words words,
        String path,
        boolean alone,
        QrPicture results,
        QrPicture entry,
        Optional<QrPicture> made,
        List<Line> links) {

    public SharePage {
        links = List.copyOf(links);
    }

    /// A link of a director.
    public record Line(String hash, String label, String since, int people) {}
}
