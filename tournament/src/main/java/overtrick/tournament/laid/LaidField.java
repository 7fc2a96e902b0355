package overtrick.tournament.laid;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import overtrick.cards.Side;
import overtrick.scoring.board.ImpTable;
import overtrick.scoring.reckoning.Fraction;

/// Everybody who has played the same deals, beside each other: each score against those of all
/// other tables, two points for a better one and one for the same.
///
/// @param tables by their codes, what each deal gave North and South there, in order; a table that
///   still plays has fewer
public record LaidField(Map<String, List<Integer>> tables) {

    public LaidField {
        var all = new LinkedHashMap<String, List<Integer>>();
        tables.forEach((code, scores) -> all.put(code, List.copyOf(scores)));
        tables = all;
    }

    /// What a deal gave at the other tables that have played it.
    ///
    /// @param deal from 0
    private List<Integer> others(String table, int deal) {
        var others = new ArrayList<Integer>();
        tables.forEach((code, scores) -> {
            if (!code.equals(table) && scores.size() > deal) {
                others.add(scores.get(deal));
            }
        });
        return others;
    }

    private List<Integer> scores(String table) {
        return Objects.requireNonNull(tables.get(table), table);
    }

    /// How much of what could be won on a deal a side has won, from 0 to 100; 50 where nobody else
    /// has played it.
    ///
    /// @param deal from 0
    public Fraction percent(String table, int deal, Side side) {
        int own = scores(table).get(deal);
        var others = others(table, deal);
        int points = 0;
        for (int other : others) {
            int lead = Integer.compare(own, other);
            points += 1 + (side == Side.NORTH_SOUTH ? lead : -lead);
        }
        return others.isEmpty() ? Fraction.of(50) : Fraction.of(100L * points, 2L * others.size());
    }

    /// What a deal has won in IMPs (Law 78B) against each other table, on average.
    ///
    /// @param deal from 0
    public Fraction imps(String table, int deal, Side side) {
        int own = scores(table).get(deal);
        var others = others(table, deal);
        int imps = 0;
        for (int other : others) {
            imps += ImpTable.imps(own - other);
        }
        int won = side == Side.NORTH_SOUTH ? imps : -imps;
        return others.isEmpty() ? Fraction.ZERO : Fraction.of(won, others.size());
    }
}
