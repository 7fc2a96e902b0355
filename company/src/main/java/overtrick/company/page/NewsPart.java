package overtrick.company.page;

import java.util.ArrayList;
import java.util.List;
import overtrick.page.Called;
import overtrick.page.Words;

/// News of the company, in the head of every page: quiet, and over nothing.
///
/// @param lines the latest first; each is told once
/// @param go where a table waits; empty where none does
public record NewsPart(Words words, List<String> lines, String go) {

    public NewsPart {
        lines = List.copyOf(lines);
    }

    static NewsPart of(Live live, Words words) {
        var lines = new ArrayList<String>();
        live.laid().ifPresent(table -> lines.add(words.get("meet.laid", table.code())));
        live.fresh()
                .forEach(one ->
                        lines.add(
                                words.get(
                                        "meet.invited",
                                        Called.in(words, live.name(one.by())),
                                        one.table().code())));
        live.asking()
                .forEach(
                        one -> lines.add(words.get("meet.asks", Called.in(words, live.name(one)))));
        add(lines, words, "meet.unread", live.unread().unread());
        add(lines, words, "meet.desk.offered", live.unread().offers());
        add(lines, words, "meet.notices", live.unread().notices());
        add(lines, words, "meet.reports.open", live.unread().reports());
        return new NewsPart(
                words, lines, live.laid().map(table -> "/tables/" + table.code()).orElse(""));
    }

    private static void add(List<String> lines, Words words, String key, int count) {
        if (count > 0) {
            lines.add(words.count(key, count));
        }
    }

    /// Where they are answered.
    public String href() {
        return go.isEmpty() ? "/people" : go;
    }
}
