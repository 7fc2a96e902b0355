package overtrick.bridgetable.page;

import java.util.Map;
import java.util.Optional;
import overtrick.page.api.About;
import overtrick.page.table.GamePages.Ask;

/// What programs say with what is done at a board.
final class BoardAsks {

    /// Not private: Error Prone does not see that annotations read it.
    static final String SEEN =
            "The number of the table as you know it: what was decided on older knowledge is refused.";

    private BoardAsks() {}

    @About("A call.")
    record CallAsked(
            @About(value = "P, X, XX or a bid.", example = "1C") String call,
            @About("What it shows, in your own words, for the opponents.") Optional<String> said,
            @About(value = SEEN, example = "17") Optional<Long> seen) {}

    @About("A card, from your hand or from dummy.")
    record CardAsked(
            @About(value = "Suit and rank.", example = "SA") String card,
            @About(value = SEEN, example = "17") Optional<Long> seen) {}

    @About("A claim, or a concession where no trick is claimed.")
    record ClaimAsked(
            @About(value = "Of those that are left, for your side.", example = "3") int tricks,
            @About("How they are to be won.") Optional<String> line,
            @About(value = SEEN, example = "17") Optional<Long> seen) {}

    @About("An answer.")
    record AnswerAsked(
            @About(value = "Whether you agree.", example = "true") boolean agree,
            @About(value = SEEN, example = "17") Optional<Long> seen) {}

    @About("Nothing besides which table was seen.")
    record SeenAsked(@About(value = SEEN, example = "17") Optional<Long> seen) {}

    /// By the last part of the address.
    static Map<String, Ask> all() {
        return Map.of(
                "draw", new Ask(SeenAsked.class, "Draws a card for partners and seats."),
                "call", new Ask(CallAsked.class, "Makes a call."),
                "card", new Ask(CardAsked.class, "Plays a card."),
                "claim", new Ask(ClaimAsked.class, "Claims tricks, or concedes them."),
                "claim-answer", new Ask(AnswerAsked.class, "Answers a claim."),
                "undo", new Ask(SeenAsked.class, "Asks to take back what was done last."),
                "undo-answer", new Ask(AnswerAsked.class, "Answers who wants to take back."),
                "undo-withdraw", new Ask(SeenAsked.class, "No longer asks to take back."));
    }
}
