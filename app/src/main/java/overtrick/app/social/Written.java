package overtrick.app.social;

import java.util.Optional;
import overtrick.bridge.sheet.Sheet;
import overtrick.cards.Side;
import overtrick.club.social.Standing;

/// What stands on paper, without the bonuses of a rubber that might stop here.
final class Written {

    private Written() {}

    /// The sheet with a line across it; empty where deals stand one by one.
    static Optional<Sheet<Side>> sheet(Standing standing) {
        return switch (standing) {
            case Standing.Rubber rubber -> Optional.of(rubber.score().sheet());
            case Standing.Chicago chicago -> Optional.of(chicago.score().sheet());
            case Standing.Party _ -> Optional.empty();
        };
    }

    static int total(Standing standing, Side side) {
        return sheet(standing).map(sheet -> sheet.total(side)).orElse(standing.total(side));
    }

    /// The deal that was written last, from 1.
    static int deal(Standing standing) {
        return switch (standing) {
            case Standing.Rubber rubber -> rubber.score().deals();
            case Standing.Chicago chicago -> chicago.score().deals();
            case Standing.Party party -> party.score().deals().size();
        };
    }
}
