package overtrick.cantable.page.part;

import java.util.List;
import java.util.Optional;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.play.CanTrick;
import overtrick.can.rules.CanRules;
import overtrick.can.view.PlayView;
import overtrick.cantable.page.words.HouseStyle;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.page.table.Manners;
import overtrick.page.table.Seating;

/// What may be done besides calling and playing.
///
/// @param last the last whole trick and its winner, unless it still lies in the middle
/// @param buried what the viewer has buried, to be looked at again once it is for good (can.md §9)
/// @param claims the results that may be claimed
/// @param rules of the house
public record DeedsPart(
        Speech speech,
        String code,
        Seat bottom,
        Optional<Last> last,
        Optional<CanSet> buried,
        List<MakeClaim> claims,
        CanRules rules,
        Manners manners) {

    /// A whole trick.
    public record Last(CanTrick trick, Seat winner) {}

    public static DeedsPart of(CanPage page) {
        return new DeedsPart(
                page.speech(),
                page.id().code(),
                page.seating().bottom(),
                page.lastTrick()
                        .map(trick -> new Last(trick, page.play().orElseThrow().winner(trick))),
                page.play().filter(DeedsPart::isLed).flatMap(PlayView::own),
                page.offers(MakeClaim.class),
                page.terms().rules(),
                page.seating().manners());
    }

    private static boolean isLed(PlayView play) {
        return !play.tricks().isEmpty() || !play.current().cards().isEmpty();
    }

    public String placeOf(Seat seat) {
        return Seating.place(bottom, seat);
    }

    /// By which preset the table plays, and whether it deviates.
    public String style() {
        return HouseStyle.of(rules).sentence(speech);
    }

    /// The points that may be claimed for the defenders.
    public List<Integer> points() {
        return claims.stream().map(MakeClaim::points).distinct().toList();
    }
}
