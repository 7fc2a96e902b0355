package overtrick.bridge.ancestors;

import java.util.Optional;
import overtrick.bridge.sheet.Sheet;
import overtrick.cards.Seat;

/// How a rubber of three stands.
///
/// @param deals finished, those passed out among them
/// @param dealer of the next deal
public record CutThroatScore(Sheet<Seat> sheet, int deals, Seat dealer) {

    /// Games that win the rubber.
    static final int GAMES = 2;

    /// The player who has won the games that end the rubber; empty while nobody has.
    public Optional<Seat> winner() {
        return sheet.columns().stream().filter(seat -> sheet.games(seat) == GAMES).findFirst();
    }

    /// Whether the player has a game.
    public boolean isVulnerable(Seat player) {
        return sheet.games(player) > 0;
    }
}
