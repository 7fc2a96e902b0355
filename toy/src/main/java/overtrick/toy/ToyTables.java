package overtrick.toy;

import java.util.List;
import java.util.Map;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.TableView;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.table.GamePages;
import overtrick.page.table.Seating;

/// The page of a table: one region, one deed, one sentence aloud.
final class ToyTables extends GamePages<Card, Map<Seat, Card>, ToyPage> {

    ToyTables(GameTables<Card, Map<Seat, Card>> tables) {
        super(
                tables,
                "toy/page",
                List.of(new Region<>("toy/spades", SpadesPart::of)),
                Map.of("turn-up", visit -> Card.parse(visit.param("card"))));
    }

    @Override
    protected ToyPage page(TableId id, TableView<Map<Seat, Card>> view, Words words) {
        boolean asked = HighSpade.turn(view.game()).equals(view.seat()) && view.seat().isPresent();
        var mine = asked ? HighSpade.left(view.game()) : List.<Card>of();
        return new ToyPage(new Seating(id, view, words), view.game(), mine);
    }

    @Override
    protected String said(ToyPage now, ToyPage before) {
        return now.outcome().filter(_ -> before.outcome().isEmpty()).orElse("");
    }
}
