package overtrick.page.table;

import java.util.List;
import java.util.Optional;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableView;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;

/// A table as programs follow it: the whole after every change.
record FollowedTable<V>(GamePages<?, V, ?> game, TableId id, Telling<V> telling)
        implements Scene<TableView<V>, TableNow> {

    /// How a view is told.
    @FunctionalInterface
    interface Telling<V> {
        TableNow of(TableId id, TableView<V> view, Words words);
    }

    @Override
    public Optional<TableView<V>> look(Member.Person viewer) {
        return game.tables().look(id, viewer).filter(view -> !view.shut());
    }

    @Override
    public long number(TableView<V> view) {
        return view.number();
    }

    @Override
    public boolean goesBack(TableView<V> view) {
        return view.isLate();
    }

    @Override
    public TableNow page(TableView<V> view, Words words) {
        return telling.of(id, view, words);
    }

    @Override
    public List<Region<TableNow>> regions() {
        return List.of(Region.forPrograms(table -> table));
    }

    @Override
    public String said(TableNow now, TableNow before) {
        return "";
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return game.tables().watch(id, viewer, signal);
    }
}
