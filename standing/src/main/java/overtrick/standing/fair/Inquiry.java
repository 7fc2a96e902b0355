package overtrick.standing.fair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.record.BoardRecord;
import overtrick.house.record.Records;
import overtrick.house.record.Records.Played;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.scoring.evidence.Defended;
import overtrick.scoring.evidence.Evidence;
import overtrick.solver.Solver;

/// What the records say of people: their tempo, and their defence beside that of others who held
/// the same cards. Nothing here is an accusation: each number comes with what chance may have done.
public final class Inquiry {

    /// Boards of somebody that are looked at, the latest.
    public static final int BOARDS = 150;

    /// Memory of the solver that works costs out.
    private static final int MEGABYTES = 32;

    private static final String KEEP =
            "INSERT INTO defence_cost (code, ordinal, costs) VALUES (?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";
    private static final String KEPT =
            "SELECT costs FROM defence_cost WHERE code = ? AND ordinal = ?";

    private final Store store;
    private final Records records;

    public Inquiry(Store store, Records records) {
        this.store = store;
        this.records = records;
    }

    /// How long somebody took for calls and for cards, on their last boards.
    public record Pace(Optional<Tempo> calls, Optional<Tempo> cards) {}

    /// @param most boards at most
    public Pace pace(PersonId person, int most) {
        var calls = new ArrayList<Long>();
        var cards = new ArrayList<Long>();
        var tables = new HashMap<String, List<BoardRecord>>();
        for (var played : records.playedBy(person, most)) {
            var seats = seats(person, played);
            tables.computeIfAbsent(played.table().code(), _ -> records.of(played.table())).stream()
                    .filter(board -> board.ordinal() == played.ordinal())
                    .flatMap(board -> board.moves().stream())
                    .filter(move -> seats.contains(move.by()))
                    .forEach(move -> (move.call() ? calls : cards).add(move.waited()));
        }
        return new Pace(tempo(calls), tempo(cards));
    }

    private List<Seat> seats(PersonId person, Played board) {
        return records.people(board.table(), board.ordinal()).entrySet().stream()
                .filter(one -> one.getValue().equals(person))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static Optional<Tempo> tempo(List<Long> waits) {
        return waits.isEmpty() ? Optional.empty() : Optional.of(Tempo.of(waits));
    }

    /// What is known of somebody's defence.
    ///
    /// @param evidence empty with too few boards
    /// @param boards on which they defended and that others have played
    /// @param missing how many boards have still to be worked out
    public record Defence(Optional<Evidence> evidence, int boards, int missing) {}

    /// From what has been worked out so far.
    public Defence defence(PersonId person) {
        var choices = new ArrayList<Defended>();
        int missing = 0;
        for (var played : records.playedBy(person, BOARDS)) {
            var all = records.together(played);
            if (all.size() < 3) {
                continue; // one other table says too little of what is to be expected
            }
            var costs = new LinkedHashMap<Played, Map<Seat, Integer>>();
            all.forEach(one -> kept(one).ifPresent(known -> costs.put(one, known)));
            if (costs.size() < all.size()) {
                missing++;
            } else {
                choice(person, played, costs).ifPresent(choices::add);
            }
        }
        return new Defence(Evidence.of(choices), choices.size(), missing);
    }

    /// What they gave away themselves, beside what a defender at another table gave away.
    private Optional<Defended> choice(
            PersonId person, Played own, Map<Played, Map<Seat, Integer>> costs) {
        var mine = costs.getOrDefault(own, Map.of());
        var seats = seats(person, own).stream().filter(mine::containsKey).toList();
        var others =
                costs.entrySet().stream()
                        .filter(one -> !one.getKey().equals(own))
                        .flatMap(one -> one.getValue().values().stream())
                        .mapToInt(Integer::intValue)
                        .average();
        return seats.isEmpty() || others.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Defended(
                                own.table().code() + "/" + own.ordinal(),
                                mine.getOrDefault(seats.getFirst(), 0),
                                others.getAsDouble()));
    }

    private Optional<Map<Seat, Integer>> kept(Played board) {
        return store.row(
                KEPT,
                row -> {
                    var costs = new HashMap<Seat, Integer>();
                    for (String part : row.getString(1).split(" ")) {
                        if (!part.isEmpty()) {
                            costs.put(
                                    Seat.parse(part.substring(0, 1)),
                                    Integer.parseInt(part.substring(1)));
                        }
                    }
                    return Map.copyOf(costs);
                },
                board.table().code(),
                board.ordinal());
    }

    /// Works out what is missing; takes long.
    ///
    /// @param stopped whether to go on no longer
    public void workOut(PersonId person, java.util.function.BooleanSupplier stopped) {
        var solver = new Solver(MEGABYTES);
        for (var played : records.playedBy(person, BOARDS)) {
            var all = records.together(played);
            for (var one : all.size() < 3 ? List.<Played>of() : all) {
                if (stopped.getAsBoolean()) {
                    return;
                }
                if (kept(one).isEmpty()) {
                    var text = new ArrayList<String>();
                    records.defended(one, solver)
                            .forEach((seat, cost) -> text.add(seat.letter() + "" + cost));
                    store.change(KEEP, one.table().code(), one.ordinal(), String.join(" ", text));
                }
            }
        }
    }
}
