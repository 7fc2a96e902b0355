package overtrick.standing.rated;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import overtrick.house.compared.Comparables;
import overtrick.house.compared.Comparables.Compared;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.scoring.rating.ComparedBoard;
import overtrick.scoring.rating.Comparison;
import overtrick.standing.book.Book;

/// Keeps the compared boards of all rooms together: only events and tables that are others now are
/// read again. All of it follows from what the rooms have.
public final class Feed {

    /// Events and tables in one transaction.
    private static final int AT_ONCE = 50;

    private static final String KNOWN =
            "SELECT thing, version FROM compared_thing WHERE source = ?";
    private static final String KEEP =
            "INSERT INTO compared_thing (source, thing, version) VALUES (?, ?, ?)";
    private static final String BOARD =
            "INSERT INTO compared_board (source, thing, board, day, comparison, played)"
                    + " VALUES (?, ?, ?, ?, ?, ?)";
    private static final String PLACE =
            "INSERT INTO compared_place (source, thing, place, folded, day)"
                    + " VALUES (?, ?, ?, ?, ?)";
    private static final List<String> TABLES =
            List.of("compared_board", "compared_place", "compared_thing");
    private static final String ALL =
            "SELECT source, thing, board, day, comparison, played FROM compared_board";
    private static final String PLACES =
            "SELECT place, day FROM compared_place WHERE folded = ? ORDER BY day DESC, place"
                    + " LIMIT ?";

    /// A place of a name, on a day.
    public record NamedPlace(String place, long day) {}

    private final Store store;
    private final List<Comparables> sources;
    private final Book book;
    private final UnaryOperator<String> folding;

    /// @param folding a name as it is looked for
    public Feed(Store store, List<Comparables> sources, Book book, UnaryOperator<String> folding) {
        this.store = store;
        this.sources = List.copyOf(sources);
        this.book = book;
        this.folding = folding;
    }

    /// How people call an event; empty where it is not known.
    public Optional<String> title(String event) {
        return sources.stream()
                .filter(one -> one.source().equals("event"))
                .flatMap(one -> one.title(event).stream())
                .findFirst();
    }

    private record Read(String thing, Optional<Long> version, Compared compared) {}

    /// Reads what has changed in the rooms.
    ///
    /// @param stopped whether to go on no longer; what was read by then is kept
    /// @return how many events and tables were others
    public int update(BooleanSupplier stopped) {
        int changed = 0;
        for (var source : sources) {
            changed += update(source, stopped);
        }
        return changed;
    }

    private int update(Comparables source, BooleanSupplier stopped) {
        var now = source.versions();
        var before = known(source.source());
        var read = new ArrayList<Read>();
        int changed = 0;
        for (var gone : before.keySet()) {
            if (!now.containsKey(gone)) {
                read.add(new Read(gone, Optional.empty(), Compared.NOTHING));
            }
        }
        for (var thing : now.entrySet()) {
            if (stopped.getAsBoolean()) {
                return changed;
            }
            if (!thing.getValue().equals(before.get(thing.getKey()))) {
                read.add(
                        new Read(
                                thing.getKey(),
                                Optional.of(thing.getValue()),
                                source.of(thing.getKey())));
            }
            if (read.size() >= AT_ONCE) {
                changed += write(source.source(), read);
            }
        }
        return changed + write(source.source(), read);
    }

    private Map<String, Long> known(String source) {
        var known = new HashMap<String, Long>();
        store.rows(KNOWN, row -> known.put(row.getString(1), row.getLong(2)), source);
        return known;
    }

    private int write(String source, List<Read> read) {
        if (read.isEmpty()) {
            return 0;
        }
        var all = List.copyOf(read);
        read.clear();
        return store.write(connection -> {
            for (var one : all) {
                write(connection, source, one);
            }
            return all.size();
        });
    }

    private void write(Connection connection, String source, Read read) throws SQLException {
        for (String table : TABLES) {
            Sql.of("DELETE FROM " + table + " WHERE source = ? AND thing = ?", source, read.thing())
                    .change(connection);
        }
        if (read.version().isEmpty()) {
            return;
        }
        Sql.of(KEEP, source, read.thing(), read.version().get()).change(connection);
        for (var board : read.compared().boards()) {
            Sql.of(
                            BOARD,
                            source,
                            read.thing(),
                            board.id(),
                            board.day(),
                            board.comparison().name(),
                            PlayedText.of(board.tables()))
                    .change(connection);
        }
        for (var place : read.compared().places()) {
            Sql.of(
                            PLACE,
                            source,
                            read.thing(),
                            place.player(),
                            folding.apply(place.name()),
                            place.day())
                    .change(connection);
        }
    }

    /// All boards, with the people that places and guests have turned out to be. Ids are unique:
    /// `event/K7PQM/12`.
    public List<ComparedBoard> boards() {
        var known = known();
        return store.rows(
                ALL,
                row ->
                        new ComparedBoard(
                                row.getString(1) + "/" + row.getString(2) + "/" + row.getString(3),
                                row.getLong(4),
                                Comparison.valueOf(row.getString(5)),
                                PlayedText.tables(row.getString(6), known)));
    }

    private UnaryOperator<String> known() {
        var claims = book.claims();
        var joined = new HashMap<String, String>();
        store.rows(
                "SELECT guest, member FROM guest_joined",
                row -> joined.put(row.getString(1), row.getString(2)));
        return id -> {
            var claimed = claims.get(id);
            String who = claimed == null ? id : claimed.value();
            return joined.getOrDefault(who, who);
        };
    }

    /// The places of events at which somebody of this name sat, the latest first.
    public List<NamedPlace> places(String name, int most) {
        return store.rows(
                PLACES,
                row -> new NamedPlace(row.getString(1), row.getLong(2)),
                folding.apply(name),
                most);
    }

    /// Whether the name stands at the place.
    public boolean isNamed(String place, String name) {
        return store.row(
                        "SELECT 1 FROM compared_place WHERE place = ? AND folded = ?",
                        _ -> true,
                        place,
                        folding.apply(name))
                .isPresent();
    }

    /// Another number whenever what ratings rest on may be another, and the same after a restart.
    public long edition() {
        return store.read(connection ->
                count(connection, "SELECT COALESCE(SUM(version), 0) + COUNT(*) FROM compared_thing")
                                * 31
                        + count(
                                connection,
                                "SELECT COALESCE(SUM(claimed), 0) + COUNT(*) FROM place_claim")
                        + count(connection, "SELECT COUNT(*) FROM guest_joined"));
    }

    private static long count(Connection connection, String question) throws SQLException {
        return Sql.of(question).row(connection, row -> row.getLong(1)).orElse(0L);
    }

    /// Deletes the rows of names that must no longer be read.
    ///
    /// @return how many
    public int forget(Connection connection, java.util.Set<String> names) throws SQLException {
        int rows = 0;
        for (String name : names) {
            rows +=
                    Sql.of("DELETE FROM compared_place WHERE folded = ?", folding.apply(name))
                            .change(connection);
        }
        return rows;
    }
}
