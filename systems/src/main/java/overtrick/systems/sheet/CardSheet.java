package overtrick.systems.sheet;

import java.util.List;
import java.util.Locale;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;

/// The card that lies on the table: in front what a pair plays when the opponents bid, and how it
/// leads; on the back its own openings, with responses and slam bidding.
///
/// @param summary what the opponents should know first
/// @param defence over what they bid
/// @param carding leads and signals
/// @param openings one row for each
/// @param slams questions for aces and key cards
public record CardSheet(
        String title,
        List<Box> summary,
        List<Box> defence,
        List<Box> carding,
        List<Opening> openings,
        List<Box> slams) {

    /// A heading with short lines below it.
    public record Box(String heading, List<String> lines) {
        public Box {
            lines = List.copyOf(lines);
        }
    }

    /// An opening bid.
    ///
    /// @param call as it is printed, such as `1♣`
    /// @param artificial whether it is alerted
    /// @param minimum the fewest cards in its suit; empty for notrump
    /// @param negative the highest overcall over which a double is negative; may be empty
    /// @param responses a line for each
    /// @param passed what is otherwise by a hand that has passed, a line for each
    public record Opening(
            String call,
            boolean artificial,
            String minimum,
            String negative,
            String shows,
            List<String> responses,
            List<String> passed) {
        public Opening {
            responses = List.copyOf(responses);
            passed = List.copyOf(passed);
        }
    }

    public CardSheet {
        summary = List.copyOf(summary);
        defence = List.copyOf(defence);
        carding = List.copyOf(carding);
        openings = List.copyOf(openings);
        slams = List.copyOf(slams);
    }

    /// Fills in the card of a system.
    ///
    /// @param card of the same system
    /// @param choices what its players have chosen, each a sentence
    public static CardSheet of(
            BiddingSystem system, ConventionCard card, List<String> choices, Locale language) {
        return new SheetWriter(system, card, language).sheet(choices);
    }
}
