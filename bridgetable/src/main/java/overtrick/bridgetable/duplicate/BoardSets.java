package overtrick.bridgetable.duplicate;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.formats.ReadingLimits;
import overtrick.formats.Severity;
import overtrick.formats.pbn.Pbn;
import overtrick.house.json.Json;
import overtrick.log.Store;
import tools.jackson.core.type.TypeReference;

/// The sets of boards that the club has been given as PBN files.
public final class BoardSets {

    /// Sets that are kept in memory.
    private static final int KEPT = 16;

    private static final String ADD =
            "INSERT INTO board_set (id, name, boards, added) VALUES (?, ?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";

    private final Store store;
    private final InstantSource clock;
    private final Map<String, List<Board>> read = new LinkedHashMap<>(KEPT, 0.75f, true);
    private volatile Optional<BoardSet> house = Optional.empty();

    public BoardSets(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Keeps the boards of a PBN file; the same boards are kept once.
    ///
    /// @throws BoardSetException if there is no board in it
    public BoardSet add(String name, byte[] pbn) throws BoardSetException {
        var boards = read(name, pbn);
        String kept = Json.MAPPER.writeValueAsString(boards);
        var set = new BoardSet(Digests.of(kept), name, boards.size());
        store.change(ADD, set.id(), name, kept, clock.millis());
        return set;
    }

    /// The boards of a PBN file.
    ///
    /// @throws BoardSetException if there is no board in it
    public static List<Board> read(String name, byte[] pbn) throws BoardSetException {
        var file = Pbn.boards(pbn, ReadingLimits.UPLOAD);
        var boards = file.boards().stream().distinct().toList(); // a record for each table, often
        if (boards.isEmpty()) {
            throw new BoardSetException(
                    file.diagnostics().stream()
                            .filter(problem -> problem.severity() == Severity.ERROR)
                            .findFirst()
                            .map(problem -> problem.text())
                            .orElse("no board with a complete deal was found in " + name));
        }
        return boards;
    }

    /// The set that new tables play from now on.
    public void offerToAll(BoardSet set) {
        house = Optional.of(set);
    }

    /// The set that new tables play; empty when they deal their own boards.
    public Optional<BoardSet> house() {
        return house;
    }

    public Optional<BoardSet> find(String id) {
        return text("SELECT name FROM board_set WHERE id = ?", id)
                .map(name -> new BoardSet(id, name, boards(id).size()));
    }

    /// The boards of a set in their order; none when there is no such set.
    List<Board> boards(String id) {
        synchronized (read) {
            var known = read.get(id);
            if (known != null) {
                return known;
            }
        }
        var boards = load(id);
        synchronized (read) {
            read.put(id, boards);
            if (read.size() > KEPT) {
                read.remove(read.keySet().iterator().next());
            }
        }
        return boards;
    }

    private List<Board> load(String id) {
        return text("SELECT boards FROM board_set WHERE id = ?", id)
                .map(json -> Json.MAPPER.readValue(json, new TypeReference<List<Board>>() {}))
                .orElse(List.of());
    }

    private Optional<String> text(String question, String id) {
        return store.row(question, row -> row.getString(1), id);
    }
}
