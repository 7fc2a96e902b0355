package overtrick.classroom;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.classroom.course.Loaded;
import overtrick.classroom.course.Prepared;
import overtrick.house.json.Json;
import overtrick.house.table.PersonId;
import overtrick.log.Store;

/// What teachers keep: sets in folders. A set holds its boards itself, and so does what is made of
/// several: nothing changes under a class, or in a list, when something is put away.
public final class Shelf {

    /// The most sets that somebody keeps.
    public static final int MOST = 200;

    /// Letters in the name of a folder.
    public static final int LONGEST_FOLDER = 40;

    private static final String ADD =
            "INSERT INTO class_shelf (number, person, folder, name, boards, made)"
                    + " SELECT COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, ? FROM class_shelf";
    private static final String OF =
            "SELECT number, folder, name, boards FROM class_shelf WHERE person = ?"
                    + " ORDER BY folder, name, number";
    private static final String ONE =
            "SELECT boards FROM class_shelf WHERE person = ? AND number = ?";
    private static final String COUNT = "SELECT COUNT(*) FROM class_shelf WHERE person = ?";
    private static final String DROP = "DELETE FROM class_shelf WHERE person = ? AND number = ?";
    private static final String MOVE =
            "UPDATE class_shelf SET folder = ? WHERE person = ? AND number = ?";

    /// A set on the shelf.
    ///
    /// @param number by which it is known
    /// @param boards how many there are
    public record Entry(long number, String folder, String name, int boards) {}

    private final Store store;
    private final InstantSource clock;

    Shelf(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Keeps a set.
    ///
    /// @return whether there was room
    public boolean keep(PersonId person, String folder, Loaded set) {
        int kept = store.row(COUNT, row -> row.getInt(1), person.value()).orElse(0);
        if (kept >= MOST) {
            return false;
        }
        String boards = Json.MAPPER.writeValueAsString(set);
        store.change(ADD, person.value(), folder, set.name(), boards, clock.millis());
        return true;
    }

    /// All that somebody keeps, folder by folder.
    public List<Entry> of(PersonId person) {
        return store.rows(
                OF,
                row ->
                        new Entry(
                                row.getLong(1),
                                row.getString(2),
                                row.getString(3),
                                read(row.getString(4)).boards().size()),
                person.value());
    }

    /// A set of somebody's own.
    public Optional<Loaded> find(PersonId person, long number) {
        return store.row(ONE, row -> read(row.getString(1)), person.value(), number);
    }

    /// Copies of several sets one after another, as one.
    ///
    /// @return empty when one of them is missing, or there are too many boards
    public Optional<Loaded> list(PersonId person, String name, List<Long> numbers) {
        var boards = new ArrayList<Prepared>();
        Optional<Loaded> first = Optional.empty();
        for (long number : numbers) {
            var set = find(person, number);
            if (set.isEmpty()) {
                return Optional.empty();
            }
            boards.addAll(set.get().boards());
            first = first.or(() -> set);
        }
        return boards.isEmpty() || boards.size() > Loaded.MOST_BOARDS
                ? Optional.empty()
                : first.map(one -> new Loaded(name, boards, one.mode()));
    }

    /// Puts a set into another folder.
    public void move(PersonId person, long number, String folder) {
        store.change(MOVE, folder, person.value(), number);
    }

    /// Puts a set away for good.
    public void drop(PersonId person, long number) {
        store.change(DROP, person.value(), number);
    }

    private static Loaded read(String json) {
        return Json.MAPPER.readValue(json, Loaded.class);
    }
}
