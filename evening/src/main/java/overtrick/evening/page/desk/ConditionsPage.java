package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;
import overtrick.scoring.regulation.Unequal;
import overtrick.tournament.session.Terms;

/// What the director may still choose of an event that has been announced.
///
/// @param rules for boards with few results; none where the scoring needs none
/// @param open whether a table sees how it did as soon as both sides agree
public record ConditionsPage(
        Words words, String path, Terms terms, List<Unequal> rules, boolean open) {

    public ConditionsPage {
        rules = List.copyOf(rules);
    }
}
