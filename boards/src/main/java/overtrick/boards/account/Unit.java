package overtrick.boards.account;

import java.util.ArrayList;
import java.util.List;

/// One trick that a card, or a claim, moved at a table.
///
/// @param place of the card in the play; for a claim the place after the last card
/// @param change for declarer's side: 1 or −1
record Unit(Table table, int place, int change) {

    /// All tricks that were moved at a table after its first cards, in order.
    static List<Unit> of(Table table, Course course, int from) {
        var units = new ArrayList<Unit>();
        for (int place = from; place < course.steps().size(); place++) {
            var step = course.steps().get(place);
            add(units, table, place, step.after() - step.before());
        }
        add(units, table, course.steps().size(), course.claimed());
        return units;
    }

    private static void add(List<Unit> units, Table table, int place, int change) {
        for (int times = 0; times < Math.abs(change); times++) {
            units.add(new Unit(table, place, Integer.signum(change)));
        }
    }

    /// Whether the same card, or the same claim, moved both.
    boolean isOfOneMove(Unit other) {
        return table == other.table && place == other.place;
    }

    static int sum(List<Unit> units) {
        return units.stream().mapToInt(Unit::change).sum();
    }
}
