package overtrick.bridgetable.page;

import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.BridgeTerms;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableView;

/// Whether the viewer is the only person at their table, so that help to them harms nobody: nobody
/// else plays the deals either.
public final class Alone {

    private Alone() {}

    public static boolean isAlone(TableView<?> table) {
        return !isLaid(table)
                && table.seat()
                        .filter(own ->
                                table.chairs().entrySet().stream()
                                        .filter(taken -> taken.getKey() != own)
                                        .allMatch(taken ->
                                                taken.getValue().occupant()
                                                        instanceof Occupant.Robot))
                        .isPresent();
    }

    private static boolean isLaid(TableView<?> table) {
        return table.terms() instanceof BridgeTerms terms && terms.plan() instanceof BoardPlan.Laid;
    }
}
