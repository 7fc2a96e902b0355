package overtrick.bridgetable.page;

import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.page.Words;

/// The event, the match of robots or the class that a table belongs to: the way back to it, and the
/// time that is left or what the teacher says.
///
/// @param event its code; empty at every other table
/// @param table its number in the event; 0 at every other table
/// @param seated whether the viewer plays here
/// @param over whether the table has played its boards of the round
/// @param match where the score of the match is; empty at every other table
/// @param lesson where the class says how it stands; empty at every other table
/// @param laid where deals that are laid for everybody are compared; empty at every other table
/// @param number of the last event of the table that the part knows, at the table of a class
public record EventPart(
        Words words,
        String event,
        int round,
        int table,
        boolean seated,
        boolean over,
        String match,
        String lesson,
        String laid,
        long number) {

    private static EventPart none(Words words) {
        return new EventPart(words, "", 0, 0, false, false, "", "", "", 0);
    }

    public static EventPart of(TablePage page) {
        if (!(page.table().terms() instanceof DuplicateTerms terms)) {
            return none(page.words());
        }
        if (terms.ofClass().isPresent()) {
            String lesson =
                    "/class/%s/bar?table=%s"
                            .formatted(terms.ofClass().get().code(), page.id().code());
            // a new board or a pause asks for the bar at once, a call or a card does not
            long number = page.table().deals() * 2L + (page.isStill() ? 1 : 0);
            return new EventPart(
                    page.words(), "", 0, 0, page.isSeated(), false, "", lesson, "", number);
        }
        if (terms.laidUnder().isPresent()) {
            return laid(page.words(), terms.laidUnder().get());
        }
        String match = terms.match().map(_ -> "/matches/" + page.id().code()).orElse("");
        return terms.event()
                .map(place -> of(page, place))
                .orElseGet(() ->
                        new EventPart(page.words(), "", 0, 0, false, false, match, "", "", 0));
    }

    /// At a table with deals that are laid for everybody alike.
    public static EventPart laid(Words words, String code) {
        return new EventPart(words, "", 0, 0, false, false, "", "", "/today/" + code, 0);
    }

    private static EventPart of(TablePage page, BoardPlan.OfEvent place) {
        return new EventPart(
                page.words(),
                place.event(),
                place.round(),
                place.table(),
                page.isSeated(),
                page.phase() == Phase.OVER && page.table().deals() >= place.boards().size(),
                "",
                "",
                "",
                0);
    }

    /// Whether the table belongs to something.
    public boolean isPart() {
        return !event.isEmpty() || !match.isEmpty() || !lesson.isEmpty() || !laid.isEmpty();
    }

    /// The key of what it is called.
    public String title() {
        if (!laid.isEmpty()) {
            return "laid.of.table";
        }
        return lesson.isEmpty()
                ? match.isEmpty() ? "ev.of.table" : "match.of.table"
                : "class.of.table";
    }

    public String path() {
        return "/events/" + event;
    }

    /// Where the time of the round is told and, to those who look on, the way to the other table.
    public String time() {
        return path() + "/time?round=" + round + (seated ? "" : "&table=" + table);
    }
}
