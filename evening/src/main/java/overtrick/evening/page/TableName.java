package overtrick.evening.page;

import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.cards.FormatException;
import overtrick.movement.TableNumber;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;

/// A table as people write it: `7`, or `A7` where there are sections.
public final class TableName {

    private static final Pattern NAME = Pattern.compile("(\\p{L}{0,8})(\\d{1,4})");

    private TableName() {}

    /// Empty when the text is no table.
    public static Optional<Section.Table> parse(String text) {
        var parts = NAME.matcher(text.strip());
        if (!parts.matches() || Integer.parseInt(parts.group(2)) == 0) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new Section.Table(
                            new SectionName(parts.group(1)),
                            new TableNumber(Integer.parseInt(parts.group(2)))));
        } catch (FormatException noSection) {
            return Optional.empty();
        }
    }
}
