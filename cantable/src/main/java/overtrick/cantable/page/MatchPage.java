package overtrick.cantable.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.can.Hands;
import overtrick.can.match.Chairs;
import overtrick.cantable.MatchStory;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.PlayedKick;
import overtrick.cantable.PlayedMatch;
import overtrick.cantable.page.part.SheetPart;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.HouseStyle;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The record of a match as a club would sign it.
public record MatchPage(Speech speech, PlayedMatch match) {

    public SheetPart sheet() {
        return new SheetPart(speech, match.table().code(), match.ordinal(), match.story());
    }

    /// The rules in one line.
    public String style() {
        return HouseStyle.of(match.story().rules()).sentence(speech);
    }

    public List<Seat> seats() {
        return List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST);
    }

    /// The two of a side.
    public String players(Side side) {
        return names(seats().stream().filter(came -> side(came) == side).toList());
    }

    /// Who chose chairs, the first of them first.
    public String chose() {
        return names(match.story().chose());
    }

    private String names(List<Seat> came) {
        return came.stream().map(this::name).collect(Collectors.joining(", "));
    }

    /// Who came to a chair.
    public String name(Seat came) {
        return match.names().getOrDefault(came, "");
    }

    /// Who sat in a chair, with the chair: `Lan (South)`.
    public String player(Chairs chairs, Seat chair) {
        return speech.get("player", match.name(chairs, chair), speech.name(chair));
    }

    /// Who drew which card, and what for.
    public String told(MatchStory.Draw draw) {
        return speech.get(
                "record.draw." + draw.purpose().name(), name(draw.by()), speech.sign(draw.card()));
    }

    /// How a kick came out, with who took it and who kept.
    public String told(PlayedKick kick) {
        return speech.get(
                "kick.line",
                player(kick.chairs(), kick.result().taker()),
                player(kick.chairs(), kick.result().keeper()),
                DealWords.kick(kick.result(), speech));
    }

    /// Who sat where in the deals, a line for each time that chairs were changed.
    public List<String> sittings() {
        var deals = match.story().deals();
        var lines = new ArrayList<String>();
        int from = 0;
        for (int at = 1; at <= deals.size(); at++) {
            var chairs = deals.get(from).chairs();
            if (at == deals.size() || !deals.get(at).chairs().equals(chairs)) {
                lines.add(sitting(deals.get(from).number(), deals.get(at - 1).number(), chairs));
                from = at;
            }
        }
        return lines;
    }

    private String sitting(int first, int last, Chairs chairs) {
        var who =
                seats().stream()
                        .map(chair -> speech.name(chair) + " " + match.name(chairs, chair))
                        .collect(Collectors.joining(", "));
        return first == last
                ? speech.get("record.sat.one", first, who)
                : speech.get("record.sat", first, last, who);
    }

    /// The names of those of a side who have agreed to the result.
    public String signed(Side side) {
        return names(match.story().signed().stream().filter(seat -> side(seat) == side).toList());
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
