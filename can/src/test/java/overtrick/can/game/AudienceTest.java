package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardBuried;
import overtrick.can.act.CanEvent.CardDrawn;
import overtrick.can.act.CanEvent.CardPlayed;
import overtrick.can.act.CanEvent.CardShown;
import overtrick.can.act.CanEvent.CardTakenUp;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.KittyTaken;
import overtrick.can.act.CanEvent.PackBrought;
import overtrick.can.act.CanEvent.RedealAnswered;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.act.CanEvent.TributePaid;
import overtrick.can.act.CanEvent.TributeReturned;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Showing;
import overtrick.cards.Seat;
import overtrick.testkit.Seeds;

/// Who may know what an event carries, so that a replay hides what was hidden at the table (can.md
/// §12).
class AudienceTest {

    private static final CanCard CARD = CanCard.Joker.SMALL;
    private static final CanSet CARDS = CanSet.of(CARD);
    private static final Debt SOUTH_TO_EAST = new Debt(Seat.SOUTH, 1, 3);

    private static void isFor(CanEvent event, Seat... seats) {
        assertThat(event.audience()).contains(Set.of(seats));
    }

    @Test
    void secrets() {
        isFor(new PackBrought(Pack.shuffled(Seeds.chance(1))));
        isFor(new RedealAnswered(Seat.WEST, true), Seat.WEST);
        isFor(new TributePaid(SOUTH_TO_EAST, CARDS), Seat.SOUTH, Seat.EAST);
        isFor(new TributeReturned(SOUTH_TO_EAST, CARDS), Seat.SOUTH, Seat.EAST);
        isFor(new KittyTaken(Seat.SOUTH, List.of(CARD)), Seat.SOUTH);
        isFor(new CardBuried(Seat.SOUTH, CARD), Seat.SOUTH);
        isFor(new CardTakenUp(Seat.SOUTH, CARD), Seat.SOUTH);
        isFor(new CardShown(Seat.SOUTH, CARD, Showing.RECIPIENT), Seat.SOUTH, Seat.EAST);
    }

    @Test
    void whatEverybodySees() {
        assertThat(
                        List.of(
                                new CardDrawn(Seat.SOUTH, CARD),
                                new CardsDealt(Seat.SOUTH, DealWay.ALTERNATING),
                                new RedealGranted(Seat.SOUTH, List.of()),
                                new CardShown(Seat.SOUTH, CARD, Showing.EVERYBODY),
                                new CardPlayed(Seat.SOUTH, CARD)))
                .allMatch(event -> event.audience().isEmpty());
    }
}
