package overtrick.bridgetable.page;

import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.page.Words;

/// The event or the match of robots that a table belongs to: the way back to it, and the time that
/// is left.
///
/// @param event its code; empty at every other table
/// @param seated whether the viewer plays here
/// @param over whether the table has played its boards of the round
/// @param match where the score of the match is; empty at every other table
public record EventPart(
        Words words, String event, int round, boolean seated, boolean over, String match) {

    public static EventPart of(TablePage page) {
        if (!(page.table().terms() instanceof DuplicateTerms terms)) {
            return new EventPart(page.words(), "", 0, false, false, "");
        }
        String match = terms.match().map(_ -> "/matches/" + page.id().code()).orElse("");
        return terms.event()
                .map(place -> of(page, place))
                .orElseGet(() -> new EventPart(page.words(), "", 0, false, false, match));
    }

    private static EventPart of(TablePage page, BoardPlan.OfEvent place) {
        return new EventPart(
                page.words(),
                place.event(),
                place.round(),
                page.isSeated(),
                page.phase() == Phase.OVER && page.table().deals() >= place.boards().size(),
                "");
    }

    /// Whether the table belongs to something.
    public boolean isPart() {
        return !event.isEmpty() || !match.isEmpty();
    }

    public String path() {
        return "/events/" + event;
    }
}
