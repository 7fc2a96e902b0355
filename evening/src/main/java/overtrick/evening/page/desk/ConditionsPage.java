package overtrick.evening.page.desk;

import java.util.List;
import java.util.Optional;
import overtrick.house.table.Delay;
import overtrick.page.Words;
import overtrick.scoring.regulation.Unequal;
import overtrick.tournament.session.Terms;

/// What the director may still choose of an event that has been announced.
///
/// @param rules for boards with few results; none where the scoring needs none
/// @param open whether a table sees how it did as soon as both sides agree
/// @param delay how much later others see what is played; empty where nobody looks on
public record ConditionsPage(
        Words words,
        String path,
        Terms terms,
        List<Unequal> rules,
        boolean open,
        Optional<Delay> delay) {

    public ConditionsPage {
        rules = List.copyOf(rules);
    }

    /// What may be chosen for those who look on.
    public List<Delay> delays() {
        return List.of(Delay.values());
    }
}
