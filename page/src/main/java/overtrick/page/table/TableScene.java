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

/// A table as its open pages show it.
record TableScene<C, V, P extends GamePages.Page>(GamePages<C, V, P> game, TableId id)
        implements Scene<TableView<V>, P> {

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
    public P page(TableView<V> view, Words words) {
        return game.page(id, view, words);
    }

    @Override
    public List<Region<P>> regions() {
        return game.regions();
    }

    @Override
    public String said(P now, P before) {
        return game.said(now, before);
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return game.tables().watch(id, viewer, signal);
    }
}
