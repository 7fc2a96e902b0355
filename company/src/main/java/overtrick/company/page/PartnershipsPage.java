package overtrick.company.page;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;

/// With whom somebody has played, and what came of it.
public record PartnershipsPage(Words words, List<Line> lines) {

    /// @param boards how many, in words
    /// @param result what they brought, in words; empty where nothing was compared
    /// @param card where the card of their system lies
    /// @param system its title
    public record Line(
            String person,
            String name,
            String boards,
            String result,
            Optional<String> card,
            String system) {}

    public PartnershipsPage {
        lines = List.copyOf(lines);
    }
}
