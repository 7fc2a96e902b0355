package overtrick.web.evening.start;

import java.util.List;
import overtrick.web.Words;

/// Movements to choose from, the first one chosen.
///
/// @param pairs 0 when it is not known how many come
/// @param boards that each is to play
public record OffersPart(Words words, int pairs, int boards, List<Offer> offers) {

    public OffersPart {
        offers = List.copyOf(offers);
    }
}
