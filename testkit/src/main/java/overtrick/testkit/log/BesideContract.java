package overtrick.testkit.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import overtrick.log.Beside;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.EventLog.Head;
import overtrick.log.StoreException;

/// What every event log promises of the rows that are written beside its events.
public abstract class BesideContract extends OpenStore {

    @Test
    void writesBesideTheEventsOrNeither() {
        makeTable();
        store.log().append("table/A", 0, events("one"), note("one"));

        assertThatThrownBy(() -> store.log().append("table/A", 0, events("late"), note("late")))
                .isInstanceOf(ConflictException.class);
        assertThatThrownBy(() ->
                        store.log()
                                .append(
                                        "table/A",
                                        1,
                                        events("two"),
                                        (_, _) -> {
                                            throw new SQLException("no such row");
                                        }))
                .isInstanceOf(StoreException.class);

        assertThat(notes()).containsExactly("one at " + NOW);
        assertThat(store.log().head("table/A")).isEqualTo(1);
    }

    private void makeTable() {
        store.write(connection -> {
            try (var make = connection.createStatement()) {
                return make.executeUpdate("CREATE TABLE note (text TEXT NOT NULL)");
            }
        });
    }

    private static Beside note(String text) {
        return (connection, at) -> {
            try (var insert = connection.prepareStatement("INSERT INTO note VALUES (?)")) {
                insert.setString(1, text + " at " + at);
                insert.executeUpdate();
            }
        };
    }

    private List<String> notes() {
        return store.read(connection -> {
            var notes = new ArrayList<String>();
            try (var asked = connection.createStatement();
                    var rows = asked.executeQuery("SELECT text FROM note")) {
                while (rows.next()) {
                    notes.add(rows.getString(1));
                }
            }
            return notes;
        });
    }

    @Test
    void keepsNothingOfWorkThatFailsWhateverItThrows() {
        makeTable();
        var failures =
                List.<Beside>of(
                        (_, _) -> {
                            throw new SQLException("no such row");
                        },
                        (_, _) -> {
                            throw new IllegalStateException("a bug");
                        },
                        (_, _) -> {
                            throw new StackOverflowError("an error of the machine");
                        });
        long known = 0;
        for (var failure : failures) {
            long after = known;
            assertThatThrownBy(() ->
                            store.log()
                                    .append(
                                            "table/A",
                                            after,
                                            events("lost"),
                                            note("lost").and(failure)))
                    .isInstanceOf(StoreException.class)
                    .hasCauseInstanceOf(Throwable.class);
            store.log().append("table/A", after, events("kept"), note("kept"));
            known++;
        }

        assertThat(store.log().read("table/A", 0))
                .containsExactly(logged(1, "kept"), logged(2, "kept"), logged(3, "kept"));
        assertThat(notes()).hasSize(3).allMatch(("kept at " + NOW)::equals);
    }

    @Test
    void keepsAllOthersOfAGroupWhenSomeFailHalfWay() throws Exception {
        makeTable();
        var tries = new ArrayList<Callable<Boolean>>();
        for (int i = 0; i < 300; i++) {
            String stream = "table/" + i;
            Beside beside = i % 3 == 0 ? note(stream).and(failing()) : note(stream);
            tries.add(() -> keeps(stream, beside));
        }
        long kept = 0;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var done : threads.invokeAll(tries)) {
                kept += done.get() ? 1 : 0;
            }
        }

        assertThat(kept).isEqualTo(200);
        var streams = store.log().heads("table/", "", 1000).stream().map(Head::stream).toList();
        assertThat(streams).hasSize(200);
        assertThat(notes())
                .containsExactlyInAnyOrderElementsOf(
                        streams.stream().map(stream -> stream + " at " + NOW).toList());
    }

    private static Beside failing() {
        return (_, _) -> {
            throw new SQLException("no such row");
        };
    }

    private boolean keeps(String stream, Beside beside) {
        try {
            store.log().append(stream, 0, events("one"), beside);
            return true;
        } catch (StoreException refused) {
            return false;
        }
    }

    @Test
    void readsWithAConnectionThatCannotWrite() {
        makeTable();

        assertThatThrownBy(() ->
                        store.read(connection -> {
                            note("by a reader").write(connection, NOW);
                            return true;
                        }))
                .isInstanceOf(StoreException.class);
        assertThat(notes()).isEmpty();
    }
}
