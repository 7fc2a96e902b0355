package overtrick.bridge.rubber;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Sheet;
import overtrick.bridge.sitting.NextDeal;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// How a rubber stands.
///
/// @param deals finished, those passed out among them
/// @param dealer of the next deal
public record RubberScore(Sheet<Side> sheet, int deals, Seat dealer) {

    /// Games that win the rubber.
    static final int GAMES = 2;

    /// Nothing is written yet.
    ///
    /// @param game points below the line that make one
    public static RubberScore start(int game, Seat first) {
        return new RubberScore(Sheet.of(List.of(Side.values()), game), 0, first);
    }

    /// The rubber after one more deal, with its sheet by then.
    public RubberScore dealt(Sheet<Side> grown) {
        return new RubberScore(grown, deals + 1, dealer.left());
    }

    /// The deal that comes; empty when the rubber is over.
    public Optional<NextDeal> next(Vulnerability vulnerability) {
        return isOver() ? Optional.empty() : Optional.of(new NextDeal(dealer, vulnerability));
    }

    /// Who has won two games; empty while the rubber goes on.
    public Optional<Side> winner() {
        return sheet.columns().stream().filter(side -> sheet.games(side) == GAMES).findFirst();
    }

    /// Whether a side has won two games.
    public boolean isOver() {
        return winner().isPresent();
    }

    /// The same with one more figure on the sheet.
    public RubberScore with(Entry<Side> entry) {
        return new RubberScore(sheet.with(entry), deals, dealer);
    }

    /// A side with a game is vulnerable.
    public Vulnerability vulnerability() {
        return Vulnerability.of(sheet.games(Side.NORTH_SOUTH) > 0, sheet.games(Side.EAST_WEST) > 0);
    }
}
