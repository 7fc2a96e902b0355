package overtrick.bridgetable.page;

import overtrick.house.table.Occupant;
import overtrick.house.table.TableView;

/// Whether the viewer is the only person at their table, so that help to them harms nobody: nobody
/// else plays the deals either.
public final class Alone {

    private Alone() {}

    public static boolean isAlone(TableView<?> table) {
        return table.terms().laidUnder().isEmpty()
                && table.seat()
                        .filter(own ->
                                table.chairs().entrySet().stream()
                                        .filter(taken -> taken.getKey() != own)
                                        .allMatch(taken ->
                                                taken.getValue().occupant()
                                                        instanceof Occupant.Robot))
                        .isPresent();
    }
}
