package overtrick.house.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.host.Watch;

/// Who has the page of which table open.
final class Presence {

    /// One open page; two of one viewer are two.
    private static final class Page {

        private final Member viewer;
        private final Runnable onChange;

        private Page(Member viewer, Runnable onChange) {
            this.viewer = viewer;
            this.onChange = onChange;
        }
    }

    private final Map<TableId, List<Page>> open = new ConcurrentHashMap<>();

    /// Notes a page until the watch is closed. Whoever has the table open hears of it.
    Watch come(TableId table, Member viewer, Runnable onChange) {
        var page = new Page(viewer, onChange);
        open.compute(
                table,
                (_, pages) -> {
                    var all = pages == null ? new CopyOnWriteArrayList<Page>() : pages;
                    all.add(page);
                    return all;
                });
        signal(table, page);
        return () -> go(table, page);
    }

    private void go(TableId table, Page page) {
        open.computeIfPresent(
                table,
                (_, pages) -> {
                    pages.remove(page);
                    return pages.isEmpty() ? null : pages;
                });
        signal(table, page);
    }

    private void signal(TableId table, Page but) {
        for (var page : pages(table)) {
            if (!page.equals(but)) {
                page.onChange.run();
            }
        }
    }

    /// All pages of a person look again.
    void stir(PersonId person) {
        for (var pages : open.values()) {
            for (var page : pages) {
                if (page.viewer instanceof Member.Person(var id, _) && id.equals(person)) {
                    page.onChange.run();
                }
            }
        }
    }

    /// All pages of a table look again.
    void stir(TableId table) {
        pages(table).forEach(page -> page.onChange.run());
    }

    private List<Page> pages(TableId table) {
        return open.getOrDefault(table, List.of());
    }

    /// Everybody who has the table's page open: each person once, those of whom nothing is known
    /// once for each page.
    List<Member.Person> people(TableId table) {
        var people = new ArrayList<Member.Person>();
        for (var page : pages(table)) {
            if (page.viewer instanceof Member.Person person
                    && (person.name().isEmpty() || !people.contains(person))) {
                people.add(person);
            }
        }
        return people;
    }
}
