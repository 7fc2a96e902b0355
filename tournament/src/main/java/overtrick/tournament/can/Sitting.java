package overtrick.tournament.can;

import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.movement.RoundNumber;
import overtrick.movement.TableNumber;
import overtrick.scoring.Contestant;
import overtrick.scoring.TablePlace;

/// Which deal is played at a table, and by whom.
///
/// @param turned how many chairs to the right the deal is turned there
/// @param northSouth who sits in the chairs North and South, whatever cards they hold
public record Sitting(
        RoundNumber round,
        TableNumber table,
        int deal,
        int turned,
        Contestant northSouth,
        Contestant eastWest) {

    public Sitting {
        if (deal < 1 || turned < 0 || turned > 3) {
            throw new IllegalArgumentException(
                    "deal is below 1 or turned by other than 0 to 3: %d, %d"
                            .formatted(deal, turned));
        }
        if (northSouth.equals(eastWest)) {
            throw new IllegalArgumentException(northSouth + " would play against itself");
        }
    }

    public TablePlace place() {
        return TablePlace.of("", round, table);
    }

    public Contestant at(Side chairs) {
        return chairs == Side.NORTH_SOUTH ? northSouth : eastWest;
    }

    /// Who holds the cards that this side held in the deal as it was made.
    public Contestant holder(Side cards) {
        return at(chair(cards.seats().getFirst()).side());
    }

    /// Before which chair the cards lie that this seat held in the deal as it was made.
    public Seat chair(Seat made) {
        return made.plus(-turned);
    }
}
