package overtrick.scoring.rank;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;
import overtrick.scoring.board.Mark;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;

/// A tournament with all its boards compared and the marks of every contestant added up.
///
/// Immutable. [#with] reckons the boards anew that have changed and, of the sums, only what those
/// boards were to those who played them; it shares the rest. Exact numbers make this the same, to
/// the last digit, as reckoning everything from the start.
public final class Scores {

    private final Results results;
    private final Regulations regulations;
    private final Map<String, Integer> expected;
    private final Map<BoardNumber, SortedMap<String, FieldBoard>> boards;
    private final Sums sums;

    /// What is known of the contestants.
    private record Sums(
            SortedSet<Contestant> contestants,
            Map<Contestant, Tally> tallies,
            MatchSheet matches) {}

    /// @param boards by the field in which they are compared, which is empty across all sections
    private Scores(
            Results results,
            Regulations regulations,
            Map<String, Integer> expected,
            Map<BoardNumber, SortedMap<String, FieldBoard>> boards,
            Sums sums) {
        this.results = results;
        this.regulations = regulations;
        this.expected = expected;
        this.boards = boards;
        this.sums = sums;
    }

    /// Scores results from scratch; [#changedTo] goes on from there when some of them change.
    public static Scores of(Results results, Regulations regulations) {
        var nothing =
                new Scores(
                        Results.of(List.of()),
                        regulations,
                        expected(results, regulations),
                        Map.of(),
                        new Sums(new TreeSet<>(), Map.of(), MatchSheet.EMPTY));
        return nothing.changedTo(results);
    }

    /// The scores after a slip was corrected.
    ///
    /// @param changed takes the place of the slip of the same board
    public Scores with(Traveller changed) {
        return with(results.with(changed));
    }

    /// The scores of another state of the same tournament. What is the same in both is not reckoned
    /// anew.
    public Scores with(Results after) {
        boolean sameTops = expected(after, regulations).equals(expected);
        return sameTops ? changedTo(after) : of(after, regulations);
    }

    /// @param after with as many scores expected for each board
    private Scores changedTo(Results after) {
        var before = new HashMap<BoardNumber, Traveller>();
        results.travellers().forEach(slip -> before.put(slip.board(), slip));
        var reckoning = new Reckoning(regulations, sums.tallies(), sums.matches());
        var newBoards = new LinkedHashMap<BoardNumber, SortedMap<String, FieldBoard>>();
        boolean sameContestants = after.names().keySet().equals(results.names().keySet());
        for (var slip : after.travellers()) {
            var old = before.remove(slip.board());
            if (slip.equals(old)) {
                newBoards.put(slip.board(), fields(slip.board()));
                continue;
            }
            fields(slip.board()).values().forEach(reckoning::remove);
            var compared = compared(slip, regulations, expected);
            compared.values().forEach(reckoning::add);
            newBoards.put(slip.board(), compared);
            sameContestants &= old != null && slip.contestants().equals(old.contestants());
        }
        before.keySet().forEach(gone -> fields(gone).values().forEach(reckoning::remove));
        sameContestants &= before.isEmpty();
        var contestants = sameContestants ? sums.contestants() : after.contestants();
        var newSums = new Sums(contestants, reckoning.tallies(), reckoning.matches());
        return new Scores(after, regulations, expected, newBoards, newSums);
    }

    private SortedMap<String, FieldBoard> fields(BoardNumber board) {
        return boards.getOrDefault(board, new TreeMap<>());
    }

    /// How many scores a board of each field should have: as many as the fullest has
    /// (tournaments.md §2.2).
    private static Map<String, Integer> expected(Results results, Regulations regulations) {
        var expected = new HashMap<String, Integer>();
        for (var traveller : results.travellers()) {
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

    private static SortedMap<String, FieldBoard> compared(
            Traveller traveller, Regulations regulations, Map<String, Integer> expected) {
        var boards = new TreeMap<String, FieldBoard>();
        byField(traveller, regulations)
                .forEach((field, rows) -> {
                    int scores = expected.getOrDefault(field, rows.size());
                    boards.put(
                            field,
                            FieldBoard.of(traveller.board(), rows, scores, regulations.scoring()));
                });
        return boards;
    }

    /// The results that were scored.
    public Results results() {
        return results;
    }

    /// The regulations by which they were scored.
    public Regulations regulations() {
        return regulations;
    }

    /// All boards of all fields, in the order of the slips.
    List<FieldBoard> boards() {
        return boards.values().stream().flatMap(fields -> fields.values().stream()).toList();
    }

    MatchSheet matches() {
        return sums.matches();
    }

    Tally tally(Contestant contestant) {
        return sums.tallies().getOrDefault(contestant, Tally.NONE);
    }

    /// What a match is worth to a contestant as it stands; empty when its boards are not turned
    /// into points, or none of them counts yet.
    ///
    /// @param round in which the contestant's marks stand
    public Optional<Fraction> match(Contestant contestant, RoundNumber round, Contestant opponent) {
        var match = new MatchSheet.Match(Optional.of(round), opponent);
        return Optional.ofNullable(sums.matches().of(contestant).get(match))
                .flatMap(MatchSheet.Played::value);
    }

    /// Everybody who is ranked.
    SortedSet<Contestant> contestants() {
        return sums.contestants();
    }

    /// What a side got on a board.
    ///
    /// @param row one of the board's slip
    public Mark mark(BoardNumber number, Row row, Side side) {
        return field(number, row)
                .filter(board -> board.rows().contains(row))
                .map(board -> board.marks().mark(board.rows().indexOf(row), side))
                .orElse(Mark.NONE);
    }

    /// The board among those with whom a row is compared.
    private Optional<FieldBoard> field(BoardNumber number, Row row) {
        boolean across = regulations.field() == Field.ACROSS;
        return Optional.ofNullable(fields(number).get(across ? "" : row.place().section()));
    }

    /// Whether boards are compared with a field by matchpoints (Law 78A).
    public boolean isByMatchpoints() {
        var boards = regulations.scoring().boards();
        return boards.unit() == Unit.MATCHPOINTS && !boards.isForTeams();
    }

    /// What a side would have got on a board in percent of the top, had its table come to other
    /// points and all others to what they did; empty where boards are not compared by matchpoints,
    /// or nobody else has a score on it.
    ///
    /// @param row one of the board's slip
    /// @param points for North–South
    public Optional<Fraction> percent(BoardNumber number, Row row, Side side, int points) {
        var scoring = regulations.scoring().boards();
        return field(number, row)
                .filter(_ -> isByMatchpoints())
                .flatMap(board -> board.mark(row, Outcome.scored(points), side, scoring))
                .map(mark -> mark.value().over(mark.weight()).times(Fraction.HUNDRED));
    }

    /// Why the tournament cannot be ranked as the regulations say; empty when it can.
    public Optional<Sentence> complaint() {
        var feasibility = new Feasibility(this);
        return results.individual() ? feasibility.unit() : feasibility.complaint();
    }

    /// The ranking as it stands: in an individual of the players, not of partnerships that last for
    /// a round.
    public Ranking ranking() {
        return results.individual()
                ? PlayersRanking.of(this).ranking()
                : new Ranker(this).ranking();
    }

    /// All else follows from the slips and the regulations.
    @Override
    public boolean equals(Object other) {
        return other instanceof Scores that
                && results.equals(that.results)
                && regulations.equals(that.regulations);
    }

    @Override
    public int hashCode() {
        return Objects.hash(results, regulations);
    }

    /// Why numbers are what they are.
    public Explanation explanation() {
        return new Explanation(this);
    }
}
