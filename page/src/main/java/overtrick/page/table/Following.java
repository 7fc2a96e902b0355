package overtrick.page.table;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;

/// The open pages of a scene that shows several tables: each page follows what the tables are of,
/// and each table from when it is open.
public final class Following {

    private final GameTables<?, ?> tables;
    private final List<OnePage> open = new CopyOnWriteArrayList<>();

    public Following(GameTables<?, ?> tables) {
        this.tables = tables;
    }

    /// A page is opened.
    ///
    /// @param of what the tables are of, which signals too
    /// @param now the tables that are open
    public Watch open(Member.Person viewer, Runnable signal, Watch of, Collection<TableId> now) {
        var page = new OnePage(viewer, signal, of);
        open.add(page);
        page.follow(now);
        return page;
    }

    /// All pages follow these tables, too, from now on.
    public void follow(Collection<TableId> found) {
        open.forEach(page -> page.follow(found));
    }

    private final class OnePage implements Watch {

        private final Member.Person viewer;
        private final Runnable signal;
        private final Watch of;
        private final Map<TableId, Watch> followed = new HashMap<>();
        private boolean closed;

        private OnePage(Member.Person viewer, Runnable signal, Watch of) {
            this.viewer = viewer;
            this.signal = signal;
            this.of = of;
        }

        private synchronized void follow(Collection<TableId> found) {
            if (!closed) {
                found.forEach(table -> followed.computeIfAbsent(table, this::begin));
            }
        }

        private Watch begin(TableId table) {
            return tables.watch(table, viewer, signal);
        }

        @Override
        public synchronized void close() {
            closed = true;
            open.remove(this);
            of.close();
            followed.values().forEach(Watch::close);
        }
    }
}
