package overtrick.club;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.duplicate.BoardCommand.OpenBoard;
import overtrick.cards.SealedDeal;
import overtrick.club.play.BoardSource;
import overtrick.club.store.Json;
import overtrick.club.store.SqliteStore;
import overtrick.club.table.BoardPlan;
import overtrick.formats.ReadingLimits;
import overtrick.formats.Severity;
import overtrick.formats.pbn.Pbn;
import tools.jackson.core.type.TypeReference;

/// The boards of the club: sets from PBN files, and fresh deals for tables that play without one.
public final class BoardSets implements BoardSource {

    private final SqliteStore store;
    private final InstantSource clock;
    private final SecureRandom chance = new SecureRandom();
    private final Map<String, List<Board>> read = new ConcurrentHashMap<>();
    private volatile Optional<BoardSet> house = Optional.empty();

    BoardSets(SqliteStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Keeps the boards of a PBN file; the same boards are kept once.
    ///
    /// @throws BoardSetException if there is no board in it
    public BoardSet add(String name, byte[] pbn) throws BoardSetException {
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
        String kept = Json.MAPPER.writeValueAsString(boards);
        var set = new BoardSet(digest(kept), name, boards.size());
        store.write(connection -> {
            try (var insert =
                    connection.prepareStatement(
                            "INSERT OR IGNORE INTO board_set (id, name, boards, added)"
                                    + " VALUES (?, ?, ?, ?)")) {
                insert.setString(1, set.id());
                insert.setString(2, name);
                insert.setString(3, kept);
                insert.setLong(4, clock.millis());
                return insert.executeUpdate();
            }
        });
        return set;
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
        return store.queries()
                .withHandle(handle ->
                        handle.select("SELECT name FROM board_set WHERE id = ?", id)
                                .mapTo(String.class)
                                .findOne())
                .map(name -> new BoardSet(id, name, boards(id).size()));
    }

    @Override
    public Optional<OpenBoard> next(BoardPlan plan, int opened) {
        return switch (plan) {
            case BoardPlan.Dealt() -> Optional.of(deal(new BoardNumber(opened + 1)));
            case BoardPlan.FromSet(var set, _) ->
                    boards(set).stream()
                            .skip(opened)
                            .findFirst()
                            .map(board -> new OpenBoard(board, Optional.empty()));
        };
    }

    private OpenBoard deal(BoardNumber number) {
        var sealed = SealedDeal.draw(chance);
        return new OpenBoard(Board.of(number, sealed.deal()), Optional.of(sealed.key()));
    }

    private List<Board> boards(String id) {
        return read.computeIfAbsent(id, this::load);
    }

    private List<Board> load(String id) {
        return store.queries()
                .withHandle(handle ->
                        handle.select("SELECT boards FROM board_set WHERE id = ?", id)
                                .mapTo(String.class)
                                .findOne())
                .map(json -> Json.MAPPER.readValue(json, new TypeReference<List<Board>>() {}))
                .orElse(List.of());
    }

    private static String digest(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            byte[] hash = digest.digest(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 12);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
