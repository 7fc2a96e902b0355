package overtrick.company.page;

import java.util.List;
import java.util.Optional;
import overtrick.company.here.Somebody;
import overtrick.page.Called;
import overtrick.page.Words;

/// Who is here.
public record HerePart(Words words, List<Line> lines) {

    /// @param person their id
    /// @param where they play; empty where they do not, or it is nobody's business
    /// @param table the code of that table, if one may go there
    public record Line(
            String person, String name, boolean friend, String where, Optional<String> table) {}

    public HerePart {
        lines = List.copyOf(lines);
    }

    static HerePart of(Live live, Words words) {
        return new HerePart(
                words, live.here().stream().map(one -> line(one, live, words)).toList());
    }

    private static Line line(Somebody one, Live live, Words words) {
        var open = one.openTable();
        String where =
                open.map(at -> words.get("meet.at", Called.in(words, at.name())))
                        .orElseGet(() -> one.at().isPresent() ? words.get("meet.plays") : "");
        return new Line(
                one.person().id().value(),
                Called.in(words, one.person().name()),
                live.friends().contains(one.person().id()),
                where,
                open.map(at -> at.table().code()));
    }
}
