package overtrick.web.can;

import java.util.List;
import overtrick.can.Hands;
import overtrick.can.match.Chairs;
import overtrick.cards.Seat;
import overtrick.club.can.PlayedMatch;
import overtrick.web.can.part.SheetPart;
import overtrick.web.can.words.Speech;

/// The record of a match as a club would sign it.
public record MatchPage(Speech speech, PlayedMatch match) {

    public SheetPart sheet() {
        return new SheetPart(speech, match.table().code(), match.ordinal(), match.story());
    }

    public List<Seat> seats() {
        return List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST);
    }

    /// Who came to a chair.
    public String name(Seat came) {
        return match.names().getOrDefault(came, "");
    }

    /// Who sat in a chair, with the chair: `Lan (South)`.
    public String player(Chairs chairs, Seat chair) {
        return speech.get("player", match.name(chairs, chair), speech.name(chair));
    }

    /// The hands of a kick, in words.
    public String hand(Seat seat, Hands hands) {
        return speech.hand(hands.of(seat));
    }
}
