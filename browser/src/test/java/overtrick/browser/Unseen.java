package overtrick.browser;

import com.microsoft.playwright.options.FormData;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.sitting.SittingView;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.social.Tally;

/// Deals among friends that nobody looks at: a robot plays for whoever sits out, and they read
/// something else meanwhile, for what need not be drawn is soon over.
final class Unseen {

    /// More than any game has had here.
    static final int MOST_DEALS = 60;

    private Unseen() {}

    /// Goes on from deal to deal until the game is over, and comes back to the table.
    static void playToTheEnd(House house, Visitor visitor) {
        var table = visitor.table();
        String page = visitor.page().url();
        visitor.open("/social");
        for (int deal = 0; deal < MOST_DEALS && goesOn(house, table); deal++) {
            visitor.send("/tables/%s/next".formatted(table.code()), FormData.create());
        }
        visitor.page().navigate(page);
        visitor.at("#verdict .go").waitFor();
    }

    /// Waits for the end of the deal; whether there is to be another one.
    private static boolean goesOn(House house, TableId table) {
        Patience.await(
                "the end of the deal",
                () -> look(house, table).board().filter(BoardView::isOver).isPresent());
        return !look(house, table).score().now().isOver();
    }

    private static SittingView<Tally> look(House house, TableId table) {
        return house.club().social().tables().look(table, Member.House.HOUSE).orElseThrow().game();
    }
}
