package overtrick.web.duplicate;

import java.util.Optional;
import overtrick.club.duplicate.BoardPlan;
import overtrick.club.duplicate.DuplicateTerms;
import overtrick.web.Words;

/// The event that a table belongs to: the way back to it, and the time that is left.
///
/// @param event its code; empty at every other table
/// @param seated whether the viewer plays here
/// @param over whether the table has played its boards of the round
public record EventPart(Words words, String event, int round, boolean seated, boolean over) {

    public static EventPart of(TablePage page) {
        var place =
                page.table().terms() instanceof DuplicateTerms terms
                        ? terms.event()
                        : Optional.<BoardPlan.OfEvent>empty();
        return place.map(at -> of(page, at))
                .orElseGet(() -> new EventPart(page.words(), "", 0, false, false));
    }

    private static EventPart of(TablePage page, BoardPlan.OfEvent place) {
        return new EventPart(
                page.words(),
                place.event(),
                place.round(),
                page.isSeated(),
                page.phase() == Phase.OVER && page.table().deals() >= place.boards().size());
    }

    public String path() {
        return "/events/" + event;
    }
}
