package overtrick.web.can;

import java.util.List;
import java.util.stream.Collectors;
import overtrick.can.Hands;
import overtrick.can.match.Chairs;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.can.PlayedDeal;
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

    /// The names of those of a side who have agreed to the result.
    public String signed(Side side) {
        return match.story().signed().stream()
                .filter(seat -> side(seat) == side)
                .map(this::name)
                .collect(Collectors.joining(", "));
    }

    /// The side of whoever came to a chair: drawn teams sit down anew.
    private Side side(Seat came) {
        return match.story().deals().stream()
                .map(PlayedDeal::chairs)
                .flatMap(chairs -> seats().stream().filter(chair -> chairs.came(chair) == came))
                .map(Seat::side)
                .findFirst()
                .orElse(came.side());
    }

    /// Whether both sides have.
    public boolean isSigned() {
        return !signed(Side.NORTH_SOUTH).isEmpty() && !signed(Side.EAST_WEST).isEmpty();
    }

    /// The two sides.
    public List<Side> sides() {
        return List.of(Side.values());
    }

    /// The hands of a kick, in words.
    public String hand(Seat seat, Hands hands) {
        return speech.hand(hands.of(seat));
    }
}
