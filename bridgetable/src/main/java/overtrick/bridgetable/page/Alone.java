package overtrick.bridgetable.page;

import overtrick.house.table.Occupant;
import overtrick.house.table.TableView;

/// Whether the viewer is the only person at his table: nobody else minds what he is told.
public final class Alone {

    private Alone() {}

    public static boolean isAlone(TableView<?> table) {
        return table.seat()
                .filter(own ->
                        table.chairs().entrySet().stream()
                                .filter(taken -> taken.getKey() != own)
                                .allMatch(taken ->
                                        taken.getValue().occupant() instanceof Occupant.Robot))
                .isPresent();
    }
}
