package overtrick.scoring.rating;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import overtrick.scoring.rating.ComparedBoard.Table;

/// Boards as they are reckoned with: the last word on each, in an order that does not depend on the
/// log, so that sums come out the same to the last bit.
final class Boards {

    private static final Comparator<ComparedBoard> ORDER =
            Comparator.comparingLong(ComparedBoard::day).thenComparing(ComparedBoard::id);

    private static final Comparator<Table> SEATS =
            Comparator.comparing(Table::northSouth)
                    .thenComparing(Table::eastWest)
                    .thenComparingDouble(Table::value);

    private Boards() {}

    /// Of several with one id the last counts, and none without a comparison or after the day.
    static List<ComparedBoard> tidy(List<ComparedBoard> log, long asOf) {
        var last = new HashMap<String, ComparedBoard>(2 * log.size());
        for (var board : log) {
            last.put(board.id(), board);
        }
        return last.values().stream()
                .filter(board -> board.isCompared() && board.day() <= asOf)
                .sorted(ORDER)
                .map(Boards::inOrder)
                .toList();
    }

    private static ComparedBoard inOrder(ComparedBoard board) {
        var tables = board.tables().stream().sorted(SEATS).toList();
        return new ComparedBoard(board.id(), board.day(), board.comparison(), tables);
    }

    /// The boards of each circle: within one all are linked by boards, directly or through others.
    static Collection<List<ComparedBoard>> circles(List<ComparedBoard> boards) {
        var numbers = new HashMap<Player, Integer>();
        var links = new Links();
        for (var board : boards) {
            int one = number(board.tables().getFirst().northSouth().first(), numbers, links);
            for (var table : board.tables()) {
                for (var pair : List.of(table.northSouth(), table.eastWest())) {
                    links.join(one, number(pair.first(), numbers, links));
                    links.join(one, number(pair.second(), numbers, links));
                }
            }
        }
        var circles = new LinkedHashMap<Integer, List<ComparedBoard>>();
        for (var board : boards) {
            var one = board.tables().getFirst().northSouth().first();
            circles.computeIfAbsent(links.root(number(one, numbers, links)), _ -> new ArrayList<>())
                    .add(board);
        }
        return circles.values();
    }

    private static int number(Player player, Map<Player, Integer> numbers, Links links) {
        return numbers.computeIfAbsent(player, _ -> links.add());
    }

    /// Who is linked with whom.
    private static final class Links {

        private final List<Integer> parents = new ArrayList<>();

        int add() {
            parents.add(parents.size());
            return parents.size() - 1;
        }

        int root(int of) {
            int at = of;
            while (parents.get(at) != at) {
                parents.set(at, parents.get(parents.get(at)));
                at = parents.get(at);
            }
            return at;
        }

        void join(int one, int other) {
            parents.set(root(other), root(one));
        }
    }
}
