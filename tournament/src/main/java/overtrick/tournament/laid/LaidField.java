package overtrick.tournament.laid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.board.BoardMarks;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.Mark;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.reckoning.Fraction;

/// Everybody who has played the same deals, beside each other: each score against those of all
/// other tables, in matchpoints and in IMPs, as a board of an event is compared.
public final class LaidField {

    private static final BoardScoring IMPS = new CrossImps(CrossImps.Report.MEAN_OF_COMPARISONS);

    private final List<Deal> deals = new ArrayList<>();

    /// What one deal came to.
    ///
    /// @param rows of the tables that have played it, by their codes
    private record Deal(Map<String, Integer> rows, BoardMarks matchpoints, BoardMarks imps) {

        private int row(String table) {
            return Objects.requireNonNull(rows.get(table), table);
        }
    }

    /// @param tables by their codes, what each deal gave North and South there, in order; a table
    ///   that still plays has fewer
    public LaidField(Map<String, List<Integer>> tables) {
        int most = tables.values().stream().mapToInt(List::size).max().orElse(0);
        for (int deal = 0; deal < most; deal++) {
            deals.add(deal(tables, deal));
        }
    }

    private static Deal deal(Map<String, List<Integer>> tables, int deal) {
        var numbers = new HashMap<String, Integer>();
        var rows = new ArrayList<Row>();
        tables.forEach((table, scores) -> {
            if (scores.size() > deal) {
                numbers.put(table, rows.size());
                rows.add(row(rows.size() + 1, scores.get(deal)));
            }
        });
        return new Deal(
                numbers,
                Matchpoints.STANDARD.marks(rows, rows.size()),
                IMPS.marks(rows, rows.size()));
    }

    private static Row row(int number, int score) {
        return Row.of(
                TablePlace.UNKNOWN,
                new Contestant("NS" + number),
                new Contestant("EW" + number),
                Outcome.scored(score));
    }

    /// How much of what could be won on a deal a side has won, from 0 to 100; 50 where nobody else
    /// has played it.
    ///
    /// @param deal from 0
    public Fraction percent(String table, int deal, Side side) {
        var played = deals.get(deal);
        Mark mark = played.matchpoints().mark(played.row(table), side);
        return mark.value().times(100).over(mark.weight());
    }

    /// What a deal has won in IMPs (Law 78B) against each other table, on average.
    ///
    /// @param deal from 0
    public Fraction imps(String table, int deal, Side side) {
        var played = deals.get(deal);
        return played.imps().mark(played.row(table), side).value();
    }
}
