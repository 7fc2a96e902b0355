package overtrick.evening.page.start;

import java.util.List;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.page.Words;

/// Movements to choose from, the first one chosen.
///
/// @param entries 0 when it is not known how many come
/// @param trouble why so many cannot play it; empty when they can, or it is not known
public record OffersPart(
        Words words, TournamentPlan plan, int entries, List<Offer> offers, String trouble) {

    public OffersPart {
        offers = List.copyOf(offers);
    }
}
