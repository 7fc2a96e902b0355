package overtrick.tournament.compare.rank;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.tournament.compare.Contestant;
import overtrick.tournament.compare.EventResults;
import overtrick.tournament.compare.Row;
import overtrick.tournament.compare.Traveller;
import overtrick.tournament.compare.board.Mark;
import overtrick.tournament.compare.regulation.Field;
import overtrick.tournament.compare.regulation.Regulations;

/// An event with all its boards compared and the marks of every contestant added up.
///
/// Immutable. [#with] reckons one board anew and, of the sums, only what that board was to those
/// who played it; it shares the rest. Exact numbers make this the same, to the last digit, as
/// reckoning everything from the start.
public final class EventScores {

    /// A board in a field.
    ///
    /// @param section empty when the field goes across all sections
    record Key(String section, BoardNumber board) {}

    private final EventResults event;
    private final Regulations regulations;
    private final Map<String, Integer> expected;
    private final Map<Key, FieldBoard> boards;
    private final Sums sums;

    /// What is known of the contestants.
    private record Sums(SortedSet<Contestant> contestants, Map<Contestant, Tally> tallies) {}

    private EventScores(
            EventResults event,
            Regulations regulations,
            Map<String, Integer> expected,
            Map<Key, FieldBoard> boards,
            Sums sums) {
        this.event = event;
        this.regulations = regulations;
        this.expected = expected;
        this.boards = boards;
        this.sums = sums;
    }

    public static EventScores of(EventResults event, Regulations regulations) {
        var expected = expected(event, regulations);
        var boards = new LinkedHashMap<Key, FieldBoard>();
        var tallies = new HashMap<Contestant, Tally>();
        for (var traveller : event.travellers()) {
            boards.putAll(compared(traveller, regulations, expected));
        }
        boards.values().forEach(board -> add(board, tallies, regulations));
        var sums = new Sums(event.contestants(), tallies);
        return new EventScores(event, regulations, expected, boards, sums);
    }

    /// The scores after a slip was corrected.
    ///
    /// @param changed takes the place of the slip of the same board
    public EventScores with(Traveller changed) {
        var after = event.with(changed);
        var newlyExpected = expected(after, regulations);
        if (!newlyExpected.equals(expected)) {
            return of(after, regulations); // every top changes
        }
        var newBoards = new LinkedHashMap<>(boards);
        var newTallies = new HashMap<>(sums.tallies());
        boards.forEach((key, board) -> {
            if (key.board().equals(changed.board())) {
                remove(board, newTallies, regulations);
                newBoards.remove(key);
            }
        });
        compared(changed, regulations, expected)
                .forEach((key, board) -> {
                    newBoards.put(key, board);
                    add(board, newTallies, regulations);
                });
        boolean same = sums.contestants().containsAll(changed.contestants());
        boolean nobodyGone = changed.contestants().containsAll(seated(changed.board()));
        var contestants = same && nobodyGone ? sums.contestants() : after.contestants();
        var newSums = new Sums(contestants, newTallies);
        return new EventScores(after, regulations, expected, newBoards, newSums);
    }

    private Set<Contestant> seated(BoardNumber number) {
        return event.travellers().stream()
                .filter(traveller -> traveller.board().equals(number))
                .map(Traveller::contestants)
                .findFirst()
                .orElse(Set.of());
    }

    /// How many scores a board of each field should have: as many as the fullest has
    /// (spec/tournaments.md §2.2).
    private static Map<String, Integer> expected(EventResults event, Regulations regulations) {
        var expected = new HashMap<String, Integer>();
        for (var traveller : event.travellers()) {
            byField(traveller, regulations)
                    .forEach((field, rows) -> {
                        int played = (int) rows.stream().filter(Row::isPlayed).count();
                        expected.merge(field, played, Math::max);
                    });
        }
        return expected;
    }

    private static Map<String, List<Row>> byField(Traveller traveller, Regulations regulations) {
        if (regulations.field() == Field.ACROSS) {
            return Map.of("", traveller.rows());
        }
        var fields = new TreeMap<String, List<Row>>();
        for (var row : traveller.rows()) {
            fields.computeIfAbsent(row.place().section(), _ -> new ArrayList<>()).add(row);
        }
        return fields;
    }

    private static Map<Key, FieldBoard> compared(
            Traveller traveller, Regulations regulations, Map<String, Integer> expected) {
        var boards = new LinkedHashMap<Key, FieldBoard>();
        var scoring = regulations.scoring().boards();
        byField(traveller, regulations)
                .forEach((field, rows) -> {
                    int scores = expected.getOrDefault(field, rows.size());
                    var board = FieldBoard.of(traveller.board(), rows, scores, scoring);
                    boards.put(new Key(field, traveller.board()), board);
                });
        return boards;
    }

    private static void add(
            FieldBoard board, Map<Contestant, Tally> tallies, Regulations regulations) {
        var scoring = regulations.scoring().boards();
        board.each((contestant, entry) -> {
            var tally = tallies.getOrDefault(contestant, Tally.NONE);
            var awarded = board.awarded(entry, scoring);
            var even = FieldBoard.even(entry.mark(), scoring);
            tallies.put(contestant, tally.with(entry.mark(), awarded, even));
        });
    }

    private static void remove(
            FieldBoard board, Map<Contestant, Tally> tallies, Regulations regulations) {
        var scoring = regulations.scoring().boards();
        board.each((contestant, entry) -> {
            var tally = tallies.getOrDefault(contestant, Tally.NONE);
            var awarded = board.awarded(entry, scoring);
            var even = FieldBoard.even(entry.mark(), scoring);
            tallies.put(contestant, tally.without(entry.mark(), awarded, even));
        });
    }

    public EventResults event() {
        return event;
    }

    public Regulations regulations() {
        return regulations;
    }

    /// All boards of all fields, in the order of the slips.
    List<FieldBoard> boards() {
        return List.copyOf(boards.values());
    }

    Tally tally(Contestant contestant) {
        return sums.tallies().getOrDefault(contestant, Tally.NONE);
    }

    /// Everybody who is ranked.
    SortedSet<Contestant> contestants() {
        return sums.contestants();
    }

    /// What a side got on a board.
    ///
    /// @param row one of the board's slip
    public Mark mark(BoardNumber number, Row row, Side side) {
        boolean across = regulations.field() == Field.ACROSS;
        var board = boards.get(new Key(across ? "" : row.place().section(), number));
        int at = board == null ? -1 : board.rows().indexOf(row);
        return board == null || at < 0 ? Mark.NONE : board.marks().mark(at, side);
    }

    /// Why the event cannot be ranked as the regulations say; empty when it can.
    public Optional<String> complaint() {
        return new Feasibility(this).complaint();
    }

    /// The ranking as it stands.
    public Ranking ranking() {
        return new Ranker(this).ranking();
    }

    /// Why numbers are what they are.
    public Explanation explanation() {
        return new Explanation(this);
    }
}
